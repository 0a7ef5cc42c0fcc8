package org.bowsprit.audio.mix;

import java.util.List;
import org.bowsprit.media.voc.Pcm;

/** Reads the samples of a sampled effect block by block, including repeats (spec 10 §3.2, §3.4). */
final class PcmSource implements SampleSource {

  private static final int SILENCE = 0x80;
  private static final int SOME_RATE = 11_025;
  private static final long MICROS_A_SECOND = 1_000_000;

  /**
   * The number of units per microsecond in which skips are counted, so that rounding errors do not
   * accumulate.
   */
  private static final long SKIPS_A_MICRO = 1_000;

  private final List<Pcm.Block> blocks;
  private int block;
  private int at;
  private int rate = SOME_RATE;
  private int repeatFrom = -1;
  private int repeats;

  PcmSource(Pcm samples) {
    this.blocks = samples.endless() || samples.micros() > 0 ? samples.blocks() : List.of();
    settle();
  }

  @Override
  public int rate() {
    return rate;
  }

  @Override
  public boolean ended() {
    return block >= blocks.size();
  }

  @Override
  public int next() {
    if (ended()) {
      return 0;
    }
    int sample = blocks.get(block) instanceof Pcm.Samples samples ? samples.data().u8(at) : SILENCE;
    at++;
    settle();
    return (sample - SILENCE) << 8;
  }

  /** Skips the samples of a period of time. */
  void skip(long micros) {
    long left = micros * SKIPS_A_MICRO;
    while (left > 0 && !ended()) {
      left -= MICROS_A_SECOND * SKIPS_A_MICRO / rate;
      next();
    }
  }

  /** Moves to the next block that has samples left. */
  private void settle() {
    while (!ended() && at >= length(blocks.get(block))) {
      Pcm.Block done = blocks.get(block);
      at = 0;
      if (done instanceof Pcm.RepeatStart start) {
        repeatFrom = block;
        repeats = start.again();
      } else if (done instanceof Pcm.RepeatEnd && repeatFrom >= 0 && repeats > 0) {
        repeats = repeats == Pcm.FOREVER ? repeats : repeats - 1;
        block = repeatFrom;
      }
      block++;
    }
    if (!ended()) {
      rate = rate(blocks.get(block));
    }
  }

  private static int length(Pcm.Block block) {
    if (block instanceof Pcm.Samples samples) {
      return samples.data().length();
    }
    return block instanceof Pcm.Silence silence ? silence.count() : 0;
  }

  private int rate(Pcm.Block of) {
    if (of instanceof Pcm.Samples samples) {
      return samples.rate();
    }
    return of instanceof Pcm.Silence silence ? silence.rate() : rate;
  }
}
