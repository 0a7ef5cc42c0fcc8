package org.bowsprit.player.menu;

import java.util.function.Supplier;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/**
 * Provides texts for the menu from the game, in the game's language. If the game has no such text,
 * the program's text is used.
 */
final class GameMenuTexts {

  private final Supplier<GameSession> session;

  GameMenuTexts(Supplier<GameSession> session) {
    this.session = session;
  }

  /** Returns the game's text, or {@code fallback} if the game has none. */
  String of(HostText text, String fallback) {
    return session.get().hostText(text).orElse(fallback);
  }

  /** Returns whether a key is the game's key for yes as the answer to a question. */
  boolean isYes(HostText question, Input.Key key) {
    return session.get().isYes(question, key.code());
  }
}
