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
 * Goes back in a session: finds an earlier position, and plays the session again up to this
 * position. Positions are numbers of instructions.
 *
 * <p>The player of the session reports every instruction with {@link #beforeInstruction} and calls
 * {@link #storeMoment}. A call of {@link #performRequest} between two iterations then returns to
 * the requested position.
 */
public final class TimeTravel {

  private final GameSession session;
  private final SessionHistory history;
  private final Statements statements;
  private final LastWrites lastWrites;
  private final SessionPlayer player;
  private long position;
  private long latestTick;
  private boolean isReplaying;
  private BackwardSearch activeSearch;
  private BackwardSearch requestedSearch;

  /** The kind of position at which a return ends. */
  public enum Arrival {
    /** At the previous statement. */
    STATEMENT,
    /** At a breakpoint. */
    BREAKPOINT,
    /** At the first statement in the stored past. */
    BEGINNING
  }

  /** Plays the session. */
  public interface SessionPlayer {

    /**
     * Returns the session to a state.
     *
     * @param isBooted whether the boot script has run
     */
    void restore(GameState state, boolean isBooted);

    /** Plays an iteration. */
    void iterate();

    /**
     * Makes the game stop at the position at which the return ends. The session is played again up
     * to this position.
     *
     * @param endCondition the position at which the return ends
     */
    void stopAt(Arrival arrival, StepEnd endCondition);

    /**
     * Called if the replay differs from the original session. The game is then near the requested
     * position, but not at it.
     */
    void replayDiverged();
  }

  /**
   * Creates an object that goes back in a session.
   *
   * @param past the stored states of the session
   * @param statements the statements at which a return can end
   * @param lastWrites the last writes of variables, which each moment stores
   */
  public TimeTravel(
      GameSession session,
      SessionHistory past,
      Statements statements,
      LastWrites lastWrites,
      SessionPlayer traveller) {
    this.session = session;
    this.history = past;
    this.statements = statements;
    this.lastWrites = lastWrites;
    this.player = traveller;
  }

  // Recording the past.

  /** Stores the current moment if a second has passed since the last stored moment. */
  public void storeMoment(boolean isBooted) {
    if (history.isDue(session.jiffiesPlayed())) {
      GameState state = session.snapshot();
      // Without a room there is nothing to see, and a painter is not set up for a picture.
      boolean isInRoom = state.world().room().number() != 0;
      history.addMoment(
          new SessionHistory.Moment(
              position, isBooted, isInRoom ? state : state.unpainted(), lastWrites.all()));
    }
  }

  /**
   * Records that an instruction is about to be executed.
   *
   * @param changes repeats the changes that the debugger made before this instruction
   */
  public void beforeInstruction(VirtualMachine machine, Consumer<SessionHistory.Change> changes) {
    position++;
    history.changes(position).forEach(changes);
    if (activeSearch != null) {
      activeSearch.recordInstruction(position, machine.lastInstruction());
    }
  }

  /** Records a change of a variable that is made now. */
  public void recordChange(SessionHistory.Change change) {
    history.addChange(session.machine().isScriptRunning() ? position : position + 1, change);
  }

  /** Records that the search passes a breakpoint whose condition is true. */
  public void recordBreakpoint() {
    activeSearch.recordBreakpoint(position);
  }

  /** Removes the stored past. */
  public void clear() {
    history.clear();
    requestedSearch = null;
    isReplaying = false;
  }

  // Going back.

  /**
   * Requests a return to the previous statement or to the last breakpoint. If there is none, the
   * return ends at the first statement in the stored past.
   *
   * @return whether an earlier state is stored
   */
  public boolean goBack(boolean goesToBreakpoint) {
    VirtualMachine machine = session.machine();
    List<VmState.Slot> stack = machine.callStack();
    long end = stack.isEmpty() ? position + 1 : position;
    if (history.momentsBefore(end).isEmpty()) {
      return false;
    }
    requestedSearch =
        goesToBreakpoint
            ? BackwardSearch.toBreakpoint(end, statements)
            : BackwardSearch.toStatement(
                end, stack.isEmpty() ? null : machine.lastInstruction(), slots(stack), statements);
    isReplaying = true;
    return true;
  }

  private static Set<Integer> slots(List<VmState.Slot> stack) {
    return stack.stream().map(VmState.Slot::index).collect(Collectors.toSet());
  }

  /** Returns whether a return is requested. */
  public boolean isRequested() {
    return requestedSearch != null;
  }

  /** Returns whether the past is being searched now. During the search, the game does not stop. */
  public boolean isSearching() {
    return activeSearch != null;
  }

  /**
   * Returns whether the game is replayed or about to be replayed. It then stops only at the end of
   * the return.
   */
  public boolean isReplaying() {
    return isReplaying;
  }

  /** Records that the game continues after a stop. */
  public void recordResume() {
    isReplaying = requestedSearch != null;
  }

  /** Finds the position at which the return ends, and plays the session up to this position. */
  public void performRequest() {
    BackwardSearch search = requestedSearch;
    requestedSearch = null;
    latestTick = session.ticks();
    List<SessionHistory.Moment> moments = history.momentsBefore(search.end());
    SessionHistory.Moment startMoment = moments.get(0);
    long endPosition = search.end();
    for (SessionHistory.Moment moment : moments) {
      activeSearch = search;
      replay(moment, search.end() - 1);
      activeSearch = null;
      if (search.found() != BackwardSearch.NO_POSITION) {
        replayTo(moment, search.found(), search.arrival());
        return;
      }
      if (search.firstStatement() != BackwardSearch.NO_POSITION) {
        startMoment = moment;
        endPosition = search.firstStatement();
      }
      search.restartBefore(moment.position() + 1);
    }
    replayTo(startMoment, endPosition, Arrival.BEGINNING);
  }

  private void replay(SessionHistory.Moment moment, long end) {
    isReplaying = true;
    player.restore(moment.state(), moment.isBooted());
    position = moment.position();
    lastWrites.replaceAll(moment.writes());
    boolean isProgressing = true;
    while (isProgressing && position < end && session.ticks() <= latestTick) {
      long tick = session.ticks();
      long positionBefore = position;
      player.iterate();
      // Without this, an iteration that fails before its first instruction is repeated endlessly.
      isProgressing = session.ticks() != tick || position != positionBefore;
    }
  }

  private void replayTo(SessionHistory.Moment moment, long endPosition, Arrival arrival) {
    history.removeMomentsAfter(moment);
    player.stopAt(arrival, executed -> position == endPosition);
    replay(moment, endPosition);
    if (isReplaying && requestedSearch == null) {
      isReplaying = false;
      player.replayDiverged();
    }
  }
}
