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
 * Runs tests of the template's game. The tests are written in the language of the game's sources.
 */
class TestRunTest {

  private static final long MAX_TICKS = 2_000;

  @TempDir private Path folder;

  @BeforeEach
  void writeTheTemplate() throws IOException {
    StarterGame.sources(Template.ADVENTURE, "Lost").write(folder);
  }

  private List<TestResult> results(String tests) throws IOException {
    Files.writeString(folder.resolve("tests.bow"), tests);
    return AuthoredGames.testableGames(folder).stream()
        .map(game -> new TestRun(game, 0, 0, MAX_TICKS).run())
        .toList();
  }

  private String failure(String statements) throws IOException {
    TestResult result = results("test \"it\" {\n" + statements + "\n}").get(0);
    return result.failure().map(each -> each.at() + ": " + each.what()).orElse("passed");
  }

  @Test
  void theTestsOfTheTemplatePass() throws IOException {
    List<TestResult> results = results(Files.readString(folder.resolve("tests.bow")));

    assertThat(results).hasSize(2).allMatch(TestResult::passed);
  }

  @Test
  void eachTestRunsInANewGame() throws IOException {
    String test = "test \"it\" { expect door is locked; door becomes open }\n";

    assertThat(results(test + test)).hasSize(2).allMatch(TestResult::passed);
  }

  @Test
  void aFailureContainsTheConditionAndTheComparedValues() throws IOException {
    assertThat(failure("expect getActorX(hero) + 1 == 60"))
        .isEqualTo("tests.bow:2:8: expected getActorX(hero) + 1 == 60, found 61");
    assertThat(failure("var a[3]\nvar i = 2\na[2] = 7\nexpect a[i] < i"))
        .isEqualTo("tests.bow:5:8: expected a[i] < i, found 7 and 2");
    assertThat(failure("expect door is open")).isEqualTo("tests.bow:2:8: expected door is open");
    assertThat(failure("expect has(key) or chest is open"))
        .isEqualTo("tests.bow:2:8: expected has(key) or chest is open");
  }

  @Test
  void aTestEndsAtTheFirstFailureOrAtReturn() throws IOException {
    assertThat(failure("if chest is closed { return }\nexpect 1 == 2")).isEqualTo("passed");
    assertThat(failure("expect 1 == 2\nexpect 2 == 3")).startsWith("tests.bow:2:8");
  }

  @Test
  void scriptErrorsFailATest() throws IOException {
    assertThat(failure("var none = 0\nnone = 5 / none"))
        .startsWith("tests.bow:1:6: script error: tests.bow:3: ");
  }

  @Test
  void aTestThatNeverEndsFails() throws IOException {
    assertThat(failure("loop { yield }"))
        .isEqualTo("tests.bow:1:6: it did not end within 2,000 iterations");
  }
}
