package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.playtest.play.ClickTargets.ClickableVerb;
import org.junit.jupiter.api.Test;

class ConversationTest {

  private static final ClickableVerb SHORT = new ClickableVerb(1, "Short.");
  private static final ClickableVerb LONG = new ClickableVerb(2, "Long.");
  private static final ClickableVerb LET_GO = new ClickableVerb(3, "Let go.");
  private static final List<ClickableVerb> CALLS = List.of(SHORT, LONG, LET_GO);

  private final Conversation conversation = new Conversation();

  /** Makes up to three calls. The point of the conversation is the list of calls so far. */
  private List<ClickableVerb> signal() {
    List<ClickableVerb> called = new ArrayList<>();
    conversation.begin();
    while (called.size() < 3 && !called.contains(LET_GO)) {
      conversation.arriveAt(called.hashCode(), CALLS);
      ClickableVerb word = conversation.nextLine(any -> 0);
      conversation.choose(word);
      called.add(word);
    }
    return called;
  }

  @Test
  void repeatedLinesAreChosenInEveryOrder() {
    Set<List<ClickableVerb>> signals = new HashSet<>();
    do {
      signals.add(signal());
    } while (conversation.isOpen());

    // One signal ends at once, two end after one call, four after two calls, and eight after three
    // calls.
    assertThat(signals).hasSize(1 + 2 + 4 + 8).contains(List.of(SHORT, SHORT, LONG));
  }

  @Test
  void aLineThatLeadsBackToTheSamePointIsChosenOnce() {
    List<ClickableVerb> chosen = new ArrayList<>();
    conversation.begin();
    do {
      conversation.arriveAt(1, CALLS);
      ClickableVerb word = conversation.nextLine(any -> 0);
      conversation.choose(word);
      chosen.add(word);
    } while (!chosen.contains(LET_GO));

    assertThat(chosen).containsExactly(SHORT, LONG, LET_GO);
    assertThat(conversation.isOpen()).isFalse();
    assertThat(conversation.hasLinesLeft()).isFalse();
  }

  @Test
  void theLeastChosenLineIsNextWhenAllWereChosen() {
    chooseAlone(LONG);
    chooseAlone(LET_GO);

    conversation.begin();
    conversation.arriveAt(1, List.of(LONG, LET_GO));

    assertThat(conversation.nextLine(word -> word.equals(LONG) ? 2 : 1)).isEqualTo(LET_GO);
  }

  private void chooseAlone(ClickableVerb word) {
    conversation.begin();
    conversation.arriveAt(1, List.of(LONG, LET_GO));
    conversation.choose(word);
  }

  @Test
  void theNextLineLeadsToAnUnchosenLine() {
    conversation.begin();
    conversation.arriveAt(1, List.of(SHORT, LONG));
    conversation.choose(SHORT);
    conversation.arriveAt(2, CALLS);
    conversation.choose(LONG);
    conversation.begin();
    conversation.arriveAt(1, List.of(SHORT, LONG));
    conversation.choose(LONG);

    conversation.begin();
    conversation.arriveAt(1, List.of(SHORT, LONG));

    assertThat(conversation.nextLine(any -> 0)).isEqualTo(SHORT);
    assertThat(conversation.isOpen()).isTrue();
  }
}
