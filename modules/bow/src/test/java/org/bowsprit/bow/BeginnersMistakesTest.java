package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the messages about mistakes that beginners make. */
class BeginnersMistakesTest {

  private static List<String> messages(String... lines) {
    return new ScriptCompiler()
            .compile(List.of(new SourceText("game.bow", String.join("\n", lines))))
            .diagnostics()
            .stream()
            .map(each -> each.at() + ": " + each.message())
            .toList();
  }

  @Test
  void anUnclosedBlockIsReportedOnceAtTheNextHandler() {
    assertThat(
            messages(
                "verb use, look",
                "room bakery {",
                "  object oven {",
                "    verb use {",
                "      if 1 {",
                "        shakeOn()",
                "    }",
                "    verb look { shakeOff() }",
                "  }",
                "  object door { name \"door\" }",
                "}",
                "script boot { setState(door, 1) }"))
        .containsExactly(
            "game.bow:8:5: expected '}' to close the block that begins in line 4, found 'verb'");
  }

  @Test
  void anUnclosedObjectIsReportedAtTheNextObject() {
    assertThat(
            messages(
                "verb look",
                "room bakery {",
                "  object oven {",
                "    verb look { shakeOff() }",
                "  object door { name \"door\" }",
                "  entry { setState(door, 1) }",
                "}"))
        .containsExactly("game.bow:5:3: expected '}' to close the object oven, found 'object'");
  }

  @Test
  void anUnknownVerbIsReportedWithTheDeclaredVerbs() {
    assertThat(
            messages(
                "verb look { text \"Look at\" }",
                "verb pickup { text \"Pick up\" }",
                "verb arrow { text \"^\" }",
                "script take { }",
                "room yard {",
                "  object log {",
                "    verb speak { }",
                "    verb take { }",
                "    verb lok { }",
                "  }",
                "}"))
        .containsExactly(
            "game.bow:7:10: expected a verb, found 'speak'; there are look, pickup",
            "game.bow:8:10: expected a verb, 'take' is a script; there are look, pickup",
            "game.bow:9:10: nothing is called 'lok'; did you mean 'look'?");
  }

  @Test
  void anAssignmentInAConditionIsReported() {
    assertThat(messages("var lit", "script boot { if lit = 1 { shakeOn() } else { shakeOff() } }"))
        .containsExactly("game.bow:2:22: expected '==' or 'is' to compare, found '='");
  }

  @Test
  void aNameInQuotesIsReportedWithTheAdviceToLeaveTheQuotesOut() {
    assertThat(messages("sound fire", "script boot { startSound(\"fire\") }"))
        .containsExactly(
            "game.bow:2:26: expected a name or a number, found a text: leave the quotes out");
  }

  @Test
  void anInsertionOfAnUnknownNameIsReported() {
    assertThat(messages("actor pia", "script boot { say pia \"From {string mill}.\" }"))
        .containsExactly("game.bow:2:29: nothing is called 'mill'");
  }
}
