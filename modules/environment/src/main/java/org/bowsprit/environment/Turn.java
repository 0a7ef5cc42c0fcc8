package org.bowsprit.environment;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.environment.observation.StepEnd;
import org.bowsprit.playtest.play.Pointer;
import org.bowsprit.playtest.play.Readiness;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;

/**
 * Plays one step in a session. A step consists of the input and the iterations until the player has
 * control again. Spoken lines are skipped with the game's skip key.
 */
final class Turn implements Pointer {

  /** The number of iterations between two inputs, so that scripts process each input. */
  private static final int ITERATIONS_BETWEEN_INPUTS = 3;

  private final GameSession session;
  private final Watch watch;
  private final int maxTicks;
  private final List<InputEvent> input = new ArrayList<>();
  private int ticks;
  private StepEnd end;

  /** Called after each iteration. */
  interface Watch {

    /** Returns the reason why the step must end now; null if the step continues. */
    StepEnd endReason();
  }

  /**
   * Begins a step.
   *
   * @param maxTicks the maximum number of iterations
   */
  Turn(GameSession session, Watch watch, int maxTicks) {
    this.session = session;
    this.watch = watch;
    this.maxTicks = maxTicks;
    end = watch.endReason();
  }

  @Override
  public GameSession session() {
    return session;
  }

  /** Returns the number of iterations played. */
  int ticks() {
    return ticks;
  }

  /** Returns the input of the step. */
  List<InputEvent> input() {
    return input;
  }

  @Override
  public void click(int x, int y) {
    click(x, y, Input.Button.LEFT);
  }

  void click(int x, int y, Input.Button button) {
    point(x, y);
    send(new Input.Click(x, y, button));
    playTicks(ITERATIONS_BETWEEN_INPUTS);
  }

  @Override
  public void point(int x, int y) {
    send(new Input.Move(x, y));
    playTicks(ITERATIONS_BETWEEN_INPUTS);
  }

  void key(int code) {
    send(new Input.Key(code, false, false, false));
    playTicks(ITERATIONS_BETWEEN_INPUTS);
  }

  @Override
  public void waitForWalk() {
    settle();
  }

  /** Plays a number of iterations. */
  void playTicks(int count) {
    for (int i = 0; i < count && end == null; i++) {
      tick();
    }
  }

  /** Plays until the player has control again. Returns the reason for the end of the step. */
  StepEnd settle() {
    int quietJiffies = 0;
    for (int count = 0; end == null && quietJiffies < Readiness.SETTLED_JIFFIES; count++) {
      if (count % ITERATIONS_BETWEEN_INPUTS == 0 && isSpeaking()) {
        send(new Input.Key(KeyCodes.FULL_STOP, false, false, false));
      }
      int jiffies = session.jiffies();
      tick();
      quietJiffies = Readiness.of(session) ? quietJiffies + jiffies : 0;
    }
    return end == null ? StepEnd.FREE : end;
  }

  private boolean isSpeaking() {
    return session.machine().variables().get(EngineVariable.HAVE_MSG) != 0;
  }

  private void tick() {
    session.tick();
    ticks++;
    end = watch.endReason();
    if (end == null && session.interruption().isPresent()) {
      end = StepEnd.WAITING;
    }
    if (end == null && ticks >= maxTicks) {
      end = StepEnd.LIMIT;
    }
  }

  private void send(Input event) {
    if (end == null) {
      input.add(new InputEvent(session.ticks(), event));
      session.input(event);
    }
  }
}
