package org.bowsprit.launcher.logging;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.status.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.folder.StateFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the log file, and the message that is printed if the log file cannot be written. */
class LogConfiguratorTest {

  @TempDir private Path home;
  private final LoggerContext context = new LoggerContext();
  private final List<String> reports = new ArrayList<>();

  @Test
  void anUnwritableFolderIsReportedOnce() throws IOException {
    Path folder = Files.createFile(home.resolve("state")).resolve("bowsprit");

    LogConfigurator.logTo(new StateFolder(folder, home), context, reports::add);

    assertThat(reports).hasSize(1);
    assertThat(reports.get(0))
        .startsWith(
            "bowsprit: nothing is logged, because"
                + " ~/state/bowsprit/bowsprit.log cannot be written: ");
    assertThat(context.getStatusManager().getCopyOfStatusList())
        .noneMatch(status -> status.getLevel() >= Status.WARN);
  }

  @Test
  void linesAreWrittenWithoutControlCharacters() throws IOException {
    context.setMDCAdapter(new LogbackMDCAdapter());
    LogConfigurator.logTo(new StateFolder(home, home), context, reports::add);
    context.getLogger("org.bowsprit").warn("skipped {}", "\u001b[2J.jar");
    context.stop();

    assertThat(reports).isEmpty();
    assertThat(Files.readString(home.resolve("bowsprit.log"))).endsWith("skipped \\u001b[2J.jar\n");
  }
}
