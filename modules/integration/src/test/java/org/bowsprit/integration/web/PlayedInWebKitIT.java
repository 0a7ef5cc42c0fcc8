package org.bowsprit.integration.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.bowsprit.integration.browser.WebKit;

/** Plays the bundled game in WebKitGTK, which is tested instead of Safari. */
class PlayedInWebKitIT extends PlayedPageTests<WebKit> {

  @Override
  WebKit startBrowser() throws IOException, InterruptedException {
    assumeTrue(WebKit.isInstalled(), "WebKit is not installed: the page is not opened in it");
    return WebKit.start(work);
  }
}
