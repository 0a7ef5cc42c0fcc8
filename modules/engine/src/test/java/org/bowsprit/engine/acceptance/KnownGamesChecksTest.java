package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.engine.testing.CharacterRecorder;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Tests the boot, the keys and the interpreter's own texts (spec 13 §17). */
class KnownGamesChecksTest {

  private static final int INPUT_SCRIPT = 31;
  private static final int BOOT_PARAMETER = -7873;
  private static final int F8 = KeyCodes.function(8);

  private final Theatre theatre =
      new Theatre()
          .script(
              INPUT_SCRIPT, "Var[111] = Local[0];", "Var[112] = Local[1];", "Var[113] = Local[2];")
          .script(20, "UserputOn();")
          .script(21, "VerbOps(12,[New(),On(),Key(51),Text(\"Three\"),SetXY(10,152)]);")
          .script(22, "PutCodeInString(5,\"Neu starten? (J)J\");", "Var[103] = 5;");

  private Theatre openWith(GameFacts facts, int parameter) {
    theatre.withSetup(setup -> setup.withFacts(facts).withBootParameter(parameter)).open();
    return theatre.set(EngineVariable.VERB_SCRIPT, INPUT_SCRIPT).run(20).tick();
  }

  private int[] receivedArguments() {
    return new int[] {theatre.variable(111), theatre.variable(112), theatre.variable(113)};
  }

  @Test
  void knownGamesCheck17TheDefaultBootParameterIsNotDebugMode() {
    theatre.script(1, "Var[120] = Local[0];", "VAR_TIMER_NEXT = 6;", "InitCharset(1);");
    openWith(GameFacts.ATLANTIS, BOOT_PARAMETER);

    assertThat(theatre.variable(120)).isEqualTo(BOOT_PARAMETER);
    for (int frame = 0; frame < 10; frame++) {
      assertThat(theatre.tick().variable(EngineVariable.DEBUGMODE)).isZero();
    }
  }

  @Test
  void knownGamesCheck17AChosenBootParameterIsDebugMode() {
    openWith(GameFacts.ATLANTIS, 4061);

    assertThat(theatre.variable(EngineVariable.DEBUGMODE)).isEqualTo(1);
  }

  @Test
  void knownGamesCheck18ADigitSelectsAVerbBeforeItIsAKeyOfTheGame() {
    openWith(GameFacts.ATLANTIS, BOOT_PARAMETER).tick(new Input.Key('3'));
    assertThat(receivedArguments()).containsExactly(4, 337, 1);

    theatre.run(21).tick(new Input.Key('3'));
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
    theatre.run(22).set(EngineVariable.RESTART_KEY, F8).tick(new Input.Key(F8));
    assertThat(theatre.session().waiting())
        .contains(new Waiting(Waiting.Kind.RESTART, "Neu starten? (J)"));
    theatre.tick(new Input.Key(answer)).tick();
    return theatre.variable(103) == 0;
  }

  @Test
  @DisplayName("13 §13.4: after a yes the screen leaves with effect 134")
  void aConfirmedRestartFadesTheScreenOut() {
    openWith(GameFacts.MONKEY_1_CD, 0);
    theatre.recorder().clear();

    isRestartedBy('n');
    assertThat(theatre.recorder().fades()).isEmpty();
    isRestartedBy('j');
    assertThat(theatre.recorder().fades()).containsExactly(134);
  }

  @Test
  @DisplayName("13 §13.3: the player's text speed wins before any room, a script's later")
  void aTextSpeedSetInARoomBecomesThePlayersTextSpeed() {
    theatre
        .script(24, "VAR_CHARINC = 7;")
        .script(25, "loadRoom(0);", "VAR_CHARINC = 1;", "loadRoom(1);")
        .withSetup(setup -> setup.withTextSpeed(2));
    openWith(GameFacts.MONKEY_1_CD, 0);
    assertThat(theatre.variable(EngineVariable.CHARINC)).isEqualTo(2);

    theatre.run(24).tick().run(25).tick();
    assertThat(theatre.variable(EngineVariable.CHARINC)).isEqualTo(7);

    theatre.set(EngineVariable.RESTART_KEY, F8);
    theatre.tick(new Input.Key(F8)).tick(new Input.Key('y')).tick();
    assertThat(theatre.variable(EngineVariable.CHARINC)).as("after a restart").isEqualTo(7);
  }

