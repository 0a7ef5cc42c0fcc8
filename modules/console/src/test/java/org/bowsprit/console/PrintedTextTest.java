package org.bowsprit.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tests the stream for the output of plugins and libraries. */
class PrintedTextTest {

  private final StringWriter terminal = new StringWriter();
  private final PrintedText printedText = new PrintedText(terminal);
  private final PrintStream printStream =
      new PrintStream(printedText, true, StandardCharsets.UTF_8);

  @Test
  void controlCharactersArePrintedAsEscapes() {
    printStream.print("\u001b[2Jgone\u009b31m\n");
    assertThat(terminal.toString()).isEqualTo("\\u001b[2Jgone\\u009b31m\n");
  }

  @Test
  void textInAnyLanguageIsPrintedCompletelyEvenByteByByte() throws IOException {
    String output = "Grüße, 世界 👋\t\n".repeat(2_000);
    for (byte oneByte : output.getBytes(StandardCharsets.UTF_8)) {
      printedText.write(oneByte);
    }
    assertThat(terminal.toString()).isEqualTo(output);
    terminal.getBuffer().setLength(0);
    printedText.write(output.getBytes(StandardCharsets.UTF_8));
    assertThat(terminal.toString()).isEqualTo(output);
  }

  @Test
  void invalidUtf8IsReplaced() throws IOException {
    printedText.write(0x9b);
    printedText.write('x');
    assertThat(terminal.toString()).isEqualTo("\ufffdx");
  }

  @Test
  void closingTheStreamHasNoEffect() {
    printStream.close();
    new PrintStream(printedText, true, StandardCharsets.UTF_8).print("still here");
    assertThat(terminal.toString()).isEqualTo("still here");
  }

  @Test
  void outputOfMoreThanAMegabytePerMinuteIsDropped() throws IOException {
    AtomicLong nowNanos = new AtomicLong(-1);
    PrintedText limitedText = new PrintedText(terminal, nowNanos::get);
    byte[] chunk = "printed ".repeat(1_000).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 1_000; i++) {
      limitedText.write(chunk);
    }
    assertThat(terminal.toString())
        .hasSizeLessThan(PrintedText.MAX_BYTES_PER_MINUTE + 200)
        .endsWith("the rest of the minute is left out)\n");

    nowNanos.addAndGet(60_000_000_000L);
    limitedText.write(chunk);
    assertThat(terminal.toString()).endsWith("printed ");
  }
}
