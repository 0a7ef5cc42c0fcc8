package org.bowsprit.routelab.part;

import java.io.Serializable;

/**
 * One of several equal parts of a task.
 *
 * @param number the number of the part, from 1
 * @param of the number of parts
 */
public record Shard(int number, int of) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Rejects a number that is out of range. */
  public Shard {
    if (number < 1 || number > of) {
      throw new IllegalArgumentException(
          "takes a part such as 3/16, not '" + number + "/" + of + "'");
    }
  }

  /**
   * Reads a part such as {@code 3/16}.
   *
   * @throws IllegalArgumentException if the text has another form; the message describes the
   *     expected form
   */
  public static Shard parse(String text) {
    if (!text.matches("[0-9]{1,6}/[0-9]{1,6}")) {
      throw new IllegalArgumentException("takes a part such as 3/16, not '" + text + "'");
    }
    int slash = text.indexOf('/');
    return new Shard(
        Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
  }

  /**
   * Returns whether this part includes a batch of the task. Neighbouring batches, which tend to be
   * similar, belong to different parts.
   *
   * @param place the index of the batch, from 0
   */
  public boolean includes(int place) {
    return place % of == number - 1;
  }

  /**
   * Returns the number of batches in this part.
   *
   * @param all the number of all batches
   */
  public int countOf(int all) {
    return (all - number + of) / of;
  }

  /** Returns the name of the file of this part. */
  public String fileName() {
    return "part-" + number + "-of-" + of + ".json";
  }
}
