package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.engine.testing.CharacterRecorder;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests verbs (spec 07 §14, checks 22 to 30; spec 15, rule E). */
class VerbChecksTest {

  private static final String OPEN_AT_10_152 = "Text(\"Open\"),SetXY(10,152)";

  private final Theatre theatre = new Theatre();

  private VerbSlots verbs() {
    return theatre.world().verbs();
  }

  private int verbAt(int x, int y) {
    return verbs().slot(verbs().slotAtPoint(x, y)).id();
  }

  @Test
  void check22ANewVerbIsOffUntilItIsTurnedOn() {
    theatre
        .script(20, "VerbOps(5,[New()," + OPEN_AT_10_152 + "]);")
        .script(21, "VerbOps(5,[On()]);")
        .open()
        .run(20);
    assertThat(verbs().slot(1).mode()).isEqualTo(Verb.Mode.OFF);
    assertThat(verbAt(12, 154)).isZero();

    theatre.run(21);
    assertThat(verbAt(12, 154)).isEqualTo(5);
  }

  @Test
  void check23OfOverlappingVerbsTheHigherSlotIsHit() {
    theatre
        .script(
            20,
            "VerbOps(1,[New()]);",
            "VerbOps(2,[New()]);",
            "VerbOps(3,[New(),On()," + OPEN_AT_10_152 + "]);",
            "VerbOps(4,[New()]);",
            "VerbOps(5,[New()]);",
            "VerbOps(6,[New()]);",
            "VerbOps(7,[New(),On()," + OPEN_AT_10_152 + "]);")
        .script(21, "VerbOps(7,[Dim()]);")
        .open()
        .run(20);
    assertThat(verbs().slotAtPoint(12, 154)).isEqualTo(7);

    theatre.run(21);
    assertThat(verbs().slotAtPoint(12, 154)).isEqualTo(3);
  }

  @Test
  void check24ASavedVerbCannotBeClickedUntilItIsRestored() {
    theatre
        .script(20, "VerbOps(5,[New(),On(),Key(111)," + OPEN_AT_10_152 + "]);", "saveVerbs(5,5,2);")
        .script(21, "VerbOps(5,[New(),On(),Text(\"New\"),SetXY(10,152)]);")
        .script(22, "restoreVerbs(5,5,2);")
        .open()
        .run(20);
    assertThat(verbAt(12, 154)).isZero();
    assertThat(verbs().verbWithKey('o')).isZero();

    theatre.run(21).run(22);
    assertThat(verbAt(12, 154)).isEqualTo(5);
    assertThat(new String(verbs().labelOf(5), StandardCharsets.US_ASCII)).isEqualTo("Open");
    assertThat(verbs().freeSlot()).as("the live one has been killed").isEqualTo(2);
  }

  @Test
  void check25SavingSkipsVerbsWithoutALiveSlot() {
    theatre
        .script(
            20,
            "VerbOps(1,[New(),On()]);",
            "VerbOps(2,[New(),On()]);",
            "saveVerbs(1,11,2);",
            "VerbOps(2,[New(),On()]);",
            "saveVerbs(1,11,3);")
        .open()
        .run(20);

    assertThat(verbs().slotOf(1, 2)).isEqualTo(1);
    assertThat(verbs().slotOf(2, 2)).isEqualTo(2);
    assertThat(verbs().slotOf(2, 3)).isEqualTo(3);
    assertThat(verbs().slotOf(1, 3)).isZero();
  }

  @Test
  void check26TheSlotsOfDeletedVerbsAreReusedLowestFirst() {
    theatre
        .script(
            20,
            "VerbOps(1,[New(),On()]);",
            "VerbOps(2,[New(),On()]);",
            "saveVerbs(1,11,2);",
            "deleteVerbs(1,11,2);",
            "VerbOps(9,[New()]);")
        .open()
        .run(20);

    assertThat(verbs().liveSlotOf(9)).isEqualTo(1);
    assertThat(verbs().freeSlot()).isEqualTo(2);
  }

