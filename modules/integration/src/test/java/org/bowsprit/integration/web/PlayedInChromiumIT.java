package org.bowsprit.integration.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.bowsprit.integration.browser.Chromium;

/** The bundled game in Chromium. */
class PlayedInChromiumIT extends PlayedPage<Chromium> {

  @Override
  Chromium start() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium is not installed: the page is not opened in it");
    Chromium chromium = Chromium.start(work);
    chromium.look(1440, "light");
    return chromium;
  }
}
