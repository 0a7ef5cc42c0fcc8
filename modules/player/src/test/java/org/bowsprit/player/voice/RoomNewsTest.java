package org.bowsprit.player.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RoomNewsTest {

  private static final String OFFERED = "1: Short.. 2: Long.";

  private final TestGame game = new TestGame();
  private final Surroundings surroundings = mock(Surroundings.class);
  private final RoomNews news = new RoomNews(game.played(), surroundings, mock(Texts.class));

  @BeforeEach
  void linesAreOffered() {
    when(surroundings.choices()).thenReturn(OFFERED);
    letAct(true);
  }

  private void letAct(boolean wanted) {
    game.session().machine().variables().set(EngineVariable.CURSORSTATE, 1);
    game.session().machine().variables().set(EngineVariable.USERPUT, wanted ? 1 : 0);
  }

  @Test
  void linesToChooseFromAreReportedOnce() {
    assertThat(news.next()).isEqualTo(OFFERED);
    news.round();
    assertThat(news.next()).isEmpty();
  }

  @Test
  void theSameLinesAreReportedAgainWhenTheyAreOfferedAgain() {
    news.next();
    letAct(false);
    news.round();
    assertThat(news.next()).isEmpty();
    letAct(true);
    news.round();
    assertThat(news.next()).isEqualTo(OFFERED);
  }
}
