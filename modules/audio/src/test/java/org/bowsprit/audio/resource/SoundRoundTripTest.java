package org.bowsprit.audio.resource;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.fixture.SoundEncoder;
import org.bowsprit.audio.fixture.SpeechFileWriter;
import org.bowsprit.audio.midi.MidiEvent;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.MidiTrack;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.speech.LipSync;
import org.bowsprit.audio.speech.PlainSpeech;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.speech.SpeechLine;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocReader;
import org.bowsprit.media.voc.VocWriter;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Tests that sounds and speech are the same after they are encoded and decoded again. */
class SoundRoundTripTest {

  private static final int CASE_COUNT = 200;

  private static Bytes randomBytes(Random random, int maxLength) {
    byte[] bytes = new byte[1 + random.nextInt(maxLength)];
    random.nextBytes(bytes);
    return Bytes.wrap(bytes);
  }

  /** Returns random blocks. Each silence has a rate that a time constant can express. */
  private static Pcm randomPcm(Random random) {
    List<Pcm.Block> blocks = new ArrayList<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      int rate = VocReader.rate(random.nextInt(256));
      switch (random.nextInt(4)) {
        case 0 -> blocks.add(new Pcm.Silence(rate, 1 + random.nextInt(0x1_0000)));
        case 1 -> {
          blocks.add(new Pcm.RepeatStart(random.nextInt(0x1_0000)));
          blocks.add(new Pcm.Samples(rate, randomBytes(random, 300)));
          blocks.add(new Pcm.RepeatEnd());
        }
        case 2 ->
            blocks.add(new Pcm.Samples(1 + random.nextInt(200_000), randomBytes(random, 300)));
        default -> blocks.add(new Pcm.Samples(rate, randomBytes(random, 300)));
      }
    }
    return new Pcm(blocks);
  }

  private static MidiSequence randomSequence(Random random) {
    List<MidiTrack> tracks = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      tracks.add(randomTrack(random));
    }
    StartParameters start =
        new StartParameters(
            1 + random.nextInt(255),
            random.nextInt(128),
            (byte) random.nextInt(256),
            (byte) random.nextInt(256),
            (byte) random.nextInt(256),
            random.nextInt(256));
    return new MidiSequence(start, 1 + random.nextInt(0x7FFF), tracks);
  }

  private static MidiTrack randomTrack(Random random) {
    List<MidiEvent> events = new ArrayList<>();
    long tick = 0;
    for (int i = random.nextInt(40); i > 0; i--) {
      tick += random.nextInt(1 << random.nextInt(28));
      events.add(randomEvent(random, tick));
    }
    events.add(new MidiEvent.End(tick + random.nextInt(1000)));
    return new MidiTrack(events);
  }

  private static MidiEvent randomEvent(Random random, long tick) {
    int channel = random.nextInt(16);
    int number = random.nextInt(128);
    int value = random.nextInt(128);
    return switch (random.nextInt(7)) {
      case 0 -> new MidiEvent.NoteOff(tick, channel, number);
      case 1 -> new MidiEvent.NoteOn(tick, channel, number, 1 + random.nextInt(127));
      case 2 -> new MidiEvent.Controller(tick, channel, number, value);
      case 3 -> new MidiEvent.ProgramChange(tick, channel, number);
      case 4 -> new MidiEvent.PitchBend(tick, channel, random.nextInt(16_384) - 8192);
      case 5 -> new MidiEvent.Tempo(tick, random.nextInt(1 << 24));
      default -> new MidiEvent.Sysex(tick, randomBytes(random, 200));
    };
  }

  private static SoundResource encodeAndDecode(Sound sound, MusicDevice device) {
    ByteWriter out = new ByteWriter();
    sound.encode(out);
    return SoundDecoder.decode(
        Sound.decode(out.toBytes().reader(ChunkPath.ROOT)), ChunkPath.ROOT, device);
  }

  @RepeatedTest(CASE_COUNT)
  void anEffectIsUnchangedAfterEncodingAndDecoding(RepetitionInfo repetition) {
    Pcm samples = randomPcm(new Random(repetition.getCurrentRepetition()));
    Sound sound = new Sound.Renditions(List.of(SoundEncoder.encodeEffect(samples)), Bytes.EMPTY);

    assertThat(encodeAndDecode(sound, MusicDevice.ADLIB))
        .isEqualTo(new SoundResource.Effect(samples));
  }

  @RepeatedTest(CASE_COUNT)
  void aVocFileIsUnchangedAfterEncodingAndDecoding(RepetitionInfo repetition) {
    Pcm samples = randomPcm(new Random(repetition.getCurrentRepetition()));

    assertThat(VocReader.readFile(VocWriter.file(VocWriter.blocks(samples)), ChunkPath.ROOT))
        .isEqualTo(samples);
  }

  @RepeatedTest(CASE_COUNT)
  void musicIsUnchangedAfterEncodingAndDecoding(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    Rendition[] renditions = Rendition.values();
    Piece piece = new Piece(renditions[random.nextInt(renditions.length)], randomSequence(random));
    Sound sound = new Sound.Renditions(List.of(SoundEncoder.encodeMusic(piece)), Bytes.EMPTY);
    MusicDevice device =
        switch (piece.rendition()) {
          case ADLIB -> MusicDevice.ADLIB;
          case ROLAND -> MusicDevice.MT32;
          case SPEAKER -> MusicDevice.SPEAKER;
          case GENERAL_MIDI -> MusicDevice.GENERAL_MIDI;
        };

    assertThat(encodeAndDecode(sound, device)).isEqualTo(new SoundResource.Music(piece));
  }

  @RepeatedTest(CASE_COUNT)
  void aCdTriggerIsUnchangedAfterEncodingAndDecoding(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    CdCue cue =
        new CdCue(
            random.nextInt(100),
            random.nextInt(256),
            random.nextInt(99 * 60 * 75),
            random.nextInt(99 * 60 * 75));

    assertThat(encodeAndDecode(SoundEncoder.encodeCdTrigger(cue), MusicDevice.ADLIB))
        .isEqualTo(new SoundResource.Cd(cue));
  }

  @RepeatedTest(CASE_COUNT)
  void aSpeechFileIsUnchangedAfterWritingAndReading(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    SpeechFileWriter writer = new SpeechFileWriter();
    List<SpeechCue> cues = new ArrayList<>();
    List<SpeechLine> lines = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      LipSync lipSync = new LipSync(random.ints(random.nextInt(9), 0, 0x1_0000).boxed().toList());
      Pcm voice = new Pcm(List.of(new Pcm.Samples(11_025, randomBytes(random, 2000))));
      cues.add(writer.addLine(lipSync, voice));
      lines.add(new SpeechLine(lipSync, new Recording.Samples(voice)));
    }
    PlainSpeech file = new PlainSpeech(ByteSource.of(writer.toBytes().toArray()));

    assertThat(file.cues()).isEqualTo(cues);
    assertThat(cues.stream().map(cue -> file.line(cue).orElseThrow())).isEqualTo(lines);
  }

  @RepeatedTest(CASE_COUNT)
  void aSpeechCueIsUnchangedAfterEncodingAndDecoding(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    SpeechCue cue = new SpeechCue(random.nextLong(1L << 32), random.nextLong(1L << 32));
    ByteWriter text = new ByteWriter();
    cue.encode(text);

    assertThat(SpeechCue.read(text.toBytes())).contains(cue);
  }

  @Test
  void aVocHeaderContainsItsCheckWord() {
    Bytes file =
        VocWriter.file(
            VocWriter.blocks(new Pcm(List.of(new Pcm.Samples(VocReader.rate(0x6E), Bytes.of(1))))));

    assertThat(file.slice(20, 6)).isEqualTo(Bytes.of(26, 0, 0x0A, 0x01, 0x29, 0x11));
  }
}
