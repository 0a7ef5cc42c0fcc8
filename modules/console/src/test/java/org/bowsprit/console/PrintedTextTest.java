package org.bowsprit.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PrintedTextTest {

  private final StringWriter terminal = new StringWriter();
  private final PrintedText text = new PrintedText(terminal);
  private final PrintStream printed = new PrintStream(text, true, StandardCharsets.UTF_8);

  @Test
  void controlCharactersArePrintedAsEscapes() {
    printed.print("\u001b[2Jgone\u009b31m\n");
    assertThat(terminal.toString()).isEqualTo("\\u001b[2Jgone\\u009b31m\n");
  }

  @Test
  void textInAnyLanguageIsPrintedCompletelyInPartsOfAnySize() throws IOException {
    String output = "Grüße, 世界 👋\t\n".repeat(2_000);
    for (byte each : output.getBytes(StandardCharsets.UTF_8)) {
      text.write(each);
    }
    assertThat(terminal.toString()).isEqualTo(output);
    terminal.getBuffer().setLength(0);
    text.write(output.getBytes(StandardCharsets.UTF_8));
    assertThat(terminal.toString()).isEqualTo(output);
  }

  @Test
  void invalidUtf8IsReplaced() throws IOException {
    text.write(0x9b);
    text.write('x');
    assertThat(terminal.toString()).isEqualTo("\ufffdx");
  }

  @Test
  void closingHasNoEffect() {
    printed.close();
    new PrintStream(text, true, StandardCharsets.UTF_8).print("still here");
    assertThat(terminal.toString()).isEqualTo("still here");
  }

  @Test
  void outputOfMoreThanAMegabytePerMinuteIsDropped() throws IOException {
    AtomicLong nanos = new AtomicLong(-1);
    PrintedText limited = new PrintedText(terminal, nanos::get);
    byte[] chunk = "printed ".repeat(1_000).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 1_000; i++) {
      limited.write(chunk);
    }
    assertThat(terminal.toString())
        .hasSizeLessThan(PrintedText.BUDGET + 200)
        .endsWith("the rest of the minute is left out)\n");

    nanos.addAndGet(60_000_000_000L);
    limited.write(chunk);
    assertThat(terminal.toString()).endsWith("printed ");
  }
}
