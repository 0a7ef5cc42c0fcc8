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
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the sound state that scripts read (checks of spec 13 §17), in frames of six jiffies. */
class KnownGamesSoundTest {

  private static final int TRIGGER_SOUND = 4;
  private static final int JIFFIES_PER_FRAME = 6;
  private static final SpeechFile ANY_SPEECH = cue -> Optional.empty();

  private final Theatre theatre =
      new Theatre()
          .sound(TRIGGER_SOUND, SoundEncoder.encodeCdTrigger(new CdCue(17, 1, 0, 0)))
          .script(20, "startSound(4);", "Var[100] = VAR_MUSIC_TIMER;")
          .script(21, "stopSound(4);")
          .script(22, "isSoundRunning(Var[101],4);")
          .script(23, "print(252,[Text(\"Wait\")]);");

  private int musicTimer() {
    return theatre.variable(EngineVariable.MUSIC_TIMER);
  }

  @Test
  void knownGamesCheck27TheTimerOfAMissingTrackCountsFromItsTrigger() {
    theatre.open().tick(10);
    assertThat(musicTimer()).as("before the first trigger").isZero();

    theatre.run(20);
    assertThat(theatre.variable(100)).as("in the frame of the start").isZero();
    theatre.tick(100);
    int counted = musicTimer();
    assertThat(theatre.tick(10).variable(EngineVariable.MUSIC_TIMER))
        .isEqualTo(counted + 10 * JIFFIES_PER_FRAME);
    assertThat(counted).isBetween(99 * JIFFIES_PER_FRAME, 100 * JIFFIES_PER_FRAME);
    assertThat(theatre.run(22).variable(101)).as("runs").isEqualTo(1);
  }

  @Test
  void knownGamesCheck27StoppingTheSoundStopsTheTimer() {
    theatre.open().run(20).tick(20).run(21);
    int held = theatre.tick().variable(EngineVariable.MUSIC_TIMER);

    assertThat(held).isPositive();
    assertThat(theatre.tick(20).variable(EngineVariable.MUSIC_TIMER)).isEqualTo(held);
    assertThat(theatre.run(22).variable(101)).isZero();
  }

  @Test
  void aMessageThatWaitsForAKeyStopsTheTimer() {
    theatre.open().run(20).tick(20).run(23).tick();
    int held = musicTimer();
    theatre.tick(20);
    assertThat(musicTimer()).isEqualTo(held);

    theatre.tick(new Input.Key(' ')).tick(2);
    assertThat(musicTimer()).isGreaterThan(held).isLessThan(held + 4 * JIFFIES_PER_FRAME);
  }

  private static SoundSetup voiceOnly(SpeechFile speech) {
    return SoundSetup.silent()
        .withRecordings(new Recordings(Tracks.NONE, speech), SpeechMode.VOICE);
  }

  @Test
  void knownGamesCheck36ATalkieWithoutItsSpeechFileShowsItsText() {
    theatre
        .withSetup(setup -> setup.withSound(voiceOnly(SpeechFile.NONE)))
        .script(24, "print(255,[Text(\"Read me\")]);")
        .open()
        .run(24)
        .tick();

    assertThat(theatre.variable(EngineVariable.NOSUBTITLES)).isZero();
    assertThat(theatre.recorder().text()).isEqualTo("Read me");
  }

  @Test
  void withASpeechFileOnlyLinesWithoutAVoiceAreShown() {
    theatre
        .withSetup(setup -> setup.withSound(voiceOnly(ANY_SPEECH)))
        .script(24, "print(255,[Text(\"Read me\")]);")
        .open()
        .run(24)
        .tick();

    assertThat(theatre.variable(EngineVariable.NOSUBTITLES)).isEqualTo(1);
    assertThat(theatre.recorder().text()).isEqualTo("Read me");
  }
}
