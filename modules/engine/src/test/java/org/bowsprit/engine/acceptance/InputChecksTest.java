package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Tests the mouse, the keys, and the counters that show the cursor and enable input (spec 07 §14,
 * checks 31 to 34 and 52 to 57).
 */
class InputChecksTest {

  private static final int INPUT_SCRIPT = 31;
  private static final int CALL_COUNT_VARIABLE = 110;

  private final ScriptedGame game =
      new ScriptedGame()
          .script(
              INPUT_SCRIPT,
              "Var[110]++;",
              "Var[111] = Local[0];",
              "Var[112] = Local[1];",
              "Var[113] = Local[2];")
          .script(
              20, "UserputOn();", "VerbOps(12,[New(),On(),Key(111),Text(\"Open\"),SetXY(10,152)]);")
          .script(21, "VerbOps(12,[Dim()]);");

  private ScriptedGame openGame() {
    game.open().set(EngineVariable.VERB_SCRIPT, INPUT_SCRIPT).run(20).tick();
    return game;
  }

  private int[] receivedArguments() {
    return new int[] {game.variable(111), game.variable(112), game.variable(113)};
  }

  @Test
  void check31TheInputScriptReceivesTheScreenAreaAndTheButtonOfAClick() {
    openGame().tick(new Input.Click(12, 154, Button.LEFT));
    assertThat(receivedArguments()).containsExactly(1, 12, 1);

    game.tick(new Input.Click(200, 60, Button.RIGHT));
    assertThat(receivedArguments()).containsExactly(2, 0, 2);

    game.tick(new Input.Click(200, 190, Button.LEFT));
    assertThat(receivedArguments()).containsExactly(1, 0, 1);
  }

  @Test
  void check32WhileTheInputCounterIsZeroOnlyTheEngineKeysWork() {
    game.script(22, "UserputOff();")
        .script(23, "UserputSoftOff();")
        .script(
            24,
            "beginOverride();",
            "goto SKIP;",
            "print(255,[Text(\"Hello\")]);",
            "LOOP:",
            "breakHere();",
            "goto LOOP;",
            "SKIP:",
            "Var[101] = 1;");
    openGame()
        .set(EngineVariable.CUTSCENEEXIT_KEY, KeyCodes.ESCAPE)
        .set(EngineVariable.TALKSTOP_KEY, KeyCodes.FULL_STOP);
    for (int script : new int[] {22, 23}) {
      game.run(script).tick(new Input.Click(12, 154, Button.LEFT));
      game.tick(new Input.Key('x'));
      assertThat(game.variable(CALL_COUNT_VARIABLE)).isZero();
    }

    game.run(24).tick(new Input.Key('.'));
    assertThat(game.tick().variable(EngineVariable.HAVE_MSG)).isZero();
    assertThat(game.tick(new Input.Key(KeyCodes.ESCAPE)).variable(101)).isEqualTo(1);
  }

  @Test
  void check33AKeySelectsAnActiveVerbOrElseReachesTheInputScriptAsAKey() {
    openGame().tick(new Input.Key('o'));
    assertThat(receivedArguments()).containsExactly(1, 12, 1);

    game.run(21).tick(new Input.Key('o'));
    assertThat(receivedArguments()).containsExactly(4, 111, 1);
  }

  @Test
  void check34TheInputScriptRunsOncePerFrameAndAClickHasPrecedence() {
    openGame().tick(new Input.Key('x'), new Input.Click(200, 60, Button.LEFT));

    assertThat(game.variable(CALL_COUNT_VARIABLE)).isEqualTo(1);
    assertThat(receivedArguments()).containsExactly(2, 0, 1);
    assertThat(game.tick().variable(CALL_COUNT_VARIABLE)).isEqualTo(1);
  }

  @Test
  void check52SoftOnAndSoftOffChangeTheCursorCounter() {
    game.script(24, "CursorShow();", "CursorSoftOff();", "CursorSoftOff();", "CursorSoftOn();")
        .script(25, "CursorSoftOn();");
    openGame().run(24);
    assertThat(game.variable(EngineVariable.CURSORSTATE)).isZero();
    assertThat(game.world().cursor().isVisible()).isFalse();

    assertThat(game.run(25).variable(EngineVariable.CURSORSTATE)).isEqualTo(1);
    assertThat(game.world().cursor().isVisible()).isTrue();
  }

  @Test
  void check53WritingTheUserputVariableDoesNotEnableInput() {
    game.script(24, "UserputOff();", "VAR_USERPUT = 1;");
    openGame().run(24).tick(new Input.Click(12, 154, Button.LEFT));

    assertThat(game.variable(CALL_COUNT_VARIABLE)).isZero();
  }

  @Test
  void check54PressingBothButtonsSkipsACutscene() {
    game.script(
        24,
        "beginOverride();",
        "goto SKIP;",
        "LOOP:",
        "breakHere();",
        "goto LOOP;",
        "SKIP:",
        "Var[101] = 1;");
    openGame().set(EngineVariable.CUTSCENEEXIT_KEY, KeyCodes.ESCAPE).run(24);

    game.tick(new Input.Click(12, 154, Button.LEFT), new Input.Click(12, 154, Button.RIGHT));

    assertThat(game.variable(101)).isEqualTo(1);
    assertThat(receivedArguments())
        .as("the arguments of the skip key; those of a click on the verb would start with 1")
        .containsExactly(4, KeyCodes.ESCAPE, 1);
  }

  @Test
  void check55ScriptsReceiveTheKeyCodesOfTheGame() {
    openGame().tick(new Input.Key('8'));
    assertThat(receivedArguments()).containsExactly(4, '8', 1);
    game.tick(new Input.Key(KeyCodes.function(1)));
    assertThat(receivedArguments()).containsExactly(4, 315, 1);
    game.tick(new Input.Key(KeyCodes.typed('v', false, true)));
    assertThat(receivedArguments()).containsExactly(4, 272, 1);
  }

  @Test
  void check55InAtlantisDigitsAreSentAsTheKeyCodesOfTheFistFight() {
    game.withSetup(setup -> setup.withFacts(GameFacts.ATLANTIS).withBootParameter(0));
    openGame();
    int[] digits = {48, 335, 336, 337, 331, 332, 333, 327, 328, 329};
    for (int digit = 0; digit < digits.length; digit++) {
      game.tick(new Input.Key('0' + digit));
      assertThat(receivedArguments())
          .as("the arguments of the key of digit %d", digit)
          .containsExactly(4, digits[digit], 1);
    }
  }

  @Test
  void check56OutsideTheRoomTheRowOfTheMouseInTheRoomIsMinusOne() {
    openGame().tick(new Input.Move(10, 150));

    assertThat(game.variable(EngineVariable.VIRT_MOUSE_Y)).isEqualTo(-1);
    assertThat(game.variable(EngineVariable.MOUSE_Y)).isEqualTo(150);
  }

  @Test
  void check57TheMousePositionInTheRoomDependsOnTheCamera() {
    game.script(24, "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");", "setCameraAt(240);");
    openGame().run(24).tick().tick(new Input.Move(10, 20));

    assertThat(game.variable(EngineVariable.VIRT_MOUSE_X)).isEqualTo(90);
    assertThat(game.variable(EngineVariable.VIRT_MOUSE_Y)).isEqualTo(4);
  }
}
