package org.bowsprit.vm;

import org.bowsprit.vm.code.InstructionSet;

/**
 * What differs from game to game, as data.
 *
 * @param instructions the bytecode version
 * @param globals number of global variables (MAXS)
 * @param bits number of bit variables (MAXS)
 * @param objects number of global objects; ids at or above it are script errors
 * @param actors number of actors with the unused actor 0; ids below it are actors wherever an
 *     instruction takes an actor or an object
 * @param quirks oddities of a title
 */
public record GameProfile(
    InstructionSet instructions,
    int globals,
    int bits,
    int objects,
    int actors,
    GameQuirks quirks) {

  /** Actors of every version 5 game, the unused actor 0 included. */
  public static final int ACTORS = 13;

  /** Rejects counts that no game has. */
  public GameProfile {
    if (globals < 100 || bits < 0 || objects < 0 || actors < 1) {
      throw new IllegalArgumentException("counts must fit a game: " + globals + " variables");
    }
  }

  /** Returns the profile of a version 5 game without oddities. */
  public static GameProfile of(int globals, int bits, int objects) {
    return new GameProfile(InstructionSet.V5, globals, bits, objects, ACTORS, GameQuirks.NONE);
  }

  /** Returns the same game with oddities. */
  public GameProfile with(GameQuirks other) {
    return new GameProfile(instructions, globals, bits, objects, actors, other);
  }
}
