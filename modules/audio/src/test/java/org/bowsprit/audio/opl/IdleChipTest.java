package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that samples of an idle chip can be skipped without an effect on later notes. */
class IdleChipTest {

  private static final int KEY_ON_REGISTER = 0xB0;
  private static final int CHANNEL_COUNT = 9;

  private final Opl2 skippingChip = new Opl2();
  private final Opl2 generatingChip = new Opl2();

  @Test
  void aChipIsIdleUntilANoteStarts() {
    assertThat(skippingChip.isIdle()).isTrue();

    skippingChip.write(0x60, 0xF0);
    skippingChip.write(KEY_ON_REGISTER, 0x20);

    assertThat(skippingChip.isIdle()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void notesAfterSkippedSamplesSoundTheSame(long seed) {
    Random random = new Random(seed);
    int skipCount = 0;
    for (int note = 0; note < 300; note++) {
      for (int i = 0; i < 40; i++) {
        writeToBoth(random.nextInt(256), random.nextInt(256));
      }
      assertThat(generate(skippingChip, 700)).isEqualTo(generate(generatingChip, 700));
      releaseAllNotes();
      assertThat(generate(skippingChip, 2_000)).isEqualTo(generate(generatingChip, 2_000));
      int sampleCount = random.nextInt(5_000);
      generate(generatingChip, sampleCount);
      if (skippingChip.isIdle()) {
        skipCount++;
        skippingChip.skip(sampleCount);
      } else {
        generate(skippingChip, sampleCount);
      }
    }
    assertThat(skipCount).isGreaterThan(100);
  }

  /** Releases every note, so that it ends within a few hundred samples. */
  private void releaseAllNotes() {
    writeToBoth(0xBD, 0);
    for (int operator = 0; operator < 0x16; operator++) {
      writeToBoth(0x80 + operator, 0xFF);
      writeToBoth(0x60 + operator, 0xFF);
    }
    for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
      writeToBoth(KEY_ON_REGISTER + channel, 0x1F);
    }
  }

  private void writeToBoth(int register, int value) {
    skippingChip.write(register, value);
    generatingChip.write(register, value);
  }

  private static int[] generate(Opl2 chip, int sampleCount) {
    int[] samples = new int[sampleCount];
    chip.generate(samples, 0, sampleCount);
    return samples;
  }
}
