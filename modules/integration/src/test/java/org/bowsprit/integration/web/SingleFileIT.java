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

/** Tests a game in one HTML file, opened from the disk in headless Chromium. */
class SingleFileIT {

  @TempDir private static Path work;
  private Chromium browser;

  @BeforeAll
  static void exportPage() throws IOException {
    assumeTrue(Chromium.isInstalled(), "no chromium and chromedriver: the page is not opened");
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
    assertThat(page.offer()).contains("The Lamp at Gannet Rock");
    page.press("Play").clickVerb("New game");
    page.await("the game to run", () -> page.ticks() > 60);
    assertThat(page.errorMessage()).isEmpty();
    return page;
  }

  private Object engine() {
    return browser.script("return bowsprit.abilities.backend");
  }

  @Test
  void runsAsWebAssembly() {
    playNewGame();

    assertThat(engine()).isEqualTo("wasm");
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void runsAsJavaScriptIfTheBrowserCannotUnpackWebAssembly() {
    browser.runBeforeScripts("delete self.DecompressionStream");
    playNewGame();

    assertThat(engine()).isEqualTo("js");
  }
}
