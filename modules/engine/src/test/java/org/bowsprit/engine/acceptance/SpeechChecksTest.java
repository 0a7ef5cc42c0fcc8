package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.bowsprit.engine.testing.CharacterRecorder;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests speech and its timing (spec 07 §14, checks 42 to 51; spec 05 §15, checks 45 and 47). */
class SpeechChecksTest {

  private static final int MORE_PAGES = 255;
  private static final int LAST_PAGE = 1;

  private final ScriptedGame game = new ScriptedGame();

  private int messageState() {
    return game.variable(EngineVariable.HAVE_MSG);
  }

  @Test
  void check42APageIsShownForSixtyJiffiesPlusFourPerCharacter() {
    game.script(
            20,
            "print(255,[Text(\"0123456789\")]);",
            "Var[100] = VAR_HAVE_MSG;",
            "breakHere();",
            "Var[101] = VAR_HAVE_MSG;",
            "WaitForMessage();",
            "Var[102] = 1;")
        .open()
        .run(20);
    assertThat(game.variable(100)).isEqualTo(MORE_PAGES);

    game.tick(17);
    assertThat(game.variable(101)).isEqualTo(LAST_PAGE);
    assertThat(game.variable(102))
        .as("variable 102 after 17 frames, before the message ends")
        .isZero();
    assertThat(game.tick().variable(102))
        .as("variable 102 after 18 frames, when the message has ended")
        .isEqualTo(1);
  }

  @Test
  void check45ScriptsSeeTheEndOfAMessageOneFrameLater() {
    game.script(20, "print(255,[Text(\"\")]);").open().run(20).tick(10);
    assertThat(game.recorder().clearCount()).isZero();
    assertThat(messageState())
        .as("the message state in the frame in which the message ends")
        .isNotZero();

    assertThat(game.tick().variable(EngineVariable.HAVE_MSG)).isZero();
  }

  /** Tests rule 8 of spec 14. */
  @Test
  void spacesOmittedAfterAVerbLineBreakStillCountInTheTiming() {
    game.script(20, "print(255,[Text(\"A\" + verbNewline() + \"  B\")]);").open().run(20);
    assertThat(game.recorder().text()).isEqualTo("AB");

    game.tick(12);
    assertThat(messageState())
        .as("the message state before 60 + 4 * 4 jiffies, or 13 frames, have passed")
        .isEqualTo(LAST_PAGE);
    assertThat(game.tick(2).variable(EngineVariable.HAVE_MSG)).isZero();
  }

  /**
   * Tests rule 13 of spec 14: a string is measured byte by byte, as it is stored, and a zero byte
   * ends the string.
   */
  @Test
  void aStringIsMeasuredByteByByte() {
    game.script(
            20,
            "PutCodeInString(5,\"AB\" + getInt(Var[259]) + \"C\");",
            "Var[100] = getStringWidth(5);",
            "PutCodeInString(5,\"AB\" + getInt(Var[3]) + \"C\");",
            "Var[101] = getStringWidth(5);")
        .open()
        .run(20);

    assertThat(game.variable(100))
        .as("the width of the bytes A, B, 4, 3, 1 and C")
        .isEqualTo(1 + 6 * 8);
    assertThat(game.variable(101)).as("the width of the bytes A, B, 4 and 3").isEqualTo(1 + 4 * 8);
  }

  @Test
  void check43HaveMsgIs255DuringEveryPageExceptTheLast() {
    game.script(20, "print(255,[Text(\"One\" + wait() + \"Two\")]);")
        .open()
        .set(EngineVariable.TALKSTOP_KEY, '.')
        .run(20)
        .tick();
    assertThat(messageState()).isEqualTo(MORE_PAGES);
    assertThat(game.recorder().text()).isEqualTo("One");

    game.recorder().clear();
    game.tick(new Input.Key('.'));
    assertThat(game.recorder().text()).isEqualTo("Two");
    assertThat(game.tick().variable(EngineVariable.HAVE_MSG)).isEqualTo(LAST_PAGE);

    game.tick(new Input.Key('.'));
    assertThat(game.tick().variable(EngineVariable.HAVE_MSG)).isZero();
  }

  @Test
  void check44TheLineOfAnActorInAnotherRoomIsNotShown() {
    game.script(
            20,
            "putActorInRoom(2,5);",
            "VAR_HAVE_MSG = 77;",
            "print(2,[Text(\"far\")]);",
            "Var[100] = VAR_HAVE_MSG;",
            "print(1,[Text(\"near\")]);")
        .open()
        .run(20);

    assertThat(game.variable(100)).isEqualTo(77);
    assertThat(game.recorder().text()).isEqualTo("near");
  }

