package org.bowsprit.audio.mix;

import java.util.List;
import org.bowsprit.media.voc.Pcm;

/** Reads the samples of a sampled effect block by block, including repeats (spec 10 §3.2, §3.4). */
final class PcmSource implements SampleSource {

  private static final int SILENCE = 0x80;
  private static final int DEFAULT_RATE = 11_025;
  private static final long MICROS_PER_SECOND = 1_000_000;

  /**
   * The number of units per microsecond when samples are skipped. Units that are smaller than a
   * microsecond prevent rounding errors from accumulating.
   */
  private static final long UNITS_PER_MICRO = 1_000;

  private final List<Pcm.Block> blocks;
  private int blockIndex;
  private int position;
  private int rate = DEFAULT_RATE;
  private int repeatStartIndex = -1;
  private int repeatsLeft;

  PcmSource(Pcm samples) {
    this.blocks = samples.isEndless() || samples.micros() > 0 ? samples.blocks() : List.of();
    moveToSamples();
  }

  @Override
  public int rate() {
    return rate;
  }

  @Override
  public boolean hasEnded() {
    return blockIndex >= blocks.size();
  }

  @Override
  public int next() {
    if (hasEnded()) {
      return 0;
    }
    int sample =
        blocks.get(blockIndex) instanceof Pcm.Samples samples
            ? samples.data().u8(position)
            : SILENCE;
    position++;
    moveToSamples();
    return (sample - SILENCE) << 8;
  }

  /** Skips the samples of a period of time. */
  void skip(long micros) {
    long unitsLeft = micros * UNITS_PER_MICRO;
    while (unitsLeft > 0 && !hasEnded()) {
      unitsLeft -= MICROS_PER_SECOND * UNITS_PER_MICRO / rate;
      next();
    }
  }

  /** Moves to the next block that has samples left. */
  private void moveToSamples() {
    while (!hasEnded() && position >= length(blocks.get(blockIndex))) {
      Pcm.Block finishedBlock = blocks.get(blockIndex);
      position = 0;
      if (finishedBlock instanceof Pcm.RepeatStart start) {
        repeatStartIndex = blockIndex;
        repeatsLeft = start.repetitions();
      } else if (finishedBlock instanceof Pcm.RepeatEnd
          && repeatStartIndex >= 0
          && repeatsLeft > 0) {
        repeatsLeft = repeatsLeft == Pcm.FOREVER ? repeatsLeft : repeatsLeft - 1;
        blockIndex = repeatStartIndex;
      }
      blockIndex++;
    }
    if (!hasEnded()) {
      rate = rate(blocks.get(blockIndex));
    }
  }

  private static int length(Pcm.Block block) {
    if (block instanceof Pcm.Samples samples) {
      return samples.data().length();
    }
    return block instanceof Pcm.Silence silence ? silence.count() : 0;
  }

  private int rate(Pcm.Block newBlock) {
    if (newBlock instanceof Pcm.Samples samples) {
      return samples.rate();
    }
    return newBlock instanceof Pcm.Silence silence ? silence.rate() : rate;
  }
}
