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
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOperation;

/**
 * Notes what the game reads during an action: variables that were not written before, and objects.
 * Every number that is read from a variable or stands in the code counts as an object if it can be
 * one. The objects of the room, those that are carried, and the rooms of actors count in any case.
 */
public final class Readings implements VariableListener {

  private final GameSession session;
  private final Facts facts;
  private final BitSet words = new BitSet();
  private final BitSet written = new BitSet();
  private final BitSet objects = new BitSet();
  private final Map<Integer, Integer> background = new HashMap<>();
  private final Set<Instruction> executed = Collections.newSetFromMap(new IdentityHashMap<>());
  private boolean random;
  private boolean roomChanged;

  /**
   * What was read during an action that changed nothing.
   *
   * @param words the variables
   * @param objects the objects
   * @param values the hash of all values
   * @param random whether a script that was started by the action drew a random number
   */
  public record Reading(Ints words, Ints objects, long values, boolean random) {}

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
    Ints readWords = Ints.of(words.stream().filter(facts::isFact).toArray());
    Ints readObjects = Ints.of(objects.stream().filter(session.world().objects()::has).toArray());
    return new Reading(readWords, readObjects, values(readWords, readObjects), random);
  }

  /** Returns whether what was read has the same values in the current state of the session. */
  public boolean isSame(Reading reading) {
    return values(reading.words(), reading.objects()) == reading.values();
  }

  private long values(Ints ofWords, Ints ofObjects) {
    long hash = facts.roomsOfActors(session);
    for (int i = 0; i < ofWords.size(); i++) {
      hash = Fnv1a.with(hash, session.machine().variables().peek(ofWords.get(i)));
    }
    for (int i = 0; i < ofObjects.size(); i++) {
      hash = with(hash, ofObjects.get(i));
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
    random |= instruction.op() == Op.GET_RANDOM_NR && background.getOrDefault(slot, 0) != script;
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
