package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;

/**
 * A pointer for players without a mouse. A stick, the arrows of a pad, or keys move it.
 *
 * <p>It starts at the last position of the mouse. A fully bent stick moves it across the screen in
 * two seconds. A slightly bent stick is slow enough to reach small hotspots. An arrow moves the
 * pointer by one pixel when it is pressed, and faster and faster while it is held.
 */
final class Pointer {

  /** The speed of the pointer with a fully bent stick, in pixels per jiffy. */
  private static final double STICK_SPEED = Frame.WIDTH / 120.0;

  /**
   * The minimum bend of a stick. A stick that is bent less counts as centred, because sticks seldom
   * return to the exact centre.
   */
  private static final double DEAD_ZONE = 0.15;

  /** The number of pixels per stroke of an arrow key without Shift. */
  private static final int STEP = 4;

  private static final int LARGE_STEP = 16;
  private static final double FIRST_SPEED = 0.25;
  private static final double TOP_SPEED = 3;
  private static final double GAIN = 0.04;

  private final Consumer<Input> player;
  private final Set<Arrow> held = EnumSet.noneOf(Arrow.class);
  private int x;
  private int y;
  private double restX;
  private double restY;
  private double stickX;
  private double stickY;
  private double arrowSpeed;

  /**
   * Creates a pointer that does not move.
   *
   * @param x the pointer's column on the screen
   * @param y the pointer's row on the screen
   * @param player receives the pointer's movements and clicks as mouse input
   */
  Pointer(int x, int y, Consumer<Input> player) {
    this.x = x;
    this.y = y;
    this.player = player;
  }

  /** Moves the pointer to the position of the mouse. */
  void follow(Input input) {
    if (input instanceof Input.Move move) {
      place(move.x(), move.y());
    } else if (input instanceof Input.Press press) {
      place(press.x(), press.y());
    } else if (input instanceof Input.Release release) {
      place(release.x(), release.y());
    } else if (input instanceof Input.Click click) {
      place(click.x(), click.y());
    }
  }

  private void place(int column, int row) {
    x = column;
    y = row;
  }

  /** Sets the position of the stick, −1 to 1 on each axis. */
  void bend(double across, double down) {
    double far = Math.hypot(across, down);
    double speed = far < DEAD_ZONE ? 0 : STICK_SPEED * far;
    stickX = across * speed;
    stickY = down * speed;
  }

  /** Presses or releases an arrow. */
  void press(Arrow arrow, boolean down) {
    arrowSpeed = FIRST_SPEED;
    if (down) {
      held.add(arrow);
      move(arrow.columns(), arrow.rows());
    } else {
      held.remove(arrow);
    }
  }

  /**
   * Moves the pointer a little in the direction of an arrow key, and farther with Shift.
   *
   * @return whether the key is an arrow key
   */
  boolean stroke(Input.Key key) {
    int step = key.shift() ? LARGE_STEP : STEP;
    switch (key.code()) {
      case KeyCodes.UP -> move(0, -step);
      case KeyCodes.DOWN -> move(0, step);
      case KeyCodes.LEFT -> move(-step, 0);
      case KeyCodes.RIGHT -> move(step, 0);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Moves the pointer to the next hotspot in a direction. Does nothing if there is none. */
  void jump(Arrow way, TimedSession game) {
    HotspotJump.in(game, x, y, way).ifPresent(at -> player.accept(new Input.Move(at.x(), at.y())));
  }

  /** Presses or releases a mouse button at the position of the pointer. */
  void press(Button button, boolean down) {
    player.accept(down ? new Input.Press(x, y, button) : new Input.Release(x, y, button));
  }

  /** Advances by one jiffy (1/60 second). */
  void jiffy() {
    double across = stickX;
    double down = stickY;
    if (!held.isEmpty()) {
      for (Arrow arrow : held) {
        across += arrow.columns() * arrowSpeed;
        down += arrow.rows() * arrowSpeed;
      }
      arrowSpeed = Math.min(TOP_SPEED, arrowSpeed + GAIN);
    }
    if (across != 0 || down != 0) {
      move(across, down);
    }
  }

  private void move(double across, double down) {
    restX += across;
    restY += down;
    int columns = (int) Math.round(restX);
    int rows = (int) Math.round(restY);
    restX -= columns;
    restY -= rows;
    int newX = Math.max(0, Math.min(Frame.WIDTH - 1, x + columns));
    int newY = Math.max(0, Math.min(Frame.HEIGHT - 1, y + rows));
    if (newX != x || newY != y) {
      player.accept(new Input.Move(newX, newY));
    }
  }
}
