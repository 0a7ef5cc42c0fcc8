package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests speech (spec 15, rules B, M and N). */
class SpeechRulesTest {

  private static final int ABSENT_ACTOR = 2;
  private static final int TICKS_OF_MORE_THAN_A_PAGE = 30;

  private final Theatre theatre = new Theatre();

  /**
   * Returns the second page of a line of ego. While the first page is shown, an actor in another
   * room speaks another line.
   */
  private String secondPageAfter(String line) {
    theatre
        .script(20, "print(1,[Text(\"tar and said\" + wait() + \"it under low\")]);")
        .script(21, "print(" + ABSENT_ACTOR + ",[Text(\"" + line + "\")]);")
        .open()
        .run(20)
        .run(21);
    theatre.recorder().clear();
    return theatre.tick(TICKS_OF_MORE_THAN_A_PAGE).recorder().text();
  }

  @Test
  void aShortLineOfAnAbsentActorLetsAWaitingPageContinue() {
    assertThat(secondPageAfter("low")).isEqualTo("it under low");
  }

  @Test
  void aLongLineOfAnAbsentActorOverwritesTheBeginningOfAWaitingPage() {
    // Page 2 begins after 12 characters and a two-byte code; a zero ends the new line.
    assertThat(secondPageAfter("01234567890123AB")).isEqualTo("AB");
  }

  @Test
  void pagesFollowASpeakerWhoHasLeftTheRoom() {
    theatre
        .script(
            20,
            "putActorInRoom(2," + StageRooms.FIRST + ");",
            "print(2,[Overhead(),Text(\"a\" + wait() + \"b\")]);",
            "putActorInRoom(2," + StageRooms.SECOND + ");")
        .script(21, "putActor(2,150,120);")
        .open()
        .run(20)
        .run(21);
    theatre.recorder().clear();

    theatre.tick(TICKS_OF_MORE_THAN_A_PAGE);

    assertThat(theatre.recorder().drawn()).hasSize(1);
    assertThat(theatre.recorder().drawn().get(0).x()).isEqualTo(150);
    assertThat(theatre.recorder().drawn().get(0).y()).isEqualTo(40);
  }

  @Test
  void aShownMessageDeterminesTheMeasuringCharset() {
    theatre
        .script(20, "InitCharset(2);", "print(255,[Text(\"a line\")]);")
        .script(21, "InitCharset(1);", "VerbOps(5,[New(),On(),Text(\"Open\"),SetXY(10,152)]);")
        .open()
        .run(20)
        .run(21);
    assertThat(theatre.world().charsetColours().lastUsed()).as("drawn with last").isEqualTo(1);

    theatre.tick();
    assertThat(theatre.variable(EngineVariable.HAVE_MSG)).isNotZero();
    assertThat(theatre.world().charsetColours().lastUsed()).isEqualTo(2);

    theatre.tick(TICKS_OF_MORE_THAN_A_PAGE).run(21).tick();
    assertThat(theatre.world().charsetColours().lastUsed()).as("nothing is said").isEqualTo(1);
  }
}
