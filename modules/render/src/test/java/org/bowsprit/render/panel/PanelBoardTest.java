package org.bowsprit.render.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PanelBoardTest {

  private final PanelBoard board = new PanelBoard();

  @Test
  void showReturnsFalseForAnEqualPage() {
    PanelPage page = PanelPage.of(List.of(PanelLine.plain("box 4")));
    assertThat(board.show(page)).isTrue();
    assertThat(board.show(PanelPage.of(List.of(PanelLine.plain("box 4"))))).isFalse();
    assertThat(board.page()).isEqualTo(page);
  }

  @Test
  void linesOutsideThePageAreEmpty() {
    board.show(PanelPage.of(List.of(PanelLine.plain("box 4"))));
    assertThat(board.line(0).text()).isEqualTo("box 4");
    assertThat(board.line(1).text()).isEmpty();
    assertThat(board.line(-1).text()).isEmpty();
  }

  @Test
  void eventsAreReportedOnceInTheirOrder() {
    board.happened(new PanelEvent.Press(3, 4));
    board.happened(new PanelEvent.Close());
    List<PanelEvent> received = new ArrayList<>();
    board.poll(received::add);
    board.poll(received::add);
    assertThat(received).containsExactly(new PanelEvent.Press(3, 4), new PanelEvent.Close());
  }
}
