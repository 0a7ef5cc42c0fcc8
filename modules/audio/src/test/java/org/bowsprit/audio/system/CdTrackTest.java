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

/** Tests CD tracks, which start and end according to the game's clock (spec 10 §5, 13 §12). */
class CdTrackTest {

  private static final int TRACK_FRAMES = 7_500;
  private static final int EXISTING_TRACK = 17;
  private static final int MISSING_TRACK = 3;
  private static final int JIFFIES_PER_MINUTE = 3_600;

  private final List<String> events = new ArrayList<>();
  private CdCue cue = new CdCue(EXISTING_TRACK, 1, 7_173, 0);
  private final SoundSystem system = createSystem();

  /** A disc with one track of 100 seconds. */
  private record SingleTrackDisc(int existingTrack) implements Tracks {
    @Override
    public long length(int track) {
      return track == existingTrack ? TRACK_FRAMES : 0;
    }

    @Override
    public Optional<ByteSource> file(int track) {
      return Optional.empty();
    }
  }

  /** A game in which every sound starts the same CD track. */
  private final class CdTriggerStore implements SoundStore {
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

  private final class EventRecorder implements EffectListener {
    @Override
    public void started(int sound, Pcm samples) {}

    @Override
    public void ended(int sound) {}

    @Override
    public void trackStarted(int track, long frame) {
      events.add(track + " from " + frame);
    }

    @Override
    public void trackEnded() {
      events.add("end");
    }
  }

  private SoundSystem createSystem() {
    SoundSetup setup =
        SoundSetup.silent()
            .withEffects(new EventRecorder())
            .withRecordings(
                new Recordings(new SingleTrackDisc(EXISTING_TRACK), SpeechFile.NONE),
                SpeechMode.TEXT);
    SoundSystem newSystem = new SoundSystem(new CdTriggerStore(), setup, result -> {});
    newSystem.advance(0);
    return newSystem;
  }

  private void startSound(int sound) {
    system.start(sound);
    system.runQueues();
  }

  /** Plays frames of one jiffy until the sound has ended, and returns their number. */
  private int playToTheEnd(int sound) {
    int jiffies = 0;
    while (system.runningState(sound) != 0) {
      system.advance(1);
      jiffies++;
    }
    return jiffies;
  }

  @Test
  void check8ATrackIsPlayedFromItsCueToItsEnd() {
    startSound(108);

    assertThat(playToTheEnd(108)).isEqualTo(262);
    assertThat(events).containsExactly("17 from 7173", "end");
  }

  @Test
  void theTimerContinuesAfterTheEndOfTheTrack() {
    startSound(108);
    playToTheEnd(108);
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(322);

    system.stop(108);
    int timerAfterStop = system.musicTimer();
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(timerAfterStop);
    startSound(110);
    assertThat(system.musicTimer()).isZero();
  }

  @Test
  void startingATrackThatAlreadyPlaysHasNoEffect() {
    startSound(108);
    system.advance(100);
    startSound(108);
    system.advance(162);

    assertThat(system.runningState(108)).isZero();
    assertThat(events).containsExactly("17 from 7173", "end");
  }

  @Test
  void anotherTriggerReplacesThePlayingTrack() {
    startSound(108);
    startSound(110);

    assertThat(system.runningState(108)).isZero();
    assertThat(system.runningState(110)).isEqualTo(1);
    assertThat(events).containsExactly("17 from 7173", "end", "17 from 7173");
  }

  @Test
  void aTrackInALoopReturnsToItsCue() {
    cue = new CdCue(EXISTING_TRACK, CdCue.FOREVER, 75, 150);
    startSound(108);
    for (int i = 0; i < 200; i++) {
      system.advance(1);
    }

    assertThat(system.runningState(108)).isEqualTo(1);
    assertThat(events)
        .hasSize(4)
        .startsWith("17 from 75")
        .allMatch(event -> event.equals("17 from 75"));
  }

  @Test
  void aTrackIsPlayedAsOftenAsItsTriggerSays() {
    cue = new CdCue(EXISTING_TRACK, 3, 75, 150);
    startSound(108);

    assertThat(playToTheEnd(108)).isEqualTo(180);
    assertThat(events).hasSize(4).endsWith("end");
  }

  @Test
  void knownGamesCheck27TheCdTimerIsUsedFromTheStart() {
    system.advance(100);
    assertThat(system.musicTimer()).isZero();

    cue = new CdCue(MISSING_TRACK, 1, 0, 0);
    startSound(108);
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(60);

    system.stop(108);
    system.advance(60);
    assertThat(system.musicTimer()).isEqualTo(60);
  }

  @Test
  void knownGamesCheck27AMissingTrackLastsAsLongAsItsTriggerSays() {
    cue = new CdCue(MISSING_TRACK, 2, 75, 150);
    startSound(108);

    assertThat(playToTheEnd(108)).isEqualTo(120);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, CdCue.FOREVER})
  void aMissingTrackOfUnknownLengthLastsAsLongAsTheLongestExistingTrack(int loops) {
    cue = new CdCue(MISSING_TRACK, loops, 0, 0);
    startSound(108);

    assertThat(playToTheEnd(108)).isEqualTo(TRACK_FRAMES * JIFFIES_PER_MINUTE / (60 * 75));
  }

