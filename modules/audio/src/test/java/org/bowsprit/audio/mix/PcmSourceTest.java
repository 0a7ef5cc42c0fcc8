package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;

class PcmSourceTest {

  private static final Pcm.Block ONE = new Pcm.Samples(8_000, Bytes.of(0x81));
  private static final Pcm.Block TWO = new Pcm.Samples(8_000, Bytes.of(0x82));

  private static int[] read(PcmSource source, int count) {
    return IntStream.range(0, count).map(i -> source.next() >> 8).toArray();
  }

  @Test
  void blocksFollowEachOther() {
    PcmSource source = new PcmSource(new Pcm(List.of(ONE, new Pcm.Silence(8_000, 2), TWO)));

    assertThat(read(source, 5)).containsExactly(1, 0, 0, 2, 0);
    assertThat(source.ended()).isTrue();
  }

  @Test
  void aRepeatIsHeardOnceMoreThanItsCount() {
    PcmSource source =
        new PcmSource(new Pcm(List.of(new Pcm.RepeatStart(2), ONE, new Pcm.RepeatEnd(), TWO)));

    assertThat(read(source, 5)).containsExactly(1, 1, 1, 2, 0);
  }

  @Test
  void anEndlessRepeatContinues() {
    PcmSource source =
        new PcmSource(new Pcm(List.of(new Pcm.RepeatStart(Pcm.FOREVER), ONE, new Pcm.RepeatEnd())));

    assertThat(read(source, 1000)).containsOnly(1);
    assertThat(source.ended()).isFalse();
  }

  @Test
  void anEndlessRepeatOfNoSamplesEndsAtOnce() {
    PcmSource source =
        new PcmSource(new Pcm(List.of(new Pcm.RepeatStart(Pcm.FOREVER), new Pcm.RepeatEnd())));

    assertThat(source.ended()).isTrue();
  }
}
