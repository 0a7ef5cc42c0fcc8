package org.bowsprit.audio.imuse;

import java.util.Arrays;
import java.util.List;

/**
 * The hooks that a player waits for in its music. There is one hook id for each class, and for
 * classes of parts one for each channel (spec 11 §3.1).
 */
final class Hooks {

  static final int JUMP = 0;
  static final int TRANSPOSE = 1;
  static final int PART_ON_OFF = 2;
  static final int PART_VOLUME = 3;
  static final int PART_PROGRAM = 4;
  static final int PART_TRANSPOSE = 5;
  private static final int CLASS_COUNT = 6;
  private static final int CHANNEL_COUNT = 16;

  /** The first hook id that stays armed after a match. */
  private static final int FIRST_STICKY_ID = 0x80;

  private final int[][] ids = new int[CLASS_COUNT][CHANNEL_COUNT];
  private int previousJump;

  void clear() {
    for (int[] idsOfClass : ids) {
      Arrays.fill(idsOfClass, 0);
    }
    previousJump = 0;
  }

  /** Returns the hook ids by class, and within a class by channel. */
  List<List<Integer>> snapshot() {
    return Arrays.stream(ids)
        .map(idsOfClass -> Arrays.stream(idsOfClass).boxed().toList())
        .toList();
  }

  int previousJump() {
    return previousJump;
  }

  void restore(List<List<Integer>> state, int savedPreviousJump) {
    for (int i = 0; i < CLASS_COUNT; i++) {
      for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
        ids[i][channel] = state.get(i).get(channel);
      }
    }
    previousJump = savedPreviousJump;
  }

  /**
   * Sets a hook.
   *
   * @param channel the channel, 0 to 15, or 16 for all of them; ignored for the player's own hooks
   * @return true if the class and channel exist
   */
  boolean set(int hookClass, int id, int channel) {
    if (hookClass < 0 || hookClass >= CLASS_COUNT) {
      return false;
    }
    int value = id & 0xFF;
    if (hookClass == JUMP) {
      if (value != ids[JUMP][0]) {
        previousJump = ids[JUMP][0];
        ids[JUMP][0] = value;
      }
    } else if (hookClass == TRANSPOSE) {
      ids[TRANSPOSE][0] = value;
    } else if (channel == CHANNEL_COUNT) {
      Arrays.fill(ids[hookClass], value);
    } else if (channel >= 0 && channel < CHANNEL_COUNT) {
      ids[hookClass][channel] = value;
    }
    return true;
  }

  int get(int hookClass, int channel) {
    return ids[hookClass][hookClass <= TRANSPOSE ? 0 : channel & 15];
  }

  /**
   * Returns whether a hook command with {@code id} must be carried out. A match uses up the hook,
   * unless its id is sticky.
   */
  boolean useIfMatching(int hookClass, int channel, int id) {
    if (id == 0) {
      return true;
    }
    int index = hookClass <= TRANSPOSE ? 0 : channel;
    if (ids[hookClass][index] != id) {
      return false;
    }
    if (id < FIRST_STICKY_ID) {
      ids[hookClass][index] = hookClass == JUMP ? previousJump : 0;
      if (hookClass == JUMP) {
        previousJump = 0;
      }
    }
    return true;
  }
}
