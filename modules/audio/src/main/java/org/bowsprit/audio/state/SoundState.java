package org.bowsprit.audio.state;

import java.util.List;
import org.bowsprit.media.voc.Jiffies;

/**
 * All that decides how a game's sound goes on (spec 12 §2.4).
 *
 * <p>Everything but {@code synthesiser} is the same whether anything is heard or not.
 *
 * @param clock what time it is
 * @param inMemory the sounds that are in memory, ascending
 * @param starts sounds that wait to be started, the one to start first in front
 * @param commands commands that wait for the driver, word by word, in their order
 * @param effects the sampled effects that run, oldest first
 * @param cd the CD
 * @param speech the line that is spoken
 * @param music the sequencer
 * @param synthesiser what plays its notes
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

  private static final int START_QUEUE = 10;

  /** Takes immutable copies and rejects a queue longer than there is. */
  public SoundState {
    inMemory = List.copyOf(inMemory);
    starts = List.copyOf(starts);
    commands = commands.stream().map(List::copyOf).toList();
    effects = List.copyOf(effects);
    Range.require("starts", starts.size(), 0, START_QUEUE);
  }

  /**
   * The game's time as the sound counts it.
   *
   * @param started whether the first frame has been
   * @param jiffies since the first frame
   * @param nextQuantum when the music driver's next quantum is due, in microseconds
   */
  public record Clock(boolean started, long jiffies, long nextQuantum) {

    private static final long LONGEST_GAME = 1L << 40;
    private static final long FARTHEST_QUANTUM = 100_000;

    /** Rejects quanta that are not about due. */
    public Clock {
      if (jiffies < 0 || jiffies > LONGEST_GAME) {
        throw new IllegalArgumentException("no game lasts " + jiffies + " jiffies");
      }
      if (Math.abs(nextQuantum - Jiffies.micros(jiffies)) > FARTHEST_QUANTUM) {
        throw new IllegalArgumentException("a quantum at " + nextQuantum + " is not about due");
      }
    }
  }

  /**
   * A sampled effect.
   *
   * @param sound its number
   * @param micros how long it has been heard, in microseconds
   */
  public record Effect(int sound, long micros) {

    /** Rejects effects that have not begun. */
    public Effect {
      Range.require("micros", micros, 0, Long.MAX_VALUE);
    }
  }
}
