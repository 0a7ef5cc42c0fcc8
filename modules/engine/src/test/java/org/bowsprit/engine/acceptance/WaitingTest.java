package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests interruptions during which the game waits for a key (spec 07 §8.1 and §9). */
class WaitingTest {

  private static final int RESULT_VARIABLE = 0;

  private final Theatre theatre =
      new Theatre()
          .script(
              20,
              "Var[120] = 301;",
              "print(252,[Text(\"Take the \" + getName(Var[120]) + \"?\")]);",
              "Var[100] = VAR_RESULT;")
          .script(21, "LOOP:", "Var[101]++;", "breakHere();", "goto LOOP;");

  private Waiting waiting() {
    return theatre.session().waiting().orElseThrow();
  }

  @Test
  void aMessageBoxWaitsForAKeyAndItsScriptReceivesIt() {
    theatre.open().run(21).run(20);
    assertThat(waiting()).isEqualTo(new Waiting(Waiting.Kind.MESSAGE, "Take the thing 301?"));
    int time = theatre.variable(EngineVariable.TIMER_TOTAL);
    long played = theatre.session().ticks();

    theatre.tick(5);
    assertThat(theatre.variable(101)).as("time stands still").isEqualTo(1);
    assertThat(theatre.variable(EngineVariable.TIMER_TOTAL)).isEqualTo(time);
    assertThat(theatre.recorder().text()).isEqualTo("Take the thing 301?");
    assertThat(theatre.session().ticks()).isEqualTo(played + 5);

    theatre.tick(new Input.Move(3, 4), new Input.Key('n'));
    assertThat(theatre.session().waiting()).isEmpty();
    assertThat(theatre.recorder().clearCount()).isEqualTo(1);

    theatre.tick();
    assertThat(theatre.variable(100)).isEqualTo('n');
    assertThat(theatre.variable(RESULT_VARIABLE)).isEqualTo('n');
    assertThat(theatre.variable(101)).isEqualTo(2);
    assertThat(theatre.variable(EngineVariable.MOUSE_X)).isEqualTo(3);
  }

  @Test
  void boxesAreShownOneAfterTheOther() {
    theatre
        .script(22, "print(252,[Text(\"Two\")]);", "Var[102] = VAR_RESULT;")
        .open()
        .run(20)
        .run(22)
        .tick(new Input.Key('1'), new Input.Key('2'));
    assertThat(waiting().text()).isEqualTo("Two");

    theatre.tick().tick();

    assertThat(theatre.variable(100)).isEqualTo('1');
    assertThat(theatre.variable(102)).isEqualTo('2');
  }

  @Test
  void theAnswerToABoxOfAStoppedScriptIsDiscarded() {
    theatre.script(22, "stopScript(20);").open().run(20).run(22).tick(new Input.Key('1'));
    theatre.tick().run(20);

    assertThat(waiting().kind()).isEqualTo(Waiting.Kind.MESSAGE);
    assertThat(theatre.variable(100)).isZero();
  }

  @Test
  void thePauseKeyStopsTheGameUntilAnyKey() {
    theatre.open().run(21).tick(new Input.Key(KeyCodes.SPACE));
    assertThat(theatre.session().waiting()).as("without the variable").isEmpty();

    theatre.set(EngineVariable.PAUSE_KEY, KeyCodes.SPACE).tick(new Input.Key(KeyCodes.SPACE));
    assertThat(waiting()).isEqualTo(new Waiting(Waiting.Kind.PAUSE, ""));
    int before = theatre.variable(101);

    theatre.tick(3);
    assertThat(theatre.variable(101)).isEqualTo(before);
    theatre.tick(new Input.Key('x')).tick();
    assertThat(theatre.variable(101)).isEqualTo(before + 1);
  }

  @Test
  void aScriptPausesTheGameUntilAnyKey() {
    theatre.script(22, "systemOps(2);").open().run(22);

    assertThat(waiting().kind()).isEqualTo(Waiting.Kind.PAUSE);
  }

  @Test
  void theRestartKeyAsksForConfirmation() {
    theatre
        .script(22, "Var[103] = 5;")
        .open()
        .set(EngineVariable.RESTART_KEY, KeyCodes.function(8))
        .run(22)
        .tick(new Input.Key(KeyCodes.function(8)));
    assertThat(waiting().kind()).isEqualTo(Waiting.Kind.RESTART);

    theatre.tick(new Input.Key('n')).tick();
    assertThat(theatre.variable(103)).isEqualTo(5);

    theatre.set(EngineVariable.RESTART_KEY, KeyCodes.function(8));
    theatre.tick(new Input.Key(KeyCodes.function(8))).tick(new Input.Key('Y')).tick();
    assertThat(theatre.variable(103)).isZero();
  }

  @Test
  void theMenuKeyOpensTheHostsMenuAndIsNotPassedToScripts() {
    boolean[] opened = {false};
    theatre
        .script(31, "Var[110]++;")
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
    assertThat(theatre.variable(110)).isZero();
  }
}
