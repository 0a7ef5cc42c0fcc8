package org.bowsprit.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

  private final StringWriter err = new StringWriter();

  @Test
  void nothingIsPrintedWithoutATerminal() {
    try (ProgressBar bar = console(false).progress("Walking", 2)) {
      bar.step();
    }

    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theBarIsFilledOnATerminalAndRemovedAtTheEnd() {
    try (ProgressBar bar = console(true).progress("Walking", 2)) {
      bar.step();
      assertThat(err.toString()).endsWith("Walking [###############...............] 1/2");
      bar.step();
      assertThat(err.toString()).endsWith("Walking [##############################] 2/2");
    }

    assertThat(err.toString()).endsWith("\r\u001b[K");
  }

  private Console console(boolean isTerminal) {
    PrintWriter writer = new PrintWriter(err);
    return new Console(writer, writer, false, isTerminal);
  }
}
