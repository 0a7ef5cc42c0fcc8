package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.bowsprit.audio.fixture.SoundEncoder;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Tests what scripts can read about sound: the music timer and whether a sound is running (checks
 * of spec 13 §17). Each frame lasts six jiffies.
 */
class KnownGamesSoundTest {

  private static final int TRIGGER_SOUND = 4;
  private static final int JIFFIES_PER_FRAME = 6;
  private static final SpeechFile EMPTY_SPEECH_FILE = cue -> Optional.empty();

  private final ScriptedGame game =
      new ScriptedGame()
          .sound(TRIGGER_SOUND, SoundEncoder.encodeCdTrigger(new CdCue(17, 1, 0, 0)))
          .script(20, "startSound(4);", "Var[100] = VAR_MUSIC_TIMER;")
          .script(21, "stopSound(4);")
          .script(22, "isSoundRunning(Var[101],4);")
          .script(23, "print(252,[Text(\"Wait\")]);");

  private int musicTimer() {
    return game.variable(EngineVariable.MUSIC_TIMER);
  }

  @Test
  void knownGamesCheck27TheMusicTimerRunsEvenIfTheTrackIsMissing() {
    game.open().tick(10);
    assertThat(musicTimer()).as("the music timer before the first sound").isZero();

    game.run(20);
    assertThat(game.variable(100))
        .as("the music timer in the frame in which the sound starts")
        .isZero();
    game.tick(100);
    int timerAfter100Frames = musicTimer();
    assertThat(game.tick(10).variable(EngineVariable.MUSIC_TIMER))
        .isEqualTo(timerAfter100Frames + 10 * JIFFIES_PER_FRAME);
    assertThat(timerAfter100Frames).isBetween(99 * JIFFIES_PER_FRAME, 100 * JIFFIES_PER_FRAME);
    assertThat(game.run(22).variable(101)).as("the sound is running").isEqualTo(1);
  }

  @Test
  void knownGamesCheck27StoppingTheSoundStopsTheMusicTimer() {
    game.open().run(20).tick(20).run(21);
    int timerWhenStopped = game.tick().variable(EngineVariable.MUSIC_TIMER);

    assertThat(timerWhenStopped).isPositive();
    assertThat(game.tick(20).variable(EngineVariable.MUSIC_TIMER)).isEqualTo(timerWhenStopped);
    assertThat(game.run(22).variable(101)).isZero();
  }

  @Test
  void theMusicTimerStopsWhileAMessageWaitsForAKey() {
    game.open().run(20).tick(20).run(23).tick();
    int timerWhenStopped = musicTimer();
    game.tick(20);
    assertThat(musicTimer()).isEqualTo(timerWhenStopped);

    game.tick(new Input.Key(' ')).tick(2);
    assertThat(musicTimer())
        .isGreaterThan(timerWhenStopped)
        .isLessThan(timerWhenStopped + 4 * JIFFIES_PER_FRAME);
  }

  private static SoundSetup voiceOnly(SpeechFile speech) {
    return SoundSetup.silent()
        .withRecordings(new Recordings(Tracks.NONE, speech), SpeechMode.VOICE);
  }

  @Test
  void knownGamesCheck36ATalkieShowsItsTextIfItsSpeechFileIsMissing() {
    game.withSetup(setup -> setup.withSound(voiceOnly(SpeechFile.NONE)))
        .script(24, "print(255,[Text(\"Read me\")]);")
        .open()
        .run(24)
        .tick();

    assertThat(game.variable(EngineVariable.NOSUBTITLES)).isZero();
    assertThat(game.recorder().text()).isEqualTo("Read me");
  }

  @Test
  void ifThereIsASpeechFileALineWithoutAVoiceIsStillShown() {
    game.withSetup(setup -> setup.withSound(voiceOnly(EMPTY_SPEECH_FILE)))
        .script(24, "print(255,[Text(\"Read me\")]);")
        .open()
        .run(24)
        .tick();

    assertThat(game.variable(EngineVariable.NOSUBTITLES)).isEqualTo(1);
    assertThat(game.recorder().text()).isEqualTo("Read me");
  }
}
