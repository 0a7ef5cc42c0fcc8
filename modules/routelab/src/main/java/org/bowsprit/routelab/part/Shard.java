package org.bowsprit.routelab.part;

import java.util.ArrayList;
import java.util.List;

/**
 * One of several equal parts of a work.
 *
 * @param number which, from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {

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

  /** Returns every so-manieth of a list: neighbours, which tend to be alike, go to other parts. */
  public <T> List<T> of(List<T> all) {
    List<T> mine = new ArrayList<>();
    for (int i = number - 1; i < all.size(); i += of) {
      mine.add(all.get(i));
    }
    return mine;
  }

  /** Returns the name of the file of this part. */
  public String fileName() {
    return "part-" + number + "-of-" + of + ".json";
  }
}
