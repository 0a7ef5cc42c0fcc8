package org.bowsprit.audio.resource;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.fixture.MidiWriter;
import org.bowsprit.audio.fixture.SoundEncoder;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiReader;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.speech.LipSync;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs the numbered checks of spec 10 §8 about resources. */
class SoundResourceAcceptanceTest {

  private static final MidiSequence SEQUENCE =
      new MidiSequence(
          StartParameters.DEFAULT, 480, List.of(new MidiTrack(List.of(new MidiEvent.End(2400)))));

  private static Sound soundWith(Sound.Rendition... renditions) {
    ByteWriter out = new ByteWriter();
    new Sound.Renditions(List.of(renditions), Bytes.EMPTY).encode(out);
    return Sound.decode(out.toBytes().reader(ChunkPath.ROOT));
  }

  private static Sound.Rendition musicRendition(Rendition rendition) {
    return SoundEncoder.encodeMusic(new Piece(rendition, SEQUENCE));
  }

  private static SoundResource decode(Sound sound, MusicDevice device) {
    return SoundDecoder.decode(sound, ChunkPath.ROOT, device);
  }

  private static Optional<Rendition> playedRendition(Sound sound, MusicDevice device) {
    return decode(sound, device) instanceof SoundResource.Music music
        ? Optional.of(music.piece().rendition())
        : Optional.empty();
  }

  @Test
  void check1AnAdlibCardUsesItsOwnRendition() {
    Sound sound = soundWith(musicRendition(Rendition.SPEAKER), musicRendition(Rendition.ADLIB));

    assertThat(playedRendition(sound, MusicDevice.ADLIB)).contains(Rendition.ADLIB);
    assertThat(((Sound.Renditions) sound).rendition("ADL ").orElseThrow().payload())
        .isEqualTo(MidiWriter.write(SEQUENCE));
  }

  @Test
  void check2ASpeakerUsesItsOwnRendition() {
    Sound sound = soundWith(musicRendition(Rendition.SPEAKER), musicRendition(Rendition.ADLIB));

    assertThat(playedRendition(sound, MusicDevice.SPEAKER)).contains(Rendition.SPEAKER);
  }

  @ParameterizedTest
  @EnumSource(value = MusicDevice.class, mode = EnumSource.Mode.EXCLUDE, names = "SPEAKER")
  void check3EveryDeviceExceptASpeakerUsesTheSampledEffect(MusicDevice device) {
    Pcm samples = new Pcm(List.of(new Pcm.Samples(6849, Bytes.of(1, 2, 3))));
    Sound sound = soundWith(musicRendition(Rendition.ROLAND), SoundEncoder.encodeEffect(samples));

    assertThat(decode(sound, device)).isEqualTo(new SoundResource.Effect(samples));
  }

  @Test
  void check4MusicOnlyForARolandIsSilentOnAnAdlibCard() {
    assertThat(decode(soundWith(musicRendition(Rendition.ROLAND)), MusicDevice.ADLIB))
        .isEqualTo(new SoundResource.Silent());
  }

  @ParameterizedTest
  @CsvSource({"MT32, ROLAND", "GENERAL_MIDI, GENERAL_MIDI", "NONE, GENERAL_MIDI"})
  void midiDevicesPreferTheirOwnRendition(MusicDevice device, Rendition expectedRendition) {
    Sound sound =
        soundWith(
            musicRendition(Rendition.ADLIB),
            musicRendition(Rendition.GENERAL_MIDI),
            musicRendition(Rendition.ROLAND));

    assertThat(playedRendition(sound, device)).contains(expectedRendition);
  }

  @Test
  void check5ASecondOfSamplesLastsSixtyJiffies() {
    ByteWriter voc = new ByteWriter();
    voc.u8(1).u8(6851 & 255).u16(6851 >> 8).u8(0x6E).u8(0).fill(0x80, 6849).u8(0);

    Pcm pcm = VocReader.readBlocks(voc.toBytes(), ChunkPath.ROOT);

    assertThat(pcm.blocks())
        .singleElement()
        .isEqualTo(new Pcm.Samples(6849, new ByteWriter().fill(0x80, 6849).toBytes()));
    assertThat(pcm.jiffies()).isEqualTo(60);
  }

  @Test
  void check6TheCommonTimeConstantStandsForAStandardRate() {
    assertThat(VocReader.rate(0xA6)).isEqualTo(11_025);
  }

  @Test
  void check7ACdTriggerContainsTheTrackTheNumberOfLoopsAndTheCue() {
    Bytes trigger =
        Bytes.of(
            24, 0, 0, 0, 0, 0, 0, 2, 0xC8, 0xC8, 0, 0, 0, 0, 0, 0, 0x11, 0xFF, 1, 0x23, 0x30, 0, 0,
            0);

    assertThat(decode(Sound.decode(trigger.reader(ChunkPath.ROOT)), MusicDevice.ADLIB))
        .isEqualTo(new SoundResource.Cd(new CdCue(17, CdCue.FOREVER, 7173, 0)));
  }

  @Test
  void aTriggerOfAnotherTypeIsSilent() {
    Bytes trigger = new ByteWriter().u32(24).fill(0, 20).toBytes();

    assertThat(decode(Sound.decode(trigger.reader(ChunkPath.ROOT)), MusicDevice.ADLIB))
        .isEqualTo(new SoundResource.Silent());
  }

  @Test
  void check11AHeaderOfZerosStandsForTheDefaultParameters() {
    Bytes payload =
        new ByteWriter()
            .tag("MDhd")
            .u32Be(8)
            .fill(0, 8)
            .bytes(MidiWriter.writeFile(SEQUENCE))
            .toBytes();

    assertThat(MidiReader.read(payload, ChunkPath.ROOT).start())
        .isEqualTo(new StartParameters(128, 127, 0, 0, 0, 128));
  }

  @Test
  void check12ATextContainsItsSpeechCue() {
    Bytes text =
        Bytes.of(0xFF, 10, 0xCA, 0xCB, 0xFF, 10, 0x6C, 0x07, 0xFF, 10, 0x0E, 0x00, 0xFF, 10, 0, 0);

    SpeechCue cue = SpeechCue.read(text).orElseThrow();

    assertThat(cue).isEqualTo(new SpeechCue(0x076C_CBCAL, 14));
    assertThat(cue.markCount()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"5, true", "15, false", "20, false", "21, true", "40, false"})
  void check13MarksOpenAndCloseTheMouth(int elapsedTime, boolean isOpen) {
    assertThat(new LipSync(List.of(10, 20, 35)).isOpen(elapsedTime)).isEqualTo(isOpen);
  }

  @Test
  void check17AVoiceOfLoomIsAPartOfTheCdTrack() {
    assertThat(CdCue.ofVoice(3200, 40)).isEqualTo(new CdCue(1, 1, 1350, 1350 + 305));
  }
}
