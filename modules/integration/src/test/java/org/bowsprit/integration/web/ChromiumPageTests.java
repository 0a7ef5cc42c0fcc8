package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.integration.browser.Chromium;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.BeforeEach;

/** Opens the exported page in headless Chromium, with the size of a desktop or of a telephone. */
abstract class ChromiumPageTests extends ExportedPageTests<Chromium> {

  static final int DESKTOP = 1440;
  static final int PHONE = 390;

  private static final int GAME_HEIGHT = 200;

  @Override
  final Chromium start() throws IOException {
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver: the page is not opened");
    return Chromium.start(work);
  }

  @BeforeEach
  final void clearConsole() {
    browser.console();
  }

  @Override
  final GamePage openPage() {
    return openPage(DESKTOP);
  }

  /**
   * Opens the page of this test's host with a width. The width of a telephone also switches touch
   * on.
   */
  final GamePage openPage(int width) {
    boolean phone = width == PHONE;
    browser.setViewport(width, "light");
    browser.setTouchScreen(phone);
    browser.open(server.address());
    return checkOffer(phone ? GamePage.withTouch(browser) : new GamePage(browser));
  }

  /** Drops files on the picture. */
  final GamePage drop(GamePage page, Path... files) {
    double[] at = page.windowPosition(Frame.WIDTH / 2, GAME_HEIGHT / 2);
    browser.drop(at[0], at[1], files);
    return page;
  }

  @Override
  final void assertNoErrors(GamePage page) {
    super.assertNoErrors(page);
    assertThat(browser.console()).isEmpty();
  }
}
