package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;

/** Tests that the blocks of a digitised sound are played in order and repeated. */
class PcmSourceTest {

  private static final Pcm.Block SAMPLE_ONE = new Pcm.Samples(8_000, Bytes.of(0x81));
  private static final Pcm.Block SAMPLE_TWO = new Pcm.Samples(8_000, Bytes.of(0x82));

  private static int[] read(PcmSource source, int sampleCount) {
    return IntStream.range(0, sampleCount).map(i -> source.next() >> 8).toArray();
  }

  @Test
  void blocksArePlayedInOrder() {
    PcmSource source =
        new PcmSource(new Pcm(List.of(SAMPLE_ONE, new Pcm.Silence(8_000, 2), SAMPLE_TWO)));

    assertThat(read(source, 5)).containsExactly(1, 0, 0, 2, 0);
    assertThat(source.hasEnded()).isTrue();
  }

  @Test
  void aRepeatIsPlayedOnceMoreThanItsCount() {
    PcmSource source =
        new PcmSource(
            new Pcm(List.of(new Pcm.RepeatStart(2), SAMPLE_ONE, new Pcm.RepeatEnd(), SAMPLE_TWO)));

    assertThat(read(source, 5)).containsExactly(1, 1, 1, 2, 0);
  }

  @Test
  void anEndlessRepeatContinues() {
    PcmSource source =
        new PcmSource(
            new Pcm(List.of(new Pcm.RepeatStart(Pcm.FOREVER), SAMPLE_ONE, new Pcm.RepeatEnd())));

    assertThat(read(source, 1000)).containsOnly(1);
    assertThat(source.hasEnded()).isFalse();
  }

  @Test
  void anEndlessRepeatWithoutSamplesEndsAtOnce() {
    PcmSource source =
        new PcmSource(new Pcm(List.of(new Pcm.RepeatStart(Pcm.FOREVER), new Pcm.RepeatEnd())));

    assertThat(source.hasEnded()).isTrue();
  }
}
