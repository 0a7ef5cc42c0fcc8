package org.bowsprit.player.game;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.player.save.PlayTime;
import org.bowsprit.player.save.ScriptSaves;
import org.bowsprit.player.save.StoredTexts;

/**
 * Handles the requests of a game to the program. A game can open the menu, end itself, and use its
 * own saves and texts.
 */
public final class PlayHost implements GameHost {

  /**
   * The name of a text that contains the two-letter code of the program's language. It is loaded
   * unless a script has stored a text with this name.
   */
  public static final String LANGUAGE = "language";

  private final ScriptSaves saves;
  private final StoredTexts texts;
  private Runnable menuOpener = () -> {};
  private Runnable savesOpener = () -> {};
  private IntSupplier roomNumber = () -> 0;
  private Supplier<Optional<String>> language = Optional::empty;
  private boolean loadsNewestSave;
  private boolean hasEnded;

  /**
   * Creates a host.
   *
   * @param saves stores the saves of the game's scripts
   * @param texts stores the texts of the game's scripts
   */
  public PlayHost(ScriptSaves saves, StoredTexts texts) {
    this.saves = saves;
    this.texts = texts;
  }

  /** Sets the action that opens the menu. */
  public void onMenu(Runnable opener) {
    menuOpener = opener;
  }

  /** Sets the action that opens the list of saved games. */
  public void onSaves(Runnable opener) {
    savesOpener = opener;
  }

  /** Sets the supplier of the current room's number. */
  public void onRoom(IntSupplier supplier) {
    roomNumber = supplier;
  }

  /** Sets the supplier of the program's language, for games that start in this language. */
  public void onLanguage(Supplier<Optional<String>> supplier) {
    language = supplier;
  }

  /** Sets the play time that is written into saves. */
  public void setPlayTime(PlayTime playTime) {
    saves.setPlayTime(playTime);
  }

  /** Makes scripts load the newest save until they save again. */
  @Override
  public void loadNewestNext() {
    loadsNewestSave = true;
  }

  @Override
  public void openSavedGames() {
    savesOpener.run();
  }

  @Override
  public void openMenu() {
    menuOpener.run();
  }

  @Override
  public void quit() {
    hasEnded = true;
  }

  @Override
  public boolean save(GameState state) {
    loadsNewestSave = false;
    return saves.save(state);
  }

  @Override
  public Optional<GameState> load() {
    return loadsNewestSave ? saves.loadNewest(roomNumber.getAsInt()) : saves.load();
  }

  @Override
  public boolean storeText(String name, byte[] text) {
    return texts.store(name, text);
  }

  @Override
  public byte[] loadText(String name) {
    byte[] text = texts.load(name);
    return text == null && name.equals(LANGUAGE)
        ? language.get().map(code -> code.getBytes(StandardCharsets.US_ASCII)).orElse(null)
        : text;
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return hasEnded;
  }
}
