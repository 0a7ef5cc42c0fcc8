package org.bowsprit.editors.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.bow.watch.WatchException;
import org.bowsprit.bow.watch.WatchExpression;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.debug.SessionHistory;
import org.bowsprit.engine.debug.TimeTravel;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Input;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.debug.Debugger;
import org.bowsprit.vm.debug.GameNames;
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
import org.bowsprit.vm.symbol.UnknownNameException;
import org.bowsprit.vm.text.NamedText;

/**
 * A game that is being debugged. It plays iterations, and stops at breakpoints, after steps and at
 * faults. It goes back in time by playing its past again. All methods are called on one thread.
 */
final class DebuggedGame implements SessionListener {

  private final Symbols symbols;
  private final GameNames names;
  private final Statements statements;
  private final Observer observer;
  private final SessionHistory recordedInput;
  private final GameSession session;
  private final TimeTravel travel;
  private final List<EditorBreakpoint> stopPoints = new ArrayList<>();
  private final LastWrites writes;
  private Debugger debugger;
  private boolean isBooted;
  private boolean isStopped;
  private boolean pausesAtFaults;
  private boolean hasEnded;
  private boolean isDisconnected;
  private StopReason stepReason = StopReason.of("step");
  private boolean pausesAfterIteration;

  /** Receives the events of a game. */
  interface Observer {

    /**
     * Called when the game stops. The game continues when this method returns. If {@link #step} or
     * {@link #goBack} has been called before then, the last call decides how the game continues.
     */
    void stopped(StopReason reason);

    /**
     * Called with a line for the user of the editor.
     *
     * @param category the kind of output in the protocol
     * @param frame the position of the game
     */
    void printed(String category, String line, StackFrame frame);
  }

  /**
   * Prepares a game that has not booted yet.
   *
   * @param game the game
   * @param origin the start of its session
   * @param painter the painter of the frames; empty if no frames are painted
   * @param input the input that is known before the start
   * @param files the source files, which decide which sources the user can read
   */
  DebuggedGame(
      PlayableGame game,
      Journal.Origin origin,
      Optional<FramePainter> painter,
      List<InputEvent> input,
      SourceFiles files,
      Observer observer) {
    this.symbols = game.symbols();
    this.observer = observer;
    names = new GameNames(symbols);
    statements = new Statements(symbols, files::isReadable);
    recordedInput = new SessionHistory(input);
    writes = new LastWrites(this::machine, () -> session().ticks());
    HeadlessHost host =
        new HeadlessHost() {
          @Override
          public void quit() {
            hasEnded = true;
          }
        };
    session = game.prepare(origin, new PlayableGame.Parts(host, painter, this));
    travel = new TimeTravel(session, recordedInput, statements, writes, new PastReplayer());
  }

  // Requests of the editor, which are possible while the game is stopped or running.

  /** Sets whether the game stops when a script fails. */
  void pauseAtFaults(boolean pauses) {
    pausesAtFaults = pauses;
  }

  /** Sets a breakpoint. */
  void add(EditorBreakpoint point) {
    stopPoints.add(point);
    point.breakpoints().forEach(debugger::add);
  }

  /** Removes a breakpoint. */
  void remove(EditorBreakpoint point) {
    stopPoints.remove(point);
    point.breakpoints().forEach(debugger::remove);
    stopPoints.forEach(each -> each.breakpoints().forEach(debugger::add));
  }

  /** Makes the game stop at the next statement, or after this iteration if there is none. */
  void pause(StopReason reason) {
    stepTo(StatementStep.Kind.ANY, reason);
    pausesAfterIteration = isBooted;
  }

  /** Makes the game stop at the end of a step. */
  void step(StatementStep.Kind kind) {
    stepTo(kind, StopReason.of("step"));
  }

  private void stepTo(StatementStep.Kind kind, StopReason reason) {
    stepReason = reason;
    debugger.stepTo(new StatementStep(kind, machine(), statements));
  }

  /**
   * Makes the game go back to the previous statement or to the last breakpoint. If there is none,
   * the game goes back to the first statement of the recorded past.
   */
  void goBack(boolean toBreakpoint) {
    travel.goBack(toBreakpoint);
  }

  /** Prevents the game from stopping from now on. */
  void disconnect() {
    isDisconnected = true;
  }

  /** Changes a variable. Like the input, the change is recorded in the past of the game. */
  void changeVariable(int word, int value) {
    travel.recordChange(new SessionHistory.Change(word, value));
    session.announceExternalChange();
    write(word, value);
  }

  private void write(int word, int value) {
    boolean wasStopped = isStopped;
    isStopped = true;
    machine().variables().write(word, value);
    isStopped = wasStopped;
  }

  /** Adds an input of the player. */
  void addInput(Input input) {
    recordedInput.addInput(session.ticks(), input);
  }

  // The state of the game.

  /** Returns the names of the game. */
  GameNames names() {
    return names;
  }

  VirtualMachine machine() {
    return session.machine();
  }

  private GameSession session() {
    return session;
  }

  /** Returns the length of the next iteration in jiffies. */
  int jiffies() {
    return session.jiffies();
  }

  /** Returns whether the game has quit. */
  boolean hasEnded() {
    return hasEnded;
  }

  /** Returns the last write of a variable; empty if none is known. */
  Optional<VariableWrite> lastWrite(int word) {
    return writes.lastWrite(word);
  }

  /**
   * Returns the scripts on the call stack. The running script is first, and each of the others
   * waits for the script before it in the list. The result is never empty.
   */
  List<StackFrame> frames() {
    return StackFrame.of(machine(), symbols, session.world().currentRoom().physical());
  }

