package org.bowsprit.vm.symbol;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.SymbolHeading;

/** Reads the symbol file in the folder of a game. */
public final class SymbolFile {

  private static final String DATA_SUFFIX = ".001";

  private SymbolFile() {}

  /**
   * Reads the names of a game. Ignores a symbol file that is damaged or belongs to other game
   * files.
   *
   * @param game the game
   * @param warnings receives a sentence about a symbol file that is ignored
   */
  public static Symbols of(Game game, Consumer<String> warnings) {
    GameFiles files = game.files();
    Optional<String> name = files.find(game.identity().stem() + SymbolHeading.SUFFIX);
    if (name.isEmpty()) {
      return Symbols.NONE;
    }
    try {
      String text = new String(files.readAll(name.get()), StandardCharsets.UTF_8);
      SymbolText symbolText = SymbolText.read(text);
      if (!symbolText.digest().equals(digest(game))) {
        warnings.accept(
            name.get() + " belongs to another build of the game than this: its names are not used");
        return Symbols.NONE;
      }
      return symbolText.symbols();
    } catch (FormatException e) {
      warnings.accept(name.get() + " cannot be read: its names are not used");
    } catch (SymbolText.MalformedSymbolFileException e) {
      warnings.accept(
          name.get() + " is not a symbol file (" + e.getMessage() + "): its names are not used");
    }
    return Symbols.NONE;
  }

  /** Returns the digest of a game, which connects a symbol file with the game. */
  public static GameDigest digest(Game game) {
    GameFiles files = game.files();
    byte[] data =
        files.find(game.identity().stem() + DATA_SUFFIX).map(files::readAll).orElse(new byte[0]);
    return GameDigest.of(files.readAll(game.identity().indexName()), data);
  }
}
