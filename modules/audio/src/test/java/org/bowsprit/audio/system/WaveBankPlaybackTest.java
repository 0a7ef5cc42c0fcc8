package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.RecordingDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.audio.recording.WaveBankWriter;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the sound and the timing of tracks from a wave bank (spec 13 §4). */
class WaveBankPlaybackTest {

  private static final int SOUND = 108;
  private static final int TRACK = 17;
  private static final int SAMPLE_RATE = 44_100;
  private static final int SAMPLES_PER_FRAME = SAMPLE_RATE / CdCue.FRAMES_PER_SECOND;
  private static final int CUE_FRAME = 7_173;
  private static final double TONE_HERTZ = 1_000;
  private static final int LOUD_AMPLITUDE = 16_000;

  @TempDir private Path folder;

  private final RecordingDevice recordingDevice = new RecordingDevice();
  private final List<String> warnings = new ArrayList<>();

  private SoundSystem startTrack(WaveBankWriter bank, CdCue cue) throws Exception {
    Files.write(folder.resolve("MusicOriginal.xwb"), bank.toBytes().toArray());
    TrackFiles tracks = new TrackFiles(GameFolder.at(folder));
    Recorder recorder =
        new Recorder(new SoundFileReaders(List.of(new WavFiles())), tracks, warnings::add);
    SoundCard card = new SoundCard(recordingDevice, new AdlibSynth(), recorder);
    InMemorySoundStore sounds = new InMemorySoundStore();
    sounds.put(SOUND, new SoundResource.Cd(cue));
    Recordings recordings = new Recordings(tracks, SpeechFile.NONE);
    SoundSystem system =
        new SoundSystem(
            sounds, card.setup().withRecordings(recordings, SpeechMode.TEXT), result -> {});
    system.advance(0);
    system.start(SOUND);
    system.runQueues();
    return system;
  }

  /**
   * Returns silence up to the cue, then one CD frame of a loud tone and half a second of a soft
   * tone.
   */
  private static Bytes samplesWithToneAtTheCue() {
    ByteWriter out = new ByteWriter().fill(0, 2 * CUE_FRAME * SAMPLES_PER_FRAME);
    for (int i = 0; i < SAMPLE_RATE / 2; i++) {
      int amplitude = i < SAMPLES_PER_FRAME ? LOUD_AMPLITUDE : LOUD_AMPLITUDE / 4;
      out.s16((int) (amplitude * Math.sin(2 * Math.PI * TONE_HERTZ * i / SAMPLE_RATE)));
    }
    return out.toBytes();
  }

  @Test
  void knownGamesCheck06PlaybackBeginsExactlyAtTheCue() throws Exception {
    SoundSystem system =
        startTrack(
            new WaveBankWriter()
                .addEmptyEntriesUpTo(TRACK)
                .addPcm(SAMPLE_RATE, 1, 16, samplesWithToneAtTheCue())
                .addEmptyEntriesUpTo(20),
            new CdCue(TRACK, 1, CUE_FRAME, 0));
    for (int i = 0; i < 60; i++) {
      system.advance(1);
    }

    int firstSample = 0;
    while (recordingDevice.leftSamples.get(firstSample) == 0) {
      firstSample++;
    }
    int lastSample = recordingDevice.leftSamples.size() - 1;
    while (Math.abs(recordingDevice.leftSamples.get(lastSample)) <= LOUD_AMPLITUDE / 2) {
      lastSample--;
    }
    assertThat(lastSample - firstSample)
        .as("the number of samples in the loud frame")
        .isCloseTo(SAMPLES_PER_FRAME, within(20));
    int risingCrossings = 0;
    for (int i = firstSample + 1; i < firstSample + SAMPLE_RATE / 2; i++) {
      if (recordingDevice.leftSamples.get(i - 1) < 0 && recordingDevice.leftSamples.get(i) >= 0) {
        risingCrossings++;
      }
    }
    assertThat(risingCrossings * 2.0)
        .as("the frequency of the tone")
        .isCloseTo(TONE_HERTZ, within(4.0));
    assertThat(system.runningState(SOUND)).isZero();
    assertThat(warnings).isEmpty();
  }

  @Test
  void knownGamesCheck07ATrackThatCannotBeDecodedIsSilentForItsWholeLength() throws Exception {
    SoundSystem system =
        startTrack(
            new WaveBankWriter()
                .addEmptyEntriesUpTo(TRACK)
                .addXwma(44_100, 2, 0, 441_000, Bytes.of(1, 2, 3)),
            new CdCue(TRACK, 1, 0, 0));
    int jiffies = 0;
    while (system.runningState(SOUND) != 0) {
      system.advance(1);
      jiffies++;
    }
    assertThat(jiffies).isEqualTo(600);
    assertThat(recordingDevice.leftSamples).containsOnly((short) 0);

    system.start(SOUND);
    system.runQueues();
    system.advance(1);
    assertThat(warnings).singleElement().asString().contains("track 17 stays silent");
  }
}
