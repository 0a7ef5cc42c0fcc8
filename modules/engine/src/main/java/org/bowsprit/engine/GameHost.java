package org.bowsprit.engine;

import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/** The program around a game. It provides the services that scripts can request. */
public interface GameHost {

  /** A host that stores nothing and cannot save. */
  GameHost NONE = new GameHost() {};

  /**
   * Called when the player asks for the menu of saved games and the game allows it (spec 07 §11).
   */
  default void openMenu() {}

  /**
   * Called when a script executes {@code debug(VAR_MAINMENU_KEY)}. The game then asks for the list
   * of saved games, so that the player can continue one of them. By default, this method opens the
   * menu.
   */
  default void openSavedGames() {
    openMenu();
  }

  /**
   * Called when a script executes {@code debug(-VAR_MAINMENU_KEY)}. The game is then about to load
   * from the slot reserved for scripts, in order to continue the player's most recent game. The
   * most recent game may be in any slot.
   */
  default void loadNewestNext() {}

  /** Called when the game ends itself. */
  default void quit() {}

  /**
   * Saves the game into the slot reserved for scripts.
   *
   * @param state the complete state of the game
   * @return whether it was saved
   */
  default boolean save(GameState state) {
    return false;
  }

  /**
   * Returns the game in the slot reserved for scripts; empty if the slot contains no game that can
   * be loaded.
   */
  default Optional<GameState> load() {
    return Optional.empty();
  }

  /**
   * Stores a text outside of saved games (spec 07 §11).
   *
   * @param name the name in the script
   * @param text the bytes of the text
   * @return whether it was stored
   */
  default boolean storeText(String name, byte[] text) {
    return false;
  }

  /**
   * Returns a stored text.
   *
   * @param name the name in the script
   * @return the bytes of the text; null if there is none
   */
  default byte[] loadText(String name) {
    return null;
  }
}
