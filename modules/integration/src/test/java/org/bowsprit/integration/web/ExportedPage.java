package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Browser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/**
 * Opens the output of {@code bowsprit export-web} in a browser. Each test has its own host name, so
 * the browser has no stored data for this host. Pictures are saved in {@code target/web-pictures}.
 */
@TestInstance(Lifecycle.PER_CLASS)
abstract class ExportedPage<B extends Browser> {

  static final Path PICTURES = Checkout.root().resolve("modules/integration/target/web-pictures");

  @TempDir static Path work;
  B browser;
  Site served;
  private Path site;

  /** Starts the browser; skips the tests if it is not installed. */
  abstract B start() throws IOException, InterruptedException;

  @BeforeAll
  final void exportTheSite() throws IOException, InterruptedException {
    browser = start();
    site = work.resolve("site");
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), "export-web", "--out", site.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @AfterAll
  final void closeTheBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  final void serveTheSite() {
    served = Site.of(site);
  }

  @AfterEach
  final void nothingWasAskedOfOtherHosts() {
    served.close();
    assertThat(served.elsewhere()).as("requests to other hosts").isEmpty();
  }

  /** Opens the page of this test's host. */
  GamePage opened() {
    browser.open(served.address());
    return offering(new GamePage(browser));
  }

  static GamePage offering(GamePage page) {
    assertThat(page.offered()).contains("The Lamp at Gannet Rock");
    return page;
  }

  /** Checks that the page has reported no error. */
  void nothingIsWrong(GamePage page) {
    assertThat(page.trouble()).isEmpty();
  }
}
