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
import org.bowsprit.engine.debug.Past;
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
import org.bowsprit.vm.debug.Written;
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
  private final Past past;
  private final GameSession session;
  private final TimeTravel travel;
  private final List<StopPoint> stopPoints = new ArrayList<>();
  private final LastWrites writes;
  private Debugger debugger;
  private boolean isBooted;
  private boolean isStanding;
  private boolean pausesAtFaults;
  private boolean hasEnded;
  private boolean isLeft;
  private Pause stepped = Pause.of("step");
  private boolean pausesAfterIteration;

  /** Receives the events of a game. */
  interface Observer {

    /**
     * Called when the game stops. When this method returns, the game continues. {@link #step} and
     * {@link #goBack}, if called in the meantime, decide how it continues.
     */
    void standsStill(Pause pause);

    /**
     * Called with a line for the user of the editor.
     *
     * @param category the kind of output in the protocol
     * @param frame the position of the game
     */
    void prints(String category, String line, StackFrame frame);
  }

  /**
   * Prepares a game that has not booted yet.
   *
   * @param game the game
   * @param origin the start of its session
   * @param painter the painter of the frames; empty if no frames are painted
   * @param input the input that is known before the start
   * @param files the source files, which decide which sources a person can read
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
    past = new Past(input);
    writes = new LastWrites(this::machine, () -> session().ticks());
    HeadlessHost host =
        new HeadlessHost() {
          @Override
          public void quit() {
            hasEnded = true;
          }
        };
    session = game.prepare(origin, new PlayableGame.Parts(host, painter, this));
    travel = new TimeTravel(session, past, statements, writes, new Replay());
  }

  // Requests of the editor, which are possible while the game is stopped or running.

  /** Sets whether the game stops when a script fails. */
  void pauseAtFaults(boolean pauses) {
    pausesAtFaults = pauses;
  }

  /** Sets a breakpoint. */
  void add(StopPoint point) {
    stopPoints.add(point);
    point.places().forEach(debugger::add);
  }

  /** Removes a breakpoint. */
  void remove(StopPoint point) {
    stopPoints.remove(point);
    point.places().forEach(debugger::remove);
    stopPoints.forEach(each -> each.places().forEach(debugger::add));
  }

  /** Makes the game stop at the next statement, or after this iteration if there is none. */
  void pause(Pause reason) {
    stepTo(StatementStep.Kind.ANY, reason);
    pausesAfterIteration = isBooted;
  }

  /** Makes the game stop at the end of a step. */
  void step(StatementStep.Kind kind) {
    stepTo(kind, Pause.of("step"));
  }

  private void stepTo(StatementStep.Kind kind, Pause reason) {
    stepped = reason;
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
  void leave() {
    isLeft = true;
  }

  /** Changes a variable. Like the input, the change is recorded in the past of the game. */
  void change(int word, int value) {
    travel.change(new Past.Change(word, value));
    session.interfere();
    write(word, value);
  }

  private void write(int word, int value) {
    boolean wasStanding = isStanding;
    isStanding = true;
    machine().variables().write(word, value);
    isStanding = wasStanding;
  }

  /** Adds an input of the player. */
  void play(Input input) {
    past.play(session.ticks(), input);
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
  Optional<Written> lastWrite(int word) {
    return writes.of(word);
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
    if (travel.isWanted()) {
      travel.travel();
      return;
    }
    travel.keepMoment(isBooted);
    iterate();
    if (pausesAfterIteration && !isReplaying()) {
      debugger.stepTo(null);
      standStill(stepped);
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

  private void standStill(Pause pause) {
    debugger.stepTo(null);
    pausesAfterIteration = false;
    isStanding = true;
    observer.standsStill(pause);
    isStanding = false;
    // If the game goes back, the rest of this iteration has no effect.
    travel.goOn();
  }

  private boolean isReplaying() {
    return isLeft || travel.isReplaying();
  }

  /** Plays the past again. */
  private final class Replay implements TimeTravel.Traveller {

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
    public void approach(TimeTravel.Arrival arrival, StepEnd place) {
      stepped = Pause.at(arrival);
      debugger.stepTo(place);
    }

    @Override
    public void astray() {
      if (!isLeft) {
        standStill(stepped);
      }
    }
  }

  // Notifications of the machine.

  @Override
  public void begins(VirtualMachine machine) {
    debugger = new Debugger(machine, this::stopped);
    stopPoints.forEach(point -> point.places().forEach(debugger::add));
    debugger.attach(this::executing, new Writes());
  }

  private void executing(int slot, int script, Instruction instruction) {
    travel.executing(machine(), change -> write(change.word(), change.value()));
  }

  private Resume stopped(Stop stop) {
    if (isStanding) {
      return Resume.CONTINUE;
    }
    if (travel.isSeeking()) {
      stop.reason().filter(this::isHeld).ifPresent(hit -> travel.passBreakpoint());
    } else if (!isReplaying() || stop.stepped()) {
      Optional<Pause> hit = isReplaying() ? Optional.empty() : stop.reason().flatMap(this::hit);
      hit.or(() -> stop.stepped() ? Optional.of(stepped) : Optional.empty())
          .ifPresent(this::standStill);
    }
    return Resume.CONTINUE;
  }

  private boolean isHeld(Breakpoint breakpoint) {
    return at(breakpoint).anyMatch(point -> point.holds(this::here));
  }

  private Stream<StopPoint> at(Breakpoint breakpoint) {
    return stopPoints.stream().filter(point -> point.places().contains(breakpoint));
  }

  private int here(WatchExpression expression) {
    return value(expression, frames().get(0));
  }

  /** Returns the reason for stopping at a breakpoint; empty if the game continues. */
  private Optional<Pause> hit(Breakpoint breakpoint) {
    Optional<Pause> pause = Optional.empty();
    for (StopPoint point : at(breakpoint).filter(each -> each.holds(this::here)).toList()) {
      if (point.countsNow()) {
        Optional<String> message = point.message(this::here);
        message.ifPresent(text -> observer.prints("console", text, frames().get(0)));
        if (message.isEmpty()) {
          pause =
              Optional.of(
                  new Pause(
                      point.reason(),
                      point.mistake(this::here).orElseGet(() -> description(breakpoint))));
        }
      }
    }
    return pause;
  }

  private String description(Breakpoint breakpoint) {
    return breakpoint instanceof Breakpoint.OnWrite write
        ? lastWrite(write.word()).map(each -> each.before() + " became " + each.after()).orElse("")
        : "";
  }

  @Override
  public void beforeTick() {
    past.input(session.ticks()).forEach(session::input);
  }

  @Override
  public void noted(byte[] line) {
    if (!isReplaying()) {
      String text = WesternGlyphs.textOf(PlainText.allPages(line));
      observer.prints("console", text, frames().get(0));
    }
  }

  @Override
  public void failed(ScriptFault fault) {
    if (isReplaying()) {
      return;
    }
    String text = new NamedText(symbols).fault(fault);
    observer.prints("stderr", text, frames().get(0));
    if (pausesAtFaults) {
      standStill(new Pause("exception", text));
    }
  }

  /** Records which code last wrote each variable of the game. */
  private final class Writes implements VariableListener {

    @Override
    public void read(int word, int value) {}

    @Override
    public void write(int word, int before, int after) {
      if (!isStanding) {
        writes.write(word, before, after);
      }
    }
  }
}
