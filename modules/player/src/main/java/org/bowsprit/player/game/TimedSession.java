package org.bowsprit.player.game;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import org.bowsprit.engine.picture.Fades;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.player.rewind.Rewind;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A session in its own time: each jiffy plays the next iteration if that is due, and lets screen
 * effects run their course before. It is what a player sees of a session: the picture with its
 * effects, and the cursor where the mouse is.
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
  private int mouseX;
  private int mouseY;

  /**
   * Takes over a session.
   *
   * @param session the session, begun
   * @param painter what it is painted by
   * @param ended tells whether the game has asked to end
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

  /** Takes what the player did; the next iteration sees it. */
  public void input(Input input) {
    session.input(input);
    if (input instanceof Input.Move move) {
      mouseX = move.x();
      mouseY = move.y();
    }
  }

  /** Lets a sixtieth of a second pass. */
  public void jiffy() {
    if (isFading) {
      fade();
    } else if (--jiffiesLeft <= 0) {
      tick();
    }
  }

  /** Plays one iteration at once, whatever the time. */
  public void tick() {
    jiffiesLeft = session.jiffies();
    try {
      runTasks();
      session.tick();
    } catch (RuntimeException e) {
      LOG.error("an iteration could not be played to its end", e);
      breakage = e;
      return;
    }
    beginFade();
  }

  /**
   * Steps back in time, also from where a script error halted the game.
   *
   * @param seconds of play to go back, if so many are remembered
   * @return the seconds gone back
   */
  public long back(int seconds) {
    long gone = rewind.back(seconds);
    show();
    return gone;
  }

  /** Tells who hears that another game was loaded into the session. */
  public void onLoad(Runnable listener) {
    loads = listener;
  }

  /** Goes on from a saved game that was loaded into the session. */
  public void goOnFromLoaded() {
    rewind.forget();
    show();
    loads.run();
  }

  /** Shows the session as it is, with the mouse where the player's is. */
  private void show() {
    breakage = null;
    isFading = false;
    jiffiesLeft = 0;
    session.input(new Input.Move(mouseX, mouseY));
  }

  /**
   * Does something to the game between two iterations, at the next chance. A recording cannot tell
   * it and ends here.
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

  /** Returns what the session is painted by. */
  public FramePainter painter() {
    return painter;
  }

  public GameSession session() {
    return session;
  }

  /** Returns the picture to show now, with the cursor where the mouse is. */
  public Frame frame() {
    Frame frame = isFading ? fading : painter.frame();
    frame.placeCursor(mouseX, mouseY, frame.cursorVisible());
    return frame;
  }

  /** Returns what can be read in the picture; nothing while it fades. */
  public List<Caption> captions() {
    return isFading ? List.of() : session.captions();
  }

  /** Returns whether it neither asked to end nor was halted by an error. */
  public boolean goesOn() {
    return !hasEnded() && !isHalted();
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return ended.getAsBoolean();
  }

  /** Returns whether an error of a script or of the program keeps it from going on. */
  public boolean isHalted() {
    return breakage != null || session.fault().isPresent();
  }

  /** Returns the error of the program that keeps the game from going on; empty if none does. */
  public Optional<RuntimeException> breakage() {
    return Optional.ofNullable(breakage);
  }

  /** Returns the column of the screen the mouse was heard of last. */
  public int mouseX() {
    return mouseX;
  }

  /** Returns the row of the screen the mouse was heard of last. */
  public int mouseY() {
    return mouseY;
  }

  /** Returns what the game waits for a key with; empty while it goes on. */
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
