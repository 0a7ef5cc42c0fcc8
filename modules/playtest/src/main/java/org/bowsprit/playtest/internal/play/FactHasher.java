package org.bowsprit.playtest.internal.play;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.Inventory;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Computes hashes of the permanent facts of a game's state: owners, states and classes of objects,
 * rooms of actors, the number of ego, bits and variables. Variables that change without an action
 * of the player count as 0. An actor that cannot be pointed at and that no script queries is
 * ignored, because it is only a part of the picture. All high values of a counter count as the same
 * value.
 */
public final class FactHasher {

  private static final int FIRST_GAME_VARIABLE = 100;
  private static final int MAX_COUNTED_VALUE = 4;

  private final int variableCount;
  private final int bitCount;
  private final Set<Integer> ignoredVariables = new HashSet<>();
  private final QueriedActors queriedActors;

  /** Creates a hasher for a session's game. */
  public FactHasher(GameSession session) {
    queriedActors = new QueriedActors(session.world().resources());
    variableCount = session.snapshot().machine().globals().size();
    bitCount = session.snapshot().machine().bits().size() * Integer.SIZE;
  }

  /** Ignores a variable from now on. The parameter is its reference word. */
  public void ignore(int word) {
    ignoredVariables.add(word);
  }

  /** Returns whether a variable counts as a fact. The parameter is its reference word. */
  boolean isFact(int word) {
    boolean isBit = (word & Reference.BIT_VARIABLE_BIT) != 0;
    return (isBit || (word >= FIRST_GAME_VARIABLE && word < variableCount))
        && !ignoredVariables.contains(word);
  }

  /** Returns the hash of the facts without the current room. */
  public long hash(GameSession session) {
    int ego = ego(session);
    return hash(session, value -> countedValue(value, session, ego));
  }

  /**
   * Returns the hash of the facts without the current room, with the exact values of counters and
   * the contents of the inventory. A script can give an object an owner without putting the object
   * into the inventory.
   */
  public long exactHash(GameSession session) {
    long hash = hash(session, IntUnaryOperator.identity());
    Inventory inventory = session.world().inventory();
    BitSet objects = new BitSet();
    for (int position = 0; position < inventory.capacity(); position++) {
      objects.set(inventory.objectAt(position));
    }
    return Fnv1a.with(hash, objects.hashCode());
  }

  private long hash(GameSession session, IntUnaryOperator countedValue) {
    long hash = hashWithoutVariables(session);
    Variables memory = session.machine().variables();
    for (int number = FIRST_GAME_VARIABLE; number < variableCount; number++) {
      int value = ignoredVariables.contains(number) ? 0 : memory.peek(number);
      hash = Fnv1a.with(hash, countedValue.applyAsInt(value));
    }
    return hash;
  }

  /** Returns the hash of the facts without variables, which an unfinished sentence can change. */
  public long hashWithoutVariables(GameSession session) {
    long hash = Fnv1a.with(hash(session.world().objects()), hashOfActorRooms(session));
    Variables memory = session.machine().variables();
    for (int number = 0; number < bitCount; number++) {
      int word = Reference.BIT_VARIABLE_BIT | number;
      hash = Fnv1a.with(hash, ignoredVariables.contains(word) ? 0 : memory.peek(word));
    }
    return hash;
  }

  private static int ego(GameSession session) {
    return session.machine().variables().peek(EngineVariable.EGO.number());
  }

  /**
   * Returns the hash of the number of the ego actor and of the rooms of the other actors. An
   * untouchable actor counts only if {@link QueriedActors} contains it.
   */
  long hashOfActorRooms(GameSession session) {
    int ego = ego(session);
    long hash = Fnv1a.with(Fnv1a.EMPTY, ego);
    for (int actor = 1; actor < Cast.SIZE; actor++) {
      boolean isUntouchable =
          session.world().objects().isOfClass(actor, ObjectStates.UNTOUCHABLE_CLASS);
      if (actor != ego && (!isUntouchable || queriedActors.contains(actor))) {
        hash = Fnv1a.with(hash, actor);
        hash = Fnv1a.with(hash, session.world().cast().actor(actor).room());
      }
    }
    return hash;
  }

  /**
   * Returns the part of a value that counts. This is 0 for the number of a carried object, because
   * the owners of objects usually contain the same fact. All high numbers give the same value.
   */
  private static int countedValue(int value, GameSession session, int ego) {
    ObjectStates objects = session.world().objects();
    if (objects.has(value) && value >= Cast.SIZE && objects.owner(value) == ego) {
      return 0;
    }
    return Math.min(value, MAX_COUNTED_VALUE);
  }

  private static long hash(ObjectStates objects) {
    long hash = Fnv1a.EMPTY;
    for (int id = 1; id < objects.size(); id++) {
      hash = Fnv1a.with(hash, objects.owner(id));
      hash = Fnv1a.with(hash, objects.state(id));
      hash = Fnv1a.with(hash, objects.classes(id));
    }
    return hash;
  }
}
