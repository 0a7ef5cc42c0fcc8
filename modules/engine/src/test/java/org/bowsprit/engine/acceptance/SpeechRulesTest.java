package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Tests speech that overlaps with other events: a line of an actor in another room, a speaker who
 * leaves the room, and a second character set (spec 15, rules B, M and N).
 */
class SpeechRulesTest {

  private static final int ABSENT_ACTOR = 2;
  private static final int TICKS_LONGER_THAN_A_PAGE = 30;

  private final ScriptedGame game = new ScriptedGame();

  /**
   * Returns the second page of a line of ego. While the first page is shown, an actor in another
   * room speaks another line.
   */
  private String secondPageAfterALineOfAnAbsentActor(String line) {
    game.script(20, "print(1,[Text(\"tar and said\" + wait() + \"it under low\")]);")
        .script(21, "print(" + ABSENT_ACTOR + ",[Text(\"" + line + "\")]);")
        .open()
        .run(20)
        .run(21);
    game.recorder().clear();
    return game.tick(TICKS_LONGER_THAN_A_PAGE).recorder().text();
  }

  @Test
  void aShortLineOfAnAbsentActorDoesNotChangeTheNextPage() {
    assertThat(secondPageAfterALineOfAnAbsentActor("low")).isEqualTo("it under low");
  }

  @Test
  void aLongLineOfAnAbsentActorOverwritesTheBeginningOfTheNextPage() {
    // The second page begins after 12 characters and a two-byte code. A zero ends the new line.
    assertThat(secondPageAfterALineOfAnAbsentActor("01234567890123AB")).isEqualTo("AB");
  }

  @Test
  void theNextPageIsShownAboveASpeakerWhoHasLeftTheRoom() {
    game.script(
            20,
            "putActorInRoom(2," + ScriptedGameRooms.FIRST_ROOM + ");",
            "print(2,[Overhead(),Text(\"a\" + wait() + \"b\")]);",
            "putActorInRoom(2," + ScriptedGameRooms.SECOND_ROOM + ");")
        .script(21, "putActor(2,150,120);")
        .open()
        .run(20)
        .run(21);
    game.recorder().clear();

    game.tick(TICKS_LONGER_THAN_A_PAGE);

    assertThat(game.recorder().drawnCharacters()).hasSize(1);
    assertThat(game.recorder().drawnCharacters().get(0).x()).isEqualTo(150);
    assertThat(game.recorder().drawnCharacters().get(0).y()).isEqualTo(40);
  }

  @Test
  void whileAMessageIsShownItsCharsetIsTheLastUsedOne() {
    game.script(20, "InitCharset(2);", "print(255,[Text(\"a line\")]);")
        .script(21, "InitCharset(1);", "VerbOps(5,[New(),On(),Text(\"Open\"),SetXY(10,152)]);")
        .open()
        .run(20)
        .run(21);
    assertThat(game.world().charsetColours().lastUsed())
        .as("the character set with which a verb was drawn last")
        .isEqualTo(1);

    game.tick();
    assertThat(game.variable(EngineVariable.HAVE_MSG)).isNotZero();
    assertThat(game.world().charsetColours().lastUsed()).isEqualTo(2);

    game.tick(TICKS_LONGER_THAN_A_PAGE).run(21).tick();
    assertThat(game.world().charsetColours().lastUsed())
        .as("the character set when no message is shown")
        .isEqualTo(1);
  }
}
