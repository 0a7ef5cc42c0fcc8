package org.bowsprit.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.InputScript;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the text lines in which a journal stores the input of a game, and its first line. */
class JournalWriterTest {

  private static final List<Input> ALL_INPUTS =
      List.of(
          new Input.Move(0, 199),
          new Input.Press(319, 0, Button.LEFT),
          new Input.Release(318, 1, Button.LEFT),
          new Input.Press(10, 20, Button.RIGHT),
          new Input.Release(10, 20, Button.RIGHT),
          new Input.Click(30, 40, Button.LEFT),
          new Input.Click(30, 40, Button.RIGHT),
          new Input.Key(27, false, false, false),
          new Input.Key(97, true, true, true));

  private final List<String> lines = new ArrayList<>();

  @BeforeEach
  void writeJournal() {
    Journal.Origin origin = Journal.Origin.of("01ab", "0.1.0", "box-graph", 7, 3, -1);
    JournalWriter writer = new JournalWriter(origin, Optional.empty(), lines::add);
    for (int i = 0; i < ALL_INPUTS.size(); i++) {
      writer.writeEvent(new InputEvent(i, ALL_INPUTS.get(i)));
    }
  }

  @Test
  void eventsAreWrittenInTheFormatOfTheContract() {
    assertThat(lines.subList(1, lines.size()))
        .containsExactly(
            "0 0 199",
            "1 319 0 LD",
            "2 318 1 LU",
            "3 10 20 RD",
            "4 10 20 RU",
            "5 30 40 L",
            "6 30 40 R",
            "7 key 27",
            "8 key 97 SCA");
  }

  @Test
  void readingAWrittenJournalReturnsTheSameEvents() {
    assertThat(InputScript.parse(lines).events())
        .extracting(InputEvent::input)
        .isEqualTo(ALL_INPUTS);
  }

  @Test
  void theFirstLineDescribesTheStartOfTheSession() {
    assertThat(lines.get(0))
        .isEqualTo(
            "#! bowsprit-journal 3 seed=7 boot=3 text-speed=-1 router=box-graph engine=0.1.0"
                + " game=01ab");
  }
}
