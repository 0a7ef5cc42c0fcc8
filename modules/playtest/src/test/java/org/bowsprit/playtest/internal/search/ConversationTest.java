package org.bowsprit.playtest.internal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.playtest.play.ClickTargets.ClickableVerb;
import org.junit.jupiter.api.Test;

/**
 * Tests which lines of a conversation are chosen next, so that every useful order of lines is
 * tried.
 */
class ConversationTest {

  private static final ClickableVerb SHORT_LINE = new ClickableVerb(1, "Short.");
  private static final ClickableVerb LONG_LINE = new ClickableVerb(2, "Long.");
  private static final ClickableVerb LAST_LINE = new ClickableVerb(3, "Let go.");
  private static final List<ClickableVerb> LINES = List.of(SHORT_LINE, LONG_LINE, LAST_LINE);

  private final Conversation conversation = new Conversation();

  /**
   * Chooses lines until {@link #LAST_LINE} or three lines are chosen. Each sequence of chosen lines
   * leads to another point of the conversation.
   */
  private List<ClickableVerb> playConversation() {
    List<ClickableVerb> chosenLines = new ArrayList<>();
    conversation.begin();
    while (chosenLines.size() < 3 && !chosenLines.contains(LAST_LINE)) {
      conversation.arriveAt(chosenLines.hashCode(), LINES);
      ClickableVerb line = conversation.nextLine(anyLine -> 0);
      conversation.choose(line);
      chosenLines.add(line);
    }
    return chosenLines;
  }

  @Test
  void linesThatLeadToNewPointsAreChosenInEveryOrder() {
    Set<List<ClickableVerb>> sequences = new HashSet<>();
    do {
      sequences.add(playConversation());
    } while (conversation.isOpen());

    // One sequence is only the line that ends the conversation. In two sequences, this line follows
    // one other line, and in four sequences it follows two other lines. Eight sequences consist of
    // three other lines.
    assertThat(sequences)
        .hasSize(1 + 2 + 4 + 8)
        .contains(List.of(SHORT_LINE, SHORT_LINE, LONG_LINE));
  }

  @Test
  void aLineThatLeadsBackToTheSamePointIsChosenOnce() {
    List<ClickableVerb> chosenLines = new ArrayList<>();
    conversation.begin();
    do {
      conversation.arriveAt(1, LINES);
      ClickableVerb line = conversation.nextLine(anyLine -> 0);
      conversation.choose(line);
      chosenLines.add(line);
    } while (!chosenLines.contains(LAST_LINE));

    assertThat(chosenLines).containsExactly(SHORT_LINE, LONG_LINE, LAST_LINE);
    assertThat(conversation.isOpen()).isFalse();
    assertThat(conversation.hasLinesLeft()).isFalse();
  }

  @Test
  void theLineChosenLeastOftenIsNextIfAllLinesWereChosen() {
    chooseAsFirstLine(LONG_LINE);
    chooseAsFirstLine(LAST_LINE);

    conversation.begin();
    conversation.arriveAt(1, List.of(LONG_LINE, LAST_LINE));

    assertThat(conversation.nextLine(line -> line.equals(LONG_LINE) ? 2 : 1)).isEqualTo(LAST_LINE);
  }

  private void chooseAsFirstLine(ClickableVerb line) {
    conversation.begin();
    conversation.arriveAt(1, List.of(LONG_LINE, LAST_LINE));
    conversation.choose(line);
  }

  @Test
  void theNextLineLeadsToAnUnchosenLine() {
    conversation.begin();
    conversation.arriveAt(1, List.of(SHORT_LINE, LONG_LINE));
    conversation.choose(SHORT_LINE);
    conversation.arriveAt(2, LINES);
    conversation.choose(LONG_LINE);
    conversation.begin();
    conversation.arriveAt(1, List.of(SHORT_LINE, LONG_LINE));
    conversation.choose(LONG_LINE);

    conversation.begin();
    conversation.arriveAt(1, List.of(SHORT_LINE, LONG_LINE));

    assertThat(conversation.nextLine(anyLine -> 0)).isEqualTo(SHORT_LINE);
    assertThat(conversation.isOpen()).isTrue();
  }
}
