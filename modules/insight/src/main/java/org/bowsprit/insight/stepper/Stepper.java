package org.bowsprit.insight.stepper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.debug.SessionHistory;
import org.bowsprit.engine.debug.TimeTravel;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Input;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.debug.Debugger;
import org.bowsprit.vm.debug.LastWrites;
import org.bowsprit.vm.debug.Resume;
import org.bowsprit.vm.debug.StackFrame;
import org.bowsprit.vm.debug.StatementStep;
import org.bowsprit.vm.debug.StepEnd;
import org.bowsprit.vm.debug.Stop;
import org.bowsprit.vm.debug.VariableWrite;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.symbol.Statements;
import org.bowsprit.vm.symbol.Symbols;

/**
 * The breakpoints and steps of a running game. Listens to the machine only while there is a
 * breakpoint or a step, or after {@link #watch}.
 */
public final class Stepper {

  private final TimedSession game;
  private final Symbols symbols;
  private final Statements statements;
  private final LastWrites writes;
  private final Map<Breakpoint, Condition> breakpoints = new LinkedHashMap<>();
  private final List<Consumer<Stop>> listeners = new ArrayList<>();
  private final SessionListener listener = new Listener();
  private final SessionHistory past = new SessionHistory(List.of());
  private final TimeTravel travel;
  private Standstill standstill = done -> {};
  private Debugger debugger;
  private VirtualMachine machine;
  private Stop stop;
  private Resume requestedResume;
  private boolean isWatching;
  private boolean isStepping;
  private boolean isTravelling;
  private boolean isChanging;

  /** Keeps the program running while the game is stopped in the middle of an iteration. */
  @FunctionalInterface
  public interface Standstill {

    /**
     * Waits until the condition is true or the player leaves. Until then, the player can inspect
     * the game.
     */
    void until(BooleanSupplier done);
  }

  /**
   * Creates a stepper that does not listen.
   *
   * @param symbols the names in the game's sources; without any, each instruction is a statement
   * @param files returns, for the path of a source, whether steps stop at the statements of this
   *     source
   */
  public Stepper(TimedSession game, Symbols symbols, Predicate<String> files) {
    this.game = game;
    this.symbols = symbols;
    statements =
        symbols.code().isEmpty() ? Statements.ofInstructions() : new Statements(symbols, files);
    writes = new LastWrites(() -> game.session().machine(), () -> game.session().ticks());
    travel = new TimeTravel(game.session(), past, statements, writes, new Replay());
  }

  /**
   * Sets the object that runs the program while the game is stopped. Without such an object, the
   * game continues immediately.
   */
  public void setStandstill(Standstill newStandstill) {
    standstill = newStandstill;
  }

  /** Adds a listener that is called at every stop. */
  public void onStop(Consumer<Stop> listener) {
    listeners.add(listener);
  }

  /** Listens to the machine from now on, to record the last write of each variable. */
  public void watch() {
    isWatching = true;
    listen();
  }

  /**
   * Returns the last write of a variable; empty if there was no write while this stepper listened.
   */
  public Optional<VariableWrite> lastWrite(int word) {
    return writes.lastWrite(word);
  }

  /** Returns the place where the game is stopped; empty while it runs. */
  public Optional<Stop> stop() {
    return Optional.ofNullable(stop);
  }

  /**
   * Returns the call stack: the running script, followed by the scripts that wait for it. The list
   * is never empty.
   */
  public List<StackFrame> frames() {
    return StackFrame.of(
        game.session().machine(), symbols, game.session().world().currentRoom().physical());
  }

  /** Returns the breakpoints in the order in which they were set. */
  public List<Breakpoint> breakpoints() {
    return List.copyOf(breakpoints.keySet());
  }

  /** Returns the condition of a breakpoint. */
  public Condition condition(Breakpoint breakpoint) {
    return breakpoints.getOrDefault(breakpoint, Condition.ALWAYS);
  }

  /** Sets a breakpoint. */
  public void add(Breakpoint breakpoint) {
    add(breakpoint, Condition.ALWAYS);
  }

  /**
   * Sets a breakpoint with a condition. The condition replaces an earlier condition of the same
   * breakpoint.
   */
  public void add(Breakpoint breakpoint, Condition condition) {
    breakpoints.put(breakpoint, condition);
    listen();
    debugger.add(breakpoint);
  }

  /** Removes a breakpoint. */
  public void remove(Breakpoint breakpoint) {
    breakpoints.remove(breakpoint);
    if (debugger != null) {
      debugger.remove(breakpoint);
      detachIfIdle();
    }
  }

  /**
   * Continues after a stop. If the game is running, any other value than {@code CONTINUE} stops it
   * at its next instruction.
   */
  public void resume(Resume how) {
    if (stop != null) {
      requestedResume = how;
    } else if (how != Resume.CONTINUE) {
      listen();
      debugger.pause();
    }
  }

