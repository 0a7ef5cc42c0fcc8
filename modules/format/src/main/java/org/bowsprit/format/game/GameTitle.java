package org.bowsprit.format.game;

import java.util.Locale;

/**
 * The version 5 games that are known by name. The engine uses the title for the peculiarities of a
 * game.
 */
public enum GameTitle {
  /** The Secret of Monkey Island, in its version 5 editions. */
  MONKEY1("The Secret of Monkey Island"),
  /** Monkey Island 2: LeChuck's Revenge. */
  MONKEY2("Monkey Island 2: LeChuck's Revenge"),
  /** Indiana Jones and the Fate of Atlantis. */
  ATLANTIS("Indiana Jones and the Fate of Atlantis"),
  /** The game that comes with Bowsprit. */
  GANNET_ROCK("The Lamp at Gannet Rock"),
  /** Any other version 5 game. */
  UNKNOWN("Unknown SCUMM v5 game");

  private final String fullName;

  GameTitle(String fullName) {
    this.fullName = fullName;
  }

  /** Returns the name printed on the box. */
  public String fullName() {
    return fullName;
  }

  /** Returns a sentence that says which edition of the game can be played and where to get it. */
  public String remedy() {
    return switch (this) {
      case MONKEY1 -> "Use the VGA CD for DOS, or Monkey1.pak of the Special Edition (Steam, GOG).";
      case MONKEY2 -> "Use the game for DOS, or Monkey2.pak of the Special Edition (Steam, GOG).";
      case ATLANTIS -> "Use the game for DOS, or the edition of Steam, Humble or GOG.";
      case GANNET_ROCK, UNKNOWN -> "Use the game for DOS.";
    };
  }

  /** Returns the title whose files have the stem {@code stem}; case is ignored. */
  static GameTitle ofStem(String stem) {
    return switch (stem.toLowerCase(Locale.ROOT)) {
      case "monkey", "monkey1", "monkeyk" -> MONKEY1;
      case "monkey2", "mi2demo" -> MONKEY2;
      case "atlantis", "fate", "playfate", "indy4", "indydemo" -> ATLANTIS;
      case "gannet" -> GANNET_ROCK;
      default -> UNKNOWN;
    };
  }
}
