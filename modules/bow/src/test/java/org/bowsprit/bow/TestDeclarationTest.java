package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.declaration.Expectation;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bow.text.TextFinder;
import org.junit.jupiter.api.Test;

/** Tests that the tests in sources are compiled, and that they do not change the game. */
class TestDeclarationTest {

  private static final String GAME_SOURCE =
      """
      actor hero
      verb use
      var drops
      room test {
        object lamp { states dark, lit; verb use { lamp becomes lit } }
      }
      script begin { drops = 1; loadRoom(test) }
      """;

  private static final String TESTS_SOURCE =
      """
      test "the lamp burns" {
        var before = drops
        start lamp.use
        expect lamp is lit
        say hero "Bright!"
        expect before + 1 ==
            drops
      }
      test "nothing" { }
      """;

  private static Compilation compile(String tests) {
    return new ScriptCompiler()
        .compile(
            List.of(new SourceText("game.bow", GAME_SOURCE), new SourceText("tests.bow", tests)));
  }

  private static GameDeclaration game(String tests) {
    Compilation compilation = compile(tests);
    assertThat(compilation.errors()).extracting(Diagnostic::displayText).isEmpty();
    return compilation.game().orElseThrow();
  }

  @Test
  void allTestsHaveTheSameUnusedScriptNumber() {
    GameDeclaration game = game(TESTS_SOURCE);

    assertThat(game.tests())
        .extracting(TestDeclaration::title)
        .containsExactly("the lamp burns", "nothing");
    assertThat(game.tests()).extracting(TestDeclaration::number).containsOnly(3);
    assertThat(game.scripts()).noneMatch(each -> each.number() == 3);
  }

  @Test
  void theExpectationsOfATestHavePositions() {
    TestDeclaration test = game(TESTS_SOURCE).tests().get(0);

    assertThat(test.position()).isEqualTo(new SourcePosition("tests.bow", 1, 6));
    assertThat(test.expectations())
        .containsExactly(
            new Expectation("lamp is lit", new SourcePosition("tests.bow", 4, 10)),
            new Expectation("before + 1 == drops", new SourcePosition("tests.bow", 6, 10)));
    assertThat(test.lines()).hasSize(1);
  }

  @Test
  void testsDoNotChangeTheGame() {
    GameDeclaration gameWithTests = game(TESTS_SOURCE);
    GameDeclaration gameWithoutTests = game("");

    assertThat(gameWithTests.scripts()).isEqualTo(gameWithoutTests.scripts());
    assertThat(gameWithTests.symbols()).isEqualTo(gameWithoutTests.symbols());
    assertThat(gameWithTests.bits()).isEqualTo(gameWithoutTests.bits());
  }

  @Test
  void textsOfTestsAreNotTranslated() {
    String room = "room test { entry { say hero \"Dark.\" } }\n";

    assertThat(TextFinder.find(new SourceText("a.bow", room + TESTS_SOURCE))).hasSize(1);
  }

  @Test
  void expectationsOutsideOfTestsAndChoicesInTestsAreErrors() {
    String invalidTests =
        """
        script later {
          expect drops == 1
        }
        test "which" {
          choice { "Yes" -> drops = 2 }
        }
        test {
        }
        """;

    assertThat(compile(invalidTests).errors())
        .extracting(each -> each.at().line() + ": " + each.message())
        .containsExactly(
            "2: expected 'expect' only in a test",
            "5: expected no choice in a test, because there is no player who chooses",
            "7: expected the title of the test between double quotes, found '{'");
  }
}
