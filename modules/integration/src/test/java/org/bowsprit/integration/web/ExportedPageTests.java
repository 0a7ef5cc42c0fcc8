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
 * Opens the output of {@code bowsprit export-web} in a browser. Each test starts a server with
 * another address, so the browser has no stored data for it. Pictures are saved in {@code
 * target/web-pictures}.
 */
@TestInstance(Lifecycle.PER_CLASS)
abstract class ExportedPageTests<B extends Browser> {

  static final Path PICTURES = Checkout.root().resolve("modules/integration/target/web-pictures");

  @TempDir static Path work;
  B browser;
  StaticServer server;
  private Path site;

  /** Starts the browser; skips the tests if it is not installed. */
  abstract B startBrowser() throws IOException, InterruptedException;

  @BeforeAll
  final void exportSite() throws IOException, InterruptedException {
    browser = startBrowser();
    site = work.resolve("site");
    Bowsprit.Run run = Bowsprit.run(work.resolve("state"), "export-web", "--out", site.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @AfterAll
  final void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  final void serveSite() {
    server = StaticServer.of(site);
  }

  @AfterEach
  final void assertNoRequestsToOtherHosts() {
    server.close();
    assertThat(server.requestsToOtherHosts()).as("the requests to other hosts").isEmpty();
  }

  /** Opens the page on the server of this test. */
  GamePage openPage() {
    browser.open(server.address());
    return assertGameIsOffered(new GamePage(browser));
  }

  static GamePage assertGameIsOffered(GamePage page) {
    assertThat(page.awaitOffer()).contains("The Lamp at Gannet Rock");
    return page;
  }

  /** Checks that the page has reported no error. */
  void assertNoErrors(GamePage page) {
    assertThat(page.errorMessage()).isEmpty();
  }
}