  private int textSpeedAfterALoad(int playerSpeed) {
    theatre
        .script(24, "VAR_CHARINC = 7;")
        .script(25, "VAR_CHARINC = 3;")
        .withSetup(setup -> setup.withTextSpeed(playerSpeed));
    openWith(GameFacts.MONKEY_1_CD, 0).run(24).tick();
    GameState saved = theatre.session().snapshot();
    theatre.run(25).tick();

    theatre.session().load(saved);
    return theatre.variable(EngineVariable.CHARINC);
  }

  @Test
  @DisplayName("13 §13.3: after a load the player's text speed wins over the saved variable")
  void aLoadKeepsThePlayersTextSpeed() {
    assertThat(textSpeedAfterALoad(2)).as("wished 2, by now 3").isEqualTo(3);
  }

  @Test
  @DisplayName("13 §13.3: where the player wishes none, a load brings the saved text speed back")
  void aLoadRestoresTheScriptsTextSpeed() {
    assertThat(textSpeedAfterALoad(GameSetup.TEXT_SPEED_OF_SCRIPTS)).isEqualTo(7);
  }

  @Test
  void knownGamesCheck29TheHostUsesItsOwnTextIfTheGameHasNone() {
    theatre.script(23, "PutCodeInString(5,\"\");", "PutCodeInString(7,\"Sichern\");");
    openWith(GameFacts.MONKEY_1_CD, 0)
        .run(23)
        .set(EngineVariable.RESTART_KEY, F8)
        .tick(new Input.Key(F8));

    assertThat(theatre.session().waiting().orElseThrow().text()).startsWith("Are you sure");
    assertThat(theatre.session().hostText(HostText.RESTART_QUESTION)).isEmpty();
    assertThat(theatre.session().hostText(HostText.SAVE)).contains("Sichern");
  }

  @Test
  @DisplayName("13 §13.4: strings of other games may be anything")
  void stringsOfOtherGamesAreNotUsedAsHostTexts() {
    openWith(GameFacts.PLAIN, 0)
        .run(22)
        .set(EngineVariable.RESTART_KEY, F8)
        .tick(new Input.Key(F8));

    assertThat(theatre.session().waiting().orElseThrow().text()).startsWith("Are you sure");
    theatre.tick(new Input.Key('j')).tick();
    assertThat(theatre.variable(103)).as("j is no yes").isEqualTo(5);
  }

  @Test
  void knownGamesCheck35AMessageBoxBeforeAnyRoomIsReadable() {
    theatre.script(1, "VAR_TIMER_NEXT = 6;", "InitCharset(1);", "print(252,[Text(\"Wait\")]);");
    theatre.open();

    assertThat(theatre.session().world().room()).isZero();
    assertThat(theatre.recorder().text()).isEqualTo("Wait");
    List<Integer> colours =
        theatre.recorder().drawn().stream()
            .map(CharacterRecorder.Drawn::colour)
            .distinct()
            .toList();
    assertThat(colours).containsExactly(15);
    assertThat(currentColour(15)).containsExactly(255, 255, 255);
    assertThat(currentColour(6)).containsExactly(170, 85, 0);
    assertThat(currentColour(0)).containsExactly(0, 0, 0);
  }

  private int[] currentColour(int colour) {
    int[] palette = theatre.session().world().palette().current();
    return new int[] {palette[3 * colour], palette[3 * colour + 1], palette[3 * colour + 2]};
  }
}
