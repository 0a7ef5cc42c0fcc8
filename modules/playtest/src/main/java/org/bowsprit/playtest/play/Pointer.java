package org.bowsprit.playtest.play;

import org.bowsprit.engine.session.GameSession;

/** The pointer of a player in a session. Its clicks are input of the player. */
public interface Pointer {

  /** Returns the session. */
  GameSession session();

  /** Clicks a point of the screen with the left button, and lets the game handle the click. */
  void click(int x, int y);

  /** Moves to a point of the screen, and lets the game handle the move. */
  void point(int x, int y);

  /** Lets iterations pass until the player may act again. */
  void waitForWalk();
}
