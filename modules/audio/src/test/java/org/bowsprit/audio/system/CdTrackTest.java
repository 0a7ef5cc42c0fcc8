package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.imuse.Score;
import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests CD tracks, which start and end by the game's clock (spec 10 §5, 13 §12). */
class CdTrackTest {

  private static final int TRACK_FRAMES = 7_500;
  private static final int THERE = 17;
  private static final int MISSING = 3;
  private static final int JIFFIES_A_MINUTE = 3_600;

  private final List<String> heard = new ArrayList<>();
  private CdCue cue = new CdCue(THERE, 1, 7_173, 0);
  private final SoundSystem system = system();

  /** A disc with one track of 100 seconds. */
  private record Disc(int there) implements Tracks {
    @Override
    public long length(int track) {
      return track == there ? TRACK_FRAMES : 0;
    }

    @Override
    public Optional<ByteSource> file(int track) {
      return Optional.empty();
    }
  }

  /** A game in which every sound is the same trigger. */
  private final class Triggers implements SoundStore {
    @Override
    public Optional<SoundResource> loaded(int sound) {
      return Optional.of(new SoundResource.Cd(cue));
    }

    @Override
    public List<Integer> inMemory() {
      return List.of();
    }

    @Override
    public boolean hasCdTriggers() {
      return true;
    }

    @Override
    public void unload(int sound) {}

    @Override
    public void load(int sound) {}
  }

  private final class Listener implements EffectListener {
    @Override
    public void started(int sound, Pcm samples) {}

    @Override
    public void ended(int sound) {}

    @Override
    public void trackStarted(int track, long frame) {
      heard.add(track + " from " + frame);
    }

    @Override
    public void trackEnded() {
      heard.add("end");
    }
  }

  private SoundSystem system() {
    SoundSetup setup =
        SoundSetup.unheard()
            .withEffects(new Listener())
            .withRecordings(new Recordings(new Disc(THERE), SpeechFile.NONE), SpeechMode.TEXT);
    SoundSystem made = new SoundSystem(new Triggers(), setup, result -> {});
    made.advance(0);
    return made;
  }

  private void start(int sound) {
    system.start(sound);
    system.runQueues();
  }

  /** Plays frames of one jiffy until the sound has ended, and returns their number. */
  private int jiffiesOf(int sound) {
    int jiffies = 0;
    while (system.isRunning(sound) != 0) {
      system.advance(1);
      jiffies++;
    }
    return jiffies;
  }

  @Test
  void check8ATrackPlaysFromItsCueToItsEnd() {
    start(108);

    assertThat(jiffiesOf(108)).isEqualTo(262);
    assertThat(heard).containsExactly("17 from 7173", "end");
  }

  @Test
  void theTimerCountsOnWhenTheTrackHasEnded() {
    start(108);
    jiffiesOf(108);
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(322);

    system.stop(108);
    int held = system.musicTimer();
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(held);
    start(110);
    assertThat(system.musicTimer()).isZero();
  }

  @Test
  void startingThePlayingTrackDoesNothing() {
    start(108);
    system.advance(100);
    start(108);
    system.advance(162);

    assertThat(system.isRunning(108)).isZero();
    assertThat(heard).containsExactly("17 from 7173", "end");
  }

  @Test
  void anotherTriggerReplacesTheTrack() {
    start(108);
    start(110);

    assertThat(system.isRunning(108)).isZero();
    assertThat(system.isRunning(110)).isEqualTo(1);
    assertThat(heard).containsExactly("17 from 7173", "end", "17 from 7173");
  }

  @Test
  void aLoopReturnsToItsCue() {
    cue = new CdCue(THERE, CdCue.FOREVER, 75, 150);
    start(108);
    for (int i = 0; i < 200; i++) {
      system.advance(1);
    }

    assertThat(system.isRunning(108)).isEqualTo(1);
    assertThat(heard).hasSize(4).startsWith("17 from 75").allMatch(one -> one.equals("17 from 75"));
  }

  @Test
  void loopsAreCounted() {
    cue = new CdCue(THERE, 3, 75, 150);
    start(108);

    assertThat(jiffiesOf(108)).isEqualTo(180);
    assertThat(heard).hasSize(4).endsWith("end");
  }

  @Test
  void knownGamesCheck27TheTimerIsTheCdsFromBootOn() {
    system.advance(100);
    assertThat(system.musicTimer()).isZero();

    cue = new CdCue(MISSING, 1, 0, 0);
    start(108);
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(60);

    system.stop(108);
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(60);
  }

