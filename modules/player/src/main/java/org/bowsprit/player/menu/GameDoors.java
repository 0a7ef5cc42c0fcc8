package org.bowsprit.player.menu;

import org.bowsprit.player.library.Library.Entry;

/** Where the pages about games lead to. */
interface GameDoors {

  /** Returns whether there is a window that a game can be dropped on. */
  boolean hasWindow();

  /** Lays a page over the others. */
  void open(Page page);

  /** Goes back to the page below. */
  void back();

  /**
   * Plays a game instead of this one, or says why it cannot be played.
   *
   * @param goesOn whether it goes on where it was saved last, else it begins
   */
  void play(Entry entry, boolean goesOn);

  /** Asks for a folder or file with games. */
  void add();

  /** Opens the settings that hold for all games. */
  void settings();

  /** Opens the settings of one game. */
  void settings(Entry entry);

  /** Leaves the program. */
  void quit();

  /** Leaves the program if the player means it. */
  void askToQuit();
}
