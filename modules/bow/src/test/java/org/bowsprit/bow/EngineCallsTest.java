package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.mockingDetails;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;

/** Tests that compiled scripts call the engine as their statements require. */
class EngineCallsTest {

  private static final int VERB_AREA = 1;
  private static final int LEFT_BUTTON = 1;

  @Test
  void actorCommandsCallTheActorPorts() {
    CompiledGame game =
        new CompiledGame(
            "actor cook @ 2 { name \"Cook\"; costume suit; talkColor 14 }",
            "costume suit @ 3",
            "room kitchen @ 4 { object door @ 120 { } }",
            "script boot {",
            "  init cook",
            "  put cook at 100, 120 in kitchen",
            "  walk cook to door",
            "  walk cook to 10, 20",
            "  face cook to door",
            "}");
    game.boot();
    verify(game.ports().actorSettings()).setCostume(2, 3);
    verify(game.ports().actorSettings()).setTalkColor(2, 14);
    verify(game.ports().actors()).moveToRoom(2, 4);
    verify(game.ports().actors()).place(2, 100, 120);
    verify(game.ports().actors()).walkToObject(2, 120);
    verify(game.ports().actors()).walkTo(2, 10, 20);
    verify(game.ports().actors()).face(2, 120);
  }

  @Test
  void classesAreSetAndTested() {
    CompiledGame game =
        new CompiledGame(
            "class Locked @ 5",
            "var answer",
            "room r { object door @ 120 { } }",
            "script boot {",
            "  door becomes not Locked",
            "  if door is not Locked { answer = 1 }",
            "  if door is Locked { answer = 2 }",
            "}");
    game.boot();
    verify(game.ports().objects(), atLeastOnce()).setClass(120, 5, false);
    assertThat(game.read("answer")).isEqualTo(1);
  }

  @Test
  void textsAreShownInTheSelectedLanguage() {
    String[] source = {
      "languages english, german",
      "var lines",
      "script boot { yield; say narrator \"Rock\" | \"Fels\"; lines++ }"
    };
    assertThat(textCalls(new CompiledGame(source).boot().runFrames(1)))
        .contains("Rock")
        .doesNotContain("Fels");
    CompiledGame germanGame = new CompiledGame(source).boot().write("language", 1).runFrames(1);
    assertThat(textCalls(germanGame)).contains("Fels").doesNotContain("Rock");
    assertThat(germanGame.read("lines")).isEqualTo(1);
  }

  private static String textCalls(CompiledGame game) {
    return mockingDetails(game.ports().text()).getInvocations().toString();
  }

  @Test
  void aChosenLineIsSpokenAndItsStatementsRun() {
    CompiledGame game = gameWithDialogue();
    game.boot().runFrames(2);
    assertThat(verbCalls(game)).contains("Lamp?").contains("Bye.").doesNotContain("Oil?");
    choose(game, 230);
    assertThat(game.read("told")).isEqualTo(1);
    assertThat(textCalls(game)).contains("Lamp?");
  }

  @Test
  void aChosenLineWithOnceIsHiddenAndAConditionalLineIsShown() {
    CompiledGame game = gameWithDialogue();
    game.boot().runFrames(2);
    choose(game, 230);
    choose(game, 231);
    assertThat(game.read("told")).isEqualTo(2);
    assertThat(verbCalls(game)).contains("Oil?");
  }

  @Test
  void aSilentLineIsNotSpokenAndTheInputScriptIsRestored() {
    CompiledGame game = gameWithDialogue();
    game.boot().runFrames(2);
    assertThat(game.vm().variables().read(32)).isNotEqualTo(7);
    choose(game, 232);
    assertThat(game.read("told")).isEqualTo(9);
    assertThat(textCalls(game)).doesNotContain("Bye.");
    assertThat(game.vm().variables().read(32)).isEqualTo(7);
  }

  private static CompiledGame gameWithDialogue() {
    return new CompiledGame(
        "var told",
        "script input @ 7 (area, code, button) { }",
        "script boot {",
        "  VAR_VERB_SCRIPT = input",
        "  userputOn()",
        "  loop {",
        "    choice {",
        "      \"Lamp?\" once -> told = 1",
        "      \"Oil?\" if told -> { told = 2 }",
        "      \"Bye.\" silent -> break",
        "    }",
        "  }",
        "  told = 9",
        "}");
  }

  private static String verbCalls(CompiledGame game) {
    return mockingDetails(game.ports().verbs()).getInvocations().toString();
  }

  private static void choose(CompiledGame game, int verb) {
    game.vm().runInputScript(VERB_AREA, verb, LEFT_BUTTON);
    game.runFrames(2);
  }

  @Test
  void aWaitForASoundLastsUntilTheSoundEnds() {
    CompiledGame game =
        new CompiledGame(
            "sound bell @ 4",
            "var rung",
            "script boot { startSound(bell); wait for sound bell; rung = 1 }");
    when(game.ports().sound().running(4)).thenReturn(1);
    game.boot().runFrames(3);
    assertThat(game.read("rung")).isZero();
    when(game.ports().sound().running(4)).thenReturn(0);
    game.runFrames(1);
    assertThat(game.read("rung")).isEqualTo(1);
  }

  @Test
  void boxCameraAndPaletteCommandsCallTheirPorts() {
    CompiledGame game =
        new CompiledGame(
            "verb open @ 2",
            "script boot {",
            "  lights(11, 0, 0)",
            "  setPalColor(1, 2, 3, 40)",
            "  setBoxFlags(3, 128)",
            "  createBoxMatrix()",
            "  setCameraAt(160)",
            "}");
    game.boot();
    verify(game.ports().boxes()).setFlags(3, 128);
    verify(game.ports().boxes()).rebuildMatrix();
    verify(game.ports().camera()).jumpTo(160);
    verify(game.ports().palette()).setColor(40, 1, 2, 3);
  }
}