  @Test
  void knownGamesCheck27AMissingTrackEndsByItsTriggersLength() {
    cue = new CdCue(MISSING, 2, 75, 150);
    start(108);

    assertThat(jiffiesOf(108)).isEqualTo(120);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, CdCue.FOREVER})
  void aMissingTrackOfUnknownLengthLastsAsLongAsTheLongestThatIsThere(int loops) {
    cue = new CdCue(MISSING, loops, 0, 0);
    start(108);

    assertThat(jiffiesOf(108)).isEqualTo(TRACK_FRAMES * JIFFIES_A_MINUTE / (60 * 75));
  }

  @Test
  void aMissingTrackThatLoopsForEverByItsTriggerIsBoundedToo() {
    cue = new CdCue(MISSING, CdCue.FOREVER, 75, 150);
    start(108);

    assertThat(jiffiesOf(108)).isEqualTo(TRACK_FRAMES * JIFFIES_A_MINUTE / (60 * 75));
  }

  @Test
  void inAGameWithoutTriggersTheTimerIsTheDrivers() {
    SoundsInMemory sounds = new SoundsInMemory();
    sounds.put(1, new SoundResource.Music(new Score().at(40).end()));
    SoundSystem driven = new SoundSystem(sounds, SoundSetup.unheard(), result -> {});
    driven.advance(0);
    driven.start(1);
    driven.runQueues();
    driven.advance(60);

    assertThat(driven.musicTimer()).isEqualTo(4);
  }

  @Test
  void aTalkieOfMonkeyIslandWithoutTracksUsesTheDriversTimer() {
    cue = new CdCue(2, 1, 0, 0);
    SoundSystem driven =
        new SoundSystem(
            new Triggers(), SoundSetup.unheard(), SoundRules.MONKEY_1_TALKIE, result -> {});
    driven.advance(0);
    driven.start(110);
    driven.runQueues();
    driven.advance(60);
    assertThat(driven.musicTimer()).as("no music plays").isZero();

    Recordings disc = new Recordings(new Disc(2), SpeechFile.NONE);
    SoundSystem timed =
        new SoundSystem(
            new Triggers(),
            SoundSetup.unheard().withRecordings(disc, SpeechMode.TEXT),
            SoundRules.MONKEY_1_TALKIE,
            result -> {});
    timed.advance(0);
    timed.start(110);
    timed.runQueues();
    timed.advance(60);
    assertThat(timed.musicTimer()).isEqualTo(60);
  }

  @Test
  void theIntrosTrackIsShiftedFromItsTopAndFromItsCue() {
    Recordings disc = new Recordings(new Disc(THERE), SpeechFile.NONE);
    SoundSetup setup =
        SoundSetup.unheard()
            .withEffects(new Listener())
            .withRecordings(disc.withLeadIn(new LeadIn(200, -40)), SpeechMode.TEXT);
    SoundSystem shifted = new SoundSystem(new Triggers(), setup, result -> {});
    shifted.advance(0);
    shifted.start(108);
    shifted.runQueues();
    cue = new CdCue(THERE, 1, 0, 0);
    shifted.start(110);
    shifted.runQueues();

    assertThat(heard).containsExactly("17 from 7143", "end", "17 from 150");
  }

  @Test
  void aTimerSavedAfterTheTracksEndCanStillBeStopped() {
    start(108);
    jiffiesOf(108);
    SoundSystem restored = system();
    restored.restore(system.snapshot());
    int before = restored.musicTimer();
    restored.advance(6);
    assertThat(restored.musicTimer()).isEqualTo(before + 6);

    restored.stop(108);
    restored.advance(6);
    assertThat(restored.musicTimer()).isEqualTo(before + 6);
  }

  @Test
  void onlyTheTimerOfAStoppedTrackIsSaved() {
    start(108);
    system.stop(108);
    SoundState saved = system.snapshot();
    SoundSystem restored = system();
    restored.restore(saved);

    assertThat(restored.snapshot().cd()).isEqualTo(saved.cd());
  }

  @Test
  void aSavedTrackContinuesAtItsPosition() {
    start(108);
    system.advance(100);
    SoundState saved = system.snapshot();
    heard.clear();
    SoundSystem restored = system();
    restored.restore(saved);
    int jiffies = 0;
    while (restored.isRunning(108) != 0) {
      restored.advance(1);
      jiffies++;
    }

    assertThat(jiffies).isEqualTo(162);
    assertThat(heard).hasSize(2);
    assertThat(restored.musicTimer()).isEqualTo(262);
  }
}
