package org.bowsprit.environment.goal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.environment.TestGame;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests expressions about the state of a game, and the files of goals that contain them. */
class ExpressionTest {

  private static final int EGO = 1;

  private static final Symbols SYMBOLS =
      new Symbols(
          "",
          List.of(
              new Symbol(SymbolType.ROOM, 0, 3, 1, "shore"),
              new Symbol(SymbolType.OBJECT, 0, 40, 1, "shore.oil_can"),
              new Symbol(SymbolType.VARIABLE, 0, 120, 5, "hints"),
              new Symbol(SymbolType.BIT, 0, 7, 1, "lit")),
          List.of());

  private static final GameResources GAME = TestGame.adventure().game().resources();

  private final GameSession session =
      GameSession.boot(GameSetup.headless(GAME, new BoxGraphProvider()));

  @BeforeEach
  void setState() {
    session.world().enterRoom(3, 3);
    Variables variables = session.machine().variables();
    variables.set(EngineVariable.EGO, EGO);
    variables.write(122, -4);
    variables.write(Reference.BIT_VARIABLE_BIT | 7, 1);
    ObjectStates objects = session.world().objects();
    objects.setOwner(40, EGO);
    objects.setState(40, 2);
  }

  @ParameterizedTest
  @CsvSource({
    "room == shore, 1",
    "room != 3, 0",
    "lit, 1",
    "!lit, 0",
    "hints[2] < 0 && var(122) >= 0, 0",
    "hints[2] < 0 || 1 > 2, 1",
    "bit(7) && (lit && !0), 1",
    "carries(oil_can), 1",
    "carries(41), 0",
    "state(shore.oil_can) == 2, 1",
    "owner(40), 1",
    "state(4000), 0",
    "0 || 0 && 1, 0",
  })
  void theValueOfAnExpressionDependsOnTheState(String text, int value) {
    assertThat(Expression.parse(text, SYMBOLS).valueIn(session)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "room == shor; 'room == shor', column 9: there is no room 'shor'; did you mean 'shore'?",
        "carries oil; column 9: expected (, found 'oil'",
        "lit lit; column 5: expected the end, found 'lit'",
        "(lit; column 5: expected ), found the end",
        "lit &&; column 7: expected a number, a name or a function, found the end",
        "var(99999999999); column 5: expected a number",
        "dark; column 1: there is no variable 'dark'",
        "lit = 1; column 5: expected the end, found '='",
      })
  void theMessageForAnInvalidExpressionContainsTheColumn(String text, String message) {
    assertThatThrownBy(() -> Expression.parse(text, SYMBOLS))
        .isInstanceOf(GoalsException.class)
        .hasMessageContaining(message);
  }

  @Test
  void anExpressionThatIsNestedTooDeeplyIsRefused() {
    assertThatThrownBy(() -> Expression.parse("!".repeat(5000) + "1", SYMBOLS))
        .hasMessageContaining("more than 100 parentheses");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{; not JSON",
        "{}; goals: expected a whole number, found nothing",
        "{\"goals\":2}; goals: expected 1, found 2",
        "{\"goals\":1}; goal: expected a text",
        "{\"goals\":1,\"goal\":\"lit\",\"milestones\":[{}]}; milestones[0].name: expected a text",
        "{\"goals\":1,\"goal\":\"lit\",\"reward\":\"x\"}; reward: expected a number",
      })
  void theMessageForAnInvalidFileOfGoalsNamesTheField(String text, String message) {
    assertThatThrownBy(() -> Goals.read(text, SYMBOLS))
        .isInstanceOf(GoalsException.class)
        .hasMessageContaining(message);
  }
}
