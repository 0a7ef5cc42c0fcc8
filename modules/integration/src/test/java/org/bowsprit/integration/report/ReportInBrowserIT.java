package org.bowsprit.integration.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.browser.Accessibility;
import org.bowsprit.integration.browser.Chromium;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * Tests {@code report.html} in headless Chromium. A plugin's router is among the compared routers.
 * Pictures are saved in {@code target/report-pictures}.
 */
class ReportInBrowserIT {

  private static final Path PICTURES =
      Checkout.root().resolve("modules/integration/target/report-pictures");

  @TempDir private static Path work;
  private static Path walklab;
  private static Path witnesses;
  private static Chromium browser;

  @BeforeAll
  static void createReports() throws IOException {
    assumeTrue(
        Chromium.isInstalled(),
        "no chromium and chromedriver on this machine: reports are not opened in a browser");
    Path plugins = Files.createDirectories(work.resolve("plugins"));
    ZigzagRouter.writeTo(plugins);
    walklab = report("walklab", "1,3,8,9,15", plugins);
    witnesses = report("witnesses", "1,2", plugins);
    browser = Chromium.start(work);
  }

  private static Path report(String source, String rooms, Path plugins) {
    Path out = work.resolve(source);
    Bowsprit.Run run =
        Bowsprit.run(
            work.resolve("state"),
            "compare",
            source,
            "--rooms",
            rooms,
            "--plugins",
            plugins.toString(),
            "--queries",
            "20",
            "--no-timing",
            "--out",
            out.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    return out.resolve("report.html");
  }

  @AfterAll
  static void closeTheBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void openWalklab() {
    browser.setPrintMedia(false);
    browser.setViewport(1440, "light");
    browser.open(walklab);
  }

  @ParameterizedTest
  @CsvSource({
    "walklab, 1440, light",
    "walklab, 1440, dark",
    "walklab, 390, light",
    "walklab, 390, dark",
    "witnesses, 1440, light",
    "witnesses, 1440, dark",
    "witnesses, 390, light",
    "witnesses, 390, dark"
  })
  void theReportIsCompleteAtEveryWidthAndInBothColourSchemes(
      String name, int width, String scheme) {
    browser.setViewport(width, scheme);
    browser.open(name.equals("walklab") ? walklab : witnesses);

    assertThat(browser.console()).isEmpty();
    assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
        .as("horizontal overflow in pixels")
        .isEqualTo(0L);
    assertThat(brightness("document.body")).isCloseTo(scheme.equals("dark") ? 0 : 255, within(60));
    assertThat(browser.count("#map .route")).isPositive();
    assertThat(Accessibility.violations(browser)).isEmpty();
    browser.saveScreenshot(PICTURES.resolve(name + "-" + width + "-" + scheme + ".png"));
  }

  @Test
  void aRouterCanBeHiddenAndShownOnTheMap() {
    int routes = browser.count("#map .route");
    WebElement shown = browser.element("#legend input");
    shown.click();
    assertThat(browser.count("#map .route")).isEqualTo(routes - 1);
    shown.click();
    assertThat(browser.count("#map .route")).isEqualTo(routes);
    assertThat(browser.console()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"picture, image", "boxes, .box", "ids, text"})
  void aLayerCanBeHiddenAndShownOnTheMap(String layer, String what) {
    int shown = browser.count("#map " + what);
    assertThat(shown).isPositive();
    WebElement box = browser.element("[data-layer=" + layer + "]");
    box.click();
    assertThat(browser.count("#map " + what)).isZero();
    box.click();
    assertThat(browser.count("#map " + what)).isEqualTo(shown);
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void keysStepThroughWalksAndRooms() {
    browser.script("document.getElementById('rooms').scrollIntoView()");
    select("room", "0");
    String first = walkPosition();
    assertThat(first).startsWith("walk 1 of ");
    WebElement body = browser.element("body");
    body.sendKeys(Keys.ARROW_RIGHT);
    assertThat(walkPosition()).startsWith("walk 2 of ");
    body.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
    String last = first.substring("walk 1 of ".length());
    assertThat(walkPosition()).isEqualTo("walk " + last + " of " + last);
    body.sendKeys(Keys.ARROW_DOWN);
    assertThat(value("room")).isEqualTo("1");
    body.sendKeys(Keys.ARROW_UP, Keys.ARROW_UP);
    assertThat(value("room")).isEqualTo(String.valueOf(browser.count("#room option") - 1));
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void arrowKeysScrollTheFocusedRegionAndDoNotChangeTheWalk() {
    browser.setViewport(390, "light");
    browser.script("document.getElementById('rooms').scrollIntoView()");
    select("room", "0");
    String walk = walkPosition();
    WebElement figures = browser.element("#figures");
    figures.sendKeys(Keys.ARROW_RIGHT);
    assertThat(
            browser.script(
                """
                const region = document.getElementById('figures');
                return new Promise((resolve) => {
                  const look = () => (region.scrollLeft > 0 ? resolve(true) : requestAnimationFrame(look));
                  look();
                })"""))
        .isEqualTo(true);
    assertThat(walkPosition()).isEqualTo(walk);
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void clickingADisagreementSelectsItsWalk() {
    browser.element("[data-worst='1']").click();
    Object expected =
        browser.script(
            "const d = JSON.parse(document.getElementById('data').textContent);"
                + "return d.worst[1][0] + '/' + (d.worst[1][1] + 1)");
    String walk = walkPosition().replaceAll("walk (\\d+) of .*", "$1");
    assertThat(value("room") + "/" + walk).isEqualTo(expected);
  }

  @Test
  void theMatrixMarksTheStepsOfTheWalk() {
    select("room", "0");
    long hops =
        (Long)
            browser.script(
                "const d = JSON.parse(document.getElementById('data').textContent);"
                    + "return Math.max(0, d.rooms[0].cases[0].chain.length - 1)");
    assertThat(browser.count("#matrix td.on")).isEqualTo((int) hops);
    assertThat(browser.count("#matrix td")).isPositive();
  }

  @Test
  void aLockScenarioShowsItsCurrentMatrix() {
    selectByText("room", "15 locked");
    String asOnDisk = browser.element("#matrix").getText();
    select("set", "inside, lock 3, rebuilt");
    assertThat(browser.element("#matrix-note").getText()).contains("rebuilt");
    assertThat(browser.element("#matrix").getText()).isNotEqualTo(asOnDisk);
  }

  @Test
  void everyNumberHasATooltip() {
    assertThat(browser.count(".summary td")).isPositive();
    assertThat(browser.count(".summary td:not([title*='n = '])")).isZero();
    assertThat(browser.count(".plot .track:not(.axis .track):not([title])")).isZero();
    assertThat(browser.count("#figures td")).isPositive();
    assertThat(browser.count("#figures td:not([title])")).isZero();
  }

  @Test
  void theReportShowsTheIdAndDebugGeometryOfAPluginsRouter() {
    assertThat(browser.element(".summary").getText()).contains(ZigzagRouter.ID);
    assertThat(browser.element("#legend").getText()).contains(ZigzagRouter.ID);
    assertThat(browser.element("#figures").getText()).contains(ZigzagRouter.ID);
    browser.element("[data-layer=debug]").click();
    assertThat(
            browser.script(
                "return [...document.querySelectorAll('#map .debug title')]"
                    + ".map(t => t.textContent).filter(t => t.startsWith('zigzag')).join()"))
        .isEqualTo("zigzag: apex,zigzag: base");
  }

  @Test
  void thePrintedPageHasTheMapAndNoButtons() throws IOException {
    browser.setPrintMedia(true);
    assertThat(browser.element("#layers").isDisplayed()).isFalse();
    assertThat(browser.element("#next").isDisplayed()).isFalse();
    assertThat(browser.element("#map").isDisplayed()).isTrue();
    browser.setPrintMedia(false);
    for (Path page : new Path[] {walklab, witnesses}) {
      browser.setViewport(1440, "dark");
      browser.open(page);
      Path pdf = PICTURES.resolve(page.getParent().getFileName() + ".pdf");
      browser.printToPdf(pdf);
      assertThat(Files.readAllBytes(pdf)).startsWith('%', 'P', 'D', 'F');
    }
    assertThat(browser.console()).isEmpty();
  }

  /** Returns the mean of red, green and blue of an element's background. */
  private static int brightness(String element) {
    return ((Long)
            browser.script(
                "const c = getComputedStyle("
                    + element
                    + ").backgroundColor.match(/\\d+/g);"
                    + "return Math.round((+c[0] + +c[1] + +c[2]) / 3)"))
        .intValue();
  }

  private static String walkPosition() {
    return browser.element("#position").getText();
  }

  private static String value(String id) {
    return (String) browser.script("return document.getElementById('" + id + "').value");
  }

  private static void selectByText(String id, String text) {
    select(
        id,
        (String)
            browser.script(
                "return [...document.getElementById('%s').options].find(o => o.text === '%s').value"
                    .formatted(id, text)));
  }

  private static void select(String id, String value) {
    browser.script(
        "const s = document.getElementById('%s'); s.value = '%s';".formatted(id, value)
            + "s.dispatchEvent(new Event('change'))");
  }
}
