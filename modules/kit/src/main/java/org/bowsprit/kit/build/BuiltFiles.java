package org.bowsprit.kit.build;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.game.SymbolHeading;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GamePackage;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.GameDigest;
import org.bowsprit.vm.symbol.SymbolText;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The files of a built game: the index file and the data file as they are shipped, and the symbol
 * file if the names in the sources are known.
 *
 * @param name the file name before the dot
 * @param index the contents of {@code NAME.000}
 * @param data the contents of {@code NAME.001}
 * @param symbols the names in the sources, for {@code NAME.symbols}
 * @param goals the condition for winning the game, for {@code NAME.goals}
 */
public record BuiltFiles(
    String name, Bytes index, Bytes data, Optional<Symbols> symbols, Optional<Bytes> goals) {

  /** The suffix of the goals file, which follows the name of the game's files. */
  public static final String GOALS_SUFFIX = ".goals";

  private static final String INDEX_SUFFIX = ".000";
  private static final String DATA_SUFFIX = ".001";

  /**
   * Returns the files of a successful build.
   *
   * @param name the file name before the dot
   * @throws java.util.NoSuchElementException if the build failed
   */
  public static BuiltFiles of(String name, BuildResult result) {
    return of(
        name,
        result.game().orElseThrow(),
        result.declaration().map(GameDeclaration::symbols),
        result.goals());
  }

  private static BuiltFiles of(
      String name, GamePackage game, Optional<Symbols> symbols, Optional<Bytes> goals) {
    GameWriter.Files files = game.write();
    return new BuiltFiles(
        name,
        Bytes.wrap(files.encryptedIndex()),
        Bytes.wrap(files.encryptedData()),
        symbols,
        goals);
  }

  /**
   * Returns the files of a successful build with the script of one of its tests.
   *
   * @param name the file name before the dot
   * @throws java.util.NoSuchElementException if the build failed
   */
  public static BuiltFiles withTest(String name, BuildResult result, TestDeclaration test) {
    Symbols names = result.declaration().orElseThrow().symbols();
    List<CodeSymbols> code = new ArrayList<>(names.code());
    code.addAll(test.lines());
    return of(
        name,
        result
            .game()
            .orElseThrow()
            .with(new GamePackage.Resource(ResourceKind.SCRIPT, test.number(), test.code())),
        Optional.of(
            new Symbols(names.title(), names.languages(), names.all(), names.states(), code)),
        result.goals());
  }

  /**
   * Writes the files. Each file is replaced as a whole, so that a running game never reads a part
   * of a file.
   *
   * @param folder the target folder, created if it does not exist
   * @return the written contents by file name
   * @throws org.bowsprit.format.disk.NotWrittenException if a file cannot be written
   */
  public Map<String, Bytes> writeInto(Path folder) {
    OutputFile.createFolder(folder);
    Map<String, Bytes> contents = contents();
    contents.forEach(
        (file, bytes) -> new OutputFile(folder.resolve(file)).replace(bytes.toArray()));
    return contents;
  }

  /** Returns the files in memory, so that they can be opened as a game. */
  public GameFiles inMemory() {
    return new MemoryFiles(name, new TreeMap<>(contents()));
  }

  /**
   * Returns the contents by file name. The index comes last, because a program finds a game by its
   * index.
   */
  private Map<String, Bytes> contents() {
    Map<String, Bytes> contents = new LinkedHashMap<>();
    symbols.ifPresent(names -> contents.put(name + SymbolHeading.SUFFIX, symbolFile(names)));
    goals.ifPresent(text -> contents.put(name + GOALS_SUFFIX, text));
    contents.put(name + DATA_SUFFIX, data);
    contents.put(name + INDEX_SUFFIX, index);
    return contents;
  }

  private Bytes symbolFile(Symbols names) {
    GameDigest digest = GameDigest.of(index.toArray(), data.toArray());
    String text = new SymbolText(digest, names).write();
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }
}
