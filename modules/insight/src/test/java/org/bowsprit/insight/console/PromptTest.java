package org.bowsprit.insight.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;

/** Tests input, completion and history in the console. */
class PromptTest {

  private final GameConsole console =
      new GameConsole(
          List.of(
              Command.of("actor N", arguments -> List.of("it is " + arguments.number(0))),
              Command.of(
                  "actors", arguments -> List.of("1", "2").subList(0, 2 / (2 - arguments.count()))),
              Command.of("show PART", () -> List.of("boxes", "walks"), Arguments::words)),
          Texts.english());
  private final Prompt prompt = new Prompt(console);

  private void type(String text) {
    text.chars().forEach(character -> prompt.handle(new Input.Key(character)));
  }

  private void pressKey(int code) {
    assertThat(prompt.handle(new Input.Key(code))).isTrue();
  }

  /** Returns the lines of the transcript without the first line, which is the hint. */
  private List<String> outputLines() {
    List<String> lines = prompt.transcript().view(50, 80);
    return lines.subList(1, lines.size());
  }

  @Test
  void theFirstLineIsAHint() {
    assertThat(prompt.transcript().view(50, 80))
        .containsExactly("help lists the commands, Tab completes them.");
  }

  @Test
  void theHintIsInTheCurrentLanguage() {
    Texts texts = mock(Texts.class);
    Prompt prompt = new Prompt(new GameConsole(List.of(), texts));
    verify(texts, never()).of("console.greeting");

    when(texts.of("console.greeting")).thenReturn("help nennt die Befehle.");
    assertThat(prompt.transcript().view(50, 80)).containsExactly("help nennt die Befehle.");
  }

  @Test
  void theEnterKeyRunsTheCommand() {
    type("actor 3");
    pressKey(KeyCodes.ENTER);
    assertThat(outputLines()).containsExactly("> actor 3", "it is 3");
    assertThat(prompt.text()).isEqualTo("> ");
  }

  @Test
  void errorsArePrintedAsMessages() {
    assertThat(console.execute("actor")).containsExactly("usage: actor N");
    assertThat(console.execute("actor x")).containsExactly("'x' is not a number; usage: actor N");
    assertThat(console.execute("dance")).containsExactly("there is no command 'dance'; say help");
    assertThat(console.execute("  ")).isEmpty();
    assertThat(console.execute("ACTOR 0x10")).containsExactly("it is 16");
    assertThat(console.execute("actors 1 2"))
        .as("output after an unexpected exception in a command")
        .hasSize(1);
  }

  @Test
  void helpListsAllCommandsAndExplainsOneCommand() {
    assertThat(console.execute("help")).hasSize(4).first().asString().startsWith("actor N ");
    assertThat(console.execute("help show"))
        .containsExactly("show PART", "  draws into the picture");
  }

  @Test
  void theTabKeyInsertsTheCommonPrefixAndThenListsTheWords() {
    type("ac");
    pressKey(KeyCodes.TAB);
    assertThat(prompt.text()).isEqualTo("> actor");
    pressKey(KeyCodes.TAB);
    assertThat(outputLines()).containsExactly("actor  actors");
    type("s");
    pressKey(KeyCodes.TAB);
    assertThat(prompt.text()).isEqualTo("> actors ");
  }

  @Test
  void theTabKeyAlsoCompletesArguments() {
    type("show w");
    pressKey(KeyCodes.TAB);
    assertThat(prompt.text()).isEqualTo("> show walks ");
    assertThat(console.completions("show ")).containsExactly("boxes", "walks");
  }

  @Test
  void theUpAndDownKeysRecallEarlierLines() {
    type("actor 1");
    pressKey(KeyCodes.ENTER);
    type("actor 2");
    pressKey(KeyCodes.ENTER);
    pressKey(KeyCodes.UP);
    assertThat(prompt.text()).isEqualTo("> actor 2");
    pressKey(KeyCodes.UP);
    pressKey(KeyCodes.UP);
    assertThat(prompt.text()).isEqualTo("> actor 1");
    pressKey(KeyCodes.DOWN);
    pressKey(KeyCodes.DOWN);
    assertThat(prompt.text()).isEqualTo("> ");
  }

  @Test
  void charactersAreInsertedAndDeletedAtTheCaret() {
    type("actr 1");
    for (int i = 0; i < 3; i++) {
      pressKey(KeyCodes.LEFT);
    }
    type("oo");
    pressKey(KeyCodes.BACKSPACE);
    assertThat(prompt.text()).isEqualTo("> actor 1");
    assertThat(prompt.caret()).isEqualTo("> acto".length());
    pressKey(KeyCodes.HOME);
    assertThat(prompt.caret()).isEqualTo("> ".length());
    pressKey(KeyCodes.END);
    assertThat(prompt.caret()).isEqualTo("> actor 1".length());
  }

  @Test
  void otherKeysAreNotConsumed() {
    assertThat(prompt.handle(new Input.Key(KeyCodes.ESCAPE))).isFalse();
    assertThat(prompt.handle(new Input.Key(KeyCodes.typed('i', false, true), false, false, true)))
        .isFalse();
  }

  @Test
  void longLinesAreWrappedAndTheTranscriptCanBeScrolled() {
    prompt.transcript().add("abcdef");
    prompt.transcript().add("xyz");
    assertThat(prompt.transcript().view(2, 4)).containsExactly("ef", "xyz");
    prompt.transcript().scroll(1);
    assertThat(prompt.transcript().view(2, 4)).containsExactly("abcd", "ef");
    prompt.transcript().scroll(-5);
    assertThat(prompt.transcript().view(1, 4)).containsExactly("xyz");
  }
}