  @Test
  void check45AKeptLineIsContinuedByTheNextLine() {
    game.script(
            20,
            "print(255,[Pos(10,50),Text(\"AB\" + keepText())]);",
            "WaitForMessage();",
            "Var[100] = VAR_TIMER_TOTAL;",
            "print(255,[Pos(10,50),Text(\"C\")]);")
        .open();
    int startTime = game.variable(EngineVariable.TIMER_TOTAL);

    game.run(20).tick(2);

    assertThat(game.variable(100))
        .as("the time at which the script continues, one frame later")
        .isEqualTo(startTime + 6);
    assertThat(game.recorder().drawnCharacters())
        .extracting(CharacterRecorder.DrawnCharacter::x)
        .containsExactly(10, 18, 26);
  }

  @Test
  void check46SystemTextDoesNotChangeOrEndSpeech() {
    game.script(20, "print(254,[Text(\"sys\")]);")
        .script(21, "print(255,[Text(\"speech\")]);")
        .open()
        .run(20)
        .tick();
    assertThat(messageState()).isZero();

    game.run(21).tick().run(20).tick();
    assertThat(messageState()).isEqualTo(LAST_PAGE);
    assertThat(game.recorder().clearCount()).isZero();
  }

  @Test
  void check47NarratedTextHasTheColourOfTheStatementAndAnActorsTextItsTalkColour() {
    game.script(20, "print(255,[Color(7),Text(\"a\")]);")
        .script(21, "ActorOps(1,[TalkColor(9)]);", "print(1,[Color(7),Text(\"b\")]);")
        .script(22, "ActorOps(1,[TalkColor(11)]);")
        .script(23, "print(1,[Text(\"c\")]);")
        .open()
        .run(20)
        .run(21)
        .run(22)
        .run(23);

    assertThat(game.recorder().drawnCharacters())
        .extracting(
            CharacterRecorder.DrawnCharacter::letter, CharacterRecorder.DrawnCharacter::colour)
        .containsExactly(tuple('a', 7), tuple('b', 9), tuple('c', 11));
  }

  @Test
  void check48OnlySettingsOfAStatementWithoutTextBecomeDefaults() {
    game.script(20, "print(255,[Color(7),Text(\"a\")]);", "print(255,[Text(\"b\")]);")
        .script(21, "print(255,[Pos(30,40),Color(9)]);", "print(255,[Text(\"c\")]);")
        .open()
        .run(20)
        .run(21);

    assertThat(game.recorder().drawnCharacters())
        .containsExactly(
            new CharacterRecorder.DrawnCharacter('a', 2, 5, 7),
            new CharacterRecorder.DrawnCharacter('b', 2, 5, 15),
            new CharacterRecorder.DrawnCharacter('c', 30, 40, 9));
  }

  @Test
  void check49TextAboveAHeadKeepsItsDistanceFromTheBorders() {
    game.script(20, "putActor(1,10,120);", "print(1,[Overhead(),Text(\"a\")]);")
        .script(21, "putActor(1,310,120);", "print(1,[Overhead(),Text(\"a\")]);")
        .script(22, "VAR_TALK_STRING_Y = 50;", "print(1,[Overhead(),Text(\"a\")]);")
        .open();

    assertThat(firstCharacterOf(20).x()).isEqualTo(80);
    assertThat(firstCharacterOf(21).x()).isEqualTo(240);
    assertThat(firstCharacterOf(22).y()).isEqualTo(50);
  }

  private CharacterRecorder.DrawnCharacter firstCharacterOf(int script) {
    game.recorder().clear();
    return game.run(script).recorder().drawnCharacters().get(0);
  }

  @Test
  void check50NoPageIsShownWhileTheCameraPans() {
    game.script(20, "loadRoom(" + ScriptedGameRooms.WIDE_ROOM + ");", "CursorHide();")
        .script(21, "panCameraTo(480);", "breakHere();", "print(255,[Text(\"One\")]);")
        .open()
        .run(20)
        .tick(2)
        .run(21);

    game.tick(30);
    assertThat(messageState()).isEqualTo(MORE_PAGES);
    assertThat(game.recorder().text()).isEmpty();

    game.tick(12);
    assertThat(game.recorder().text()).isEqualTo("One");
  }

  @Test
  void check51ARoomChangeEndsSpeech() {
    game.script(20, "print(1,[Text(\"Hello\")]);")
        .script(21, "loadRoom(" + ScriptedGameRooms.SECOND_ROOM + ");")
        .open()
        .run(20)
        .run(21);

    assertThat(game.variable(EngineVariable.TALK_ACTOR)).isEqualTo(255);
    assertThat(game.recorder().clearCount()).isPositive();
    assertThat(game.tick().variable(EngineVariable.HAVE_MSG)).isZero();
  }
}
