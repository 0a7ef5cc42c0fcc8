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
 * Tests that a game runs identically with a sound device, without one, and with a device that fails
 * during the game (spec 10 §8, check 15).
 */
class SoundDeviceAcceptanceTest {

  private static final int ITERATION_COUNT = 200;

  /** A sound device that stops working after 400 writes, as if it had been unplugged. */
  private static final class UnpluggedDevice extends WorkingDevice {
    private int writeCount;

    UnpluggedDevice() {
      super(44_100);
    }

    @Override
    public int write(short[] samples, int offset, int frames) {
      return ++writeCount < 400 ? frames : 0;
    }

    @Override
    public int queuedFrames() {
      return 1_000;
    }

    @Override
    public Optional<String> failure() {
      return writeCount < 400 ? Optional.empty() : Optional.of("unplugged");
    }

    @Override
    public void close() {
      throw new IllegalStateException("the device is unplugged");
    }
  }

  /**
   * Plays a scenario of soundlab and returns its trace: every instruction and every change of a
   * variable.
   */
  private static List<String> traceOf(int scenario, SoundSetup sound) {
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games/soundlab")).resources();
    List<String> lines = new ArrayList<>();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(true, true, true, true),
            resources.index().limits().variables(),
            resources.index().limits().bitVariables(),
            lines::add);
    GameSession session =
        recorder
            .prepare(
                GameSetup.headless(resources, new ClassicProvider())
                    .withBootParameter(scenario)
                    .withSound(sound))
            .start();
    while (session.ticks() < ITERATION_COUNT) {
      session.tick();
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 12})
  void check15TheTraceIsTheSameWithAndWithoutADevice(int scenario) {
    List<String> traceWithoutDevice = traceOf(scenario, SoundSetup.silent());
    AudioDevice silentDevice = new SilentProvider().open(AudioSettings.DEFAULT);

    assertThat(traceWithoutDevice).hasSizeGreaterThan(ITERATION_COUNT);
    assertThat(traceOf(scenario, new SoundCard(silentDevice).setup()))
        .isEqualTo(traceWithoutDevice);
  }

  @Test
  void check15TheTraceIsTheSameWithADeviceThatFails() {
    UnpluggedDevice device = new UnpluggedDevice();
    SoundCard card = new SoundCard(device);

    assertThat(traceOf(12, card.setup())).isEqualTo(traceOf(12, SoundSetup.silent()));
    assertThat(device.failure()).contains("unplugged");
  }
}
