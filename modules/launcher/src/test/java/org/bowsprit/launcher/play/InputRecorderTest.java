package org.bowsprit.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.Test;

class InputRecorderTest {

  private static final List<Input> ALL =
      List.of(
          new Input.Move(0, 199),
          new Input.Press(319, 0, Button.LEFT),
          new Input.Release(318, 1, Button.LEFT),
          new Input.Press(10, 20, Button.RIGHT),
          new Input.Release(10, 20, Button.RIGHT),
          new Input.Click(30, 40, Button.LEFT),
          new Input.Click(30, 40, Button.RIGHT),
          new Input.Key(27));

  private final StringWriter written = new StringWriter();

  @Test
  void eventsAreWrittenAsTheContractSays() {
    record(ALL);
    assertThat(written.toString().lines())
        .containsExactly(
            "0 0 199",
            "1 319 0 LD",
            "2 318 1 LU",
            "3 10 20 RD",
            "4 10 20 RU",
            "5 30 40 L",
            "6 30 40 R",
            "7 key 27");
  }

  @Test
  void whatIsWrittenIsReadBackAsItWas() {
    record(ALL);
    assertThat(InputScript.parse(written.toString().lines().toList()).events())
        .extracting(Journal.Event::input)
        .isEqualTo(ALL);
  }

  @Test
  void theOneThatKeepsNothingTakesEverything() {
    try (InputRecorder none = InputRecorder.none()) {
      ALL.forEach(input -> none.record(0, input));
    }
    assertThat(written.toString()).isEmpty();
  }

  private void record(List<Input> inputs) {
    try (InputRecorder recorder = new InputRecorder(written)) {
      for (int i = 0; i < inputs.size(); i++) {
        recorder.record(i, inputs.get(i));
      }
    }
  }
}