  /** Starts a step by statements, and continues to its end. */
  public void step(StatementStep.Kind kind) {
    listen();
    isStepping = true;
    debugger.stepTo(new StatementStep(kind, machine, statements));
    resume(Resume.CONTINUE);
  }

  /**
   * Goes back to the previous statement. To do this, replays the past in the next round.
   *
   * @return true if there is a past to which the game can go back; the past begins when this
   *     stepper starts to listen, or when something other than input changes the game
   */
  public boolean stepBack() {
    listen();
    boolean isPossible = travel.goBack(false);
    if (isPossible) {
      resume(Resume.CONTINUE);
    }
    return isPossible;
  }

  /** Changes a variable. The change belongs to the past of the game, like its input. */
  public void change(int word, int value) {
    if (debugger != null) {
      travel.recordChange(new SessionHistory.Change(word, value));
    }
    isChanging = true;
    game.session().announceExternalChange();
    isChanging = false;
    write(new SessionHistory.Change(word, value));
  }

  private void replayWrite(SessionHistory.Change change) {
    if (isTravelling) {
      write(change);
    }
  }

  private void write(SessionHistory.Change change) {
    game.session().machine().variables().write(change.word(), change.value());
  }

  /** Called once per round, between two iterations or while the game is stopped in an iteration. */
  public void round() {
    if (travel.isRequested() && stop == null) {
      isTravelling = true;
      travel.performRequest();
      isTravelling = false;
    }
  }

  private void listen() {
    if (debugger == null) {
      attach();
      game.session().addListener(listener);
    }
  }

  private void attach() {
    machine = game.session().machine();
    debugger = new Debugger(machine, this::stopsAt, this::handleStop);
    breakpoints.keySet().forEach(debugger::add);
    debugger.attach(
        (slot, script, instruction) -> travel.beforeInstruction(machine, this::replayWrite),
        writes);
  }

  /** Attaches the debugger to the new machine of a restarted game. */
  private void attachToNewMachine() {
    if (game.session().machine() != machine) {
      attach();
      travel.clear();
    }
  }

  /** Stops listening if there is no breakpoint and no step, and {@link #watch} was not called. */
  private void detachIfIdle() {
    boolean isIdle = breakpoints.isEmpty() && stop == null && !isStepping && !isWatching;
    if (debugger != null && isIdle) {
      debugger.detach();
      debugger = null;
      game.session().removeListener(listener);
      travel.clear();
    }
  }

  /**
   * Returns whether the game stops at a breakpoint. While the past is replayed, the game stops only
   * at the end.
   */
  private boolean stopsAt(Breakpoint breakpoint) {
    return !travel.isReplaying() && condition(breakpoint).isTrue().getAsBoolean();
  }

  private Resume handleStop(Stop newStop) {
    if (travel.isSearching()) {
      return Resume.CONTINUE;
    }
    stop = newStop;
    isTravelling = false;
    requestedResume = null;
    isStepping = false;
    debugger.stepTo(null);
    listeners.forEach(listener -> listener.accept(newStop));
    standstill.until(() -> requestedResume != null);
    stop = null;
    travel.recordResume();
    if (!travel.isReplaying()) {
      past.removeInputAfter(game.session().ticks());
    }
    Resume how = requestedResume == null ? Resume.CONTINUE : requestedResume;
    if (how == Resume.CONTINUE) {
      detachIfIdle();
    }
    return how;
  }

  /** Records the past of the session. */
  private final class Listener implements SessionListener {

    @Override
    public void beforeTick() {
      if (isTravelling) {
        past.input(game.session().ticks()).forEach(game.session()::input);
      } else if (!travel.isReplaying()) {
        travel.storeMoment(true);
      }
    }

    @Override
    public void inputReceived(Input event) {
      if (!travel.isReplaying()) {
        past.addInput(game.session().ticks(), event);
      }
    }

    @Override
    public void afterTick() {
      attachToNewMachine();
    }

    @Override
    public void stateRestored() {
      forget();
    }

    @Override
    public void beforeExternalChange() {
      forget();
    }

    private void forget() {
      if (!isTravelling && !isChanging) {
        travel.clear();
      }
    }
  }

  /** Replays the past, without its screen effects. */
  private final class Replay implements TimeTravel.SessionPlayer {

    @Override
    public void restore(GameState state, boolean isBooted) {
      game.returnTo(state);
    }

    @Override
    public void iterate() {
      game.tickWithoutFades();
    }

    @Override
    public void stopAt(TimeTravel.Arrival arrival, StepEnd place) {
      debugger.stepTo(place);
    }

    @Override
    public void replayDiverged() {
      debugger.stepTo(null);
    }
  }
}
