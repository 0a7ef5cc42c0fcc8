package org.bowsprit.audio.imuse;

import java.util.Arrays;
import org.bowsprit.audio.state.ImuseState;

/** The master volume and the eight volume groups of the players (spec 11 §6). */
final class VolumeGroups {

  static final int NO_GROUP = -1;
  static final int GROUP_COUNT = 8;
  private static final int FULL_VOLUME = 255;
  private static final int MAX_VOLUME = 127;

  private final int[] volumes = new int[GROUP_COUNT];
  private final int[] limits = new int[GROUP_COUNT];
  private int master = FULL_VOLUME;
  private final int user;

  VolumeGroups(int user) {
    this.user = user;
    Arrays.fill(volumes, MAX_VOLUME);
    Arrays.fill(limits, MAX_VOLUME);
  }

  /** Returns the base level of the players in a group, 0 to 127. */
  int level(int group) {
    int base = master * user / FULL_VOLUME;
    return group == NO_GROUP ? base / 2 : volumes[group] * base / FULL_VOLUME;
  }

  ImuseState.Volumes snapshot() {
    return new ImuseState.Volumes(
        master,
        user,
        Arrays.stream(volumes).boxed().toList(),
        Arrays.stream(limits).boxed().toList());
  }

  /** Restores everything except the player's music volume, which keeps its current value. */
  void restore(ImuseState.Volumes state) {
    master = state.master();
    for (int group = 0; group < GROUP_COUNT; group++) {
      volumes[group] = state.groups().get(group);
      limits[group] = state.limits().get(group);
    }
  }

  int user() {
    return user;
  }

  int master() {
    return master;
  }

  void setMaster(int master) {
    this.master = master;
  }

  void setVolume(int group, int volume) {
    volumes[group] = volume;
  }

  int limit(int group) {
    return limits[group];
  }

  void setLimit(int group, int limit) {
    limits[group] = limit;
  }
}
