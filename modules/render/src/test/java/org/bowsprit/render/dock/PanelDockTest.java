package org.bowsprit.render.dock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.panel.PanelColours;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.bowsprit.render.pixel.Viewport;
import org.junit.jupiter.api.Test;

/** Tests the area for a panel in the window of a renderer. */
class PanelDockTest {

  private static final int WIDTH = 960;
  private static final int HEIGHT = 720;
  private static final int PAPER_COLOUR = 0xFF000000 | PanelColours.PAPER;
  private static final int TEXT_COLOUR = 0xFF000000 | PanelColours.of(PanelLine.Weight.PLAIN);

  private int notificationCount;
  private final PanelDock dock = new PanelDock(() -> notificationCount++);
  private final int[] window = new int[WIDTH * HEIGHT];

  private TextPanel openPanel() {
    return dock.open(WIDTH, HEIGHT).orElseThrow();
  }

  private void paint() {
    dock.paintInWindow(window, WIDTH);
  }

  private long pixelCount(int colour) {
    return Arrays.stream(window).filter(pixel -> pixel == colour).count();
  }

  private static PanelPage page(String text) {
    return new PanelPage(List.of(PanelLine.plain(text)), 0, 0);
  }

  @Test
  void thePictureUsesTheWholeWindowAfterThePanelIsClosed() {
    Viewport undockedPicture = Viewport.in(WIDTH, HEIGHT, Aspect.CORRECTED, Fit.STRETCH);
    assertThat(dock.picture(WIDTH, HEIGHT, Aspect.CORRECTED, Fit.STRETCH))
        .isEqualTo(undockedPicture);
    TextPanel panel = openPanel();
    assertThat(dock.picture(WIDTH, HEIGHT, Aspect.CORRECTED, Fit.STRETCH))
        .isNotEqualTo(undockedPicture);
    paint();
    panel.close();
    assertThat(dock.needsPainting()).isTrue();
    assertThat(dock.picture(WIDTH, HEIGHT, Aspect.CORRECTED, Fit.STRETCH))
        .isEqualTo(undockedPicture);
    assertThat(dock.contains(WIDTH - 1, HEIGHT - 1)).isFalse();
  }

  @Test
  void noPanelIsOpenedIfTheWindowIsTooSmall() {
    assertThat(dock.open(320, 200)).isEmpty();
    assertThat(dock.place()).isEmpty();
  }

  @Test
  void textIsPaintedOnThePanelsBackground() {
    TextPanel panel = openPanel();
    panel.show(page("Über"));
    paint();
    PanelPlace place = dock.place().orElseThrow();
    assertThat(pixelCount(PAPER_COLOUR))
        .isGreaterThan((long) place.width() * place.height() * 9 / 10);
    assertThat(pixelCount(TEXT_COLOUR)).isBetween(40L, 400L);
    assertThat(window[(place.y() - 1) * WIDTH]).as("the pixel above the panel").isZero();
  }

  @Test
  void aMissingAccentedCharacterIsShownWithoutItsAccent() {
    TextPanel panel = openPanel();
    panel.show(page("\u1EA1"));
    paint();
    int[] expected = window.clone();
    panel.show(page("a"));
    paint();
    assertThat(window).isEqualTo(expected);
  }

  @Test
  void onlyAChangedPageNeedsPainting() {
    TextPanel panel = openPanel();
    panel.show(page("a"));
    paint();
    int countBefore = notificationCount;
    panel.show(page("a"));
    assertThat(dock.needsPainting()).isFalse();
    assertThat(notificationCount).isEqualTo(countBefore);
    panel.show(page("b"));
    assertThat(dock.needsPainting()).isTrue();
    assertThat(notificationCount).isGreaterThan(countBefore);
  }

  @Test
  void thePanelShowsWhetherItHasTheFocus() {
    TextPanel panel = openPanel();
    panel.show(page(""));
    paint();
    int markedColour = 0xFF000000 | PanelColours.of(PanelLine.Weight.MARKED);
    assertThat(pixelCount(markedColour)).isZero();
    panel.typing(true);
    paint();
    assertThat(pixelCount(markedColour)).isGreaterThan(WIDTH);
  }

  @Test
  void mousePositionsAreReportedInColumnsAndRows() {
    TextPanel panel = openPanel();
    PanelPlace place = dock.place().orElseThrow();
    int x = place.x() + PanelPlace.MARGIN + 3 * PanelFontSize.MEDIUM.width() + 1;
    int y = place.y() + PanelPlace.MARGIN + 2 * PanelFontSize.MEDIUM.height() + 1;
    assertThat(dock.contains(x, y)).isTrue();
    dock.press(x, y);
    dock.wheel(-1);
    List<PanelEvent> events = new ArrayList<>();
    panel.poll(events::add);
    assertThat(events).containsExactly(new PanelEvent.Press(3, 2), new PanelEvent.Wheel(-1));
  }

  @Test
  void thePanelAdaptsToTheSizesOfTheWindowAndTheText() {
    TextPanel panel = openPanel();
    int columnsBefore = panel.columns();
    panel.enlarge(true);
    assertThat(panel.columns()).isLessThan(columnsBefore);
    panel.enlarge(false);
    dock.resize(1920, 1080);
    assertThat(dock.place()).contains(new PanelPlace(1328, 0, 592, 1080));
  }

  @Test
  void pagesLargerThanThePanelAreCutOff() {
    TextPanel panel = openPanel();
    List<PanelLine> lines = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      lines.add(PanelLine.plain("W".repeat(400)));
    }
    panel.typing(true);
    panel.show(new PanelPage(lines, 900, 499));
    paint();
    assertThat(pixelCount(TEXT_COLOUR)).isPositive();
  }
}
