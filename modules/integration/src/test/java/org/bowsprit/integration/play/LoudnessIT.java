package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.integration.Bowsprit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the same music has the same loudness on every music device. Measures the loudness with
 * ffmpeg (EBU R 128).
 */
class LoudnessIT {

  private static final Pattern LOUDNESS = Pattern.compile(" I: +(-?[\\d.]+) LUFS");

  /** The largest difference between two devices, in LU. */
  private static final double MAX_DIFFERENCE = 1.5;

  /** The number of a sound in the bundled game that contains the same music for each device. */
  private static final String MUSIC_SOUND = "1";

  @TempDir private Path folder;

  @Test
  void theOtherDevicesAreAsLoudAsAdlib() throws IOException, InterruptedException {
    assumeTrue(hasFfmpeg(), "ffmpeg is not installed");
    double adlib = loudness("adlib");
    assertThat(loudness("gm")).as("the loudness of gm").isCloseTo(adlib, within(MAX_DIFFERENCE));
    assertThat(loudness("mt32"))
        .as("the loudness of mt32")
        .isCloseTo(adlib, within(MAX_DIFFERENCE));
    assertThat(loudness("speaker"))
        .as("the loudness of speaker")
        .isCloseTo(adlib, within(MAX_DIFFERENCE));
  }

  private static boolean hasFfmpeg() throws InterruptedException {
    try {
      return new ProcessBuilder("ffmpeg", "-version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private double loudness(String device) throws IOException, InterruptedException {
    Path file = folder.resolve(device + ".wav");
    Bowsprit.Run run =
        Bowsprit.run(
            folder.resolve("state"),
            "listen",
            "gannet-rock",
            MUSIC_SOUND,
            "--music",
            device,
            "--audio",
            "wav",
            "--audio-target",
            file.toString(),
            "--fast",
            "--seconds",
            "60");
    assertThat(run.exitCode()).as(run.err()).isZero();
    Process ffmpeg =
        new ProcessBuilder(
                "ffmpeg",
                "-hide_banner",
                "-nostats",
                "-nostdin",
                "-i",
                file.toString(),
                "-af",
                "ebur128=framelog=verbose",
                "-f",
                "null",
                "-")
            .redirectErrorStream(true)
            .start();
    String output = new String(ffmpeg.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    ffmpeg.waitFor();
    Matcher matcher = LOUDNESS.matcher(output);
    assertThat(matcher.find()).as(output).isTrue();
    return Double.parseDouble(matcher.group(1));
  }
}
