package org.bowsprit.render.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PanelBoardTest {

  private final PanelBoard board = new PanelBoard();

  @Test
  void anEqualPageIsNotAChange() {
    PanelPage page = PanelPage.of(List.of(PanelLine.plain("box 4")));
    assertThat(board.show(page)).isTrue();
    assertThat(board.show(PanelPage.of(List.of(PanelLine.plain("box 4"))))).isFalse();
    assertThat(board.page()).isEqualTo(page);
  }

  @Test
  void missingLinesOfThePageAreEmpty() {
    board.show(PanelPage.of(List.of(PanelLine.plain("box 4"))));
    assertThat(board.line(0).text()).isEqualTo("box 4");
    assertThat(board.line(1).text()).isEmpty();
    assertThat(board.line(-1).text()).isEmpty();
  }

  @Test
  void eventsAreReportedOnceTheOldestFirst() {
    board.happened(new PanelEvent.Press(3, 4));
    board.happened(new PanelEvent.Close());
    List<PanelEvent> told = new ArrayList<>();
    board.poll(told::add);
    board.poll(told::add);
    assertThat(told).containsExactly(new PanelEvent.Press(3, 4), new PanelEvent.Close());
  }
}
