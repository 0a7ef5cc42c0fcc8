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

  private static final int RATE = 6_000;
  private static final int SAMPLES_A_JIFFY = RATE / 60;
  private static final int PIECE = 30;
  private static final int FROZEN = 0;

  private final SoundsInMemory sounds = new SoundsInMemory();
  private final List<String> heard = new ArrayList<>();
  private final SoundSystem system = system(SoundRules.USUAL);

  private SoundSystem system(SoundRules rules) {
    SoundSetup setup = SoundSetup.unheard().withEffects(new Listener());
    SoundSystem made = new SoundSystem(sounds, setup, rules, result -> {});
    made.advance(0);
    return made;
  }

  private final class Listener implements EffectListener {
    @Override
    public void started(int sound, Pcm samples) {
      heard.add("start " + sound);
    }

    @Override
    public void ended(int sound) {
      heard.add("end " + sound);
    }

    @Override
    public void dropped(int sound) {
      heard.add("drop " + sound);
    }
  }

  private void effect(int sound, int jiffies) {
    Bytes samples = Bytes.wrap(new byte[jiffies * SAMPLES_A_JIFFY]);
    sounds.put(sound, new SoundResource.Effect(new Pcm(List.of(new Pcm.Samples(RATE, samples)))));
  }

  private void piece(int sound) {
    sounds.put(sound, new SoundResource.Music(new Score().at(40).end()));
  }

  private void start(SoundSystem where, int sound) {
    where.start(sound);
    where.runQueues();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 60})
  void anEffectOfWholeJiffiesEndsInItsFrame(int jiffies) {
    effect(1, jiffies);
    for (int before = 0; before < 12; before++) {
      system.advance(1);
      start(system, 1);
      system.advance(jiffies - 1);
      assertThat(system.isRunning(1)).isEqualTo(1);
      system.advance(1);
      assertThat(system.isRunning(1)).isZero();
    }
  }

  @Test
  void aLoadUnloadsOnlyTheSoundsThatTheSavedGameDidNotHaveInMemory() {
    effect(1, 3);
    SoundState saved = system.snapshot();
    effect(2, 3);

    system.restore(saved);

    // This store cannot load a sound again.
    assertThat(sounds.inMemory()).containsExactly(1);
  }

  @Test
  void theNinthEffectReplacesTheOldestAndMusicContinues() {
    effect(1, 60);
    effect(2, 60);
    for (int i = 0; i < 8; i++) {
      start(system, 1);
    }
    heard.clear();
    start(system, 2);

    assertThat(heard).containsExactly("drop 1", "start 2");
    assertThat(system.isRunning(1)).isEqualTo(1);
  }

  @Test
  void aQueuedStartAtAMarkerCountsAsRunning() {
    piece(PIECE);
    system.command(270, 5, 3);
    system.command(271, 8, PIECE);
    assertThat(system.isRunning(PIECE)).isEqualTo(1);

    system.command(-1);
    assertThat(system.isRunning(PIECE)).isEqualTo(2);
    sounds.clear();
    assertThat(system.isRunning(PIECE)).as("not in memory").isZero();
  }

  @Test
  void aTriggerThatWasNeverClosedFiresOnceAnotherIsOpened() {
    piece(PIECE);
    sounds.put(5, new SoundResource.Music(new Score().at(1, 240).marker(3).at(40).end()));
    start(system, 5);
    system.command(270, 5, 3);
    system.command(271, 8, PIECE);
    system.command(270, 5, 4);
    system.command(-1);
    system.advance(30);

    assertThat(system.isRunning(PIECE)).isEqualTo(1);
    assertThat(system.snapshot().music().closed()).isZero();
  }

  @Test
  void musicStartedTooSoonIsDelayedInTheGamesThatNeedIt() {
    for (int sound : new int[] {100, 107, 113, 115, 183}) {
      piece(sound);
    }
    SoundSystem patient = system(SoundRules.MONKEY_2);
    start(patient, 113);
    start(patient, 115);
    assertThat(patient.isRunning(113)).isZero();
    start(patient, 100);
    start(patient, 107);
    assertThat(patient.isRunning(107)).isZero();
    assertThat(patient.isRunning(100)).isEqualTo(1);

    start(patient, 183);
    patient.command(262, 183, FROZEN);
    patient.command(-1);
    patient.advance(60);
    assertThat(patient.nowPlaying().music())
        .filteredOn(tune -> tune.sound() == 183)
        .singleElement()
        .matches(tune -> tune.beat() == 3);
  }

  /**
   * Returns the number of frames, during a fade to silence over two seconds, in which the sound is
   * running.
   */
  private int framesHeardOfAFade(SoundRules rules) {
    piece(PIECE);
    SoundSystem fading = system(rules);
    start(fading, PIECE);
    fading.advance(6);
    fading.command(269, PIECE, 0, 200);
    fading.runQueues();
    int frames = 0;
    while (fading.isRunning(PIECE) != 0) {
      fading.advance(3);
      frames++;
    }
    return frames;
  }

  @Test
  void knownGamesCheck23AFadeIsSilentFromItsFirstFrameInMonkeyIsland2() {
    assertThat(framesHeardOfAFade(SoundRules.MONKEY_2)).isZero();
  }

  @Test
  void knownGamesCheck23InOtherGamesAFadingSoundRunsToItsEnd() {
    assertThat(framesHeardOfAFade(SoundRules.USUAL)).isEqualTo(40);
  }

  @Test
  void inOtherGamesSoundsWithTheSameNumbersStartAtOnce() {
    piece(100);
    piece(107);
    start(system, 100);
    start(system, 107);

    assertThat(system.isRunning(107)).isEqualTo(1);
  }
}
