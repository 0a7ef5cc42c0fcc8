package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.imuse.Score;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the sound state that scripts read (spec 10 §4). */
class SoundSystemTest {

  private static final int SAMPLE_RATE = 6_000;
  private static final int SAMPLES_PER_JIFFY = SAMPLE_RATE / 60;
  private static final int PIECE_SOUND = 30;
  private static final int PAUSED_SPEED = 0;

  private final InMemorySoundStore sounds = new InMemorySoundStore();
  private final List<String> events = new ArrayList<>();
  private final SoundSystem system = createSystem(SoundRules.DEFAULT);

  private SoundSystem createSystem(SoundRules rules) {
    SoundSetup setup = SoundSetup.silent().withEffects(new EventRecorder());
    SoundSystem newSystem = new SoundSystem(sounds, setup, rules, result -> {});
    newSystem.advance(0);
    return newSystem;
  }

  private final class EventRecorder implements EffectListener {
    @Override
    public void started(int sound, Pcm samples) {
      events.add("start " + sound);
    }

    @Override
    public void ended(int sound) {
      events.add("end " + sound);
    }

    @Override
    public void replaced(int sound) {
      events.add("drop " + sound);
    }
  }

  private void addEffect(int sound, int jiffies) {
    Bytes samples = Bytes.wrap(new byte[jiffies * SAMPLES_PER_JIFFY]);
    sounds.put(
        sound, new SoundResource.Effect(new Pcm(List.of(new Pcm.Samples(SAMPLE_RATE, samples)))));
  }

  private void addPiece(int sound) {
    sounds.put(sound, new SoundResource.Music(new Score().at(40).end()));
  }

  private void startSound(SoundSystem soundSystem, int sound) {
    soundSystem.start(sound);
    soundSystem.runQueues();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 60})
  void anEffectEndsAfterTheJiffiesOfItsSamples(int jiffies) {
    addEffect(1, jiffies);
    for (int attempt = 0; attempt < 12; attempt++) {
      system.advance(1);
      startSound(system, 1);
      system.advance(jiffies - 1);
      assertThat(system.runningState(1)).isEqualTo(1);
      system.advance(1);
      assertThat(system.runningState(1)).isZero();
    }
  }

  @Test
  void restoringUnloadsSoundsThatWereNotInMemoryWhenTheGameWasSaved() {
    addEffect(1, 3);
    SoundState savedState = system.snapshot();
    addEffect(2, 3);

    system.restore(savedState);

    // This store cannot load a sound again.
    assertThat(sounds.inMemory()).containsExactly(1);
  }

  @Test
  void theNinthEffectReplacesTheOldestEffect() {
    addEffect(1, 60);
    addEffect(2, 60);
    for (int i = 0; i < 8; i++) {
      startSound(system, 1);
    }
    events.clear();
    startSound(system, 2);

    assertThat(events).containsExactly("drop 1", "start 2");
    assertThat(system.runningState(1)).isEqualTo(1);
  }

  @Test
  void aSoundThatIsToStartAtAMarkerCountsAsRunning() {
    addPiece(PIECE_SOUND);
    system.command(270, 5, 3);
    system.command(271, 8, PIECE_SOUND);
    assertThat(system.runningState(PIECE_SOUND)).isEqualTo(1);

    system.command(-1);
    assertThat(system.runningState(PIECE_SOUND)).isEqualTo(2);
    sounds.clear();
    assertThat(system.runningState(PIECE_SOUND))
        .as("the state of a sound that is not in memory")
        .isZero();
  }

  @Test
  void anOpenTriggerIsClosedWhenAnotherTriggerIsOpened() {
    addPiece(PIECE_SOUND);
    sounds.put(5, new SoundResource.Music(new Score().at(1, 240).marker(3).at(40).end()));
    startSound(system, 5);
    system.command(270, 5, 3);
    system.command(271, 8, PIECE_SOUND);
    system.command(270, 5, 4);
    system.command(-1);
    system.advance(30);

    assertThat(system.runningState(PIECE_SOUND)).isEqualTo(1);
    assertThat(system.snapshot().music().closed()).isZero();
  }

  @Test
  void musicStartedTooEarlyIsDelayedInMonkeyIsland2() {
    for (int sound : new int[] {100, 107, 113, 115, 183}) {
      addPiece(sound);
    }
    SoundSystem delayingSystem = createSystem(SoundRules.MONKEY_2);
    startSound(delayingSystem, 113);
    startSound(delayingSystem, 115);
    assertThat(delayingSystem.runningState(113)).isZero();
    startSound(delayingSystem, 100);
    startSound(delayingSystem, 107);
    assertThat(delayingSystem.runningState(107)).isZero();
    assertThat(delayingSystem.runningState(100)).isEqualTo(1);

    startSound(delayingSystem, 183);
    delayingSystem.command(262, 183, PAUSED_SPEED);
    delayingSystem.command(-1);
    delayingSystem.advance(60);
    assertThat(delayingSystem.nowPlaying().music())
        .filteredOn(tune -> tune.sound() == 183)
        .singleElement()
        .matches(tune -> tune.beat() == 3);
  }

  /**
   * Fades a sound to silence within two seconds, and returns the number of frames during which it
   * counts as running.
   */
  private int runningFramesDuringAFade(SoundRules rules) {
    addPiece(PIECE_SOUND);
    SoundSystem fadingSystem = createSystem(rules);
    startSound(fadingSystem, PIECE_SOUND);
    fadingSystem.advance(6);
    fadingSystem.command(269, PIECE_SOUND, 0, 200);
    fadingSystem.runQueues();
    int frames = 0;
    while (fadingSystem.runningState(PIECE_SOUND) != 0) {
      fadingSystem.advance(3);
      frames++;
    }
    return frames;
  }

  @Test
  void knownGamesCheck23AFadingSoundDoesNotCountAsRunningInMonkeyIsland2() {
    assertThat(runningFramesDuringAFade(SoundRules.MONKEY_2)).isZero();
  }

  @Test
  void knownGamesCheck23AFadingSoundCountsAsRunningUntilTheEndOfTheFadeInOtherGames() {
    assertThat(runningFramesDuringAFade(SoundRules.DEFAULT)).isEqualTo(40);
  }

  @Test
  void soundsWithTheSameNumbersStartAtOnceInOtherGames() {
    addPiece(100);
    addPiece(107);
    startSound(system, 100);
    startSound(system, 107);

    assertThat(system.runningState(107)).isEqualTo(1);
  }
}
