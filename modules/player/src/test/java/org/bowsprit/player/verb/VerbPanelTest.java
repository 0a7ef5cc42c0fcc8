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

class VerbPanelTest {

  private static final int WIDTH = 40;
  private static final int HEIGHT = 8;

  private final VerbSlots table = mock(VerbSlots.class);
  private final List<Verb> slots = new ArrayList<>();
  private final VerbPanel panel = new VerbPanel(table);

  @BeforeEach
  void createEmptyTable() {
    Verb free = mock(Verb.class);
    when(free.mode()).thenReturn(Verb.Mode.OFF);
    slots.add(free);
    when(table.capacity()).thenAnswer(call -> slots.size());
    when(table.slot(anyInt())).thenAnswer(call -> slots.get(call.getArgument(0)));
    when(table.slotAtPoint(anyInt(), anyInt()))
        .thenAnswer(call -> under(call.getArgument(0), call.getArgument(1)));
  }

  private int under(int x, int y) {
    for (int slot = slots.size() - 1; slot > 0; slot--) {
      Verb verb = slots.get(slot);
      int left = verb.isCentred() ? 2 * verb.left() - verb.right() : verb.left();
      if (x >= left && x < verb.right() && y >= verb.top() && y < verb.bottom()) {
        return slot;
      }
    }
    return 0;
  }

  private Verb add(int left, int top) {
    Verb verb = mock(Verb.class);
    when(verb.id()).thenReturn(slots.size());
    when(verb.mode()).thenReturn(Verb.Mode.ON);
    when(verb.left()).thenReturn(left);
    when(verb.right()).thenReturn(left + WIDTH);
    when(verb.top()).thenReturn(top);
    when(verb.bottom()).thenReturn(top + HEIGHT);
    slots.add(verb);
    return verb;
  }

  /**
   * Adds nine verbs, column by column as games define them, two inventory items beside them, and a
   * sentence line.
   */
  private void addPanel() {
    for (int column = 0; column < 3; column++) {
      for (int row = 0; row < 3; row++) {
        add(6 + 56 * column, 160 + 12 * row);
      }
    }
    add(200, 160);
    add(260, 172);
    when(add(160, 147).isCentred()).thenReturn(true);
  }

  @Test
  void theKeysOfAPanelAreAssignedRowByRow() {
    addPanel();
    assertThat(panel.verbForKey(0)).contains(new Point(26, 164));
    assertThat(panel.verbForKey(1)).contains(new Point(82, 164));
    assertThat(panel.verbForKey(3)).contains(new Point(26, 176));
    assertThat(panel.verbForKey(8)).contains(new Point(138, 188));
  }

  @Test
  void aDisabledOrCoveredVerbHasNoKey() {
    addPanel();
    when(slots.get(1).mode()).thenReturn(Verb.Mode.DIM);
    assertThat(panel.verbForKey(0)).contains(new Point(82, 164));
    add(62, 160);
    assertThat(panel.verbForKey(0)).contains(new Point(82, 164));
    when(slots.get(4).saveId()).thenReturn(1);
    assertThat(panel.verbForKey(1)).contains(new Point(138, 164));
  }

  @Test
  void noKeysAreAssignedIfTheGameAssignsKeys() {
    addPanel();
    when(slots.get(3).key()).thenReturn((int) 'o');
    for (int index = 0; index < VerbPanel.KEY_COUNT; index++) {
      assertThat(panel.verbForKey(index)).isEmpty();
    }
  }

  @Test
  void dialogueChoicesAreAssignedFromTopToBottom() {
    add(8, 167);
    add(8, 147);
    add(8, 157);
    assertThat(panel.verbForKey(0)).contains(new Point(28, 151));
    assertThat(panel.verbForKey(2)).contains(new Point(28, 171));
    assertThat(panel.verbForKey(3)).isEmpty();
  }

  @Test
  void verbsBelowEachOtherAreDialogueChoices() {
    add(8, 167);
    add(8, 147);
    when(add(8, 157).key()).thenReturn((int) '2');
    assertThat(panel.choices())
        .containsExactly(new Point(28, 151), new Point(28, 161), new Point(28, 171));
    add(60, 157);
    assertThat(panel.choices()).isEmpty();
  }

  @Test
  void aSingleVerbIsNotADialogueChoice() {
    add(8, 147);
    assertThat(panel.choices()).isEmpty();
  }

  @Test
  void withoutVerbsThereAreNoKeysAndNoChoices() {
    assertThat(panel.verbForKey(0)).isEmpty();
    assertThat(panel.choices()).isEmpty();
  }
}
