package org.bowsprit.launcher.play;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.Waiting;
import org.bowsprit.engine.journal.JournalKeeper;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.Fades;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * A session that lives in jiffies: it plays an iteration when its time has come, and lets screen
 * effects run their course before.
 */
public final class PlayedGame {

  private static final int QUARTER_FRAMES_A_JIFFY = 4;

  private final GameSession session;
  private final FramePainter painter;
  private final JournalPlayer replay;
  private final JournalKeeper recorder;
  private final BooleanSupplier ended;
  private final Frame fading = new Frame();
  private int jiffiesLeft;
  private int quarterFramesLeft;
  private boolean isFading;
  private int mouseX;
  private int mouseY;

  /**
   * Takes over a session.
   *
   * @param session the session, begun
   * @param painter what it is painted by
   * @param replay plays what was recorded, besides what the player does
   * @param recorder takes down what is done
   * @param ended tells whether the game has asked to end
   */
  public PlayedGame(
      GameSession session,
      FramePainter painter,
      JournalPlayer replay,
      JournalKeeper recorder,
      BooleanSupplier ended) {
    this.session = session;
    this.painter = painter;
    this.replay = replay;
    this.recorder = recorder;
    this.ended = ended;
    this.mouseX = session.mouseX();
    this.mouseY = session.mouseY();
  }

  /** Takes what the player did; the next iteration sees it. */
  public void input(Input input) {
    recorder.input(input);
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
    replay.feed(recorder::input);
    recorder.tick();
    replay.checkHere();
    beginFade();
  }

  /** Returns the picture to show now, with the cursor where the mouse is. */
  public Frame frame() {
    Frame frame = isFading ? fading : painter.frame();
    frame.placeCursor(mouseX, mouseY, frame.cursorVisible());
    return frame;
  }

  /** Returns whether it neither asked to end nor was halted by a script error. */
  public boolean goesOn() {
    return !ended.getAsBoolean() && session.fault().isEmpty();
  }

  /** Returns the column of the screen the mouse was heard of last. */
  int mouseX() {
    return mouseX;
  }

  /** Returns the row of the screen the mouse was heard of last. */
  int mouseY() {
    return mouseY;
  }

  /** Returns what the game waits for a key with; empty while it goes on. */
  Optional<Waiting> waiting() {
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
