package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the terminal is restored however the program ends. The program runs in a real
 * terminal, which tmux provides.
 */
@Tag("thorough")
class TerminalRestoreTest {

  @TempDir Path folder;
  private Tmux tmux;
  private String modesBefore;

  @BeforeEach
  void openTerminal() throws Exception {
    assumeTrue(Tmux.isInstalled(), "tmux is not installed");
    tmux = new Tmux();
    modesBefore = terminalModes("before");
    startDemo();
  }

  @AfterEach
  void closeTerminal() throws Exception {
    if (tmux != null) {
      tmux.close();
    }
  }

  @Test
  void theTerminalIsRestoredAfterControlC() throws Exception {
    tmux.press("C-c");
    assertRestored();
  }

  @Test
  void theTerminalIsRestoredAfterAnException() throws Exception {
    tmux.press("x");
    assertRestored();
  }

  @Test
  void theTerminalIsRestoredAfterATerminateSignal() throws Exception {
    sendSignal("TERM");
    assertRestored();
  }

  @Test
  void theTerminalIsRestoredAfterAHangUpSignal() throws Exception {
    sendSignal("HUP");
    assertRestored();
  }

  @Test
  void theTerminalIsRestoredAfterAKillSignal() throws Exception {
    sendSignal("KILL");
    assertRestored();
  }

  @Test
  void theTerminalIsRestoredWhileTheProgramIsStoppedAndUsedAgainAfterwards() throws Exception {
    sendSignal("TSTP");
    tmux.await(screen -> screen.contains("Stopped") && !screen.contains("▀"));
    assertThat(tmux.query("#{alternate_on} #{cursor_flag} #{mouse_any_flag}")).isEqualTo("0 1 0");
    tmux.type("fg");
    tmux.await(screen -> screen.contains("▀"));
    assertThat(tmux.query("#{alternate_on} #{cursor_flag} #{mouse_any_flag}")).isEqualTo("1 0 1");
    tmux.press("C-c");
    tmux.await(screen -> screen.contains("demo'") && !screen.contains("▀"));
  }

  private void startDemo() throws Exception {
    Path script = folder.resolve("demo");
    Files.writeString(
        script,
        "echo $$ >'%s'%nexec '%s' -cp '%s' %s%n"
            .formatted(
                folder.resolve("pid"),
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                TerminalDemo.class.getName()));
    tmux.type("sh '" + script + "'");
    tmux.await(screen -> screen.contains("▀"));
    assertThat(tmux.query("#{alternate_on} #{cursor_flag} #{mouse_any_flag}")).isEqualTo("1 0 1");
  }

  private void sendSignal(String name) throws Exception {
    String pid = Files.readString(folder.resolve("pid")).strip();
    new ProcessBuilder("kill", "-" + name, pid).start().waitFor();
  }

  private void assertRestored() throws Exception {
    tmux.await(screen -> screen.contains("demo'") && !screen.contains("▀"));
    assertThat(terminalModes("after")).isEqualTo(modesBefore);
    assertThat(tmux.query("#{alternate_on} #{cursor_flag} #{mouse_any_flag}")).isEqualTo("0 1 0");
  }

  private String terminalModes(String name) throws Exception {
    Path file = folder.resolve(name);
    tmux.type("stty -g >'" + file + "'; echo done-" + name);
    tmux.await(
        screen -> screen.lines().anyMatch(line -> line.matches("(ready> )?done-" + name + " *")));
    return Files.readString(file);
  }
}
