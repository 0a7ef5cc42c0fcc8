package org.bowsprit.playtest.internal.play;

import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
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
 * Records the values that the game reads during an action: variables that were not written before,
 * and objects. Every number that is read from a variable or is contained in the code counts as an
 * object if an object has this number. The objects of the room, the carried objects, and the rooms
 * and classes of actors count in any case. For queries of other values, such as positions of actors
 * and running scripts, only the fact that the game made such a query is recorded.
 */
public final class ReadRecorder implements VariableListener {

  /** The queries whose results are not among the recorded values. */
  private static final Set<Op> UNRECORDED_QUERIES =
      EnumSet.of(
          Op.GET_ACTOR_X,
          Op.GET_ACTOR_Y,
          Op.GET_ACTOR_ELEVATION,
          Op.GET_ANIM_COUNTER,
          Op.GET_ACTOR_SCALE,
          Op.GET_ACTOR_MOVING,
          Op.GET_ACTOR_FACING,
          Op.GET_ACTOR_WIDTH,
          Op.GET_ACTOR_COSTUME,
          Op.GET_ACTOR_WALK_BOX,
          Op.GET_CLOSEST_OBJ_ACTOR,
          Op.GET_DIST,
          Op.GET_STRING_WIDTH,
          Op.STRING_OPS,
          Op.ACTOR_FROM_POS,
          Op.IS_ACTOR_IN_BOX,
          Op.IS_SCRIPT_RUNNING,
          Op.IS_SOUND_RUNNING);

  private final GameSession session;
  private final FactHasher facts;
  private final BitSet recordedWords = new BitSet();
  private final BitSet writtenWords = new BitSet();
  private final BitSet recordedObjects = new BitSet();
  private final Map<Integer, Integer> backgroundScripts = new HashMap<>();
  private final Set<Instruction> executedInstructions =
      Collections.newSetFromMap(new IdentityHashMap<>());
  private boolean hasRandomNumber;
  private boolean hasUnrecordedQuery;
  private boolean roomChanged;

  /**
   * The values that the game read during an action that changed nothing.
   *
   * @param variables the variables
   * @param objects the objects
   * @param values the hash of all values
   */
  public record RecordedReads(Ints variables, Ints objects, long values) {}

  /** Creates an object that records nothing until {@link #begin}. */
  public ReadRecorder(GameSession session, FactHasher facts) {
    this.session = session;
    this.facts = facts;
  }

  /** Begins to record. */
  public void begin() {
    recordedWords.clear();
    writtenWords.clear();
    recordedObjects.clear();
    backgroundScripts.clear();
    executedInstructions.clear();
    hasRandomNumber = false;
    hasUnrecordedQuery = false;
    roomChanged = false;
    for (VmState.Slot slot : session.machine().snapshot().slots()) {
      backgroundScripts.put(slot.index(), slot.number());
    }
    session.machine().setVariableListener(this);
  }

  /** Ends recording. */
  public void end() {
    session.machine().setVariableListener(null);
  }

  /**
   * Returns whether all values that the game read were recorded. This is not the case if another
   * room was shown, because its objects were not recorded, or if a script that the action started
   * made one of the other queries.
   */
  public boolean isComplete() {
    return !roomChanged && !hasUnrecordedQuery;
  }

  /** Returns whether a script that the action started drew a random number. */
  public boolean hasRandom() {
    return hasRandomNumber;
  }

  /**
   * Returns the variables and objects that were read, with their values in the current state of the
   * session.
   */
  public RecordedReads recordedReads() {
    Ints readWords = Ints.of(recordedWords.stream().filter(facts::isFact).toArray());
    Ints readObjects =
        Ints.of(recordedObjects.stream().filter(session.world().objects()::has).toArray());
    return new RecordedReads(readWords, readObjects, values(readWords, readObjects));
  }

  /**
   * Returns the hash of the values of variables and objects in the current state of the session.
   */
  public long values(Ints variableWords, Ints objectIds) {
    long hash = facts.hashOfActorRooms(session);
    for (int i = 0; i < variableWords.size(); i++) {
      hash = Fnv1a.with(hash, session.machine().variables().peek(variableWords.get(i)));
    }
    for (int i = 0; i < objectIds.size(); i++) {
      hash = withObject(hash, objectIds.get(i));
    }
    for (int actor = 1; actor < Cast.SIZE; actor++) {
      hash = Fnv1a.with(hash, session.world().objects().classes(actor));
    }
    RoomObjects room = session.world().roomObjects();
    for (int slot = 1; slot < room.endSlot(); slot++) {
      LocalObject object = room.inSlot(slot);
      hash = object == null ? hash : withObject(hash, object.id());
    }
    for (int index = 0; index < session.world().inventory().capacity(); index++) {
      hash = Fnv1a.with(hash, session.world().inventory().objectAt(index));
    }
    return hash;
  }

  private long withObject(long hash, int object) {
    ObjectStates states = session.world().objects();
    long extended = Fnv1a.with(hash, states.owner(object));
    extended = Fnv1a.with(extended, states.state(object));
    return Fnv1a.with(extended, states.classes(object));
  }

  @Override
  public void read(int word, int value) {
    if (!writtenWords.get(word)) {
      recordedWords.set(word);
    }
    recordNumber(value);
  }

  @Override
  public void write(int word, int before, int after) {
    writtenWords.set(word);
  }

  /** Records the numbers in an instruction. */
  void recordInstruction(int slot, int script, Instruction instruction) {
    if (backgroundScripts.getOrDefault(slot, 0) != script) {
      hasRandomNumber |= instruction.op() == Op.GET_RANDOM_NR;
      hasUnrecordedQuery |= UNRECORDED_QUERIES.contains(instruction.op());
    }
    roomChanged |= instruction.op() == Op.LOAD_ROOM || instruction.op() == Op.LOAD_ROOM_WITH_EGO;
    if (executedInstructions.add(instruction)) {
      recordNumbers(instruction.operands());
    }
  }

  private void recordNumbers(List<Operand> operands) {
    for (int i = 0; i < operands.size(); i++) {
      recordNumbers(operands.get(i));
    }
  }

  private void recordNumbers(Operand operand) {
    if (operand instanceof Operand.Literal literal) {
      recordNumber(literal.value());
    } else if (operand instanceof Operand.Arguments arguments) {
      arguments.elements().forEach(element -> recordNumbers(element.value()));
    } else if (operand instanceof Operand.SubOperations subs) {
      for (SubOperation each : subs.list()) {
        recordNumbers(each.operands());
      }
    } else if (operand instanceof Operand.Nested nested) {
      recordNumbers(nested.instruction().operands());
    }
  }

  private void recordNumber(int value) {
    if (value >= Cast.SIZE) {
      recordedObjects.set(value);
    }
  }
}
