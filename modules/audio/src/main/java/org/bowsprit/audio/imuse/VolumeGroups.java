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
  private int masterVolume = FULL_VOLUME;
  private final int userVolume;

  VolumeGroups(int user) {
    this.userVolume = user;
    Arrays.fill(volumes, MAX_VOLUME);
    Arrays.fill(limits, MAX_VOLUME);
  }

  /** Returns the base level of the players in a group, 0 to 127. */
  int level(int group) {
    int baseLevel = masterVolume * userVolume / FULL_VOLUME;
    return group == NO_GROUP ? baseLevel / 2 : volumes[group] * baseLevel / FULL_VOLUME;
  }

  ImuseState.Volumes snapshot() {
    return new ImuseState.Volumes(
        masterVolume,
        userVolume,
        Arrays.stream(volumes).boxed().toList(),
        Arrays.stream(limits).boxed().toList());
  }

  /** Restores everything except the music volume of the user, which keeps its current value. */
  void restore(ImuseState.Volumes state) {
    masterVolume = state.master();
    for (int group = 0; group < GROUP_COUNT; group++) {
      volumes[group] = state.groups().get(group);
      limits[group] = state.limits().get(group);
    }
  }

  int userVolume() {
    return userVolume;
  }

  int masterVolume() {
    return masterVolume;
  }

  void setMasterVolume(int master) {
    this.masterVolume = master;
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
