package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.playtest.play.ClickTargets.Word;
import org.junit.jupiter.api.Test;

class TalkTest {

  private static final Word SHORT = new Word(1, "Short.");
  private static final Word LONG = new Word(2, "Long.");
  private static final Word LET_GO = new Word(3, "Let go.");
  private static final List<Word> CALLS = List.of(SHORT, LONG, LET_GO);

  private final Talk talk = new Talk();

  /** Makes up to three calls. The place in the conversation is the list of calls so far. */
  private List<Word> signal() {
    List<Word> called = new ArrayList<>();
    talk.begin();
    while (called.size() < 3 && !called.contains(LET_GO)) {
      talk.arrive(called.hashCode(), CALLS);
      Word word = talk.next(any -> 0);
      talk.choose(word);
      called.add(word);
    }
    return called;
  }

  @Test
  void linesThatAreOfferedAgainAreChosenInEveryOrder() {
    Set<List<Word>> signals = new HashSet<>();
    do {
      signals.add(signal());
    } while (talk.isOpen());

    // One signal ends at once, two end after one call, four after two calls, and eight after three
    // calls.
    assertThat(signals).hasSize(1 + 2 + 4 + 8).contains(List.of(SHORT, SHORT, LONG));
  }

  @Test
  void aTopicThatLeadsBackToTheSameLinesIsChosenOnce() {
    List<Word> chosen = new ArrayList<>();
    talk.begin();
    do {
      talk.arrive(1, CALLS);
      Word word = talk.next(any -> 0);
      talk.choose(word);
      chosen.add(word);
    } while (!chosen.contains(LET_GO));

    assertThat(chosen).containsExactly(SHORT, LONG, LET_GO);
    assertThat(talk.isOpen()).isFalse();
    assertThat(talk.hasLinesLeft()).isFalse();
  }

  @Test
  void whenEverythingWasChosenTheLeastChosenLineIsNext() {
    chooseAlone(LONG);
    chooseAlone(LET_GO);

    talk.begin();
    talk.arrive(1, List.of(LONG, LET_GO));

    assertThat(talk.next(word -> word.equals(LONG) ? 2 : 1)).isEqualTo(LET_GO);
  }

  private void chooseAlone(Word word) {
    talk.begin();
    talk.arrive(1, List.of(LONG, LET_GO));
    talk.choose(word);
  }

  @Test
  void theNextLineLeadsToALineThatWasNotChosen() {
    talk.begin();
    talk.arrive(1, List.of(SHORT, LONG));
    talk.choose(SHORT);
    talk.arrive(2, CALLS);
    talk.choose(LONG);
    talk.begin();
    talk.arrive(1, List.of(SHORT, LONG));
    talk.choose(LONG);

    talk.begin();
    talk.arrive(1, List.of(SHORT, LONG));

    assertThat(talk.next(any -> 0)).isEqualTo(SHORT);
    assertThat(talk.isOpen()).isTrue();
  }
}
