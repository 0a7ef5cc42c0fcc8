package org.bowsprit.playtest.sourcetest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.bowsprit.kit.source.AuthoredGames;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests runs of an author's tests, which are written in the language of the game's sources. The
 * game is the template adventure.
 */
class TestRunTest {

  private static final long MAX_ITERATIONS = 2_000;

  @TempDir private Path folder;

  @BeforeEach
  void writeTemplate() throws IOException {
    StarterGame.sources(Template.ADVENTURE, "Lost").write(folder);
  }

  private List<TestResult> runTests(String tests) throws IOException {
    Files.writeString(folder.resolve("tests.bow"), tests);
    return AuthoredGames.testableGames(folder).stream()
        .map(game -> new TestRun(game, 0, 0, MAX_ITERATIONS).run())
        .toList();
  }

  private String failureOfTest(String statements) throws IOException {
    TestResult result = runTests("test \"it\" {\n" + statements + "\n}").get(0);
    return result.failure().map(failure -> failure.at() + ": " + failure.what()).orElse("passed");
  }

  @Test
  void theTestsOfTheTemplatePass() throws IOException {
    List<TestResult> results = runTests(Files.readString(folder.resolve("tests.bow")));

    assertThat(results).hasSize(2).allMatch(TestResult::passed);
  }

  @Test
  void eachTestRunsInANewGame() throws IOException {
    String test = "test \"it\" { expect door is locked; door becomes open }\n";

    assertThat(runTests(test + test)).hasSize(2).allMatch(TestResult::passed);
  }

  @Test
  void aFailureContainsTheConditionAndTheComparedValues() throws IOException {
    assertThat(failureOfTest("expect getActorX(hero) + 1 == 60"))
        .isEqualTo("tests.bow:2:8: expected getActorX(hero) + 1 == 60, found 61");
    assertThat(failureOfTest("var a[3]\nvar i = 2\na[2] = 7\nexpect a[i] < i"))
        .isEqualTo("tests.bow:5:8: expected a[i] < i, found 7 and 2");
    assertThat(failureOfTest("expect door is open"))
        .isEqualTo("tests.bow:2:8: expected door is open");
    assertThat(failureOfTest("expect has(key) or chest is open"))
        .isEqualTo("tests.bow:2:8: expected has(key) or chest is open");
  }

  @Test
  void aTestEndsAtTheFirstFailureOrAtReturn() throws IOException {
    assertThat(failureOfTest("if chest is closed { return }\nexpect 1 == 2")).isEqualTo("passed");
    assertThat(failureOfTest("expect 1 == 2\nexpect 2 == 3")).startsWith("tests.bow:2:8");
  }

  @Test
  void aTestFailsAtAScriptError() throws IOException {
    assertThat(failureOfTest("var none = 0\nnone = 5 / none"))
        .startsWith("tests.bow:1:6: script error: tests.bow:3: ");
  }

  @Test
  void aTestThatNeverEndsFails() throws IOException {
    assertThat(failureOfTest("loop { yield }"))
        .isEqualTo("tests.bow:1:6: it did not end within 2,000 iterations");
  }
}
