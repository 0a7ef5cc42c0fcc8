package org.bowsprit.player.game;

import java.util.Optional;
import java.util.function.IntSupplier;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.player.save.KeptTexts;
import org.bowsprit.player.save.PlayTime;
import org.bowsprit.player.save.ScriptSaves;

/** What a played game may ask of the program: its menu, an end, saves and texts of its own. */
public final class PlayHost implements GameHost {

  private final ScriptSaves saves;
  private final KeptTexts texts;
  private Runnable menu = () -> {};
  private Runnable list = () -> {};
  private IntSupplier room = () -> 0;
  private boolean prefersNewest;
  private boolean ended;

  /**
   * Makes a host.
   *
   * @param saves where the game's scripts save
   * @param texts where they keep texts
   */
  public PlayHost(ScriptSaves saves, KeptTexts texts) {
    this.saves = saves;
    this.texts = texts;
  }

  /** Tells what opens the menu. */
  public void onMenu(Runnable opener) {
    menu = opener;
  }

  /** Tells what opens the list of saved games. */
  public void onSaves(Runnable opener) {
    list = opener;
  }

  /** Tells which room the game is in. */
  public void inRoom(IntSupplier number) {
    room = number;
  }

  /** Tells how long the player has played, which saves are to know. */
  public void keepTime(PlayTime played) {
    saves.keepTime(played);
  }

  /** Has loads be of what was saved last, until the game's scripts save again. */
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
    return texts.kept(name);
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return ended;
  }
}
