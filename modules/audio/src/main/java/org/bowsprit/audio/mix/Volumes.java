package org.bowsprit.audio.mix;

/**
 * How loud a player wants things, each from 0 (nothing) to {@link #FULL}.
 *
 * @param master everything
 * @param music music and CD tracks
 * @param effects sampled effects
 * @param speech what actors say
 * @since 0.1
 */
public record Volumes(int master, int music, int effects, int speech) {

  /** As loud as it is. */
  public static final int FULL = 100;

  /** Everything as loud as it is. */
  public static final Volumes USUAL = new Volumes(FULL, FULL, FULL, FULL);

  /** The gain that leaves a sound as loud as it is. */
  private static final int UNITY = 256;

  /** Rejects what is no volume. */
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

  /** The same with another master volume. */
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

  /** The gain, of 256, that a volume and the master come to. */
  private int gain(int volume) {
    return volume * master * UNITY / (FULL * FULL);
  }
}