  @Test
  void anEndlessLoopOfAMissingTrackLastsAsLongAsTheLongestExistingTrack() {
    cue = new CdCue(MISSING_TRACK, CdCue.FOREVER, 75, 150);
    startSound(108);

    assertThat(playToTheEnd(108)).isEqualTo(TRACK_FRAMES * JIFFIES_PER_MINUTE / (60 * 75));
  }

  @Test
  void aGameWithoutCdTriggersUsesTheTimerOfTheDriver() {
    InMemorySoundStore sounds = new InMemorySoundStore();
    sounds.put(1, new SoundResource.Music(new Score().at(40).end()));
    SoundSystem driverTimedSystem = new SoundSystem(sounds, SoundSetup.silent(), result -> {});
    driverTimedSystem.advance(0);
    driverTimedSystem.start(1);
    driverTimedSystem.runQueues();
    driverTimedSystem.advance(60);

    assertThat(driverTimedSystem.musicTimer()).isEqualTo(4);
  }

  @Test
  void aTalkieOfMonkeyIslandWithoutTracksUsesTheTimerOfTheDriver() {
    cue = new CdCue(2, 1, 0, 0);
    SoundSystem driverTimedSystem =
        new SoundSystem(
            new CdTriggerStore(), SoundSetup.silent(), SoundRules.MONKEY_1_TALKIE, result -> {});
    driverTimedSystem.advance(0);
    driverTimedSystem.start(110);
    driverTimedSystem.runQueues();
    driverTimedSystem.advance(60);
    assertThat(driverTimedSystem.musicTimer())
        .as("the timer of the driver while no music plays")
        .isZero();

    Recordings disc = new Recordings(new SingleTrackDisc(2), SpeechFile.NONE);
    SoundSystem cdTimedSystem =
        new SoundSystem(
            new CdTriggerStore(),
            SoundSetup.silent().withRecordings(disc, SpeechMode.TEXT),
            SoundRules.MONKEY_1_TALKIE,
            result -> {});
    cdTimedSystem.advance(0);
    cdTimedSystem.start(110);
    cdTimedSystem.runQueues();
    cdTimedSystem.advance(60);
    assertThat(cdTimedSystem.musicTimer()).isEqualTo(60);
  }

  @Test
  void theLeadInShiftsATrackThatBeginsAtItsStartOrAtItsCue() {
    Recordings disc = new Recordings(new SingleTrackDisc(EXISTING_TRACK), SpeechFile.NONE);
    SoundSetup setup =
        SoundSetup.silent()
            .withEffects(new EventRecorder())
            .withRecordings(disc.withLeadIn(new LeadIn(200, -40)), SpeechMode.TEXT);
    SoundSystem systemWithLeadIn = new SoundSystem(new CdTriggerStore(), setup, result -> {});
    systemWithLeadIn.advance(0);
    systemWithLeadIn.start(108);
    systemWithLeadIn.runQueues();
    cue = new CdCue(EXISTING_TRACK, 1, 0, 0);
    systemWithLeadIn.start(110);
    systemWithLeadIn.runQueues();

    assertThat(events).containsExactly("17 from 7143", "end", "17 from 150");
  }

  @Test
  void theTimerCanBeStoppedEvenIfItWasSavedAfterTheEndOfTheTrack() {
    startSound(108);
    playToTheEnd(108);
    SoundSystem restoredSystem = createSystem();
    restoredSystem.restore(system.snapshot());
    int timerBefore = restoredSystem.musicTimer();
    restoredSystem.advance(6);
    assertThat(restoredSystem.musicTimer()).isEqualTo(timerBefore + 6);

    restoredSystem.stop(108);
    restoredSystem.advance(6);
    assertThat(restoredSystem.musicTimer()).isEqualTo(timerBefore + 6);
  }

  @Test
  void onlyTheTimerOfAStoppedTrackIsSaved() {
    startSound(108);
    system.stop(108);
    SoundState savedState = system.snapshot();
    SoundSystem restoredSystem = createSystem();
    restoredSystem.restore(savedState);

    assertThat(restoredSystem.snapshot().cd()).isEqualTo(savedState.cd());
  }

  @Test
  void aSavedTrackContinuesAtItsPosition() {
    startSound(108);
    system.advance(100);
    SoundState savedState = system.snapshot();
    events.clear();
    SoundSystem restoredSystem = createSystem();
    restoredSystem.restore(savedState);
    int jiffies = 0;
    while (restoredSystem.runningState(108) != 0) {
      restoredSystem.advance(1);
      jiffies++;
    }

    assertThat(jiffies).isEqualTo(162);
    assertThat(events).hasSize(2);
    assertThat(restoredSystem.musicTimer()).isEqualTo(262);
  }
}
