package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.imuse.Score;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that an AdLib card and a MIDI device play music at the same time (spec 10 §2.1). */
class MusicVoicesTest {

  private static final int SOUND_WITH_PATCHES = 5;
  private static final int ROLAND_SOUND = 6;
  private static final int MIDI_CHANNELS = 16;

  private final RecordingDevice recordingDevice = new RecordingDevice();
  private final PartDevice midi = mock(PartDevice.class);
  private Imuse music;
  private SoundCard card;

  @BeforeEach
  void createCard() {
    MusicSynth synth = mock(MusicSynth.class);
    when(synth.device()).thenReturn(MusicDevice.GENERAL_MIDI);
    when(synth.parts()).thenReturn(midi);
    when(synth.sampleRate()).thenReturn(recordingDevice.sampleRate());
    when(synth.framesAtOnce()).thenReturn(1);
    when(synth.gain()).thenReturn(1);
    when(midi.channels()).thenReturn(MIDI_CHANNELS);
    when(midi.rhythmChannel()).thenReturn(9);
    when(midi.isFor(anyInt(), anyBoolean())).thenReturn(true);
    card = new SoundCard(recordingDevice, synth, Recorder.NONE);
    music = new Imuse(card.setup().synthesiser(), this::createPiece, 255, Quirks.NONE);
  }

  private Optional<Piece> createPiece(int sound) {
    Score score =
        new Score().at(1).sysexCommand(16, loudPatchData()).note(60, 240).note(64, 240).at(9);
    Piece piece = score.end();
    return sound == ROLAND_SOUND
        ? Optional.of(new Piece(Rendition.ROLAND, piece.sequence()))
        : Optional.of(piece);
  }

  /**
   * Returns the data of a command that gives channel 0 a patch on any hardware. The patch is a
   * continuous sine. Each byte of the data contains one nibble.
   */
  private static int[] loudPatchData() {
    int[] nibbles = new int[2 + 60];
    int[] carrier = {0x21, 0x3F, 0x0F, 0xF0};
    for (int i = 0; i < carrier.length; i++) {
      nibbles[2 + 2 * (5 + i)] = carrier[i] >> 4;
      nibbles[3 + 2 * (5 + i)] = carrier[i] & 15;
    }
    return nibbles;
  }

  private void playOneSecond() {
    for (int micros = 0; micros < 1_000_000; micros += Imuse.QUANTUM_MICROS) {
      music.advance(Imuse.QUANTUM_MICROS);
      card.setup().synthesiser().advance(Imuse.QUANTUM_MICROS);
      card.quantum(micros);
    }
  }

  private int loudestSample() {
    return recordingDevice.leftSamples.stream().mapToInt(Math::abs).max().orElse(0);
  }

  @Test
  void musicWithPatchesIsPlayedByTheAdlibCard() {
    music.start(SOUND_WITH_PATCHES);
    playOneSecond();

    verify(midi, never()).noteOn(anyInt(), anyInt(), anyInt());
    assertThat(loudestSample()).isPositive();
    assertThat(music.tunes().get(0).parts())
        .allMatch(part -> part.deviceChannel() >= MIDI_CHANNELS);
  }

  @Test
  void rolandMusicIsPlayedByTheMidiDevice() {
    music.start(ROLAND_SOUND);
    playOneSecond();

    verify(midi).noteOn(anyInt(), eq(60), anyInt());
    assertThat(loudestSample()).isZero();
  }

  @Test
  void theCardAndTheMidiDevicePlayAtTheSameTimeOnDifferentChannels() {
    music.start(SOUND_WITH_PATCHES);
    music.start(ROLAND_SOUND);
    playOneSecond();

    List<Integer> channels =
        music.tunes().get(1).parts().stream().map(part -> part.deviceChannel()).toList();
    assertThat(channels).allMatch(channel -> channel >= 0 && channel < MIDI_CHANNELS);
    assertThat(loudestSample()).isPositive();
  }
}
