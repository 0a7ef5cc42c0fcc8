package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Tests message boxes, the pause and the restart question, during which the game waits for a key
 * (spec 07 §8.1 and §9).
 */
class WaitingTest {

  private static final int RESULT_VARIABLE = 0;

  private final ScriptedGame game =
      new ScriptedGame()
          .script(
              20,
              "Var[120] = 301;",
              "print(252,[Text(\"Take the \" + getName(Var[120]) + \"?\")]);",
              "Var[100] = VAR_RESULT;")
          .script(21, "LOOP:", "Var[101]++;", "breakHere();", "goto LOOP;");

  private Interruption currentInterruption() {
    return game.session().interruption().orElseThrow();
  }

  @Test
  void aMessageBoxWaitsForAKeyAndItsScriptReceivesTheKey() {
    game.open().run(21).run(20);
    assertThat(currentInterruption())
        .isEqualTo(new Interruption(Interruption.Kind.MESSAGE, "Take the thing 301?"));
    int timeBefore = game.variable(EngineVariable.TIMER_TOTAL);
    long ticksBefore = game.session().ticks();

    game.tick(5);
    assertThat(game.variable(101)).as("the counter of script 21, which does not run").isEqualTo(1);
    assertThat(game.variable(EngineVariable.TIMER_TOTAL)).isEqualTo(timeBefore);
    assertThat(game.recorder().text()).isEqualTo("Take the thing 301?");
    assertThat(game.session().ticks()).isEqualTo(ticksBefore + 5);

    game.tick(new Input.Move(3, 4), new Input.Key('n'));
    assertThat(game.session().interruption()).isEmpty();
    assertThat(game.recorder().clearCount()).isEqualTo(1);

    game.tick();
    assertThat(game.variable(100)).isEqualTo('n');
    assertThat(game.variable(RESULT_VARIABLE)).isEqualTo('n');
    assertThat(game.variable(101)).isEqualTo(2);
    assertThat(game.variable(EngineVariable.MOUSE_X)).isEqualTo(3);
  }

  @Test
  void twoMessageBoxesAreShownOneAfterTheOther() {
    game.script(22, "print(252,[Text(\"Two\")]);", "Var[102] = VAR_RESULT;")
        .open()
        .run(20)
        .run(22)
        .tick(new Input.Key('1'), new Input.Key('2'));
    assertThat(currentInterruption().text()).isEqualTo("Two");

    game.tick().tick();

    assertThat(game.variable(100)).isEqualTo('1');
    assertThat(game.variable(102)).isEqualTo('2');
  }

  @Test
  void theKeyForAMessageBoxOfAStoppedScriptIsDiscarded() {
    game.script(22, "stopScript(20);").open().run(20).run(22).tick(new Input.Key('1'));
    game.tick().run(20);

    assertThat(currentInterruption().kind()).isEqualTo(Interruption.Kind.MESSAGE);
    assertThat(game.variable(100)).isZero();
  }

  @Test
  void thePauseKeyStopsTheGameUntilAKeyIsPressed() {
    game.open().run(21).tick(new Input.Key(KeyCodes.SPACE));
    assertThat(game.session().interruption())
        .as("the interruption while PAUSE_KEY is not set")
        .isEmpty();

    game.set(EngineVariable.PAUSE_KEY, KeyCodes.SPACE).tick(new Input.Key(KeyCodes.SPACE));
    assertThat(currentInterruption()).isEqualTo(new Interruption(Interruption.Kind.PAUSE, ""));
    int counterBefore = game.variable(101);

    game.tick(3);
    assertThat(game.variable(101)).isEqualTo(counterBefore);
    game.tick(new Input.Key('x')).tick();
    assertThat(game.variable(101)).isEqualTo(counterBefore + 1);
  }

  @Test
  void aScriptCanPauseTheGame() {
    game.script(22, "systemOps(2);").open().run(22);

    assertThat(currentInterruption().kind()).isEqualTo(Interruption.Kind.PAUSE);
  }

  @Test
  void theRestartKeyAsksForConfirmation() {
    game.script(22, "Var[103] = 5;")
        .open()
        .set(EngineVariable.RESTART_KEY, KeyCodes.function(8))
        .run(22)
        .tick(new Input.Key(KeyCodes.function(8)));
    assertThat(currentInterruption().kind()).isEqualTo(Interruption.Kind.RESTART);

    game.tick(new Input.Key('n')).tick();
    assertThat(game.variable(103)).isEqualTo(5);

    game.set(EngineVariable.RESTART_KEY, KeyCodes.function(8));
    game.tick(new Input.Key(KeyCodes.function(8))).tick(new Input.Key('Y')).tick();
    assertThat(game.variable(103)).isZero();
  }

  @Test
  void theMenuKeyOpensTheHostsMenuAndIsNotPassedToScripts() {
    boolean[] opened = {false};
    game.script(31, "Var[110]++;")
        .script(22, "UserputOn();")
        .withSetup(
            setup ->
                setup.withHost(
                    new GameHost() {
                      @Override
                      public void openMenu() {
                        opened[0] = true;
                      }
                    }))
        .open()
        .run(22)
        .set(EngineVariable.VERB_SCRIPT, 31)
        .set(EngineVariable.MAINMENU_KEY, KeyCodes.function(5))
        .tick(new Input.Key(KeyCodes.function(5)));

    assertThat(opened[0]).isTrue();
    assertThat(game.variable(110)).isZero();
  }
}
