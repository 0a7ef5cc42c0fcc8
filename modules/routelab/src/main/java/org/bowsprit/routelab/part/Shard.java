package org.bowsprit.routelab.part;

import java.io.Serializable;

/**
 * One of several equal parts of a work.
 *
 * @param number which, from 1
 * @param of how many there are
 */
public record Shard(int number, int of) implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Rejects a part that is none. */
  public Shard {
    if (number < 1 || number > of) {
      throw new IllegalArgumentException(
          "takes a part such as 3/16, not '" + number + "/" + of + "'");
    }
  }

  /**
   * Reads a part such as {@code 3/16}.
   *
   * @throws IllegalArgumentException saying what an option takes
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
   * Tells whether it has a piece of the work: every so-manieth, so that neighbours, which tend to
   * be alike, go to other parts.
   *
   * @param place of the piece, from 0
   */
  public boolean has(int place) {
    return place % of == number - 1;
  }

  /** Returns how many pieces of all it has. */
  public int count(int all) {
    return (all - number + of) / of;
  }

  /** Returns the name of the file of this part. */
  public String fileName() {
    return "part-" + number + "-of-" + of + ".json";
  }
}
