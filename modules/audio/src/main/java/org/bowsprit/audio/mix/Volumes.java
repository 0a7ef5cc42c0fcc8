package org.bowsprit.audio.mix;

/**
 * The volumes that the user has set, each from 0 (silent) to {@link #FULL}.
 *
 * @param master the volume of the whole mix
 * @param music the volume of music and CD tracks
 * @param effects the volume of sampled effects
 * @param speech the volume of the voices of actors
 * @since 0.1
 */
public record Volumes(int master, int music, int effects, int speech) {

  /** The volume that leaves a sound unchanged. */
  public static final int FULL = 100;

  /** All volumes at {@link #FULL}. */
  public static final Volumes DEFAULT = new Volumes(FULL, FULL, FULL, FULL);

  /** The gain that leaves a sound unchanged. */
  private static final int UNITY_GAIN = 256;

  /** Checks the ranges. */
  public Volumes {
    require(master, "master");
    require(music, "music");
    require(effects, "effects");
    require(speech, "speech");
  }

  private static void require(int volume, String name) {
    if (volume < 0 || volume > FULL) {
      throw new IllegalArgumentException(name + " volume must be 0 to " + FULL);
    }
  }

  /** Returns these volumes with another master volume. */
  public Volumes withMaster(int volume) {
    return new Volumes(volume, music, effects, speech);
  }

  int musicGain() {
    return gain(music);
  }

  int effectGain() {
    return gain(effects);
  }

  int speechGain() {
    return gain(speech);
  }

  /** Returns the gain, in 256ths, of a volume combined with the master volume. */
  private int gain(int volume) {
    return volume * master * UNITY_GAIN / (FULL * FULL);
  }
}
