package org.bowsprit.launcher.play;

/** What the program itself can be told to do, by whatever key or pad button the player likes. */
public enum HostAction {
  /** Window or whole screen. */
  FULLSCREEN,
  /** 4:3 or square pixels. */
  ASPECT,
  /** The next filter. */
  FILTER,
  /** As fast as possible, and back. */
  FAST,
  /** As fast as possible while it is held. */
  FAST_WHILE_HELD,
  /** Stop the time, and let it go on. */
  PAUSE,
  /** A picture of the screen. */
  SCREENSHOT,
  /** Leave. */
  QUIT,
  /** The left mouse button. */
  LEFT_BUTTON,
  /** The right mouse button. */
  RIGHT_BUTTON,
  /** The pointer moves up. */
  POINTER_UP,
  /** The pointer moves right. */
  POINTER_RIGHT,
  /** The pointer moves down. */
  POINTER_DOWN,
  /** The pointer moves left. */
  POINTER_LEFT,
  /** The game's Escape: skips a scene. */
  SKIP_SCENE,
  /** The game's full stop: ends a line of speech. */
  SKIP_LINE,
  /** The game's arrow up. */
  SCROLL_UP,
  /** The game's arrow down. */
  SCROLL_DOWN
}
