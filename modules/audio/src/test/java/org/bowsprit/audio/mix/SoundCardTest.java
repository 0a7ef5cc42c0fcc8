package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;

class SoundCardTest {

  private final KeptSound kept = new KeptSound();
  private final SoundCard card = new SoundCard(kept);

  private void second() {
    for (int micros = 0; micros < 1_000_000; micros += Imuse.QUANTUM_MICROS) {
      card.quantum(micros);
    }
  }

  /** Returns a square wave of 100 Hz. */
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
  void aSecondGivesASecondOfFramesExceptTheRetainedQuantum() {
    second();
    assertThat(kept.left).hasSize(44_100 - 177);

    second();
    assertThat(kept.left).hasSize(88_200 - 177);
  }

  @Test
  void withoutSoundsAllSamplesAreZero() {
    second();

    assertThat(kept.left).containsOnly((short) 0);
  }

  @Test
  void aChipThatHasPlayedFallsSilentAgain() {
    PartDevice parts = card.setup().synthesiser();
    byte[] patch = new byte[Instrument.Patch.OPL_LENGTH];
    patch[5] = 0x21;
    patch[6] = 0x3F;
    patch[7] = 0x0F;
    patch[8] = (byte) 0xF0;
    parts.instrument(0, new Instrument.Patch(patch));
    parts.volume(0, 127);
    parts.noteOn(0, 72, 127);
    second();
    int loudest = kept.left.stream().mapToInt(Math::abs).max().orElseThrow();
    parts.allNotesOff(0);
    second();
    kept.left.clear();
    second();

    assertThat(loudest).as("a quarter of the loudest there is").isBetween(7_500, 9_500);
    assertThat(kept.left).containsOnly((short) 0);
  }

  @Test
  void everythingAtOnceIsLoudButNotTooLoud() {
    for (int sound = 1; sound <= 8; sound++) {
      card.started(sound, square(8_000, 8_000));
    }
    second();

    assertThat(kept.left).allMatch(sample -> Math.abs(sample) <= Short.MAX_VALUE);
    assertThat(kept.left.stream().mapToInt(Math::abs).max().orElseThrow()).isGreaterThan(30_000);
  }

  @Test
  void anEffectKeepsItsPitchAtAnotherRate() {
    card.started(5, square(8_000, 8_000));
    second();

    assertThat(signChanges()).isCloseTo(199, within(8L));
  }

  @Test
  void anEffectEndsWhenItIsStopped() {
    card.started(5, square(8_000, 8_000));
    second();
    card.ended(5);
    kept.left.clear();
    second();

    assertThat(kept.left.subList(177, 44_100)).containsOnly((short) 0);
  }

  @Test
  void framesThatTheDeviceCannotAcceptAreCounted() {
    kept.room = 100;
    second();

    assertThat(card.dropped()).isEqualTo(44_100 - 177 - 249 * 100);
  }
}
