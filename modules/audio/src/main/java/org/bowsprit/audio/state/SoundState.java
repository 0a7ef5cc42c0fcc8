package org.bowsprit.audio.state;

import java.util.List;
import org.bowsprit.media.voc.Jiffies;

/**
 * The complete state of a game's sound (spec 12 §2.4).
 *
 * <p>All values except {@code synthesiser} are the same whether or not sound is heard.
 *
 * @param clock the time
 * @param inMemory the sounds that are in memory, ascending
 * @param starts the sounds that wait to be started, in the order of their starts
 * @param commands the commands that wait for the driver, in order, each as a list of words
 * @param effects the running sampled effects, oldest first
 * @param cd the CD
 * @param speech the line that is being spoken
 * @param music the sequencer
 * @param synthesiser the state of the synthesiser that plays the notes of the sequencer
 */
public record SoundState(
    Clock clock,
    List<Integer> inMemory,
    List<Integer> starts,
    List<List<Integer>> commands,
    List<Effect> effects,
    CdState cd,
    VoiceState speech,
    ImuseState music,
    AdlibState synthesiser) {

  private static final int START_QUEUE_CAPACITY = 10;

  /** Makes immutable copies and rejects queues that are too long. */
  public SoundState {
    inMemory = List.copyOf(inMemory);
    starts = List.copyOf(starts);
    commands = commands.stream().map(List::copyOf).toList();
    effects = List.copyOf(effects);
    Range.require("starts", starts.size(), 0, START_QUEUE_CAPACITY);
  }

  /**
   * The game time of the sound system.
   *
   * @param started true if the first frame has passed
   * @param jiffies the number of jiffies since the first frame
   * @param nextQuantum the time of the music driver's next quantum, in microseconds
   */
  public record Clock(boolean started, long jiffies, long nextQuantum) {

    private static final long MAX_JIFFIES = 1L << 40;
    private static final long MAX_QUANTUM_DISTANCE_MICROS = 100_000;

    /** Checks that the next quantum is near the current time. */
    public Clock {
      if (jiffies < 0 || jiffies > MAX_JIFFIES) {
        throw new IllegalArgumentException(
            "jiffies must be 0 to " + MAX_JIFFIES + ", not " + jiffies);
      }
      if (Math.abs(nextQuantum - Jiffies.micros(jiffies)) > MAX_QUANTUM_DISTANCE_MICROS) {
        throw new IllegalArgumentException(
            "nextQuantum must be near the current time, not " + nextQuantum);
      }
    }
  }

  /**
   * A sampled effect.
   *
   * @param sound the number of the sound
   * @param micros the time since its start, in microseconds
   */
  public record Effect(int sound, long micros) {

    /** Checks the ranges. */
    public Effect {
      Range.require("micros", micros, 0, Long.MAX_VALUE);
    }
  }
}
