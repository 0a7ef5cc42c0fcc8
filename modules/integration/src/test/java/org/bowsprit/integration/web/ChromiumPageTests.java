package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.integration.browser.Chromium;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.BeforeEach;

/**
 * Opens the exported page in headless Chromium. The window has the size of a desktop or of a
 * telephone.
 */
abstract class ChromiumPageTests extends ExportedPageTests<Chromium> {

  static final int DESKTOP_WIDTH = 1440;
  static final int PHONE_WIDTH = 390;

  private static final int GAME_HEIGHT = 200;

  @Override
  final Chromium startBrowser() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    return Chromium.start(work);
  }

  @BeforeEach
  final void clearConsole() {
    browser.consoleMessages();
  }

  @Override
  final GamePage openPage() {
    return openPage(DESKTOP_WIDTH);
  }

  /**
   * Opens the page in a window with the given width. If it is the width of a telephone, the page is
   * used by touch.
   */
  final GamePage openPage(int width) {
    boolean isPhone = width == PHONE_WIDTH;
    browser.setViewport(width, "light");
    browser.setTouchScreen(isPhone);
    browser.open(server.address());
    return assertGameIsOffered(isPhone ? GamePage.withTouch(browser) : new GamePage(browser));
  }

  /** Drops files on the picture. */
  final GamePage dropFiles(GamePage page, Path... files) {
    double[] position = page.windowPosition(Frame.WIDTH / 2, GAME_HEIGHT / 2);
    browser.dropFiles(position[0], position[1], files);
    return page;
  }

  @Override
  final void assertNoErrors(GamePage page) {
    super.assertNoErrors(page);
    assertThat(browser.consoleMessages()).isEmpty();
  }
}
