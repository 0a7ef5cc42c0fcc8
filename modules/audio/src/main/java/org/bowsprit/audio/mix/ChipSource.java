package org.bowsprit.audio.mix;

import org.bowsprit.audio.opl.Opl2;

/** The output of an OPL2, at half its size so that nine loud channels seldom clip. */
final class ChipSource implements SampleSource {

  private final Opl2 chip;
  private final int[] sample = new int[1];

  ChipSource(Opl2 chip) {
    this.chip = chip;
  }

  @Override
  public int rate() {
    return Opl2.SAMPLE_RATE;
  }

  @Override
  public int next() {
    chip.generate(sample, 0, 1);
    return sample[0] >> 1;
  }

  @Override
  public boolean ended() {
    return false;
  }
}
