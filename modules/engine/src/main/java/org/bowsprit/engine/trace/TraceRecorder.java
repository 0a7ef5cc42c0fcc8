package org.bowsprit.engine.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Writes the events of a session as JSON lines, one line for each iteration in which something
 * changed. The format is defined in the project's contract.
 */
public final class TraceRecorder {

  /** The variables that are timers. They change by themselves and are therefore omitted. */
  private static final Set<Integer> CLOCK_VARIABLES = Set.of(11, 12, 13, 14, 46, 47);

  private final TraceOptions options;
  private final Consumer<String> lineReceiver;
  private final TraceNames names;
  private final int[] previousVariables;
  private final int[] previousBits;
  private GameSession session;
  private String lastState = "";

  /**
   * Creates a recorder for a session that does not exist yet.
   *
   * @param options the parts to record
   * @param globals number of global variables of the game
   * @param bitVariables number of bit variables of the game
   * @param lineReceiver receives each line, without a line end
   */
  public TraceRecorder(
      TraceOptions options, int globals, int bitVariables, Consumer<String> lineReceiver) {
    this(options, globals, bitVariables, Symbols.NONE, lineReceiver);
  }

  /**
   * Creates a recorder with source names for a session that does not exist yet.
   *
   * @param options the parts to record
   * @param globals number of global variables of the game
   * @param bitVariables number of bit variables of the game
   * @param symbols the names in the game's sources; if there are none, the lines lack the members
   *     for names
   * @param lineReceiver receives each line, without a line end
   */
  public TraceRecorder(
      TraceOptions options,
      int globals,
      int bitVariables,
      Symbols symbols,
      Consumer<String> lineReceiver) {
    this.names = new TraceNames(symbols);
    this.options = options;
    this.lineReceiver = lineReceiver;
    previousVariables = new int[globals];
    previousBits = new int[bitVariables];
  }

  /**
   * Creates the session that this recorder listens to. Boot it with {@link GameSession#start()}.
   *
   * @param setup the setup of the session
   * @return the session, whose game has not been booted yet
   */
  public GameSession prepare(GameSetup setup) {
    session = GameSession.prepare(setup);
    return session.addListener(new Listener());
  }

  /** Records the chosen parts. A restart creates another machine, which is recorded too. */
  private final class Listener implements SessionListener {
    @Override
    public void machineCreated(VirtualMachine machine) {
      if (options.instructions()) {
        machine.setInstructionListener(TraceRecorder.this::recordInstruction);
      }
    }

    @Override
    public void afterTick() {
      recordIteration();
    }

    @Override
    public void lineSpoken(int speaker, byte[] line) {
      if (options.texts()) {
        lineReceiver.accept(spokenLine(speaker, line));
      }
    }
  }

  private void recordInstruction(int slot, int script, Instruction instruction) {
    lineReceiver.accept(
        "{\"op\":["
            + slot
            + ','
            + script
            + ','
            + instruction.offset()
            + ','
            + instruction.opcode()
            + "]"
            + names.sourceMembers(session)
            + "}");
  }

  private String spokenLine(int speaker, byte[] line) {
    StringBuilder text = new StringBuilder("{\"say\":[");
    text.append(session.ticks()).append(',').append(speaker).append(',');
    text.append(JsonWriter.text(line));
    return text.append("]}").toString();
  }

  private void recordIteration() {
    StringBuilder state = new StringBuilder();
    appendState(state);
    boolean hasChanged = !lastState.contentEquals(state);
    int length = state.length();
    if (options.variables()) {
      hasChanged |= appendChanges(state, "vars", previousVariables, 0);
      hasChanged |= appendChanges(state, "bits", previousBits, Reference.BIT_VARIABLE_BIT);
    }
    if (hasChanged) {
      lastState = state.substring(0, length);
    }
    if (hasChanged || options.everyIteration()) {
      lineReceiver.accept("{\"t\":" + (session.ticks() - 1) + state + '}');
    }
  }

  private void appendState(StringBuilder out) {
    World world = session.world();
    out.append(",\"room\":").append(world.room());
    out.append(",\"cam\":").append(world.camera().x());
    out.append(",\"actors\":[");
    boolean isFirst = true;
    // Most games do not use actor 0, so it is omitted while there is no room.
    for (int id = world.room() == 0 ? 1 : 0; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      if (world.cast().isOnStage(actor)) {
        if (!isFirst) {
          out.append(',');
        }
        appendActor(out, world.cast(), actor);
        isFirst = false;
      }
    }
    out.append(']');
  }

  private static void appendActor(StringBuilder out, Cast cast, Actor actor) {
    out.append("{\"id\":").append(actor.id());
    out.append(",\"x\":").append(actor.x());
    out.append(",\"y\":").append(actor.y());
    out.append(",\"box\":").append(actor.boxForScripts());
    out.append(",\"scale\":").append(actor.scaleX());
    out.append(",\"facing\":").append(actor.facing());
    out.append(",\"moving\":").append(cast.movement().movingResult(actor) != 0);
    out.append(",\"frame\":").append(actor.costumeState().frame());
    out.append(",\"costume\":").append(actor.costumeState().costume()).append('}');
  }

  private boolean appendChanges(StringBuilder out, String name, int[] previousValues, int bank) {
    Variables memory = session.machine().variables();
    List<Integer> changedNumbers = new ArrayList<>();
    boolean hasChanges = false;
    for (int number = 0; number < previousValues.length; number++) {
      if (bank == 0 && CLOCK_VARIABLES.contains(number)) {
        continue;
      }
      int value = memory.read(bank | number);
      if (value != previousValues[number]) {
        previousValues[number] = value;
        out.append(hasChanges ? "," : ",\"" + name + "\":{");
        out.append('"').append(number).append("\":").append(value);
        changedNumbers.add(bank | number);
        hasChanges = true;
      }
    }
    if (hasChanges) {
      out.append('}');
      out.append(names.variableNames(bank == 0 ? "varNames" : "bitNames", changedNumbers));
    }
    return hasChanges;
  }
}
