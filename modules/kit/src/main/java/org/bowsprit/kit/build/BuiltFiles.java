package org.bowsprit.kit.build;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.vm.symbol.GameDigest;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.SymbolText;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The files of a game that was built: index and data as they are shipped, and the symbol file where
 * the names of the sources are known.
 *
 * @param name what the files are called before the dot
 * @param index what {@code NAME.000} holds
 * @param data what {@code NAME.001} holds
 * @param symbols the names of the sources, for {@code NAME.symbols}
 */
public record BuiltFiles(String name, Bytes index, Bytes data, Optional<Symbols> symbols) {

  private static final String INDEX = ".000";
  private static final String DATA = ".001";

  /**
   * Returns the files of a build that has not failed.
   *
   * @param name what the files are called before the dot
   * @throws java.util.NoSuchElementException if it has failed
   */
  public static BuiltFiles of(String name, BuildResult built) {
    GameWriter.Files files = built.game().orElseThrow().write();
    return new BuiltFiles(
        name,
        Bytes.wrap(files.shippedIndex()),
        Bytes.wrap(files.shippedData()),
        built.declaration().map(GameDeclaration::symbols));
  }

  /**
   * Writes the files; a game that is being played there never sees half a file.
   *
   * @param folder where to, made if need be
   * @return what was written, by the names of the files
   * @throws org.bowsprit.format.disk.NotWrittenException if one cannot be written
   */
  public Map<String, Bytes> writeInto(Path folder) {
    OutputFile.folder(folder);
    Map<String, Bytes> contents = contents();
    contents.forEach(
        (file, bytes) -> new OutputFile(folder.resolve(file)).replace(bytes.toArray()));
    return contents;
  }

  /** Returns the files in memory, to be opened as a game. */
  public GameFiles inMemory() {
    return new MemoryFiles(name, new TreeMap<>(contents()));
  }

  /** Names and data go before the index, by which a game is found. */
  private Map<String, Bytes> contents() {
    Map<String, Bytes> contents = new LinkedHashMap<>();
    symbols.ifPresent(known -> contents.put(name + SymbolFile.SUFFIX, symbolFile(known)));
    contents.put(name + DATA, data);
    contents.put(name + INDEX, index);
    return contents;
  }

  private Bytes symbolFile(Symbols known) {
    GameDigest digest = GameDigest.of(index.toArray(), data.toArray());
    String text = new SymbolText(digest, known).write();
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }
}
