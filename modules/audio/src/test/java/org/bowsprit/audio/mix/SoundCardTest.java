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

/** Tests the samples that the sound card sends to the device. */
class SoundCardTest {

  private final RecordingDevice recordingDevice = new RecordingDevice();
  private final SoundCard card = new SoundCard(recordingDevice);

  private void playOneSecond() {
    for (int micros = 0; micros < 1_000_000; micros += Imuse.QUANTUM_MICROS) {
      card.quantum(micros);
    }
  }

  /** Returns a square wave of 100 Hz. */
  private static Pcm squareWave(int rate, int sampleCount) {
    byte[] samples = new byte[sampleCount];
    for (int i = 0; i < sampleCount; i++) {
      samples[i] = (byte) (i * 200 / rate % 2 == 0 ? 0xC0 : 0x40);
    }
    return new Pcm(List.of(new Pcm.Samples(rate, Bytes.wrap(samples))));
  }

  private long signChanges() {
    long changes = 0;
    for (int i = 1; i < recordingDevice.leftSamples.size(); i++) {
      if ((recordingDevice.leftSamples.get(i - 1) < 0)
          != (recordingDevice.leftSamples.get(i) < 0)) {
        changes++;
      }
    }
    return changes;
  }

  @Test
  void theCardWritesAllFramesOfASecondExceptTheRetainedQuantum() {
    playOneSecond();
    assertThat(recordingDevice.leftSamples).hasSize(44_100 - 177);

    playOneSecond();
    assertThat(recordingDevice.leftSamples).hasSize(88_200 - 177);
  }

  @Test
  void allSamplesAreZeroWithoutSounds() {
    playOneSecond();

    assertThat(recordingDevice.leftSamples).containsOnly((short) 0);
  }

  @Test
  void theChipIsSilentAfterItsNotesEnd() {
    PartDevice parts = card.setup().synthesiser();
    byte[] patch = new byte[Instrument.Patch.OPL_LENGTH];
    patch[5] = 0x21;
    patch[6] = 0x3F;
    patch[7] = 0x0F;
    patch[8] = (byte) 0xF0;
    parts.instrument(0, new Instrument.Patch(patch));
    parts.volume(0, 127);
    parts.noteOn(0, 72, 127);
    playOneSecond();
    int loudestSample =
        recordingDevice.leftSamples.stream().mapToInt(Math::abs).max().orElseThrow();
    parts.allNotesOff(0);
    playOneSecond();
    recordingDevice.leftSamples.clear();
    playOneSecond();

    assertThat(loudestSample)
        .as("the loudest sample, about a quarter of the maximum")
        .isBetween(7_500, 9_500);
    assertThat(recordingDevice.leftSamples).containsOnly((short) 0);
  }

  @Test
  void manyLoudEffectsAreLimited() {
    for (int sound = 1; sound <= 8; sound++) {
      card.started(sound, squareWave(8_000, 8_000));
    }
    playOneSecond();

    assertThat(recordingDevice.leftSamples).allMatch(sample -> Math.abs(sample) <= Short.MAX_VALUE);
    assertThat(recordingDevice.leftSamples.stream().mapToInt(Math::abs).max().orElseThrow())
        .isGreaterThan(30_000);
  }

  @Test
  void anEffectKeepsItsPitchAtAnotherRate() {
    card.started(5, squareWave(8_000, 8_000));
    playOneSecond();

    assertThat(signChanges()).isCloseTo(199, within(8L));
  }

  @Test
  void anEffectEndsWhenItIsStopped() {
    card.started(5, squareWave(8_000, 8_000));
    playOneSecond();
    card.ended(5);
    recordingDevice.leftSamples.clear();
    playOneSecond();

    assertThat(recordingDevice.leftSamples.subList(177, 44_100)).containsOnly((short) 0);
  }

  @Test
  void framesThatTheDeviceCannotAcceptAreCounted() {
    recordingDevice.maxFramesPerWrite = 100;
    playOneSecond();

    assertThat(card.droppedFrames()).isEqualTo(44_100 - 177 - 249 * 100);
  }
}
