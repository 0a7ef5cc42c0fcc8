package org.bowsprit.playtest.internal.play;

import java.util.HashSet;
import java.util.Set;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Computes hashes of the permanent facts of a game's state: owners, states and classes of objects,
 * places of actors, bits and variables. Variables that change while the player only looks around
 * are left out. For counters, only whether they are high counts.
 */
public final class Facts {

  private static final int FIRST_OF_GAME = 100;
  private static final int HIGH = 4;

  private final int variables;
  private final int bits;
  private final Set<Integer> restless = new HashSet<>();

  /** Creates the facts for a session's game. */
  public Facts(GameSession session) {
    variables = session.snapshot().machine().globals().size();
    bits = session.snapshot().machine().bits().size() * Integer.SIZE;
  }

  /** Ignores a variable from now on. The parameter is its reference word. */
  public void ignore(int word) {
    restless.add(word);
  }

  /** Returns whether a variable counts as a fact. The parameter is its reference word. */
  boolean isFact(int word) {
    boolean isBit = (word & Reference.BIT) != 0;
    return (isBit || (word >= FIRST_OF_GAME && word < variables)) && !restless.contains(word);
  }

  /** Returns the hash of the facts without the current room. */
  public long of(GameSession session) {
    return of(session, HIGH);
  }

  /** Returns the hash of the facts without the current room, with the exact values of counters. */
  public long exactly(GameSession session) {
    return of(session, Integer.MAX_VALUE);
  }

  private long of(GameSession session, int high) {
    long hash = solid(session);
    Variables memory = session.machine().variables();
    int ego = ego(session);
    for (int number = FIRST_OF_GAME; number < variables; number++) {
      if (!restless.contains(number)) {
        hash = Fnv1a.with(hash, value(memory.peek(number), session, ego, high));
      }
    }
    return hash;
  }

  /** Returns the hash of the facts without variables, which an unfinished sentence can change. */
  public long solid(GameSession session) {
    long hash = with(of(session.world().objects()), session.world().cast(), ego(session));
    Variables memory = session.machine().variables();
    for (int number = 0; number < bits; number++) {
      if (!restless.contains(Reference.BIT | number)) {
        hash = Fnv1a.with(hash, memory.peek(Reference.BIT | number));
      }
    }
    return hash;
  }

  private static int ego(GameSession session) {
    return session.machine().variables().get(EngineVariable.EGO);
  }

  private static long with(long hash, Cast cast, int ego) {
    long extended = hash;
    for (int actor = 1; actor < Cast.SIZE; actor++) {
      if (actor != ego) {
        extended = Fnv1a.with(extended, cast.actor(actor).room());
      }
    }
    return extended;
  }

  /** Returns 0 for a carried object, because the owners of objects contain the same fact. */
  private static int value(int value, GameSession session, int ego, int high) {
    ObjectStates objects = session.world().objects();
    if (objects.has(value) && value >= Cast.SIZE && objects.owner(value) == ego) {
      return 0;
    }
    return Math.min(value, high);
  }

  private static long of(ObjectStates objects) {
    long hash = Fnv1a.EMPTY;
    for (int id = 1; id < objects.size(); id++) {
      hash = Fnv1a.with(hash, objects.owner(id));
      hash = Fnv1a.with(hash, objects.state(id));
      hash = Fnv1a.with(hash, objects.classes(id));
    }
    return hash;
  }
}
