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
 * changed (the trace format of the project's contract).
 */
public final class TraceRecorder {

  /** The timers among the variables, which change by themselves and are therefore omitted. */
  private static final Set<Integer> CLOCK_VARIABLES = Set.of(11, 12, 13, 14, 46, 47);

  private final TraceOptions options;
  private final Consumer<String> lines;
  private final TraceNames names;
  private final int[] variables;
  private final int[] bits;
  private GameSession session;
  private String lastState = "";

  /**
   * Creates a recorder for a session that does not exist yet.
   *
   * @param options the parts to record
   * @param globals number of global variables of the game
   * @param bitVariables number of bit variables of the game
   * @param lines receives each line, without a line end
   */
  public TraceRecorder(
      TraceOptions options, int globals, int bitVariables, Consumer<String> lines) {
    this(options, globals, bitVariables, Symbols.NONE, lines);
  }

  /**
   * Creates a recorder with source names for a session that does not exist yet.
   *
   * @param options the parts to record
   * @param globals number of global variables of the game
   * @param bitVariables number of bit variables of the game
   * @param symbols the names in the game's sources; if there are none, the lines lack the members
   *     for names
   * @param lines receives each line, without a line end
   */
  public TraceRecorder(
      TraceOptions options,
      int globals,
      int bitVariables,
      Symbols symbols,
      Consumer<String> lines) {
    this.names = new TraceNames(symbols);
    this.options = options;
    this.lines = lines;
    variables = new int[globals];
    bits = new int[bitVariables];
  }

  /**
   * Creates the session that this recorder listens to. Boot it with {@link GameSession#start()}.
   *
   * @param setup the setup of the session
   * @return the session, not booted
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
        machine.setInstructionListener(TraceRecorder.this::executing);
      }
    }

    @Override
    public void afterTick() {
      recordIteration();
    }

    @Override
    public void lineSpoken(int speaker, byte[] line) {
      if (options.texts()) {
        lines.accept(spokenLine(speaker, line));
      }
    }
  }

  private void executing(int slot, int script, Instruction instruction) {
    lines.accept(
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
    boolean changed = !lastState.contentEquals(state);
    int length = state.length();
    if (options.variables()) {
      changed |= appendChanges(state, "vars", variables, 0);
      changed |= appendChanges(state, "bits", bits, Reference.BIT_VARIABLE_BIT);
    }
    if (changed) {
      lastState = state.substring(0, length);
    }
    if (changed || options.everyIteration()) {
      lines.accept("{\"t\":" + (session.ticks() - 1) + state + '}');
    }
  }

  private void appendState(StringBuilder out) {
    World world = session.world();
    out.append(",\"room\":").append(world.room());
    out.append(",\"cam\":").append(world.camera().x());
    out.append(",\"actors\":[");
    boolean first = true;
    // Most games do not use actor 0, so it is omitted while there is no room.
    for (int id = world.room() == 0 ? 1 : 0; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      if (world.cast().isOnStage(actor)) {
        if (!first) {
          out.append(',');
        }
        appendActor(out, world.cast(), actor);
        first = false;
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
    out.append(",\"frame\":").append(actor.dress().frame());
    out.append(",\"costume\":").append(actor.dress().costume()).append('}');
  }

  private boolean appendChanges(StringBuilder out, String name, int[] previousValues, int bank) {
    Variables memory = session.machine().variables();
    List<Integer> changed = new ArrayList<>();
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
        changed.add(bank | number);
        hasChanges = true;
      }
    }
    if (hasChanges) {
      out.append('}');
      out.append(names.nameMembers(bank == 0 ? "varNames" : "bitNames", changed));
    }
    return hasChanges;
  }
}
