package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that the limiter reduces the volume before a loud part and then restores it slowly. */
class LimiterTest {

  private static final int FRAMES = 100;

  private final Limiter limiter = new Limiter(FRAMES);
  private final short[] out = new short[2 * FRAMES];

  private List<Short> limitBlocks(int... amplitudes) {
    List<Short> output = new ArrayList<>();
    for (int amplitude : amplitudes) {
      int[] block = new int[FRAMES];
      for (int i = 0; i < FRAMES; i++) {
        block[i] = i % 2 == 0 ? amplitude : -amplitude;
      }
      int outputFrames = limiter.limit(block, block, FRAMES, out);
      for (int i = 0; i < outputFrames; i++) {
        output.add(out[2 * i]);
      }
    }
    return output;
  }

  @Test
  void quietSamplesAreUnchanged() {
    assertThat(limitBlocks(30_000, 32_767, 0))
        .containsOnly((short) 30_000, (short) -30_000, (short) 32_767, (short) -32_767);
  }

  @Test
  void theVolumeFallsBeforeALoudPart() {
    List<Short> output = limitBlocks(20_000, 100_000, 20_000);

    assertThat(output).allMatch(sample -> Math.abs(sample) <= 32_767);
    assertThat(Math.abs(output.get(FRAMES - 1))).isLessThan(7_000);
    assertThat(Math.abs(output.get(FRAMES))).isBetween(32_000, 32_767);
  }

  @Test
  void theVolumeRisesAfterALoudPart() {
    int[] blocks = new int[500];
    blocks[1] = 100_000;
    Arrays.fill(blocks, 2, 500, 20_000);
    List<Short> output = limitBlocks(blocks);

    assertThat(Math.abs(output.get(3 * FRAMES))).isLessThan(8_000);
    assertThat(Math.abs(output.get(output.size() - 1))).isEqualTo(20_000);
  }

  @Test
  void noSampleChangesItsSign() {
    Random random = new Random(12);
    for (int i = 0; i < 2_000; i++) {
      List<Short> output = limitBlocks(random.nextInt(1 << random.nextInt(1, 21)));
      for (int index = 0; index < output.size(); index++) {
        assertThat(index % 2 == 0 ? output.get(index) : -output.get(index)).isNotNegative();
      }
    }
  }
}
