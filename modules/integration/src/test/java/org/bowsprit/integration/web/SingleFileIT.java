package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a game that was exported as one HTML file. Opens the file in headless Chromium. */
class SingleFileIT {

  @TempDir private static Path work;
  private Chromium browser;

  @BeforeAll
  static void exportPage() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    Bowsprit.Run export =
        Bowsprit.run(work, "export-web", "--single-file", "--out", work.resolve("one").toString());
    assertThat(export.exitCode()).as(export.err()).isZero();
  }

  @BeforeEach
  void startBrowser() throws IOException {
    browser = Chromium.start(work);
    browser.setViewport(1440, "light");
  }

  @AfterEach
  void closeBrowser() {
    browser.close();
  }

  private GamePage playNewGame() {
    browser.open(work.resolve("one/index.html"));
    GamePage page = new GamePage(browser);
    assertThat(page.awaitOffer()).contains("The Lamp at Gannet Rock");
    page.pressButton("Play").clickVerb("New game");
    page.await("the running game", () -> page.ticks() > 60);
    assertThat(page.errorMessage()).isEmpty();
    return page;
  }

  private Object engineName() {
    return browser.runScript("return bowsprit.abilities.backend");
  }

  @Test
  void theGameRunsAsWebAssembly() {
    playNewGame();

    assertThat(engineName()).isEqualTo("wasm");
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void theGameRunsAsJavaScriptIfTheBrowserCannotUnpackWebAssembly() {
    browser.addScriptToNewPages("delete self.DecompressionStream");
    playNewGame();

    assertThat(engineName()).isEqualTo("js");
  }
}
