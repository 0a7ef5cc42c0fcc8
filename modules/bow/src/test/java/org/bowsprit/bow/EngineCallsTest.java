package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.mockingDetails;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;

class EngineCallsTest {

  private static final int VERB_AREA = 1;
  private static final int LEFT = 1;

  @Test
  void commandsOfActorsCallTheActorPorts() {
    CompiledGame stage =
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
    stage.boot();
    verify(stage.ports().actorSettings()).setCostume(2, 3);
    verify(stage.ports().actorSettings()).setTalkColor(2, 14);
    verify(stage.ports().actors()).moveToRoom(2, 4);
    verify(stage.ports().actors()).place(2, 100, 120);
    verify(stage.ports().actors()).walkToObject(2, 120);
    verify(stage.ports().actors()).walkTo(2, 10, 20);
    verify(stage.ports().actors()).face(2, 120);
  }

  @Test
  void classesAreSetAndTested() {
    CompiledGame stage =
        new CompiledGame(
            "class Locked @ 5",
            "var answer",
            "room r { object door @ 120 { } }",
            "script boot {",
            "  door becomes not Locked",
            "  if door is not Locked { answer = 1 }",
            "  if door is Locked { answer = 2 }",
            "}");
    stage.boot();
    verify(stage.ports().objects(), atLeastOnce()).setClass(120, 5, false);
    assertThat(stage.read("answer")).isEqualTo(1);
  }

  @Test
  void textsAreShownInTheSelectedLanguage() {
    String[] source = {
      "languages english, german",
      "var lines",
      "script boot { yield; say narrator \"Rock\" | \"Fels\"; lines++ }"
    };
    assertThat(textCalls(new CompiledGame(source).boot().frames(1)))
        .contains("Rock")
        .doesNotContain("Fels");
    CompiledGame german = new CompiledGame(source).boot().write("language", 1).frames(1);
    assertThat(textCalls(german)).contains("Fels").doesNotContain("Rock");
    assertThat(german.read("lines")).isEqualTo(1);
  }

  private static String textCalls(CompiledGame stage) {
    return mockingDetails(stage.ports().text()).getInvocations().toString();
  }

  @Test
  void choosingALineSpeaksItAndRunsItsStatements() {
    CompiledGame stage = dialogue();
    stage.boot().frames(2);
    assertThat(verbCalls(stage)).contains("Lamp?").contains("Bye.").doesNotContain("Oil?");
    choose(stage, 230);
    assertThat(stage.read("told")).isEqualTo(1);
    assertThat(textCalls(stage)).contains("Lamp?");
  }

  @Test
  void aLineWithOnceIsHiddenAndAConditionalLineIsShown() {
    CompiledGame stage = dialogue();
    stage.boot().frames(2);
    choose(stage, 230);
    choose(stage, 231);
    assertThat(stage.read("told")).isEqualTo(2);
    assertThat(verbCalls(stage)).contains("Oil?");
  }

  @Test
  void aSilentLineIsNotSpokenAndTheInputScriptIsRestored() {
    CompiledGame stage = dialogue();
    stage.boot().frames(2);
    assertThat(stage.vm().variables().read(32)).isNotEqualTo(7);
    choose(stage, 232);
    assertThat(stage.read("told")).isEqualTo(9);
    assertThat(textCalls(stage)).doesNotContain("Bye.");
    assertThat(stage.vm().variables().read(32)).isEqualTo(7);
  }

  private static CompiledGame dialogue() {
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

  private static String verbCalls(CompiledGame stage) {
    return mockingDetails(stage.ports().verbs()).getInvocations().toString();
  }

  private static void choose(CompiledGame stage, int verb) {
    stage.vm().runInputScript(VERB_AREA, verb, LEFT);
    stage.frames(2);
  }

  @Test
  void aWaitForASoundLastsUntilItsEnd() {
    CompiledGame stage =
        new CompiledGame(
            "sound bell @ 4",
            "var rung",
            "script boot { startSound(bell); wait for sound bell; rung = 1 }");
    when(stage.ports().sound().running(4)).thenReturn(1);
    stage.boot().frames(3);
    assertThat(stage.read("rung")).isZero();
    when(stage.ports().sound().running(4)).thenReturn(0);
    stage.frames(1);
    assertThat(stage.read("rung")).isEqualTo(1);
  }

  @Test
  void settingsCallTheirPorts() {
    CompiledGame stage =
        new CompiledGame(
            "verb open @ 2",
            "script boot {",
            "  lights(11, 0, 0)",
            "  setPalColor(1, 2, 3, 40)",
            "  setBoxFlags(3, 128)",
            "  createBoxMatrix()",
            "  setCameraAt(160)",
            "}");
    stage.boot();
    verify(stage.ports().boxes()).setFlags(3, 128);
    verify(stage.ports().boxes()).rebuildMatrix();
    verify(stage.ports().camera()).jumpTo(160);
    verify(stage.ports().palette()).setColor(40, 1, 2, 3);
  }
}
