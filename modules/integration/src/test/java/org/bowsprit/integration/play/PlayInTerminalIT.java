package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The comforts, by the keys of a real terminal of tmux. */
class PlayInTerminalIT {

  private static final int PIXELS = 64_000;

  private final String server = "bowsprit-it-" + UUID.randomUUID();
  @TempDir private Path folder;
  private PlayedProgram program;

  @BeforeEach
  void openATerminal() throws IOException, InterruptedException {
    assumeTrue(isInstalled(), "no tmux");
    program = new PlayedProgram(folder);
    List<String> arguments = new ArrayList<>(List.of("-f", "/dev/null", "new-session", "-d"));
    arguments.addAll(List.of("-x", "160", "-y", "50", "env", "LANG=C.UTF-8", "PS1=ready> "));
    arguments.addAll(program.environment());
    arguments.add("sh");
    tmux(arguments.toArray(String[]::new));
    PlayedProgram.await("a prompt", () -> screen().contains("ready>"));
  }

  private static boolean isInstalled() throws InterruptedException {
    try {
      return new ProcessBuilder("tmux", "-V").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @AfterEach
  void closeIt() throws IOException, InterruptedException {
    tmux("kill-server");
  }

  @Test
  void theMenuSavesSetsAndLeavesByKeys() throws Exception {
    type(program.command() + " play gannet-rock --renderer terminal --audio silent", "Enter");
    PlayedProgram.await("a picture", () -> screen().contains("▀"));
    Thread.sleep(3_000);
    press("F12");
    BufferedImage plain = program.picture(1);

    press("F10", "F12");
    BufferedImage menu = program.picture(2);
    assertThat(PlayedProgram.difference(plain, menu)).isGreaterThan(PIXELS / 2);

    press("Down", "Enter", "Enter");
    type("Lamp", "Enter");
    program.awaitSave("1");

    press("C-k");
    program.awaitSave("quick");

    // The third setting is the volume.
    press("F10", "s", "s", "Enter", "Down", "Down", "Left");
    program.awaitSetting("volume = 90");
    press("Escape");
    Thread.sleep(500);
    press("Escape");
    Thread.sleep(500);

    press("C-q");
    PlayedProgram.await("the prompt again", () -> screen().strip().endsWith("ready>"));
    assertThat(screen()).doesNotContain("▀");
  }

  private void type(String text, String key) throws IOException, InterruptedException {
    tmux("send-keys", "-l", text);
    press(key);
  }

  private void press(String... keys) throws IOException, InterruptedException {
    for (String key : keys) {
      tmux("send-keys", key);
      Thread.sleep(300);
    }
  }

  private String screen() throws IOException, InterruptedException {
    return tmux("capture-pane", "-p");
  }

  private String tmux(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("tmux", "-L", server));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
