package org.bowsprit.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that texts from files cannot control the terminal. */
class TerminalTextTest {

  private final StringWriter out = new StringWriter();
  private final Console console = new Console(out, out, true, true);

  @ParameterizedTest
  @ValueSource(
      chars = {0, 7, 8, 0x0b, 0x1b, 0x7f, 0x85, 0x9b, 0x9d, 0x202e, 0x2066, 0x2028, 0x200f})
  void controlCharactersArePrintedAsEscapes(char control) {
    console.out().print("a" + control + "b");
    console.out().print(control);
    String escape = String.format("\\u%04x", (int) control);
    assertThat(out.toString()).isEqualTo("a" + escape + "b" + escape);
    assertThat(TerminalText.of("" + control)).isEqualTo(escape);
  }

  @Test
  void textInAnyLanguageIsUnchanged() {
    String text = "Grüße, 世界\t“👋”\n";
    console.out().print(text);
    assertThat(out.toString()).isEqualTo(text);
  }

  @Test
  void aLineFeedInAFileNameIsEscaped() {
    assertThat(TerminalText.name(Path.of("a\nb\tc\rd"))).isEqualTo("a\\u000ab\\u0009c\\u000dd");
  }

  @Test
  void aCarriageReturnIsKeptOnlyBeforeALineFeed() {
    console.out().print("a\r\nb\rc");
    console.out().print('\r');
    console.out().print('\n');
    assertThat(out.toString()).isEqualTo("a\r\nb\\u000dc\r\n");
  }

  @Test
  void aJsonStringWithControlCharactersCanBeReadBack() throws JsonProcessingException {
    String name = "\u001b[2J\u009b31m\u202e\u007f\u0000";
    console.json(Map.of("name", name));
    assertThat(out.toString()).doesNotContain("\u001b", "\u009b", "\u202e", "\u007f", "\u0000");
    assertThat(new ObjectMapper().readTree(out.toString()).get("name").asText()).isEqualTo(name);
  }

  @Test
  void controlCharactersInArgumentsAreEscapedAndMarkupIsNot() {
    console.line("@|red skipped|@ ", "\u001b[2J.jar");
    assertThat(out.toString()).contains("\u001b[31mskipped").endsWith("\\u001b[2J.jar\n");
    out.getBuffer().setLength(0);
    console.redraw("\u001b]0;title\u0007");
    assertThat(out.toString()).isEqualTo("\r\u001b[K\\u001b]0;title\\u0007");
  }
}
