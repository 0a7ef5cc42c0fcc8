package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Disassembler;
import org.junit.jupiter.api.Test;

/**
 * Tests {@code use interface}: the declarations that it adds, the declarations that a game can
 * replace, and the messages about errors.
 */
class InterfaceTest {

  private static final List<String> REQUIRED_LINES =
      List.of("use interface nine-verbs", "actor mira", "charset plain", "script begin { }");

  private static Compilation compile(List<String> firstLines, String... additionalLines) {
    List<String> lines = new ArrayList<>(firstLines);
    lines.addAll(List.of(additionalLines));
    return new ScriptCompiler()
        .compile(List.of(new SourceText("game.bow", String.join("\n", lines))));
  }

  private static GameDeclaration game(String... additionalLines) {
    Compilation compilation = compile(REQUIRED_LINES, additionalLines);
    assertThat(compilation.errors()).extracting(Diagnostic::displayText).isEmpty();
    return compilation.game().orElseThrow();
  }

  private static String code(GameDeclaration game, String script) {
    ScriptDeclaration declaration =
        game.scripts().stream()
            .filter(each -> each.name().equals(script))
            .findFirst()
            .orElseThrow();
    return new Disassembler(InstructionSet.V5).script(script, declaration.code().toArray()).text();
  }

  private static List<String> messages(List<String> firstLines, String... additionalLines) {
    return compile(firstLines, additionalLines).diagnostics().stream()
        .map(each -> each.at() + ": " + each.message())
        .toList();
  }

  @Test
  void useInterfaceAddsVerbsAndScripts() {
    GameDeclaration game = game();
    assertThat(game.verbs())
        .extracting("name")
        .contains("open", "close", "give", "pickup", "look", "talk", "push", "pull", "use");
    assertThat(code(game, "showVerbs")).contains("Pick up");
    assertThat(game.scripts()).filteredOn(each -> each.name().equals("boot")).hasSize(1);
  }

  @Test
  void declarationsOfTheGameReplaceThoseOfTheInterface() {
    GameDeclaration game =
        game(
            "const ROW1 = 150",
            "verb open { text \"Unlock\"; on }",
            "script answer(verb, thing, other) { say ego \"Never.\" }");
    assertThat(code(game, "showVerbs"))
        .contains("Unlock")
        .doesNotContain("\"Open\"")
        .contains(",150)");
    assertThat(code(game, "answer")).contains("Never.").doesNotContain("doesn't");
  }

  @Test
  void declarationsOfTheGameAreNumberedFirst() {
    GameDeclaration game = game("verb dance", "var steps", "class Wet");
    assertThat(game.verbs().get(0).name()).isEqualTo("dance");
    assertThat(game.variables().get(0).name()).isEqualTo("steps");
    assertThat(game.classes()).extracting("name").contains("Wet", "Person", "Way");
  }

  @Test
  void textsAreInTheLanguagesOfTheGame() {
    assertThat(code(game("languages german"), "showVerbs")).contains("Nimm").doesNotContain("Pick");
    String listing = code(game("languages german, french, english"), "showVerbs");
    assertThat(listing.indexOf("Nimm")).isPositive().isLessThan(listing.indexOf("Pick up"));
    assertThat(listing.split("Pick up", -1))
        .as("the parts of the code around the English texts for English and French")
        .hasSize(3);
  }

  @Test
  void missingDeclarationsAreReportedAtTheUseOfTheInterface() {
    assertThat(messages(List.of("use interface nine-verbs")))
        .containsExactly(
            "game.bow:1:15: the interface nine-verbs needs a script 'begin' (what happens first:"
                + " who stands where, and in which room); an actor (whom the player controls:"
                + " the one with number 1); a charset (the font of all texts: the one with"
                + " number 1)");
  }

  @Test
  void anUnknownInterfaceIsReportedWithASuggestion() {
    assertThat(messages(List.of("use interface nine-verb")))
        .containsExactly(
            "game.bow:1:15: no interface is called 'nine-verb'; did you mean 'nine-verbs'?"
                + " There is nine-verbs");
    assertThat(messages(List.of("use nine-verbs"))).hasSize(1);
  }

  @Test
  void anInvalidReplacementIsReported() {
    assertThat(messages(REQUIRED_LINES, "var answer"))
        .containsExactly(
            "game.bow:5:5: expected another name: the interface nine-verbs has a script 'answer'");
    assertThat(messages(REQUIRED_LINES, "script answer(verb) { }"))
        .containsExactly(
            "game.bow:5:8: expected answer(verb, thing, other), as the interface nine-verbs calls"
                + " it");
  }

  private static final List<String> LINES_WITH_PICTURES =
      List.of(
          "use interface nine-verbs { carried pictures }",
          "actor mira",
          "charset plain",
          "script begin { }");

  @Test
  void carriedObjectsCanBeShownAsPictures() {
    Compilation compilation =
        compile(
            LINES_WITH_PICTURES,
            "room deck { object rope { name \"rope\" } }",
            "room pictures { object coil { size 16, 16 } }",
            "function pictureOf(thing) { return thing == deck.rope ? pictures.coil : 0 }");
    assertThat(compilation.diagnostics()).extracting(Diagnostic::displayText).isEmpty();
    GameDeclaration game = compilation.game().orElseThrow();
    assertThat(game.verbs()).extracting("name").contains("_picture", "slot");
    assertThat(code(game, "_showPicture")).contains("SetToObject", "Dim()");
    assertThat(code(game, "showVerbs"))
        .as("the code with the columns of the verbs next to the pictures")
        .contains("(55,");
  }

  @Test
  void carriedObjectsAreShownAsTextsByDefault() {
    GameDeclaration game = game();
    Compilation compilationWithWords =
        compile(
            List.of(
                "use interface nine-verbs { carried words }",
                "actor mira",
                "charset plain",
                "script begin { }"));
    assertThat(game.verbs()).extracting("name").doesNotContain("_picture");
    assertThat(compilationWithWords.game().orElseThrow().scripts())
        .extracting(each -> List.of(each.code().toArray()))
        .usingRecursiveComparison()
        .isEqualTo(game.scripts().stream().map(each -> List.of(each.code().toArray())).toList());
  }

  @Test
  void missingDeclarationsForPicturesAreReported() {
    assertThat(messages(LINES_WITH_PICTURES))
        .containsExactly(
            "game.bow:1:15: the interface nine-verbs needs a room 'pictures' (an object for each"
                + " picture of a thing carried)");
    assertThat(
            messages(LINES_WITH_PICTURES, "room pictures { }", "function pictureOf() { return 0 }"))
        .containsExactly(
            "game.bow:6:10: expected pictureOf(thing), as the interface nine-verbs calls it");
  }

  @Test
  void anUnknownSettingIsReported() {
    assertThat(messages(List.of("use interface nine-verbs { caried pictures }")))
        .contains(
            "game.bow:1:28: no setting of an interface is called 'caried'; did you mean 'carried'?");
    assertThat(messages(List.of("use interface nine-verbs { carried icons }")))
        .contains("game.bow:1:28: expected carried words or pictures");
  }
}
