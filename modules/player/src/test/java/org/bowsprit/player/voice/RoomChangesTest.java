package org.bowsprit.player.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the reports of dialogue choices for players who cannot see the screen. */
class RoomChangesTest {

  private static final String CHOICES = "1: Short.. 2: Long.";

  private final TestGame game = new TestGame();
  private final Surroundings surroundings = mock(Surroundings.class);
  private final RoomChanges roomChanges =
      new RoomChanges(game.timedSession(), surroundings, mock(Texts.class));

  @BeforeEach
  void showChoices() {
    when(surroundings.numberedChoices()).thenReturn(CHOICES);
    setCanAct(true);
  }

  private void setCanAct(boolean canAct) {
    game.session().machine().variables().set(EngineVariable.CURSORSTATE, 1);
    game.session().machine().variables().set(EngineVariable.USERPUT, canAct ? 1 : 0);
  }

  @Test
  void dialogueChoicesAreReportedOnce() {
    assertThat(roomChanges.nextReport()).isEqualTo(CHOICES);
    roomChanges.round();
    assertThat(roomChanges.nextReport()).isEmpty();
  }

  @Test
  void theSameChoicesAreReportedAgainWhenTheyAreShownAgain() {
    roomChanges.nextReport();
    setCanAct(false);
    roomChanges.round();
    assertThat(roomChanges.nextReport()).isEmpty();
    setCanAct(true);
    roomChanges.round();
    assertThat(roomChanges.nextReport()).isEqualTo(CHOICES);
  }
}
