package org.bowsprit.player.game;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.picture.Fades;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.player.rewind.Rewind;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A session in real time. In each jiffy, the next iteration runs if it is due and the screen
 * effects have finished. The session provides the picture with its effects, and the cursor at the
 * position of the mouse.
 */
public final class TimedSession {

  private static final Logger LOG = LoggerFactory.getLogger(TimedSession.class);
  private static final int QUARTER_FRAMES_PER_JIFFY = 4;

  private final GameSession session;
  private final FramePainter painter;
  private final BooleanSupplier hasEnded;
  private final Rewind rewind;
  private final Frame fadeFrame = new Frame();
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private int jiffiesLeft;
  private int quarterFramesLeft;
  private boolean isFading;
  private RuntimeException programError;
  private Runnable loadListener = () -> {};
  private Optional<Playback> playback = Optional.empty();
  private int mouseX;
  private int mouseY;

  /**
   * Creates a timed session.
   *
   * @param session a session that has begun
   * @param painter paints the session
   * @param hasEnded returns whether the game has asked to end
   */
  public TimedSession(GameSession session, FramePainter painter, BooleanSupplier hasEnded) {
    this.session = session;
    this.painter = painter;
    this.hasEnded = hasEnded;
    rewind = new Rewind(session, Rewind.DEFAULT_BYTES);
    session.addListener(rewind);
    this.mouseX = session.mouseX();
    this.mouseY = session.mouseY();
  }

  /**
   * Receives input of the player for the next iteration. While earlier input is replayed, moves of
   * the mouse are ignored, and other input ends the playback.
   */
  public void input(Input input) {
    if (isReplaying() && input instanceof Input.Move) {
      return;
    }
    endPlayback();
    passToSession(input);
  }

  private void passToSession(Input input) {
    session.input(input);
    if (input instanceof Input.Move move) {
      mouseX = move.x();
      mouseY = move.y();
    }
  }

  /** Advances by one jiffy (1/60 second). */
  public void advanceJiffy() {
    if (isFading) {
      fade();
    } else if (--jiffiesLeft <= 0) {
      tick();
    }
  }

  /** Plays one iteration immediately, without waiting for it to be due. */
  public void tick() {
    jiffiesLeft = session.jiffies();
    try {
      runTasks();
      session.tick();
      if (playback.filter(Playback::isOver).isPresent()) {
        endPlayback();
      }
    } catch (RuntimeException e) {
      LOG.error("an iteration could not be played to its end", e);
      programError = e;
      return;
    }
    beginFade();
  }

  /**
   * Rewinds the game. This also works after a script error has halted the game.
   *
   * @param seconds the number of seconds of play to rewind; if fewer are recorded, rewinds as far
   *     as possible
   * @return the number of seconds rewound
   */
  public long rewind(int seconds) {
    endPlayback();
    long rewoundSeconds = rewind.goBack(seconds);
    show();
    return rewoundSeconds;
  }

  /** Returns the states to which the game can go back, and the input since the first of them. */
  public Past past() {
    return new Past(rewind.states(), rewind.input());
  }

  /**
   * Returns to a state and replays input from there. Iterations before {@code until} are played
   * immediately, later iterations in real time. Afterwards the player has control.
   *
   * @param state one of the states of {@link #past}, or the current state
   * @param input the input since that state
   * @param until the first iteration that is played in real time, counted from the boot
   */
  public void replay(GameState state, List<InputEvent> input, long until) {
    endPlayback();
    rewind.goBackTo(state);
    resetTiming();
    mouseX = session.mouseX();
    mouseY = session.mouseY();
    Playback newPlayback = new Playback(input, this::passToSession, session::ticks);
    session.addListener(newPlayback);
    playback = Optional.of(newPlayback);
    while (session.ticks() < until && isRunning()) {
      tick();
    }
    painter.fades().skip();
    isFading = false;
  }

  /** Returns whether earlier input is being replayed. */
  public boolean isReplaying() {
    return playback.isPresent();
  }

  /** Ends the replay of earlier input. */
  public void endPlayback() {
    playback.ifPresent(session::removeListener);
    playback = Optional.empty();
  }

  /** Sets the listener that is called when a saved game was loaded into the session. */
  public void onLoad(Runnable listener) {
    loadListener = listener;
  }

  /** Continues from a saved game that was loaded into the session. */
  public void continueFromLoaded() {
    endPlayback();
    rewind.clear();
    show();
    loadListener.run();
  }

  /** Returns to a state of the session, from which its past input is replayed. */
  public void returnTo(GameState state) {
    session.restore(state);
    programError = null;
    isFading = false;
    jiffiesLeft = 0;
  }

  /** Plays one iteration immediately, and does not show its screen effects. */
  public void tickWithoutFades() {
    tick();
    while (isFading) {
      fade();
    }
  }

  /** Shows the current state of the session, with the cursor at the position of the mouse. */
  private void show() {
    resetTiming();
    session.input(new Input.Move(mouseX, mouseY));
  }

  private void resetTiming() {
    programError = null;
    isFading = false;
    jiffiesLeft = 0;
  }

  /**
   * Runs a task between two iterations, as soon as possible. A recording cannot contain the task,
   * so it ends.
   */
  public void beforeNextTick(Runnable task) {
    session.announceExternalChange();
    tasks.add(task);
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  /** Returns the painter of the session. */
  public FramePainter painter() {
    return painter;
  }

  public GameSession session() {
    return session;
  }

  /** Returns the current picture, with the cursor at the position of the mouse. */
  public Frame frame() {
    Frame frame = isFading ? fadeFrame : painter.frame();
    frame.placeCursor(mouseX, mouseY, frame.cursorVisible());
    return frame;
  }

  /** Returns the captions in the picture; none during a fade. */
  public List<Caption> captions() {
    return isFading ? List.of() : session.captions();
  }

  /** Returns true unless the game has asked to end or an error has halted it. */
  public boolean isRunning() {
    return !hasEnded() && !isHalted();
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return hasEnded.getAsBoolean();
  }

  /** Returns whether a script error or an error of the program has halted the game. */
  public boolean isHalted() {
    return programError != null || session.fault().isPresent();
  }

  /** Returns the error of the program that halted the game; empty if there is none. */
  public Optional<RuntimeException> programError() {
    return Optional.ofNullable(programError);
  }

  /** Returns the column of the last known position of the mouse. */
  public int mouseX() {
    return mouseX;
  }

  /** Returns the row of the last known position of the mouse. */
  public int mouseY() {
    return mouseY;
  }

  /** Returns the reason why the game waits for a key; empty while it runs. */
  public Optional<Interruption> interruption() {
    return session.interruption();
  }

  private void beginFade() {
    if (painter.fades().isRunning()) {
      fadeFrame.copyFrom(painter.frame());
      isFading = true;
      quarterFramesLeft = 0;
      fade();
    }
  }

  private void fade() {
    Fades fades = painter.fades();
    quarterFramesLeft += QUARTER_FRAMES_PER_JIFFY;
    while (quarterFramesLeft > 0 && fades.isRunning()) {
      quarterFramesLeft -= fades.step(fadeFrame);
    }
    isFading = fades.isRunning();
  }
}
