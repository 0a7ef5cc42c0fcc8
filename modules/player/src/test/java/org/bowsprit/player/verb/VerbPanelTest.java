package org.bowsprit.player.verb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the assignment of visible verbs and dialogue choices to keys. */
class VerbPanelTest {

  private static final int WIDTH = 40;
  private static final int HEIGHT = 8;

  private final VerbSlots verbSlots = mock(VerbSlots.class);
  private final List<Verb> verbs = new ArrayList<>();
  private final VerbPanel panel = new VerbPanel(verbSlots);

  @BeforeEach
  void createEmptySlots() {
    Verb unusedVerb = mock(Verb.class);
    when(unusedVerb.mode()).thenReturn(Verb.Mode.OFF);
    verbs.add(unusedVerb);
    when(verbSlots.capacity()).thenAnswer(call -> verbs.size());
    when(verbSlots.slot(anyInt())).thenAnswer(call -> verbs.get(call.getArgument(0)));
    when(verbSlots.slotAtPoint(anyInt(), anyInt()))
        .thenAnswer(call -> slotAtPoint(call.getArgument(0), call.getArgument(1)));
  }

  private int slotAtPoint(int x, int y) {
    for (int slot = verbs.size() - 1; slot > 0; slot--) {
      Verb verb = verbs.get(slot);
      int left = verb.isCentred() ? 2 * verb.left() - verb.right() : verb.left();
      if (x >= left && x < verb.right() && y >= verb.top() && y < verb.bottom()) {
        return slot;
      }
    }
    return 0;
  }

  private Verb addVerb(int left, int top) {
    Verb verb = mock(Verb.class);
    when(verb.id()).thenReturn(verbs.size());
    when(verb.mode()).thenReturn(Verb.Mode.ON);
    when(verb.left()).thenReturn(left);
    when(verb.right()).thenReturn(left + WIDTH);
    when(verb.top()).thenReturn(top);
    when(verb.bottom()).thenReturn(top + HEIGHT);
    verbs.add(verb);
    return verb;
  }

  /**
   * Adds nine verbs, column by column as games define them, two inventory items to the right of the
   * verbs, and a sentence line.
   */
  private void addPanel() {
    for (int column = 0; column < 3; column++) {
      for (int row = 0; row < 3; row++) {
        addVerb(6 + 56 * column, 160 + 12 * row);
      }
    }
    addVerb(200, 160);
    addVerb(260, 172);
    when(addVerb(160, 147).isCentred()).thenReturn(true);
  }

  @Test
  void theKeysOfAPanelAreAssignedRowByRow() {
    addPanel();
    assertThat(panel.pointForKey(0)).contains(new Point(26, 164));
    assertThat(panel.pointForKey(1)).contains(new Point(82, 164));
    assertThat(panel.pointForKey(3)).contains(new Point(26, 176));
    assertThat(panel.pointForKey(8)).contains(new Point(138, 188));
  }

  @Test
  void aDisabledOrCoveredVerbHasNoKey() {
    addPanel();
    when(verbs.get(1).mode()).thenReturn(Verb.Mode.DIM);
    assertThat(panel.pointForKey(0)).contains(new Point(82, 164));
    addVerb(62, 160);
    assertThat(panel.pointForKey(0)).contains(new Point(82, 164));
    when(verbs.get(4).saveId()).thenReturn(1);
    assertThat(panel.pointForKey(1)).contains(new Point(138, 164));
  }

  @Test
  void noKeysAreAssignedIfTheGameAssignsKeys() {
    addPanel();
    when(verbs.get(3).key()).thenReturn((int) 'o');
    for (int index = 0; index < VerbPanel.KEY_COUNT; index++) {
      assertThat(panel.pointForKey(index)).isEmpty();
    }
  }

  @Test
  void keysAreAssignedToDialogueChoicesFromTopToBottom() {
    addVerb(8, 167);
    addVerb(8, 147);
    addVerb(8, 157);
    assertThat(panel.pointForKey(0)).contains(new Point(28, 151));
    assertThat(panel.pointForKey(2)).contains(new Point(28, 171));
    assertThat(panel.pointForKey(3)).isEmpty();
  }

  @Test
  void verbsInOneColumnAreDialogueChoices() {
    addVerb(8, 167);
    addVerb(8, 147);
    when(addVerb(8, 157).key()).thenReturn((int) '2');
    assertThat(panel.choices())
        .containsExactly(new Point(28, 151), new Point(28, 161), new Point(28, 171));
    addVerb(60, 157);
    assertThat(panel.choices()).isEmpty();
  }

  @Test
  void aSingleVerbIsNotADialogueChoice() {
    addVerb(8, 147);
    assertThat(panel.choices()).isEmpty();
  }

  @Test
  void aPanelWithoutVerbsHasNoKeysAndNoChoices() {
    assertThat(panel.pointForKey(0)).isEmpty();
    assertThat(panel.choices()).isEmpty();
  }
}
