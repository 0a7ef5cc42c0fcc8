package org.bowsprit.player.verb;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;

/** Tests the assignment of visible verbs and dialogue choices to keys. */
class VerbPanelTest {

  private static final int WIDTH = 40;
  private static final int HEIGHT = 8;

  private final VerbSlots verbSlots = new VerbSlots();
  private final VerbPanel panel = new VerbPanel(verbSlots);

  private Verb addVerb(int left, int top) {
    int slot = verbSlots.freeSlot();
    Verb verb = verbSlots.slot(slot);
    verb.initialise(slot, 1);
    verb.setMode(Verb.Mode.ON);
    verb.moveTo(left, top);
    verb.setDrawn(left, top, left + WIDTH, top + HEIGHT);
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
    addVerb(160, 147).centre();
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
    verbSlots.slot(1).setMode(Verb.Mode.DIM);
    assertThat(panel.pointForKey(0)).contains(new Point(82, 164));
    addVerb(62, 160);
    assertThat(panel.pointForKey(0)).contains(new Point(82, 164));
    verbSlots.slot(4).setSaveId(1);
    assertThat(panel.pointForKey(1)).contains(new Point(138, 164));
  }

  @Test
  void noKeysAreAssignedIfTheGameAssignsKeys() {
    addPanel();
    verbSlots.slot(3).setKey('o');
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
    addVerb(8, 157).setKey('2');
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
