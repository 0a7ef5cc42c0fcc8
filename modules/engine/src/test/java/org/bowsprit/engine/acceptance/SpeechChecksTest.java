package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.bowsprit.engine.testing.CharacterRecorder;
import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests speech and its timing (spec 07 §14, checks 42 to 51; spec 05 §15, checks 45 and 47). */
class SpeechChecksTest {

  private static final int MORE_PAGES = 255;
  private static final int LAST_PAGE = 1;

  private final Theatre theatre = new Theatre();

  private int messageState() {
    return theatre.variable(EngineVariable.HAVE_MSG);
  }

  @Test
  void check42APageStaysSixtyJiffiesPlusFourPerCharacter() {
    theatre
        .script(
            20,
            "print(255,[Text(\"0123456789\")]);",
            "Var[100] = VAR_HAVE_MSG;",
            "breakHere();",
            "Var[101] = VAR_HAVE_MSG;",
            "WaitForMessage();",
            "Var[102] = 1;")
        .open()
        .run(20);
    assertThat(theatre.variable(100)).isEqualTo(MORE_PAGES);

    theatre.tick(17);
    assertThat(theatre.variable(101)).isEqualTo(LAST_PAGE);
    assertThat(theatre.variable(102)).as("17 frames of the timer").isZero();
    assertThat(theatre.tick().variable(102)).as("and one more").isEqualTo(1);
  }

  @Test
  void check45AMessageIsOverForScriptsAFrameAfterItsEnd() {
    theatre.script(20, "print(255,[Text(\"\")]);").open().run(20).tick(10);
    assertThat(theatre.recorder().clearCount()).isZero();
    assertThat(messageState()).as("the frame that ends it").isNotZero();

    assertThat(theatre.tick().variable(EngineVariable.HAVE_MSG)).isZero();
  }

  /** Spec 14, rule 8. */
  @Test
  void omittedSpacesAfterAVerbLineBreakCountInTheTiming() {
    theatre.script(20, "print(255,[Text(\"A\" + verbNewline() + \"  B\")]);").open().run(20);
    assertThat(theatre.recorder().text()).isEqualTo("AB");

    theatre.tick(12);
    assertThat(messageState()).as("60 + 4 * 4 jiffies are 13 frames").isEqualTo(LAST_PAGE);
    assertThat(theatre.tick(2).variable(EngineVariable.HAVE_MSG)).isZero();
  }

  /** Spec 14, rule 13: a string is measured as it is stored, and a zero byte ends it. */
  @Test
  void aStringIsMeasuredByteByByte() {
    theatre
        .script(
            20,
            "PutCodeInString(5,\"AB\" + getInt(Var[259]) + \"C\");",
            "Var[100] = getStringWidth(5);",
            "PutCodeInString(5,\"AB\" + getInt(Var[3]) + \"C\");",
            "Var[101] = getStringWidth(5);")
        .open()
        .run(20);

    assertThat(theatre.variable(100)).as("A, B, code 4, 3, 1, C").isEqualTo(1 + 6 * 8);
    assertThat(theatre.variable(101)).as("A, B, code 4, 3 and the end").isEqualTo(1 + 4 * 8);
  }

  @Test
  void check43HaveMsgIs255OnEveryPageExceptTheLast() {
    theatre
        .script(20, "print(255,[Text(\"One\" + wait() + \"Two\")]);")
        .open()
        .set(EngineVariable.TALKSTOP_KEY, '.')
        .run(20)
        .tick();
    assertThat(messageState()).isEqualTo(MORE_PAGES);
    assertThat(theatre.recorder().text()).isEqualTo("One");

    theatre.recorder().clear();
    theatre.tick(new Input.Key('.'));
    assertThat(theatre.recorder().text()).isEqualTo("Two");
    assertThat(theatre.tick().variable(EngineVariable.HAVE_MSG)).isEqualTo(LAST_PAGE);

    theatre.tick(new Input.Key('.'));
    assertThat(theatre.tick().variable(EngineVariable.HAVE_MSG)).isZero();
  }

  @Test
  void check44TheLineOfAnActorInAnotherRoomIsNotShown() {
    theatre
        .script(
            20,
            "putActorInRoom(2,5);",
            "VAR_HAVE_MSG = 77;",
            "print(2,[Text(\"far\")]);",
            "Var[100] = VAR_HAVE_MSG;",
            "print(1,[Text(\"near\")]);")
        .open()
        .run(20);

    assertThat(theatre.variable(100)).isEqualTo(77);
    assertThat(theatre.recorder().text()).isEqualTo("near");
  }

