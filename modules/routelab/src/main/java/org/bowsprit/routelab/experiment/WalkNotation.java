package org.bowsprit.routelab.experiment;

import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/** Parses walks and speeds as written by users. */
public final class WalkNotation {

  private static final int WALK_NUMBERS = 4;
  private static final int SPEED_NUMBERS = 2;
  private static final int MAX_COORDINATE = 0x7FFF;

  private WalkNotation() {}

  /**
   * Parses a walk such as {@code 20,70,280,120}: x and y of the start, x and y of the target.
   *
   * @throws IllegalArgumentException if the text has another form; the message describes the
   *     expected form
   */
  public static Question walk(String text) {
    int[] numbers = read(text, ",", WALK_NUMBERS, "takes a walk such as 20,70,280,120");
    return new Question(
        Question.GIVEN,
        LockScenario.NONE,
        new Point(numbers[0], numbers[1]),
        new Point(numbers[2], numbers[3]));
  }

  /**
   * Parses a speed such as {@code 8x2}: pixels per tick, horizontally and vertically.
   *
   * @throws IllegalArgumentException if the text has another form; the message describes the
   *     expected form
   */
  public static WalkSpeed speed(String text) {
    String expectation = "takes pixels a tick such as 8x2, both above 0";
    int[] numbers = read(text, "x", SPEED_NUMBERS, expectation);
    if (numbers[0] < 1 || numbers[1] < 1) {
      throw new IllegalArgumentException(expectation + ", not '" + text + "'");
    }
    return new WalkSpeed(numbers[0], numbers[1]);
  }

  private static int[] read(String text, String separator, int count, String expectation) {
    String[] parts = text.split(separator, -1);
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      if (parts.length != count || !parts[i].matches("-?[0-9]{1,5}")) {
        throw new IllegalArgumentException(expectation + ", not '" + text + "'");
      }
      numbers[i] = Math.min(MAX_COORDINATE, Integer.parseInt(parts[i]));
    }
    return numbers;
  }
}
