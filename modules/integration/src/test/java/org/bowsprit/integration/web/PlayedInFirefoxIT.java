package org.bowsprit.integration.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.bowsprit.integration.browser.Firefox;

/** Plays the bundled game in Firefox. */
class PlayedInFirefoxIT extends PlayedPageTests<Firefox> {

  @Override
  Firefox startBrowser() throws IOException, InterruptedException {
    assumeTrue(Firefox.isInstalled(), "Firefox is not installed: the page is not opened in it");
    return Firefox.start(work);
  }
}
