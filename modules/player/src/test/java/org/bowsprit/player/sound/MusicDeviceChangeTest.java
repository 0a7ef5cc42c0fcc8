package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/** Tests that a game continues when its music device is replaced by another. */
class MusicDeviceChangeTest {

  private final Game game = new GameOpener().open(Path.of("..", "..", "games", "soundlab"));
  private FramePainter painter;

  private GameSetup createSetup(MusicSynth synth) {
    painter = new FramePainter(bound -> 0);
    SoundCard soundCard =
        new SoundCard(new SilentProvider().open(AudioSettings.DEFAULT), synth, Recorder.NONE);
    return GameSetup.headless(game.resources(), new BoxGraphProvider())
        .withBootParameter(1)
        .withPainter(painter)
        .withSound(soundCard.setup());
  }

  private static void play(GameSession session, int ticks) {
    IntStream.range(0, ticks).forEach(tick -> session.tick());
  }

  @Test
  void aGameContinuesWithAnotherMusicDevice() {
    MusicDeviceChange change = new MusicDeviceChange();
    GameSession session =
        GameSession.boot(
            createSetup(new SpeakerSynth.Provider().open(new MusicSettings(44_100, ""))));
    play(session, 40);
    byte[] pixelsBefore = painter.frame().pixels().clone();
    assertThat(change.hasStoredState()).isFalse();

    change.storeState(session);
    GameSession continuedSession = change.begin(createSetup(new AdlibSynth()));
    play(continuedSession, 1);

    assertThat(change.hasStoredState()).isTrue();
    assertThat(continuedSession.ticks()).isEqualTo(41);
    assertThat(continuedSession.snapshot().world()).isEqualTo(worldAfterOneIteration(session));
    assertThat(painter.frame().pixels()).isEqualTo(pixelsBefore);
  }

  private static Object worldAfterOneIteration(GameSession session) {
    session.tick();
    return session.snapshot().world();
  }
}
