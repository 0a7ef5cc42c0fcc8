package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.engine.testing.CharacterRecorder;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/**
 * Tests the verbs on the screen: clicks, slots, labels and highlights (spec 07 §14, checks 22 to
 * 30; spec 15, rule E).
 */
class VerbChecksTest {

  private static final String OPEN_LABEL_AT_10_152 = "Text(\"Open\"),SetXY(10,152)";

  private final ScriptedGame game = new ScriptedGame();

  private VerbSlots verbs() {
    return game.world().verbs();
  }

  private int verbAt(int x, int y) {
    return verbs().slot(verbs().slotAtPoint(x, y)).id();
  }

  @Test
  void check22ANewVerbIsOffUntilItIsTurnedOn() {
    game.script(20, "VerbOps(5,[New()," + OPEN_LABEL_AT_10_152 + "]);")
        .script(21, "VerbOps(5,[On()]);")
        .open()
        .run(20);
    assertThat(verbs().slot(1).mode()).isEqualTo(Verb.Mode.OFF);
    assertThat(verbAt(12, 154)).isZero();

    game.run(21);
    assertThat(verbAt(12, 154)).isEqualTo(5);
  }

  @Test
  void check23AClickOnOverlappingVerbsSelectsTheHighestActiveSlot() {
    game.script(
            20,
            "VerbOps(1,[New()]);",
            "VerbOps(2,[New()]);",
            "VerbOps(3,[New(),On()," + OPEN_LABEL_AT_10_152 + "]);",
            "VerbOps(4,[New()]);",
            "VerbOps(5,[New()]);",
            "VerbOps(6,[New()]);",
            "VerbOps(7,[New(),On()," + OPEN_LABEL_AT_10_152 + "]);")
        .script(21, "VerbOps(7,[Dim()]);")
        .open()
        .run(20);
    assertThat(verbs().slotAtPoint(12, 154)).isEqualTo(7);

    game.run(21);
    assertThat(verbs().slotAtPoint(12, 154)).isEqualTo(3);
  }

  @Test
  void check24ASavedVerbCannotBeClickedUntilItIsRestored() {
    game.script(
            20,
            "VerbOps(5,[New(),On(),Key(111)," + OPEN_LABEL_AT_10_152 + "]);",
            "saveVerbs(5,5,2);")
        .script(21, "VerbOps(5,[New(),On(),Text(\"New\"),SetXY(10,152)]);")
        .script(22, "restoreVerbs(5,5,2);")
        .open()
        .run(20);
    assertThat(verbAt(12, 154)).isZero();
    assertThat(verbs().verbWithKey('o')).isZero();

    game.run(21).run(22);
    assertThat(verbAt(12, 154)).isEqualTo(5);
    assertThat(new String(verbs().labelOf(5), StandardCharsets.US_ASCII)).isEqualTo("Open");
    assertThat(verbs().freeSlot())
        .as("the free slot after the verb that replaced the saved verb is deleted")
        .isEqualTo(2);
  }

  @Test
  void check25SaveVerbsSkipsVerbsWithoutALiveSlot() {
    game.script(
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
  void check26ANewVerbReusesTheLowestSlotOfTheDeletedVerbs() {
    game.script(
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
  void check27NewKeepsThePositionAndTheLabelOfALiveVerb() {
    game.script(
            20,
            "VerbOps(5,[New(),On(),Color(9),HiColor(10),DimColor(11),"
                + OPEN_LABEL_AT_10_152
                + "]);",
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
  void check28ALabelShowsTheNewValueOfItsVariableWhenItIsRedrawn() {
    game.script(
            20,
            "setObjectName(301,\"rope\");",
            "setObjectName(302,\"sail\");",
            "Var[120] = 301;",
            "VerbOps(5,[New(),On(),SetXY(10,152),Text(getName(Var[120]))]);")
        .script(21, "Var[120] = 302;")
        .script(22, "VerbOps(5,[On()]);")
        .open()
        .run(20);
    assertThat(game.recorder().text()).isEqualTo("rope");

    game.recorder().clear();
    assertThat(game.run(21).tick().recorder().text()).isEmpty();
    assertThat(game.run(22).recorder().text()).isEqualTo("sail");
  }

  @Test
  void check29ACentredVerbCanBeClickedOnBothSidesOfItsPosition() {
    game.script(20, "VerbOps(5,[New(),On(),SetXY(160,152),Center(),Text(\"Throw\")]);")
        .open()
        .run(20);

    assertThat(verbAt(139, 154)).isZero();
    assertThat(verbAt(140, 154)).isEqualTo(5);
    assertThat(verbAt(179, 154)).isEqualTo(5);
    assertThat(verbAt(180, 154)).isZero();
  }

  @Test
  void check30AVerbWithoutAHighlightColourIsNotHighlighted() {
    game.script(
            20,
            "CursorShow();",
            "VerbOps(5,[New(),On(),Color(9)," + OPEN_LABEL_AT_10_152 + "]);",
            "VerbOps(6,[New(),On(),Color(9),HiColor(14),Text(\"Use\"),SetXY(100,152)]);")
        .open()
        .run(20)
        .recorder()
        .clear();

    game.tick(new Input.Move(12, 154));
    assertThat(game.recorder().drawnCharacters()).isEmpty();

    game.tick(new Input.Move(102, 154));
    assertThat(game.recorder().drawnCharacters())
        .extracting(CharacterRecorder.DrawnCharacter::colour)
        .as("a verb is drawn again when the pointer leaves it (spec 15, rule D)")
        .containsExactly(9, 9, 9, 9, 14, 14, 14);
  }

  @Test
  void onlyCursorInstructionsRemoveTheHighlightOfAVerb() {
    game.script(
            20,
            "CursorShow();",
            "UserputOn();",
            "VerbOps(5,[New(),On(),Color(7),HiColor(14)," + OPEN_LABEL_AT_10_152 + "]);")
        .script(21, "UserputOff();", "UserputOn();", "UserputSoftOff();", "UserputSoftOn();")
        .script(22, "CursorSoftOn();")
        .open()
        .run(20)
        .tick(new Input.Move(12, 154));
    assertThat(coloursDrawnBy(21)).isEmpty();
    assertThat(coloursDrawnBy(22)).containsOnly(7);
  }

  private List<Integer> coloursDrawnBy(int script) {
    game.recorder().clear();
    game.run(script);
    return game.recorder().drawnCharacters().stream()
        .map(CharacterRecorder.DrawnCharacter::colour)
        .toList();
  }
}
