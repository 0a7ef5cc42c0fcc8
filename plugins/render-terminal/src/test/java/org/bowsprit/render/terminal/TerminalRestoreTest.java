package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests in a real terminal of tmux that the terminal is restored at every kind of exit. */
class TerminalRestoreTest {

  @TempDir Path folder;
  private Tmux tmux;
  private String modesBefore;

  @BeforeEach
  void openTerminal() throws Exception {
    assumeTrue(Tmux.isInstalled(), "no tmux: no terminal to look at");
    tmux = new Tmux();
    modesBefore = modes("before");
    startDemo();
  }

  @AfterEach
  void closeTerminal() throws Exception {
    if (tmux != null) {
      tmux.close();
    }
  }

  @Test
  void restoresAfterControlC() throws Exception {
    tmux.press("C-c");
    assertRestored();
  }

  @Test
  void restoresAfterAnException() throws Exception {
    tmux.press("x");
    assertRestored();
  }

  @Test
  void restoresAfterATerminateSignal() throws Exception {
    signal("TERM");
    assertRestored();
  }

  @Test
  void restoresAfterAHangUpSignal() throws Exception {
    signal("HUP");
    assertRestored();
  }

  @Test
  void restoresAfterAKill() throws Exception {
    signal("KILL");
    assertRestored();
  }

  @Test
  void restoresWhileStoppedAndReclaimsAfterContinuing() throws Exception {
    signal("TSTP");
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

  private void signal(String name) throws Exception {
    String pid = Files.readString(folder.resolve("pid")).strip();
    new ProcessBuilder("kill", "-" + name, pid).start().waitFor();
  }

  private void assertRestored() throws Exception {
    tmux.await(screen -> screen.contains("demo'") && !screen.contains("▀"));
    assertThat(modes("after")).isEqualTo(modesBefore);
    assertThat(tmux.query("#{alternate_on} #{cursor_flag} #{mouse_any_flag}")).isEqualTo("0 1 0");
  }

  private String modes(String name) throws Exception {
    Path file = folder.resolve(name);
    tmux.type("stty -g >'" + file + "'; echo done-" + name);
    tmux.await(
        screen -> screen.lines().anyMatch(line -> line.matches("(ready> )?done-" + name + " *")));
    return Files.readString(file);
  }
}
