package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.engine.testing.CharacterRecorder;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Tests what the engine does in certain published games only: the boot parameter, the keys, and the
 * texts of the interpreter (checks of spec 13 §17).
 */
class KnownGamesChecksTest {

  private static final int INPUT_SCRIPT = 31;
  private static final int BOOT_PARAMETER = -7873;
  private static final int F8_KEY = KeyCodes.function(8);

  private final ScriptedGame game =
      new ScriptedGame()
          .script(
              INPUT_SCRIPT, "Var[111] = Local[0];", "Var[112] = Local[1];", "Var[113] = Local[2];")
          .script(20, "UserputOn();")
          .script(21, "VerbOps(12,[New(),On(),Key(51),Text(\"Three\"),SetXY(10,152)]);")
          .script(22, "PutCodeInString(5,\"Neu starten? (J)J\");", "Var[103] = 5;");

  private ScriptedGame openWith(GameFacts facts, int parameter) {
    game.withSetup(setup -> setup.withFacts(facts).withBootParameter(parameter)).open();
    return game.set(EngineVariable.VERB_SCRIPT, INPUT_SCRIPT).run(20).tick();
  }

  private int[] receivedArguments() {
    return new int[] {game.variable(111), game.variable(112), game.variable(113)};
  }

  @Test
  void knownGamesCheck17TheDefaultBootParameterDoesNotTurnOnDebugMode() {
    game.script(1, "Var[120] = Local[0];", "VAR_TIMER_NEXT = 6;", "InitCharset(1);");
    openWith(GameFacts.ATLANTIS, BOOT_PARAMETER);

    assertThat(game.variable(120)).isEqualTo(BOOT_PARAMETER);
    for (int frame = 0; frame < 10; frame++) {
      assertThat(game.tick().variable(EngineVariable.DEBUGMODE)).isZero();
    }
  }

  @Test
  void knownGamesCheck17BootParameter4061TurnsOnDebugMode() {
    openWith(GameFacts.ATLANTIS, 4061);

    assertThat(game.variable(EngineVariable.DEBUGMODE)).isEqualTo(1);
  }

  @Test
  void knownGamesCheck18ADigitKeyOfAVerbSelectsTheVerb() {
    openWith(GameFacts.ATLANTIS, BOOT_PARAMETER).tick(new Input.Key('3'));
    assertThat(receivedArguments()).containsExactly(4, 337, 1);

    game.run(21).tick(new Input.Key('3'));
    assertThat(receivedArguments()).containsExactly(1, 12, 1);
  }

  @Test
  void knownGamesCheck28TheLastCharacterOfTheQuestionMeansYes() {
    openWith(GameFacts.MONKEY_1_CD, 0);

    assertThat(isRestartedBy('n')).isFalse();
    assertThat(isRestartedBy('o')).isFalse();
    assertThat(isRestartedBy('j')).isTrue();
    assertThat(isRestartedBy('J')).isTrue();
    assertThat(isRestartedBy('y')).isTrue();
  }

  private boolean isRestartedBy(char answer) {
    game.run(22).set(EngineVariable.RESTART_KEY, F8_KEY).tick(new Input.Key(F8_KEY));
    assertThat(game.session().interruption())
        .contains(new Interruption(Interruption.Kind.RESTART, "Neu starten? (J)"));
    game.tick(new Input.Key(answer)).tick();
    return game.variable(103) == 0;
  }

  @Test
  @DisplayName("13 §13.4: if the player confirms a restart, the screen fades out with effect 134")
  void aConfirmedRestartFadesTheScreenOut() {
    openWith(GameFacts.MONKEY_1_CD, 0);
    game.recorder().clear();

    isRestartedBy('n');
    assertThat(game.recorder().fades()).isEmpty();
    isRestartedBy('j');
    assertThat(game.recorder().fades()).containsExactly(134);
  }

