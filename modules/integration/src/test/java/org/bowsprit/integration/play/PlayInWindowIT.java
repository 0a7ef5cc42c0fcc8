package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The comforts, by keys and mouse of a real window on a virtual screen. */
class PlayInWindowIT {

  private static final int PIXELS = 64_000;

  @TempDir private Path folder;
  private PlayedProgram program;
  private Process screen;
  private String display;
  private Process game;

  @BeforeEach
  void openAScreen() throws IOException, InterruptedException {
    assumeTrue(
        isInstalled("Xvfb", "-help") && isInstalled("xdotool", "version"), "no Xvfb, xdotool");
    program = new PlayedProgram(folder);
    Path number = folder.resolve("display");
    screen =
        new ProcessBuilder(
                "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp")
            .redirectOutput(number.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    PlayedProgram.await("Xvfb runs", () -> number.toFile().length() > 0);
    display = ":" + Files.readString(number).strip();
  }

  private static boolean isInstalled(String... command) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      process.waitFor();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @AfterEach
  void closeIt() {
    if (game != null) {
      game.destroyForcibly();
    }
    if (screen != null) {
      screen.destroyForcibly();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void theMenuSavesSetsAndLeavesByKeysAndMouse(String renderer) throws Exception {
    start(renderer);
    key("F12");
    BufferedImage plain = program.picture(1);

    key("F10");
    key("F12");
    BufferedImage menu = program.picture(2);
    assertThat(PlayedProgram.difference(plain, menu)).isGreaterThan(PIXELS / 2);

    // Save, a new slot, a name.
    key("Down");
    key("Return");
    key("Return");
    xdotool("type", "Lamp");
    key("Return");
    program.awaitSave("1");

    // Settings: large text is the seventh.
    key("F10");
    key("s");
    key("s");
    key("Return");
    for (int i = 0; i < 6; i++) {
      key("Down");
    }
    key("Right");
    program.awaitSetting("large = true");
    key("Escape");
    // By mouse: a click with the right button closes the menu.
    xdotool("click", "3");
    Thread.sleep(300);

    // Its other one, held, opens it.
    xdotool("mousedown", "3");
    Thread.sleep(1_500);
    xdotool("mouseup", "3");
    key("F12");
    assertThat(PlayedProgram.difference(plain, program.picture(3))).isGreaterThan(PIXELS / 2);
    key("Escape");

    key("ctrl+k");
    program.awaitSave("quick");
    xdotool("windowsize", windows(), "700", "500");
    key("ctrl+p");
    key("F12");
    BufferedImage paused = program.picture(4);
    assertThat(brightness(paused)).isLessThan(brightness(plain) * 3 / 4);
    key("ctrl+p");

    key("ctrl+q");
    assertThat(game.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(game.exitValue()).isZero();
    program.awaitSetting("size = \"700x500\"");
  }

  private static long brightness(BufferedImage picture) {
    long sum = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int rgb = picture.getRGB(x, y);
        sum += (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF);
      }
    }
    return sum;
  }

  private void start(String renderer) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("env", "DISPLAY=" + display));
    command.addAll(program.environment());
    command.addAll(
        List.of(
            program.command().toString(),
            "play",
            "gannet-rock",
            "--renderer",
            renderer,
            "--audio",
            "silent",
            "--on-focus-loss",
            "continue"));
    game =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    PlayedProgram.await("a window", () -> !windows().isEmpty());
    xdotool("windowfocus", "--sync", windows());
    xdotool("mousemove", "640", "400", "click", "1");
    // The title takes its time to appear.
    Thread.sleep(3_000);
  }

  private String windows() throws IOException, InterruptedException {
    return xdotool("search", "--onlyvisible", "--name", "Gannet").lines().findFirst().orElse("");
  }

  private void key(String name) throws IOException, InterruptedException {
    xdotool("key", "--delay", "80", name);
    Thread.sleep(300);
  }

  private String xdotool(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("env", "DISPLAY=" + display, "xdotool"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out;
  }
}
