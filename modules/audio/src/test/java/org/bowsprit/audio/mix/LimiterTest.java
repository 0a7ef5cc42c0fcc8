package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LimiterTest {

  private static final int FRAMES = 100;

  private final Limiter limiter = new Limiter(FRAMES);
  private final short[] out = new short[2 * FRAMES];

  private List<Short> exchange(int... loudness) {
    List<Short> heard = new ArrayList<>();
    for (int each : loudness) {
      int[] block = new int[FRAMES];
      for (int i = 0; i < FRAMES; i++) {
        block[i] = i % 2 == 0 ? each : -each;
      }
      int given = limiter.exchange(block, block, FRAMES, out);
      for (int i = 0; i < given; i++) {
        heard.add(out[2 * i]);
      }
    }
    return heard;
  }

  @Test
  void quietSamplesAreUnchanged() {
    assertThat(exchange(30_000, 32_767, 0))
        .containsOnly((short) 30_000, (short) -30_000, (short) 32_767, (short) -32_767);
  }

  @Test
  void theVolumeFallsBeforeALoudPart() {
    List<Short> heard = exchange(20_000, 100_000, 20_000);

    assertThat(heard).allMatch(sample -> Math.abs(sample) <= 32_767);
    assertThat(Math.abs(heard.get(FRAMES - 1))).isLessThan(7_000);
    assertThat(Math.abs(heard.get(FRAMES))).isBetween(32_000, 32_767);
  }

  @Test
  void theVolumeRisesAfterALoudPart() {
    int[] blocks = new int[500];
    blocks[1] = 100_000;
    Arrays.fill(blocks, 2, 500, 20_000);
    List<Short> heard = exchange(blocks);

    assertThat(Math.abs(heard.get(3 * FRAMES))).isLessThan(8_000);
    assertThat(Math.abs(heard.get(heard.size() - 1))).isEqualTo(20_000);
  }

  @Test
  void noSampleChangesItsSign() {
    Random random = new Random(12);
    for (int i = 0; i < 2_000; i++) {
      List<Short> heard = exchange(random.nextInt(1 << random.nextInt(1, 21)));
      for (int at = 0; at < heard.size(); at++) {
        assertThat(at % 2 == 0 ? heard.get(at) : -heard.get(at)).isNotNegative();
      }
    }
  }
}
