package org.bowsprit.export.files;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.SymbolHeading;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.SymbolText;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The files of a game that belong in an export. Files that a build creates only for the author are
 * left out: the previews and the symbol file. Files in folders above the game's folder are left
 * out, too. If the program does not know the game, or knows its title only from the symbol file, a
 * symbol file that contains only the title is added.
 */
public final class ExportedFiles implements GameFiles {

  private static final String PARENT_FOLDER = "..";
  private static final String PREVIEW_FOLDER = "preview/";

  private final GameFiles files;
  private final MemoryFiles added;

  /**
   * Selects the files of a game.
   *
   * @param game the game
   * @param title the title of the game
   */
  public ExportedFiles(Game game, String title) {
    this.files = game.files();
    this.added =
        new MemoryFiles(files.name(), needsTitleFile(game) ? titleFile(game, title) : Map.of());
  }

  private static boolean needsTitleFile(Game game) {
    return !game.identity().isNamed() || !game.identity().ownTitle().isEmpty();
  }

  private static Map<String, Bytes> titleFile(Game game, String title) {
    Symbols symbols = new Symbols(title, List.of(), List.of());
    String text = new SymbolText(SymbolFile.digest(game), symbols).write();
    return Map.of(
        game.identity().stem() + SymbolHeading.SUFFIX,
        Bytes.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public String name() {
    return files.name();
  }

  /** Returns the names of the files in order. */
  @Override
  public List<String> names() {
    Stream<String> keptNames =
        files.names().stream()
            .filter(name -> !name.contains(PARENT_FOLDER) && !name.startsWith(PREVIEW_FOLDER))
            .filter(name -> !name.endsWith(SymbolHeading.SUFFIX));
    return Stream.concat(keptNames, added.names().stream()).sorted().toList();
  }

  @Override
  public long size(String name) {
    return filesWith(name).size(name);
  }

  @Override
  public byte[] read(String name, long offset, int length) {
    return filesWith(name).read(name, offset, length);
  }

  private GameFiles filesWith(String name) {
    return added.names().contains(name) ? added : files;
  }
}
