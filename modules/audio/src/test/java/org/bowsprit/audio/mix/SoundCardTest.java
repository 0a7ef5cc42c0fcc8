package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.resource.Pcm;
import org.bowsprit.format.Bytes;
import org.junit.jupiter.api.Test;

class SoundCardTest {

  private final KeptSound kept = new KeptSound();
  private final SoundCard card = new SoundCard(kept);

  private void second() {
    for (int micros = 0; micros < 1_000_000; micros += Imuse.QUANTUM_MICROS) {
      card.quantum(micros);
    }
  }

  /** A square wave of 100 Hz. */
  private static Pcm square(int rate, int count) {
    byte[] samples = new byte[count];
    for (int i = 0; i < count; i++) {
      samples[i] = (byte) (i * 200 / rate % 2 == 0 ? 0xC0 : 0x40);
    }
    return new Pcm(List.of(new Pcm.Samples(rate, Bytes.wrap(samples))));
  }

  private long signChanges() {
    long changes = 0;
    for (int i = 1; i < kept.left.size(); i++) {
      if ((kept.left.get(i - 1) < 0) != (kept.left.get(i) < 0)) {
        changes++;
      }
    }
    return changes;
  }

  @Test
  void aSecondIsASecondOfFrames() {
    second();

    assertThat(kept.left).hasSize(44_100);
  }

  @Test
  void silenceIsSilent() {
    second();

    assertThat(kept.left.subList(100, 44_100)).allMatch(sample -> Math.abs(sample) <= 9);
  }

  @Test
  void anEffectKeepsItsPitchAtAnotherRate() {
    card.started(5, square(8_000, 8_000));
    second();

    assertThat(signChanges()).isCloseTo(199, within(3L));
  }

  @Test
  void anEffectEndsWhenItIsTold() {
    card.started(5, square(8_000, 8_000));
    second();
    card.ended(5);
    kept.left.clear();
    second();

    assertThat(kept.left).allMatch(sample -> Math.abs(sample) <= 9);
  }

  @Test
  void whatTheDeviceHasNoRoomForIsCounted() {
    kept.room = 100;
    second();

    assertThat(card.dropped()).isEqualTo(44_100 - 250 * 100);
  }
}
