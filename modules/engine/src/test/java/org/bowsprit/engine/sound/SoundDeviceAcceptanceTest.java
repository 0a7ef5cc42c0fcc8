package org.bowsprit.engine.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.WorkingDevice;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that games run identically whatever happens to their sound device (spec 10 §8, check 15).
 */
class SoundDeviceAcceptanceTest {

  private static final int ITERATIONS = 200;

  /** A device that is unplugged after a while. */
  private static final class UnpluggedDevice extends WorkingDevice {
    private int writes;

    UnpluggedDevice() {
      super(44_100);
    }

    @Override
    public int write(short[] samples, int offset, int frames) {
      return ++writes < 400 ? frames : 0;
    }

    @Override
    public int queuedFrames() {
      return 1_000;
    }

    @Override
    public Optional<String> failure() {
      return writes < 400 ? Optional.empty() : Optional.of("unplugged");
    }

    @Override
    public void close() {
      throw new IllegalStateException("it is gone");
    }
  }

  /** Returns every instruction and variable of a scenario. */
  private static List<String> trace(int scenario, SoundSetup sound) {
    GameResources game =
        new GameOpener().open(Path.of("target/test-classes/games/soundlab")).resources();
    List<String> lines = new ArrayList<>();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(true, true, true, true),
            game.index().limits().variables(),
            game.index().limits().bitVariables(),
            lines::add);
    GameSession session =
        recorder
            .prepare(
                GameSetup.headless(game, new ClassicProvider())
                    .withBootParameter(scenario)
                    .withSound(sound))
            .start();
    while (session.ticks() < ITERATIONS) {
      session.tick();
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 12})
  void check15TheTraceIsTheSameWithAndWithoutADevice(int scenario) {
    List<String> unheard = trace(scenario, SoundSetup.silent());
    AudioDevice silent = new SilentProvider().open(AudioSettings.DEFAULT);

    assertThat(unheard).hasSizeGreaterThan(ITERATIONS);
    assertThat(trace(scenario, new SoundCard(silent).setup())).isEqualTo(unheard);
  }

  @Test
  void check15TheTraceIsTheSameWithADeviceThatBreaks() {
    UnpluggedDevice device = new UnpluggedDevice();
    SoundCard card = new SoundCard(device);

    assertThat(trace(12, card.setup())).isEqualTo(trace(12, SoundSetup.silent()));
    assertThat(device.failure()).contains("unplugged");
  }
}
