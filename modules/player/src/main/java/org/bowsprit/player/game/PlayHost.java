package org.bowsprit.player.game;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.player.save.KeptTexts;
import org.bowsprit.player.save.PlayTime;
import org.bowsprit.player.save.ScriptSaves;

/**
 * Handles the requests of a game to the program: to open the menu, to end the game, and to use
 * saves and texts of its own.
 */
public final class PlayHost implements GameHost {

  /** Scripts that load a text of this name get the program's language, a two-letter code. */
  public static final String LANGUAGE = "language";

  private final ScriptSaves saves;
  private final KeptTexts texts;
  private Runnable menu = () -> {};
  private Runnable list = () -> {};
  private IntSupplier room = () -> 0;
  private Supplier<Optional<String>> language = Optional::empty;
  private boolean prefersNewest;
  private boolean ended;

  /**
   * Creates a host.
   *
   * @param saves stores the saves of the game's scripts
   * @param texts stores the texts of the game's scripts
   */
  public PlayHost(ScriptSaves saves, KeptTexts texts) {
    this.saves = saves;
    this.texts = texts;
  }

  /** Sets the action that opens the menu. */
  public void onMenu(Runnable opener) {
    menu = opener;
  }

  /** Sets the action that opens the list of saved games. */
  public void onSaves(Runnable opener) {
    list = opener;
  }

  /** Sets the supplier of the current room's number. */
  public void onRoom(IntSupplier number) {
    room = number;
  }

  /** Sets the supplier of the program's language, for games that begin in this language. */
  public void speaking(Supplier<Optional<String>> code) {
    language = code;
  }

  /** Sets the play time that is written into saves. */
  public void keepTime(PlayTime played) {
    saves.keepTime(played);
  }

  /** Lets scripts load the newest save until they save again. */
  @Override
  public void preferNewest() {
    prefersNewest = true;
  }

  @Override
  public void openSaves() {
    list.run();
  }

  @Override
  public void openMenu() {
    menu.run();
  }

  @Override
  public void quit() {
    ended = true;
  }

  @Override
  public boolean save(GameState state) {
    prefersNewest = false;
    return saves.save(state);
  }

  @Override
  public Optional<GameState> load() {
    return prefersNewest ? saves.loadNewest(room.getAsInt()) : saves.load();
  }

  @Override
  public boolean keep(String name, byte[] text) {
    return texts.keep(name, text);
  }

  @Override
  public byte[] kept(String name) {
    byte[] text = texts.kept(name);
    return text == null && name.equals(LANGUAGE)
        ? language.get().map(code -> code.getBytes(StandardCharsets.US_ASCII)).orElse(null)
        : text;
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return ended;
  }
}
