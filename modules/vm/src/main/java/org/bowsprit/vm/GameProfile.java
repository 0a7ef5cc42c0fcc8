package org.bowsprit.vm;

import org.bowsprit.vm.code.InstructionSet;

/**
 * The properties that differ between games.
 *
 * @param instructions the bytecode version
 * @param globals the number of global variables (MAXS)
 * @param bits the number of bit variables (MAXS)
 * @param objects the number of global objects; ids at or above it are script errors
 * @param actors the number of actors including the unused actor 0; lower ids are actors wherever an
 *     instruction takes an actor or an object
 * @param quirks the quirks of a title
 */
public record GameProfile(
    InstructionSet instructions,
    int globals,
    int bits,
    int objects,
    int actors,
    GameQuirks quirks) {

  /** The number of actors in every version 5 game, including the unused actor 0. */
  public static final int ACTORS = 13;

  /** Checks the ranges. */
  public GameProfile {
    if (globals < 100 || bits < 0 || objects < 0 || actors < 1) {
      throw new IllegalArgumentException(
          "a game has at least 100 variables and one actor, and no number is negative");
    }
  }

  /** Returns the profile of a version 5 game without quirks. */
  public static GameProfile of(int globals, int bits, int objects) {
    return new GameProfile(InstructionSet.V5, globals, bits, objects, ACTORS, GameQuirks.NONE);
  }

  /** Returns this profile with other quirks. */
  public GameProfile withQuirks(GameQuirks newQuirks) {
    return new GameProfile(instructions, globals, bits, objects, actors, newQuirks);
  }
}
