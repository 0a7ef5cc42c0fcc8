package org.bowsprit.player.menu;

import java.util.function.Supplier;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/** The menu's words in the game's own texts and language; if it has none, the program's words. */
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