  /** Returns the value of an expression in a frame. */
  int value(WatchExpression expression, StackFrame frame) {
    return expression.value(name -> value(name, frame));
  }

  /** Returns the value of a name in a frame. */
  int value(String name, StackFrame frame) {
    try {
      return names.value(name, frame, machine().variables());
    } catch (UnknownNameException e) {
      throw new WatchException(e.getMessage());
    }
  }

  // Time and iterations.

  /** Plays an iteration, or goes back if that was requested. */
  void advance() {
    if (travel.isRequested()) {
      travel.performRequest();
      return;
    }
    travel.storeMoment(isBooted);
    iterate();
    if (pausesAfterIteration && !isReplaying()) {
      debugger.stepTo(null);
      stop(stepReason);
    }
  }

  private void iterate() {
    if (isBooted) {
      session.tick();
    } else {
      isBooted = true;
      session.start();
    }
  }

  private void stop(StopReason reason) {
    debugger.stepTo(null);
    pausesAfterIteration = false;
    isStopped = true;
    observer.stopped(reason);
    isStopped = false;
    // If the game goes back, the rest of this iteration has no effect.
    travel.recordResume();
  }

  private boolean isReplaying() {
    return isDisconnected || travel.isReplaying();
  }

  /** Plays the past again. */
  private final class PastReplayer implements TimeTravel.SessionPlayer {

    @Override
    public void restore(GameState state, boolean wasBooted) {
      session.restore(state);
      isBooted = wasBooted;
      hasEnded = false;
    }

    @Override
    public void iterate() {
      DebuggedGame.this.iterate();
    }

    @Override
    public void stopAt(TimeTravel.Arrival arrival, StepEnd place) {
      stepReason = StopReason.afterGoingBack(arrival);
      debugger.stepTo(place);
    }

    @Override
    public void replayDiverged() {
      if (!isDisconnected) {
        stop(stepReason);
      }
    }
  }

  // Notifications of the machine.

  @Override
  public void machineCreated(VirtualMachine machine) {
    debugger = new Debugger(machine, this::onStop);
    stopPoints.forEach(point -> point.breakpoints().forEach(debugger::add));
    debugger.attach(this::beforeInstruction, new WriteRecorder());
  }

  private void beforeInstruction(int slot, int script, Instruction instruction) {
    travel.beforeInstruction(machine(), change -> write(change.word(), change.value()));
  }

  private Resume onStop(Stop stop) {
    if (isStopped) {
      return Resume.CONTINUE;
    }
    if (travel.isSearching()) {
      stop.reason().filter(this::hasTrueCondition).ifPresent(hit -> travel.recordBreakpoint());
    } else if (!isReplaying() || stop.stepped()) {
      Optional<StopReason> hit =
          isReplaying() ? Optional.empty() : stop.reason().flatMap(this::breakpointReason);
      hit.or(() -> stop.stepped() ? Optional.of(stepReason) : Optional.empty())
          .ifPresent(this::stop);
    }
    return Resume.CONTINUE;
  }

  private boolean hasTrueCondition(Breakpoint breakpoint) {
    return stopPointsAt(breakpoint)
        .anyMatch(point -> point.isConditionTrue(this::evaluateInTopFrame));
  }

  private Stream<EditorBreakpoint> stopPointsAt(Breakpoint breakpoint) {
    return stopPoints.stream().filter(point -> point.breakpoints().contains(breakpoint));
  }

  private int evaluateInTopFrame(WatchExpression expression) {
    return value(expression, frames().get(0));
  }

  /** Returns the reason for stopping at a breakpoint; empty if the game continues. */
  private Optional<StopReason> breakpointReason(Breakpoint breakpoint) {
    Optional<StopReason> reason = Optional.empty();
    for (EditorBreakpoint point :
        stopPointsAt(breakpoint)
            .filter(each -> each.isConditionTrue(this::evaluateInTopFrame))
            .toList()) {
      if (point.countHit()) {
        Optional<String> message = point.message(this::evaluateInTopFrame);
        message.ifPresent(text -> observer.printed("console", text, frames().get(0)));
        if (message.isEmpty()) {
          reason =
              Optional.of(
                  new StopReason(
                      point.reason(),
                      point
                          .conditionError(this::evaluateInTopFrame)
                          .orElseGet(() -> description(breakpoint))));
        }
      }
    }
    return reason;
  }

  private String description(Breakpoint breakpoint) {
    return breakpoint instanceof Breakpoint.OnWrite write
        ? lastWrite(write.word()).map(each -> each.before() + " became " + each.after()).orElse("")
        : "";
  }

  @Override
  public void beforeTick() {
    recordedInput.input(session.ticks()).forEach(session::input);
  }

  @Override
  public void debugLinePrinted(byte[] line) {
    if (!isReplaying()) {
      String text = WesternGlyphs.textOf(PlainText.allPages(line));
      observer.printed("console", text, frames().get(0));
    }
  }

  @Override
  public void scriptFailed(ScriptFault fault) {
    if (isReplaying()) {
      return;
    }
    String text = new NamedText(symbols).fault(fault);
    observer.printed("stderr", text, frames().get(0));
    if (pausesAtFaults) {
      stop(new StopReason("exception", text));
    }
  }

  /** Records which code last wrote each variable of the game. */
  private final class WriteRecorder implements VariableListener {

    @Override
    public void read(int word, int value) {}

    @Override
    public void write(int word, int before, int after) {
      if (!isStopped) {
        writes.write(word, before, after);
      }
    }
  }
}
