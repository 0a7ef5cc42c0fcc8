package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.KeptSound;
import org.bowsprit.audio.mix.Recorder;
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
  private static final int RATE = 44_100;
  private static final int SAMPLES_A_FRAME = RATE / CdCue.FRAMES_A_SECOND;
  private static final int CUE = 7_173;
  private static final double PITCH = 1_000;
  private static final int LOUD = 16_000;

  @TempDir private Path folder;

  private final KeptSound kept = new KeptSound();
  private final List<String> notes = new ArrayList<>();

  private SoundSystem system(WaveBankWriter bank, CdCue cue) throws Exception {
    Files.write(folder.resolve("MusicOriginal.xwb"), bank.toBytes().toArray());
    TrackFiles tracks = new TrackFiles(GameFolder.at(folder));
    Recorder recorder =
        new Recorder(new SoundFileReaders(List.of(new WavFiles())), tracks, notes::add);
    SoundCard card = new SoundCard(kept, new AdlibSynth(), recorder);
    SoundsInMemory sounds = new SoundsInMemory();
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
  private static Bytes toneFromTheCue() {
    ByteWriter out = new ByteWriter().fill(0, 2 * CUE * SAMPLES_A_FRAME);
    for (int i = 0; i < RATE / 2; i++) {
      int loudness = i < SAMPLES_A_FRAME ? LOUD : LOUD / 4;
      out.s16((int) (loudness * Math.sin(2 * Math.PI * PITCH * i / RATE)));
    }
    return out.toBytes();
  }

  @Test
  void knownGamesCheck06TheCueIsHeardRightToOneFrame() throws Exception {
    SoundSystem system =
        system(
            new WaveBankWriter().fillTo(TRACK).pcm(RATE, 1, 16, toneFromTheCue()).fillTo(20),
            new CdCue(TRACK, 1, CUE, 0));
    for (int i = 0; i < 60; i++) {
      system.advance(1);
    }

    int first = 0;
    while (kept.left.get(first) == 0) {
      first++;
    }
    int last = kept.left.size() - 1;
    while (Math.abs(kept.left.get(last)) <= LOUD / 2) {
      last--;
    }
    assertThat(last - first).as("samples of the loud frame").isCloseTo(SAMPLES_A_FRAME, within(20));
    int crossings = 0;
    for (int i = first + 1; i < first + RATE / 2; i++) {
      if (kept.left.get(i - 1) < 0 && kept.left.get(i) >= 0) {
        crossings++;
      }
    }
    assertThat(crossings * 2.0).as("its pitch").isCloseTo(PITCH, within(4.0));
    assertThat(system.isRunning(SOUND)).isZero();
    assertThat(notes).isEmpty();
  }

  @Test
  void knownGamesCheck07AnUndecodableTrackIsSilentForItsLength() throws Exception {
    SoundSystem system =
        system(
            new WaveBankWriter().fillTo(TRACK).xwma(44_100, 2, 0, 441_000, Bytes.of(1, 2, 3)),
            new CdCue(TRACK, 1, 0, 0));
    int jiffies = 0;
    while (system.isRunning(SOUND) != 0) {
      system.advance(1);
      jiffies++;
    }
    assertThat(jiffies).isEqualTo(600);
    assertThat(kept.left).containsOnly((short) 0);

    system.start(SOUND);
    system.runQueues();
    system.advance(1);
    assertThat(notes).singleElement().asString().contains("track 17 stays silent");
  }
}
