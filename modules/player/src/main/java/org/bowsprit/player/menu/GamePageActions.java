package org.bowsprit.player.menu;

import org.bowsprit.player.library.Library.Entry;

/** The actions that the pages about games can perform. */
interface GamePageActions {

  /** Returns a hint on the actions of the list, for the device in use; empty for none. */
  String hint();

  /** Returns whether games are shown as pictures beside each other, not as rows. */
  boolean showsGrid();

  /** Switches between pictures beside each other and rows. */
  void changeView();

  /** Opens a page above the others. */
  void open(Page page);

  /** Returns to the page below. */
  void closePage();

  /**
   * Plays a game instead of the current one, or shows the reason why it cannot be played.
   *
   * @param continuesLastSave true if the game continues from its last save, false if it starts from
   *     the beginning
   */
  void play(Entry entry, boolean continuesLastSave);

  /** Asks for a folder or file that contains games. */
  void add();

  /** Opens the settings of all games. */
  void settings();

  /** Opens the settings of one game. */
  void settings(Entry entry);

  /** Removes an entry from the list of games, and shows the list. */
  void remove(Entry entry);

  /** Asks for the title of a game, and shows the list with it. */
  void rename(Entry entry);

  /** Shows a game's files in the system's file manager, or shows their path. */
  void showFiles(Entry entry);

  /** Leaves the program. */
  void quit();

  /** Leaves the program after the player has confirmed it. */
  void askToQuit();
}
