package org.bowsprit.playtest.internal.play;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOperation;

/**
 * Notes what the game reads during an action: variables that were not written before, and objects.
 * Every number that is read from a variable or stands in the code counts as an object if it can be
 * one. The objects of the room and those that are carried count in any case. The rooms of actors
 * count if the actors can be pointed at, or if a script asks where an actor is.
 */
public final class Readings implements VariableListener {

  private static final Set<Op> WHERE_ACTORS_ARE =
      Set.of(Op.GET_ACTOR_ROOM, Op.GET_DIST, Op.GET_CLOSEST_OBJ_ACTOR, Op.IS_ACTOR_IN_BOX);

  private final GameSession session;
  private final Facts facts;
  private final BitSet words = new BitSet();
  private final BitSet written = new BitSet();
  private final BitSet objects = new BitSet();
  private final Map<Integer, Integer> background = new HashMap<>();
  private final Set<Instruction> executed = Collections.newSetFromMap(new IdentityHashMap<>());
  private boolean random;
  private boolean allActors;
  private boolean roomChanged;

  /**
   * What was read during an action that changed nothing.
   *
   * @param words the variables
   * @param objects the objects
   * @param allActors whether the rooms of all actors count
   * @param values the hash of all values
   * @param random whether a script that was started by the action drew a random number
   */
  public record Reading(
      int[] words, int[] objects, boolean allActors, long values, boolean random) {}

  /** Notes nothing until {@link #begin}. */
  public Readings(GameSession session, Facts facts) {
    this.session = session;
    this.facts = facts;
  }

  /** Begins to note. */
  public void begin() {
    words.clear();
    written.clear();
    objects.clear();
    background.clear();
    executed.clear();
    random = false;
    allActors = false;
    roomChanged = false;
    for (VmState.Slot slot : session.machine().snapshot().slots()) {
      background.put(slot.index(), slot.number());
    }
    session.machine().setVariableListener(this);
  }

  /** Ends noting. */
  public void end() {
    session.machine().setVariableListener(null);
  }

  /** Returns whether another room was shown, of which the objects were not noted. */
  public boolean hasRoomChanged() {
    return roomChanged;
  }

  /** Returns what was read, with the values in the current state of the session. */
  public Reading reading() {
    int[] readWords = words.stream().filter(facts::isFact).toArray();
    int[] readObjects = objects.stream().filter(session.world().objects()::has).toArray();
    long values = values(readWords, readObjects, allActors);
    return new Reading(readWords, readObjects, allActors, values, random);
  }

  /** Returns whether what was read has the same values in the current state of the session. */
  public boolean isSame(Reading reading) {
    return values(reading.words(), reading.objects(), reading.allActors()) == reading.values();
  }

  private long values(int[] ofWords, int[] ofObjects, boolean ofAllActors) {
    long hash = roomsOfActors(ofAllActors);
    for (int word : ofWords) {
      hash = Fnv1a.with(hash, session.machine().variables().peek(word));
    }
    for (int object : ofObjects) {
      hash = with(hash, object);
    }
    RoomObjects room = session.world().roomObjects();
    for (int slot = 1; slot < room.end(); slot++) {
      LocalObject object = room.at(slot);
      hash = object == null ? hash : with(hash, object.id());
    }
    for (int place = 0; place < session.world().inventory().capacity(); place++) {
      hash = Fnv1a.with(hash, session.world().inventory().at(place));
    }
    return hash;
  }

  private long roomsOfActors(boolean all) {
    int ego = session.machine().variables().peek(EngineVariable.EGO.number());
    long hash = Fnv1a.EMPTY;
    for (int actor = 1; actor < Cast.SIZE; actor++) {
      boolean hidden = session.world().objects().isOfClass(actor, ObjectStates.UNTOUCHABLE);
      if (actor != ego && (all || !hidden)) {
        hash = Fnv1a.with(hash, session.world().cast().actor(actor).room());
      }
    }
    return hash;
  }

  private long with(long hash, int object) {
    ObjectStates states = session.world().objects();
    long extended = Fnv1a.with(hash, states.owner(object));
    extended = Fnv1a.with(extended, states.state(object));
    return Fnv1a.with(extended, states.classes(object));
  }

  @Override
  public void read(int word, int value) {
    if (!written.get(word)) {
      words.set(word);
    }
    number(value);
  }

  @Override
  public void write(int word, int before, int after) {
    written.set(word);
  }

  /** Notes the numbers of an instruction. */
  void executing(int slot, int script, Instruction instruction) {
    boolean started = background.getOrDefault(slot, 0) != script;
    random |= started && instruction.op() == Op.GET_RANDOM_NR;
    allActors |= started && WHERE_ACTORS_ARE.contains(instruction.op());
    roomChanged |= instruction.op() == Op.LOAD_ROOM || instruction.op() == Op.LOAD_ROOM_WITH_EGO;
    if (executed.add(instruction)) {
      numbers(instruction.operands());
    }
  }

  private void numbers(List<Operand> operands) {
    for (int i = 0; i < operands.size(); i++) {
      numbers(operands.get(i));
    }
  }

  private void numbers(Operand operand) {
    if (operand instanceof Operand.Literal literal) {
      number(literal.value());
    } else if (operand instanceof Operand.Arguments arguments) {
      arguments.elements().forEach(element -> numbers(element.value()));
    } else if (operand instanceof Operand.SubOperations subs) {
      for (SubOperation each : subs.list()) {
        numbers(each.operands());
      }
    } else if (operand instanceof Operand.Nested nested) {
      numbers(nested.instruction().operands());
    }
  }

  private void number(int value) {
    if (value >= Cast.SIZE) {
      objects.set(value);
    }
  }
}
