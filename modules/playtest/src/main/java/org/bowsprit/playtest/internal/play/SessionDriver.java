package org.bowsprit.playtest.internal.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.playtest.play.Pointer;
import org.bowsprit.playtest.play.Readiness;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.SessionSource;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.machine.VirtualMachine;

/** Plays a session with input events and records the events of the session. */
public final class SessionDriver implements Pointer {

  /** The number of iterations in which an action certainly ends. */
  public static final int MAX_ACTION_TICKS = 18_000;

  private static final int MAX_ACTION_JIFFIES = MAX_ACTION_TICKS;
  private static final int TICKS_BETWEEN_SKIPS = 3;
  private static final int TICKS_BETWEEN_CLICKS = 3;

  private final GameSession session;
  private final Goal goal;
  private final TimeBudget timeLeft;
  private final Set<ScriptText> spokenTexts = new HashSet<>();
  private final Set<Integer> walkTargets = new HashSet<>();
  private final List<InputEvent> input = new ArrayList<>();
  private Optional<ReadRecorder> readRecorder = Optional.empty();
  private int lineCount;
  private boolean hadSentence;

  /** The ways in which an action can end. */
  public enum End {
    /** The player may act. */
    FREE,
    /** The goal is reached. */
    WON,
    /** The player waits and can never act again. */
    STUCK
  }

  /** Begins a session. */
  public SessionDriver(SessionSource source, Goal goal, TimeBudget timeLeft) {
    this.goal = goal;
    this.timeLeft = timeLeft;
    session = source.begin(new Listener());
  }

  @Override
  public GameSession session() {
    return session;
  }

  /** Returns every spoken text, as the bytes in its script. */
  public Set<ScriptText> spokenTexts() {
    return spokenTexts;
  }

  /** Returns every object to which an actor was sent. */
  public Set<Integer> walkTargets() {
    return walkTargets;
  }

  /** Restores a state and clears the records. */
  public void restore(GameState state) {
    session.restore(state);
    clearRecords();
  }

  /** Clears the records. */
  public void clearRecords() {
    input.clear();
    lineCount = 0;
    hadSentence = false;
  }

  /** Returns the input events since {@link #clearRecords}. */
  public List<InputEvent> input() {
    return List.copyOf(input);
  }

  /** Returns the number of lines that were spoken since {@link #clearRecords}. */
  public int lineCount() {
    return lineCount;
  }

  /** Returns whether a sentence was carried out since {@link #clearRecords}. */
  public boolean hadSentence() {
    return hadSentence;
  }

  /** Sets the object that records the instructions. */
  public void setReadRecorder(ReadRecorder recorder) {
    readRecorder = Optional.of(recorder);
  }

  @Override
  public void click(int x, int y) {
    send(new Input.Move(x, y));
    runTicks(TICKS_BETWEEN_CLICKS);
    send(new Input.Click(x, y, Input.Button.LEFT));
    runTicks(TICKS_BETWEEN_CLICKS);
  }

  @Override
  public void point(int x, int y) {
    send(new Input.Move(x, y));
    runTicks(TICKS_BETWEEN_CLICKS);
  }

  /** Presses the key that skips scenes. */
  public void pressEscape() {
    send(new Input.Key(KeyCodes.ESCAPE, false, false, false));
    runTicks(TICKS_BETWEEN_CLICKS);
  }

  /** Lets iterations pass. */
  public void runTicks(int count) {
    for (int i = 0; i < count; i++) {
      tick();
    }
  }

  @Override
  public void waitForWalk() {
    waitUntilFree();
  }

  /** Continues after the goal was reached, until the player can act or can never act again. */
  public void playOut() {
    waitUntilFree(false);
  }

  /** Waits until the player can act. Skips spoken lines. */
  public End waitUntilFree() {
    return waitUntilFree(true);
  }

  private End waitUntilFree(boolean endsAtGoal) {
    int readyJiffies = 0;
    int spentJiffies = 0;
    boolean hasEscaped = false;
    for (int count = 0; spentJiffies < MAX_ACTION_JIFFIES; count++) {
      int jiffies = session.jiffies();
      tick();
      spentJiffies += jiffies;
      if (endsAtGoal && goal.reached().test(session)) {
        return End.WON;
      }
      readyJiffies = Readiness.of(session) ? readyJiffies + jiffies : 0;
      if (readyJiffies >= Readiness.SETTLED_JIFFIES) {
        return End.FREE;
      }
      if (session.interruption().isPresent()) {
        send(new Input.Key(KeyCodes.ENTER, false, false, false));
      } else if (count % TICKS_BETWEEN_SKIPS == 0 && get(EngineVariable.HAVE_MSG) != 0) {
        send(new Input.Key(KeyCodes.FULL_STOP, false, false, false));
      } else if (!hasEscaped && spentJiffies > MAX_ACTION_JIFFIES / 2) {
        hasEscaped = true;
        pressEscape();
      }
    }
    return End.STUCK;
  }

  private int get(EngineVariable variable) {
    return session.machine().variables().get(variable);
  }

  private void tick() {
    session.tick();
    timeLeft.spend();
  }

  private void send(Input event) {
    input.add(new InputEvent(session.ticks(), event));
    session.input(event);
  }

  /** Records the events of the session. */
  private final class Listener implements SessionListener {

    private VirtualMachine machine;

    @Override
    public void machineCreated(VirtualMachine newMachine) {
      machine = newMachine;
      machine.setInstructionListener(this::beforeInstruction);
    }

    @Override
    public void lineSpoken(int speaker, byte[] line) {
      lineCount++;
    }

    private void beforeInstruction(int slot, int script, Instruction instruction) {
      readRecorder.ifPresent(recorder -> recorder.recordInstruction(slot, script, instruction));
      if (instruction.offset() == 0
          && script == machine.variables().get(EngineVariable.SENTENCE_SCRIPT)) {
        hadSentence = true;
      }
      if (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO) {
        recordText(instruction);
      } else if (instruction.op() == Op.WALK_ACTOR_TO_OBJECT) {
        walkTargets.add(value(instruction.operand(1)));
      }
    }

    private int value(Operand operand) {
      return operand instanceof Operand.Reference reference
          ? machine.variables().read(reference.word())
          : ((Operand.Literal) operand).value();
    }

    private void recordText(Instruction instruction) {
      for (SubOperation each : instruction.subOperations()) {
        for (Operand operand : each.operands()) {
          if (operand instanceof Operand.Text text) {
            spokenTexts.add(text.text());
          }
        }
      }
    }
  }
}
