package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Browser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/**
 * The output of {@code bowsprit export-web} in headless Chromium. Each test has its own host name,
 * so the browser has no stored data for it. Pictures are saved in {@code target/web-pictures}.
 */
abstract class ExportedPage {

  static final Path PICTURES = Checkout.root().resolve("modules/integration/target/web-pictures");

  static final int DESKTOP = 1440;
  static final int PHONE = 390;

  @TempDir static Path work;
  static Browser browser;
  private static Path site;

  Site served;

  @BeforeAll
  static void exportTheSite() throws IOException {
    assumeTrue(Browser.isInstalled(), "no chromium and chromedriver: the page is not opened");
    site = work.resolve("site");
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), "export-web", "--out", site.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    browser = Browser.start(work);
  }

  @AfterAll
  static void closeTheBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }

  @BeforeEach
  void serveTheSite() {
    served = Site.of(site);
    browser.console();
  }

  @AfterEach
  void nothingWasAskedOfOtherHosts() {
    served.close();
    assertThat(served.elsewhere()).as("requests to other hosts").isEmpty();
  }

  /**
   * Opens the page of this test's host with the width of a desktop, or of a telephone with touch.
   */
  final GamePage opened(int width) {
    boolean phone = width == PHONE;
    browser.look(width, "light");
    browser.touched(phone);
    browser.open(served.address());
    GamePage page = new GamePage(browser, phone);
    assertThat(page.offered()).contains("The Lamp at Gannet Rock");
    return page;
  }

  static void nothingIsWrong(GamePage page) {
    assertThat(page.trouble()).isEmpty();
    assertThat(browser.console()).isEmpty();
  }
}
