package org.bowsprit.audio.openal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the device in separate processes, because environment variables select the driver of
 * OpenAL.
 */
class OpenAlDeviceTest {

  private static final int HEADER_BYTES = 44;

  @TempDir private Path folder;

  @BeforeEach
  void requireLinux() {
    assumeTrue(
        System.getProperty("os.name").startsWith("Linux"),
        "skipped: environment variables select the driver only on Linux");
  }

  private String runTonePlayer(Map<String, String> environment)
      throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path output = folder.resolve("out");
    ProcessBuilder builder =
        new ProcessBuilder(
                java.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                TonePlayer.class.getName(),
                "60")
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return Files.readString(output);
  }

  @Test
  void theNullDriverAcceptsEveryFrame() throws Exception {
    assertThat(runTonePlayer(Map.of("ALSOFT_DRIVERS", "null"))).isEqualTo("44100 ok");
  }

  @Test
  void theWaveDriverWritesThePlayedTone() throws Exception {
    Path wavFile = folder.resolve("out.wav");
    Path settings = folder.resolve("alsoft.conf");
    Files.writeString(
        settings,
        """
        [general]
        sample-type = int16
        channels = stereo
        frequency = 44100
        stereo-mode = speakers
        output-limiter = false
        dither = false
        [wave]
        file = %s
        """
            .formatted(wavFile));

    String output =
        runTonePlayer(Map.of("ALSOFT_DRIVERS", "wave", "ALSOFT_CONF", settings.toString()));

    assertThat(output).isEqualTo("44100 ok");
    assertTone(readSamples(wavFile));
  }

  private static ShortBuffer readSamples(Path wavFile) throws IOException {
    byte[] file = Files.readAllBytes(wavFile);
    assertThat(new String(file, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("RIFF");
    int offset = HEADER_BYTES;
    while (!new String(file, offset - 8, 4, StandardCharsets.US_ASCII).equals("data")) {
      offset++;
    }
    return ByteBuffer.wrap(file, offset, file.length - offset)
        .slice()
        .order(ByteOrder.LITTLE_ENDIAN)
        .asShortBuffer();
  }

  /** One period of the tone, with its length in frames, its highest sample and its mean. */
  private record Period(int frames, int peak, int mean) {}

  /**
   * Checks the median of the complete periods. A busy machine leaves gaps of silence, and the
   * mixer's filters overshoot at the end of a gap, so some periods may be different.
   */
  private static void assertTone(ShortBuffer samples) {
    List<Period> periods = completePeriods(samples);

    assertThat(periods).as("the complete periods of the tone").isNotEmpty();
    assertThat(median(periods, Period::peak))
        .as("the median of the highest samples")
        .isCloseTo(TonePlayer.AMPLITUDE, within(200));
    assertThat(median(periods, Period::frames))
        .as("the median of the lengths in frames")
        .isCloseTo(TonePlayer.SAMPLE_RATE / TonePlayer.FREQUENCY_HERTZ, within(1));
    assertThat(median(periods, Period::mean))
        .as("the median of the means")
        .isCloseTo(0, within(20));
  }

  private static List<Period> completePeriods(ShortBuffer samples) {
    List<Period> periods = new ArrayList<>();
    int periodStart = -1;
    int peak = 0;
    int sum = 0;
    int previousSample = 0;
    for (int i = 0; i < samples.limit(); i += 2) {
      int sample = samples.get(i);
      if (previousSample < 0 && sample >= 0) {
        if (periodStart >= 0) {
          int frames = i / 2 - periodStart;
          periods.add(new Period(frames, peak, sum / frames));
        }
        periodStart = i / 2;
        peak = 0;
        sum = 0;
      } else if (previousSample == 0 && sample == 0) {
        periodStart = -1;
      }
      peak = Math.max(peak, Math.abs(sample));
      sum += sample;
      previousSample = sample;
    }
    return periods;
  }

  private static int median(List<Period> periods, ToIntFunction<Period> property) {
    return periods.stream()
        .mapToInt(property)
        .sorted()
        .skip(periods.size() / 2)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aMissingDriverIsReported() throws Exception {
    assertThat(runTonePlayer(Map.of("ALSOFT_DRIVERS", "nosuchdriver")))
        .contains("AudioException: OpenAL finds no sound output on this machine");
  }
}
