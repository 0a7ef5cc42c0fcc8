package org.bowsprit.audio.opl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RestingChipTest {

  private static final int KEYS_OFF = 0xB0;
  private static final int CHANNELS = 9;

  private final Opl2 skipped = new Opl2();
  private final Opl2 generated = new Opl2();

  @Test
  void aChipRestsUntilAKeyGoesDown() {
    assertThat(skipped.rests()).isTrue();

    skipped.write(0x60, 0xF0);
    skipped.write(KEYS_OFF, 0x20);

    assertThat(skipped.rests()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void notesAfterARestSoundAsIfTheChipHadNeverRested(long seed) {
    Random random = new Random(seed);
    int rests = 0;
    for (int note = 0; note < 300; note++) {
      for (int i = 0; i < 40; i++) {
        write(random.nextInt(256), random.nextInt(256));
      }
      assertThat(sound(skipped, 700)).isEqualTo(sound(generated, 700));
      release();
      assertThat(sound(skipped, 2_000)).isEqualTo(sound(generated, 2_000));
      int count = random.nextInt(5_000);
      sound(generated, count);
      if (skipped.rests()) {
        rests++;
        skipped.skip(count);
      } else {
        sound(skipped, count);
      }
    }
    assertThat(rests).isGreaterThan(100);
  }

  /** Releases every note, so that it ends within a few hundred samples. */
  private void release() {
    write(0xBD, 0);
    for (int operator = 0; operator < 0x16; operator++) {
      write(0x80 + operator, 0xFF);
      write(0x60 + operator, 0xFF);
    }
    for (int channel = 0; channel < CHANNELS; channel++) {
      write(KEYS_OFF + channel, 0x1F);
    }
  }

  private void write(int register, int value) {
    skipped.write(register, value);
    generated.write(register, value);
  }

  private static int[] sound(Opl2 chip, int count) {
    int[] samples = new int[count];
    chip.generate(samples, 0, count);
    return samples;
  }
}
