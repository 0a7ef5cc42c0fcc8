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
 * A pointer for players without a mouse. It is moved by a stick, by the direction buttons of a pad
 * or by the arrow keys.
 *
 * <p>The pointer starts at the last position of the mouse. A fully tilted stick moves the pointer
 * across the screen in two seconds. With a slightly tilted stick, the pointer is slow enough to
 * reach small hotspots. A direction button of a pad moves the pointer by one pixel when it is
 * pressed, and at increasing speed while it is held.
 */
final class Pointer {

  /** The speed of the pointer with a fully tilted stick, in pixels per jiffy. */
  private static final double STICK_SPEED = Frame.WIDTH / 120.0;

  /**
   * The minimum deflection of a stick. A stick that is tilted less is treated as centred, because
   * sticks seldom return to the exact centre.
   */
  private static final double MIN_DEFLECTION = 0.15;

  /** The distance in pixels that a press of an arrow key moves the pointer. */
  private static final int STEP_PIXELS = 4;

  /** The distance in pixels that a press of an arrow key with Shift moves the pointer. */
  private static final int LARGE_STEP_PIXELS = 16;

  /** The speed at the start while a direction button is held, in pixels per jiffy. */
  private static final double START_SPEED = 0.25;

  private static final double TOP_SPEED = 3;

  /** The increase of the speed with each jiffy, up to {@link #TOP_SPEED}. */
  private static final double ACCELERATION = 0.04;

  private final Consumer<Input> inputReceiver;
  private final Set<ArrowDirection> heldDirections = EnumSet.noneOf(ArrowDirection.class);
  private int x;
  private int y;
  private double remainderX;
  private double remainderY;
  private double stickX;
  private double stickY;
  private double arrowSpeed;

  /**
   * Creates a pointer at rest.
   *
   * @param x the pointer's column on the screen
   * @param y the pointer's row on the screen
   * @param inputReceiver receives the pointer's movements and clicks as mouse input
   */
  Pointer(int x, int y, Consumer<Input> inputReceiver) {
    this.x = x;
    this.y = y;
    this.inputReceiver = inputReceiver;
  }

  /** Moves the pointer to the position of the mouse. */
  void follow(Input input) {
    if (input instanceof Input.Move move) {
      setPosition(move.x(), move.y());
    } else if (input instanceof Input.Press press) {
      setPosition(press.x(), press.y());
    } else if (input instanceof Input.Release release) {
      setPosition(release.x(), release.y());
    } else if (input instanceof Input.Click click) {
      setPosition(click.x(), click.y());
    }
  }

  private void setPosition(int column, int row) {
    x = column;
    y = row;
  }

  /** Sets the position of the stick, −1 to 1 on each axis. */
  void setStick(double horizontal, double vertical) {
    double deflection = Math.hypot(horizontal, vertical);
    double speed = deflection < MIN_DEFLECTION ? 0 : STICK_SPEED * deflection;
    stickX = horizontal * speed;
    stickY = vertical * speed;
  }

  /** Presses or releases a direction button of the pad. */
  void press(ArrowDirection direction, boolean isDown) {
    arrowSpeed = START_SPEED;
    if (isDown) {
      heldDirections.add(direction);
      move(direction.columns(), direction.rows());
    } else {
      heldDirections.remove(direction);
    }
  }

  /**
   * Moves the pointer a little in the direction of an arrow key, and farther with Shift.
   *
   * @return whether the key is an arrow key
   */
  boolean pressArrowKey(Input.Key key) {
    int step = key.shift() ? LARGE_STEP_PIXELS : STEP_PIXELS;
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

  /**
   * Moves the pointer to the next hotspot in a direction. Does nothing if there is no such hotspot.
   */
  void jump(ArrowDirection direction, TimedSession game) {
    HotspotJump.target(game, x, y, direction)
        .ifPresent(at -> inputReceiver.accept(new Input.Move(at.x(), at.y())));
  }

  /** Presses or releases a mouse button at the position of the pointer. */
  void press(Button button, boolean isDown) {
    inputReceiver.accept(isDown ? new Input.Press(x, y, button) : new Input.Release(x, y, button));
  }

  /** Advances by one jiffy (1/60 second). */
  void jiffy() {
    double horizontal = stickX;
    double vertical = stickY;
    if (!heldDirections.isEmpty()) {
      for (ArrowDirection direction : heldDirections) {
        horizontal += direction.columns() * arrowSpeed;
        vertical += direction.rows() * arrowSpeed;
      }
      arrowSpeed = Math.min(TOP_SPEED, arrowSpeed + ACCELERATION);
    }
    if (horizontal != 0 || vertical != 0) {
      move(horizontal, vertical);
    }
  }

  private void move(double horizontal, double vertical) {
    remainderX += horizontal;
    remainderY += vertical;
    int columns = (int) Math.round(remainderX);
    int rows = (int) Math.round(remainderY);
    remainderX -= columns;
    remainderY -= rows;
    int newX = Math.max(0, Math.min(Frame.WIDTH - 1, x + columns));
    int newY = Math.max(0, Math.min(Frame.HEIGHT - 1, y + rows));
    if (newX != x || newY != y) {
      inputReceiver.accept(new Input.Move(newX, newY));
    }
  }
}
