package org.bowsprit.engine.debug;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.debug.LastWrites;
import org.bowsprit.vm.debug.StepEnd;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.symbol.Statements;

/**
 * Goes back in a session: finds a place in its past, and plays the session again up to this place.
 * Positions are numbers of instructions.
 *
 * <p>The player of the session reports every instruction with {@link #executing} and calls {@link
 * #keepMoment}. A call of {@link #travel} between two iterations plays the way back.
 */
public final class TimeTravel {

  private final GameSession session;
  private final Past past;
  private final Statements statements;
  private final LastWrites writes;
  private final Traveller traveller;
  private long position;
  private long latestTick;
  private boolean isReplaying;
  private Journey sought;
  private Journey wanted;

  /** The kind of place where a way back ends. */
  public enum Arrival {
    /** At the previous statement. */
    STATEMENT,
    /** At a breakpoint. */
    BREAKPOINT,
    /** At the first statement in the stored past. */
    BEGINNING
  }

  /** Plays the session. */
  public interface Traveller {

    /**
     * Returns the session to a state.
     *
     * @param isBooted whether the boot script has run
     */
    void restore(GameState state, boolean isBooted);

    /** Plays an iteration. */
    void iterate();

    /**
     * Makes the game stop at the end of the way. The session is then played again up to this place.
     *
     * @param place the end of the way
     */
    void approach(Arrival arrival, StepEnd place);

    /**
     * Called if the game did not take the same course again. It is then near the place, not at it.
     */
    void astray();
  }

  /**
   * Creates an object that goes back in a session.
   *
   * @param past the stored states of the session
   * @param statements the statements at which a way can end
   * @param writes the last writes of variables, which each moment stores
   */
  public TimeTravel(
      GameSession session,
      Past past,
      Statements statements,
      LastWrites writes,
      Traveller traveller) {
    this.session = session;
    this.past = past;
    this.statements = statements;
    this.writes = writes;
    this.traveller = traveller;
  }

  // Recording the past.

  /** Stores the present moment if a second has passed since the last stored moment. */
  public void keepMoment(boolean isBooted) {
    if (past.isDue(session.jiffiesPlayed())) {
      GameState state = session.snapshot();
      // Without a room there is nothing to see, and a painter is not set up for a picture.
      boolean isSomewhere = state.world().room().number() != 0;
      past.keep(
          new Past.Moment(
              position, isBooted, isSomewhere ? state : state.unpainted(), writes.all()));
    }
  }

  /**
   * Records that an instruction is about to be executed.
   *
   * @param changes makes again the changes that the debugger made before this instruction
   */
  public void executing(VirtualMachine machine, Consumer<Past.Change> changes) {
    position++;
    past.changes(position).forEach(changes);
    if (sought != null) {
      sought.pass(position, machine.lastInstruction());
    }
  }

  /** Records a change of a variable that is made now. */
  public void change(Past.Change change) {
    past.change(session.machine().runsScript() ? position : position + 1, change);
  }

  /** Records a breakpoint on the way whose condition is true. */
  public void passBreakpoint() {
    sought.passBreakpoint(position);
  }

  /** Removes the stored past. */
  public void forget() {
    past.forget();
    wanted = null;
    isReplaying = false;
  }

  // Going back.

  /**
   * Requests a way back to the previous statement or to the last breakpoint. If there is none, the
   * way ends at the first statement in the stored past.
   *
   * @return whether there is a past to go to
   */
  public boolean goBack(boolean toBreakpoint) {
    VirtualMachine machine = session.machine();
    List<VmState.Slot> stack = machine.callStack();
    long end = stack.isEmpty() ? position + 1 : position;
    if (past.before(end).isEmpty()) {
      return false;
    }
    wanted =
        toBreakpoint
            ? Journey.toBreakpoint(end, statements)
            : Journey.toStatement(
                end, stack.isEmpty() ? null : machine.lastInstruction(), slots(stack), statements);
    isReplaying = true;
    return true;
  }

  private static Set<Integer> slots(List<VmState.Slot> stack) {
    return stack.stream().map(VmState.Slot::index).collect(Collectors.toSet());
  }

  /** Returns whether a way back is requested. */
  public boolean isWanted() {
    return wanted != null;
  }

  /** Returns whether the past is being searched now. During the search, the game does not stop. */
  public boolean isSeeking() {
    return sought != null;
  }

  /**
   * Returns whether the game is in its past or about to go there. Then it stops only at the end of
   * the way.
   */
  public boolean isReplaying() {
    return isReplaying;
  }

  /** Records that the game continues after a stop. */
  public void goOn() {
    isReplaying = wanted != null;
  }

  /** Finds the place where the way back ends, and plays the session up to this place. */
  public void travel() {
    Journey way = wanted;
    wanted = null;
    latestTick = session.ticks();
    List<Past.Moment> moments = past.before(way.end());
    Past.Moment from = moments.get(0);
    long place = way.end();
    for (Past.Moment moment : moments) {
      sought = way;
      playAgain(moment, way.end() - 1);
      sought = null;
      if (way.found() != Journey.NOWHERE) {
        arrive(moment, way.found(), way.arrival());
        return;
      }
      if (way.first() != Journey.NOWHERE) {
        from = moment;
        place = way.first();
      }
      way.before(moment.position() + 1);
    }
    arrive(from, place, Arrival.BEGINNING);
  }

  private void playAgain(Past.Moment moment, long end) {
    isReplaying = true;
    traveller.restore(moment.state(), moment.isBooted());
    position = moment.position();
    writes.replaceBy(moment.writes());
    boolean goesOn = true;
    while (goesOn && position < end && session.ticks() <= latestTick) {
      long tick = session.ticks();
      long before = position;
      traveller.iterate();
      // Without this, an iteration that fails before its first instruction is repeated endlessly.
      goesOn = session.ticks() != tick || position != before;
    }
  }

  private void arrive(Past.Moment moment, long place, Arrival arrival) {
    past.forgetAfter(moment);
    traveller.approach(arrival, executed -> position == place);
    playAgain(moment, place);
    if (isReplaying && wanted == null) {
      isReplaying = false;
      traveller.astray();
    }
  }
}
