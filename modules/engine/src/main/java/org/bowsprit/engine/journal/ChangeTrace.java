package org.bowsprit.engine.journal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.InstructionListener;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.machine.VirtualMachine;

/**
 * Records which instructions change some subsystems during some iterations. It compares the states
 * before and after each instruction. Add it to a session before these iterations.
 */
public final class ChangeTrace implements SessionListener, InstructionListener {

  /** The subsystems of a session without pixels. */
  private static final List<String> ALL_SUBSYSTEMS = List.of("vm", "world", "actors", "sound");

  private final GameSession session;
  private final List<String> subsystems;
  private final long firstTick;
  private final long endTick;
  private final Map<Optional<InstructionKey>, Change> changes = new LinkedHashMap<>();
  private final Deque<ExecutedInstruction> runningInstructions = new ArrayDeque<>();
  private VirtualMachine machine;
  private GameState lastState;
  private long tick;

  /** The place of an instruction. */
  private record InstructionKey(ScriptKind kind, int script, int room, int at) {}

  /**
   * A cause of changes in subsystems.
   *
   * @param by the instruction; empty for the engine, between or after scripts
   * @param tick the first iteration of a change
   * @param times the number of changes
   * @param subsystems the changed subsystems
   */
  public record Change(
      Optional<ExecutedInstruction> by, long tick, int times, Set<String> subsystems) {

    private Change repeated(Set<String> moreSubsystems) {
      Set<String> allSubsystems = new TreeSet<>(subsystems);
      allSubsystems.addAll(moreSubsystems);
      return new Change(by, tick, times + 1, allSubsystems);
    }
  }

  /**
   * Creates a trace.
   *
   * @param session the session
   * @param subsystems the names of the subsystems, as in {@link SubsystemHashes#differences}; empty
   *     for all
   * @param firstTick the first iteration
   * @param endTick the iteration after the last one
   */
  public ChangeTrace(GameSession session, List<String> subsystems, long firstTick, long endTick) {
    this.session = session;
    this.subsystems = subsystems.isEmpty() ? ALL_SUBSYSTEMS : List.copyOf(subsystems);
    this.firstTick = firstTick;
    this.endTick = endTick;
  }

  @Override
  public void machineCreated(VirtualMachine startedMachine) {
    machine = startedMachine;
  }

  @Override
  public void beforeTick() {
    boolean isWatched = session.ticks() >= firstTick && session.ticks() < endTick;
    machine.setInstructionListener(isWatched ? this : null);
    lastState = isWatched ? session.snapshot() : null;
    runningInstructions.clear();
    tick = session.ticks();
  }

  @Override
  public void executing(int slot, int script, Instruction instruction) {
    recordChanges();
    runningInstructions.push(machine.lastInstruction());
  }

  @Override
  public void executed() {
    recordChanges();
    runningInstructions.poll();
  }

  @Override
  public void afterTick() {
    runningInstructions.clear();
    if (lastState != null) {
      recordChanges();
    }
  }

  /** Records the running instruction as the cause of all changes since the last comparison. */
  private void recordChanges() {
    GameState current = session.snapshot();
    Set<String> changedSubsystems = new TreeSet<>();
    for (String subsystem : subsystems) {
      if (!subsystemState(subsystem, lastState).equals(subsystemState(subsystem, current))) {
        changedSubsystems.add(subsystem);
      }
    }
    lastState = current;
    if (!changedSubsystems.isEmpty()) {
      Optional<ExecutedInstruction> cause = Optional.ofNullable(runningInstructions.peek());
      changes.merge(
          cause.map(ChangeTrace::key),
          new Change(cause, tick, 1, changedSubsystems),
          (earlier, later) -> earlier.repeated(changedSubsystems));
    }
  }

  private static InstructionKey key(ExecutedInstruction instruction) {
    return new InstructionKey(
        instruction.kind(),
        instruction.script(),
        instruction.room(),
        instruction.instruction().offset());
  }

  private static Object subsystemState(String subsystem, GameState state) {
    return switch (subsystem) {
      case "vm" -> withoutPositions(state.machine());
      case "world" -> List.of(state.world().withoutActors(), state.session());
      case "actors" -> state.world().actors();
      case "sound" -> state.sound();
      default -> "";
    };
  }

  /**
   * Returns the state without the positions of the slots, because every instruction changes the
   * position of its slot.
   */
  private static VmState withoutPositions(VmState state) {
    List<VmState.Slot> slots = new ArrayList<>();
    for (VmState.Slot slot : state.slots()) {
      slots.add(
          new VmState.Slot(
              slot.index(),
              slot.number(),
              slot.kind(),
              0,
              slot.status(),
              slot.freezeCount(),
              slot.freezeResistant(),
              slot.recursive(),
              0,
              false,
              slot.cutscenes(),
              slot.locals()));
    }
    return new VmState(
        state.globals(),
        state.bits(),
        slots,
        state.cutsceneLevel(),
        state.cutscenes(),
        state.sentences(),
        state.strings(),
        state.room(),
        state.egoPositioned(),
        state.cursor(),
        state.userput());
  }

  /** Returns the causes of changes of the subsystems, in the order of their first change. */
  public List<Change> changes() {
    return List.copyOf(changes.values());
  }
}