  @Test
  @DisplayName(
      "13 §13.3: a script can change the text speed in a room, but not while there is no room")
  void aScriptReplacesThePlayersTextSpeedOnlyInARoom() {
    game.script(24, "VAR_CHARINC = 7;")
        .script(25, "loadRoom(0);", "VAR_CHARINC = 1;", "loadRoom(1);")
        .withSetup(setup -> setup.withTextSpeed(2));
    openWith(GameFacts.MONKEY_1_CD, 0);
    assertThat(game.variable(EngineVariable.CHARINC)).isEqualTo(2);

    game.run(24).tick().run(25).tick();
    assertThat(game.variable(EngineVariable.CHARINC)).isEqualTo(7);

    game.set(EngineVariable.RESTART_KEY, F8_KEY);
    game.tick(new Input.Key(F8_KEY)).tick(new Input.Key('y')).tick();
    assertThat(game.variable(EngineVariable.CHARINC))
        .as("the text speed after a restart")
        .isEqualTo(7);
  }

  private int textSpeedAfterLoading(int playerSpeed) {
    game.script(24, "VAR_CHARINC = 7;")
        .script(25, "VAR_CHARINC = 3;")
        .withSetup(setup -> setup.withTextSpeed(playerSpeed));
    openWith(GameFacts.MONKEY_1_CD, 0).run(24).tick();
    GameState savedState = game.session().snapshot();
    game.run(25).tick();

    game.session().load(savedState);
    return game.variable(EngineVariable.CHARINC);
  }

  @Test
  @DisplayName(
      "13 §13.3: loading a state does not replace the player's text speed by the saved one")
  void loadingAStateKeepsThePlayersTextSpeed() {
    assertThat(textSpeedAfterLoading(2))
        .as("the text speed: 2 at first, then changed to 3 by a script")
        .isEqualTo(3);
  }

  @Test
  @DisplayName("13 §13.3: if the player has chosen no text speed, a load restores the saved one")
  void loadingAStateRestoresTheSavedTextSpeedIfThePlayerHasChosenNone() {
    assertThat(textSpeedAfterLoading(GameSetup.TEXT_SPEED_OF_SCRIPTS)).isEqualTo(7);
  }

  @Test
  void knownGamesCheck29TheHostUsesItsOwnTextIfTheGameHasNone() {
    game.script(23, "PutCodeInString(5,\"\");", "PutCodeInString(7,\"Sichern\");");
    openWith(GameFacts.MONKEY_1_CD, 0)
        .run(23)
        .set(EngineVariable.RESTART_KEY, F8_KEY)
        .tick(new Input.Key(F8_KEY));

    assertThat(game.session().interruption().orElseThrow().text()).startsWith("Are you sure");
    assertThat(game.session().hostText(HostText.RESTART_QUESTION)).isEmpty();
    assertThat(game.session().hostText(HostText.SAVE)).contains("Sichern");
  }

  @Test
  @DisplayName("13 §13.4: the strings of other games can have any meaning")
  void stringsOfOtherGamesAreNotUsedAsHostTexts() {
    openWith(GameFacts.PLAIN, 0)
        .run(22)
        .set(EngineVariable.RESTART_KEY, F8_KEY)
        .tick(new Input.Key(F8_KEY));

    assertThat(game.session().interruption().orElseThrow().text()).startsWith("Are you sure");
    game.tick(new Input.Key('j')).tick();
    assertThat(game.variable(103))
        .as("a variable that is not reset, because j does not mean yes")
        .isEqualTo(5);
  }

  @Test
  void knownGamesCheck35AMessageBoxIsReadableBeforeTheFirstRoom() {
    game.script(1, "VAR_TIMER_NEXT = 6;", "InitCharset(1);", "print(252,[Text(\"Wait\")]);");
    game.open();

    assertThat(game.session().world().room()).isZero();
    assertThat(game.recorder().text()).isEqualTo("Wait");
    List<Integer> colours =
        game.recorder().drawnCharacters().stream()
            .map(CharacterRecorder.DrawnCharacter::colour)
            .distinct()
            .toList();
    assertThat(colours).containsExactly(15);
    assertThat(currentColour(15)).containsExactly(255, 255, 255);
    assertThat(currentColour(6)).containsExactly(170, 85, 0);
    assertThat(currentColour(0)).containsExactly(0, 0, 0);
  }

  private int[] currentColour(int colour) {
    int[] palette = game.session().world().palette().current();
    return new int[] {palette[3 * colour], palette[3 * colour + 1], palette[3 * colour + 2]};
  }
}
