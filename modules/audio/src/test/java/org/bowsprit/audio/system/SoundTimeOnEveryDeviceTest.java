package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.WorkingDevice;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that scripts read the same sound state on every device: {@code isSoundRunning}, the music
 * timer and the results of commands (spec 10 §4).
 */
class SoundTimeOnEveryDeviceTest {

  /** A device that accepts random numbers of frames and reports random values. */
  private static final class UnreliableDevice extends WorkingDevice {
    private final Random random = new Random(3);

    UnreliableDevice() {
      super(48_000);
    }

    @Override
    public int write(short[] samples, int offset, int frames) {
      return random.nextInt(frames + 1);
    }

    @Override
    public int queuedFrames() {
      return random.nextInt(9_000);
    }
  }

  static List<CapturedSound> scenarios() {
    return SoundStateTest.scenarios().stream()
        .filter(run -> run.description().get("boot").asInt() % 8 == 4)
        .toList();
  }

  private static List<Integer> valuesReadByScripts(CapturedSound run, SoundSetup setup) {
    SoundlabRun soundlabRun = SoundlabRun.createUnloggedRun(run, setup);
    soundlabRun.play(0, run.description().get("ticks").asInt() + 1);
    return soundlabRun.valuesReadByScripts();
  }

  private static SoundSetup setupWithCard(AudioDevice device) {
    return new SoundCard(device).setup();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void scriptsReadTheSameValuesOnEveryDevice(CapturedSound run) {
    List<Integer> expected = valuesReadByScripts(run, SoundSetup.silent());

    assertThat(expected).isNotEmpty();
    assertThat(
            valuesReadByScripts(
                run, setupWithCard(new SilentProvider().open(AudioSettings.DEFAULT))))
        .isEqualTo(expected);
    assertThat(valuesReadByScripts(run, setupWithCard(new UnreliableDevice()))).isEqualTo(expected);
  }
}
