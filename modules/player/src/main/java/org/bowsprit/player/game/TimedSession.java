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
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.player.rewind.Rewind;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A session in real time. Each jiffy plays the next iteration if it is due and screen effects have
 * finished. The session provides the picture with its effects, and the cursor at the position of
 * the mouse.
 */
public final class TimedSession {

  private static final Logger LOG = LoggerFactory.getLogger(TimedSession.class);
  private static final int QUARTER_FRAMES_A_JIFFY = 4;

  private final GameSession session;
  private final FramePainter painter;
  private final BooleanSupplier ended;
  private final Rewind rewind;
  private final Frame fading = new Frame();
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private int jiffiesLeft;
  private int quarterFramesLeft;
  private boolean isFading;
  private RuntimeException breakage;
  private Runnable loads = () -> {};
  private Optional<Playback> playback = Optional.empty();
  private int mouseX;
  private int mouseY;

  /**
   * Creates a timed session.
   *
   * @param session a session that has begun
   * @param painter paints the session
   * @param ended returns whether the game has asked to end
   */
  public TimedSession(GameSession session, FramePainter painter, BooleanSupplier ended) {
    this.session = session;
    this.painter = painter;
    this.ended = ended;
    rewind = new Rewind(session, Rewind.USUAL_BYTES);
    session.addListener(rewind);
    this.mouseX = session.mouseX();
    this.mouseY = session.mouseY();
  }

  /**
   * Takes input of the player for the next iteration. While earlier input is played again, moves of
   * the mouse are ignored, and other input ends the playback.
   */
  public void input(Input input) {
    if (isPlayingAgain() && input instanceof Input.Move) {
      return;
    }
    goLive();
    give(input);
  }

  private void give(Input input) {
    session.input(input);
    if (input instanceof Input.Move move) {
      mouseX = move.x();
      mouseY = move.y();
    }
  }

  /** Advances by one jiffy (1/60 second). */
  public void jiffy() {
    if (isFading) {
      fade();
    } else if (--jiffiesLeft <= 0) {
      tick();
    }
  }

  /** Plays one iteration at once, without regard to time. */
  public void tick() {
    jiffiesLeft = session.jiffies();
    try {
      runTasks();
      session.tick();
      if (playback.filter(Playback::isOver).isPresent()) {
        goLive();
      }
    } catch (RuntimeException e) {
      LOG.error("an iteration could not be played to its end", e);
      breakage = e;
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
  public long back(int seconds) {
    goLive();
    long gone = rewind.back(seconds);
    show();
    return gone;
  }

  /** Returns the states to which the game can go back, and the input since the first of them. */
  public Past past() {
    return new Past(rewind.states(), rewind.input());
  }

  /**
   * Goes back to a state and plays input from there. Iterations before {@code until} are played at
   * once, the rest in real time. Afterwards the player has control.
   *
   * @param state one of the states of {@link #past}, or the present state
   * @param input the input from that state on
   * @param until the first iteration that is played in real time, counted from the boot
   */
  public void playAgain(GameState state, List<InputEvent> input, long until) {
    goLive();
    rewind.backTo(state);
    settle();
    mouseX = session.mouseX();
    mouseY = session.mouseY();
    Playback again = new Playback(input, this::give, session::ticks);
    session.addListener(again);
    playback = Optional.of(again);
    while (session.ticks() < until && goesOn()) {
      tick();
    }
    painter.fades().skip();
    isFading = false;
  }

  /** Returns whether earlier input is being played again. */
  public boolean isPlayingAgain() {
    return playback.isPresent();
  }

  /** Ends the playing of earlier input. */
  public void goLive() {
    playback.ifPresent(session::removeListener);
    playback = Optional.empty();
  }

  /** Sets the listener that is called when another game was loaded into the session. */
  public void onLoad(Runnable listener) {
    loads = listener;
  }

  /** Continues from a saved game that was loaded into the session. */
  public void goOnFromLoaded() {
    goLive();
    rewind.forget();
    show();
    loads.run();
  }

  /** Returns to a state of the session, from which its past is played again. */
  public void returnTo(GameState state) {
    session.restore(state);
    breakage = null;
    isFading = false;
    jiffiesLeft = 0;
  }

  /** Plays one iteration at once, and does not show its screen effects. */
  public void tickUnseen() {
    tick();
    while (isFading) {
      fade();
    }
  }

  /** Shows the current state of the session, with the cursor at the position of the mouse. */
  private void show() {
    settle();
    session.input(new Input.Move(mouseX, mouseY));
  }

  private void settle() {
    breakage = null;
    isFading = false;
    jiffiesLeft = 0;
  }

  /**
   * Runs a task between two iterations, as soon as possible. A recording cannot contain the task
   * and ends here.
   */
  public void beforeNextTick(Runnable task) {
    session.interfere();
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
    Frame frame = isFading ? fading : painter.frame();
    frame.placeCursor(mouseX, mouseY, frame.cursorVisible());
    return frame;
  }

  /** Returns the captions in the picture; none during a fade. */
  public List<Caption> captions() {
    return isFading ? List.of() : session.captions();
  }

  /** Returns whether the game neither asked to end nor was halted by an error. */
  public boolean goesOn() {
    return !hasEnded() && !isHalted();
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return ended.getAsBoolean();
  }

  /** Returns whether a script error or an error of the program has halted the game. */
  public boolean isHalted() {
    return breakage != null || session.fault().isPresent();
  }

  /** Returns the error of the program that halted the game; empty if there is none. */
  public Optional<RuntimeException> breakage() {
    return Optional.ofNullable(breakage);
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
  public Optional<Waiting> waiting() {
    return session.waiting();
  }

  private void beginFade() {
    if (painter.fades().areRunning()) {
      fading.copyFrom(painter.frame());
      isFading = true;
      quarterFramesLeft = 0;
      fade();
    }
  }

  private void fade() {
    Fades fades = painter.fades();
    quarterFramesLeft += QUARTER_FRAMES_A_JIFFY;
    while (quarterFramesLeft > 0 && fades.areRunning()) {
      quarterFramesLeft -= fades.step(fading);
    }
    isFading = fades.areRunning();
  }
}
