package org.bowsprit.player.menu;

import java.util.function.Supplier;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/**
 * Provides words for the menu from the game's own texts, in its language. If the game has no text
 * for a word, the program's word is used.
 */
final class GameWords {

  private final Supplier<GameSession> session;

  GameWords(Supplier<GameSession> session) {
    this.session = session;
  }

  /** Returns the game's word, or {@code own} if the game has none. */
  String of(HostText text, String own) {
    return session.get().hostText(text).orElse(own);
  }

  /** Returns whether a key answers yes to a question. */
  boolean isYes(HostText question, Input.Key key) {
    return session.get().isYes(question, key.code());
  }
}