  @Test
  void check45AKeptLineIsContinuedByTheNextLine() {
    theatre
        .script(
            20,
            "print(255,[Pos(10,50),Text(\"AB\" + keepText())]);",
            "WaitForMessage();",
            "Var[100] = VAR_TIMER_TOTAL;",
            "print(255,[Pos(10,50),Text(\"C\")]);")
        .open();
    int began = theatre.variable(EngineVariable.TIMER_TOTAL);

    theatre.run(20).tick(2);

    assertThat(theatre.variable(100)).as("blocked for one frame").isEqualTo(began + 6);
    assertThat(theatre.recorder().drawn())
        .extracting(CharacterRecorder.Drawn::x)
        .containsExactly(10, 18, 26);
  }

  @Test
  void check46SystemTextIsNotSpeech() {
    theatre
        .script(20, "print(254,[Text(\"sys\")]);")
        .script(21, "print(255,[Text(\"speech\")]);")
        .open()
        .run(20)
        .tick();
    assertThat(messageState()).isZero();

    theatre.run(21).tick().run(20).tick();
    assertThat(messageState()).isEqualTo(LAST_PAGE);
    assertThat(theatre.recorder().clearCount()).isZero();
  }

  @Test
  void check47TheNarratorUsesTheColourOfTheSlotAndAnActorItsTalkColour() {
    theatre
        .script(20, "print(255,[Color(7),Text(\"a\")]);")
        .script(21, "ActorOps(1,[TalkColor(9)]);", "print(1,[Color(7),Text(\"b\")]);")
        .script(22, "ActorOps(1,[TalkColor(11)]);")
        .script(23, "print(1,[Text(\"c\")]);")
        .open()
        .run(20)
        .run(21)
        .run(22)
        .run(23);

    assertThat(theatre.recorder().drawn())
        .extracting(CharacterRecorder.Drawn::letter, CharacterRecorder.Drawn::colour)
        .containsExactly(tuple('a', 7), tuple('b', 9), tuple('c', 11));
  }

  @Test
  void check48OnlySettingsOfAStatementWithoutTextBecomeDefaults() {
    theatre
        .script(20, "print(255,[Color(7),Text(\"a\")]);", "print(255,[Text(\"b\")]);")
        .script(21, "print(255,[Pos(30,40),Color(9)]);", "print(255,[Text(\"c\")]);")
        .open()
        .run(20)
        .run(21);

    assertThat(theatre.recorder().drawn())
        .containsExactly(
            new CharacterRecorder.Drawn('a', 2, 5, 7),
            new CharacterRecorder.Drawn('b', 2, 5, 15),
            new CharacterRecorder.Drawn('c', 30, 40, 9));
  }

  @Test
  void check49TextAboveAHeadKeepsItsDistanceFromTheBorders() {
    theatre
        .script(20, "putActor(1,10,120);", "print(1,[Overhead(),Text(\"a\")]);")
        .script(21, "putActor(1,310,120);", "print(1,[Overhead(),Text(\"a\")]);")
        .script(22, "VAR_TALK_STRING_Y = 50;", "print(1,[Overhead(),Text(\"a\")]);")
        .open();

    assertThat(firstCharacterOf(20).x()).isEqualTo(80);
    assertThat(firstCharacterOf(21).x()).isEqualTo(240);
    assertThat(firstCharacterOf(22).y()).isEqualTo(50);
  }

  private CharacterRecorder.Drawn firstCharacterOf(int script) {
    theatre.recorder().clear();
    return theatre.run(script).recorder().drawn().get(0);
  }

  @Test
  void check50NoPageIsShownWhileTheCameraPans() {
    theatre
        .script(20, "loadRoom(" + StageRooms.WIDE + ");", "CursorHide();")
        .script(21, "panCameraTo(480);", "breakHere();", "print(255,[Text(\"One\")]);")
        .open()
        .run(20)
        .tick(2)
        .run(21);

    theatre.tick(30);
    assertThat(messageState()).isEqualTo(MORE_PAGES);
    assertThat(theatre.recorder().text()).isEmpty();

    theatre.tick(12);
    assertThat(theatre.recorder().text()).isEqualTo("One");
  }

  @Test
  void check51ARoomChangeEndsSpeech() {
    theatre
        .script(20, "print(1,[Text(\"Hello\")]);")
        .script(21, "loadRoom(" + StageRooms.SECOND + ");")
        .open()
        .run(20)
        .run(21);

    assertThat(theatre.variable(EngineVariable.TALK_ACTOR)).isEqualTo(255);
    assertThat(theatre.recorder().clearCount()).isPositive();
    assertThat(theatre.tick().variable(EngineVariable.HAVE_MSG)).isZero();
  }
}