  @Test
  void check27NewOnALiveVerbKeepsPositionAndLabel() {
    theatre
        .script(
            20,
            "VerbOps(5,[New(),On(),Color(9),HiColor(10),DimColor(11)," + OPEN_AT_10_152 + "]);",
            "VerbOps(5,[New()]);")
        .open()
        .run(20);

    Verb verb = verbs().slot(1);
    assertThat(verb.left()).isEqualTo(10);
    assertThat(verb.top()).isEqualTo(152);
    assertThat(verb.label()).startsWith('O', 'p', 'e', 'n');
    assertThat(new int[] {verb.colour(), verb.hiColour(), verb.dimColour()})
        .containsExactly(2, 0, 8);
    assertThat(verb.mode()).isEqualTo(Verb.Mode.OFF);
    assertThat(verbs().freeSlot()).isEqualTo(2);
  }

  @Test
  void check28ALabelFollowsItsVariableWhenItIsRedrawn() {
    theatre
        .script(
            20,
            "setObjectName(301,\"rope\");",
            "setObjectName(302,\"sail\");",
            "Var[120] = 301;",
            "VerbOps(5,[New(),On(),SetXY(10,152),Text(getName(Var[120]))]);")
        .script(21, "Var[120] = 302;")
        .script(22, "VerbOps(5,[On()]);")
        .open()
        .run(20);
    assertThat(theatre.recorder().text()).isEqualTo("rope");

    theatre.recorder().clear();
    assertThat(theatre.run(21).tick().recorder().text()).isEmpty();
    assertThat(theatre.run(22).recorder().text()).isEqualTo("sail");
  }

  @Test
  void check29ACentredVerbIsHitOnBothSidesOfItsMiddle() {
    theatre
        .script(20, "VerbOps(5,[New(),On(),SetXY(160,152),Center(),Text(\"Throw\")]);")
        .open()
        .run(20);

    assertThat(verbAt(139, 154)).isZero();
    assertThat(verbAt(140, 154)).isEqualTo(5);
    assertThat(verbAt(179, 154)).isEqualTo(5);
    assertThat(verbAt(180, 154)).isZero();
  }

  @Test
  void check30AVerbWithoutAHighlightColourIsNotHighlighted() {
    theatre
        .script(
            20,
            "CursorShow();",
            "VerbOps(5,[New(),On(),Color(9)," + OPEN_AT_10_152 + "]);",
            "VerbOps(6,[New(),On(),Color(9),HiColor(14),Text(\"Use\"),SetXY(100,152)]);")
        .open()
        .run(20)
        .recorder()
        .clear();

    theatre.tick(new Input.Move(12, 154));
    assertThat(theatre.recorder().drawn()).isEmpty();

    theatre.tick(new Input.Move(102, 154));
    assertThat(theatre.recorder().drawn())
        .extracting(CharacterRecorder.Drawn::colour)
        .as("left, a verb is drawn again (spec 15, rule D)")
        .containsExactly(9, 9, 9, 9, 14, 14, 14);
  }

  @Test
  void onlyCursorInstructionsRemoveAHighlight() {
    theatre
        .script(
            20,
            "CursorShow();",
            "UserputOn();",
            "VerbOps(5,[New(),On(),Color(7),HiColor(14)," + OPEN_AT_10_152 + "]);")
        .script(21, "UserputOff();", "UserputOn();", "UserputSoftOff();", "UserputSoftOn();")
        .script(22, "CursorSoftOn();")
        .open()
        .run(20)
        .tick(new Input.Move(12, 154));
    assertThat(coloursDrawnBy(21)).isEmpty();
    assertThat(coloursDrawnBy(22)).containsOnly(7);
  }

  private List<Integer> coloursDrawnBy(int script) {
    theatre.recorder().clear();
    theatre.run(script);
    return theatre.recorder().drawn().stream().map(CharacterRecorder.Drawn::colour).toList();
  }
}
