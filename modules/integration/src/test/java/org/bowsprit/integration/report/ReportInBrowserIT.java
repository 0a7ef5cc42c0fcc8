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
 * Tests the page {@code report.html} of a comparison in headless Chromium. One of the compared
 * routers comes from a plugin. Pictures are saved in {@code target/report-pictures}.
 */
class ReportInBrowserIT {

  private static final Path PICTURES =
      Checkout.root().resolve("modules/integration/target/report-pictures");

  @TempDir private static Path work;
  private static Path walklabReport;
  private static Path witnessesReport;
  private static Chromium browser;

  @BeforeAll
  static void createReports() throws IOException {
    assumeTrue(Chromium.isInstalled(), "Chromium or chromedriver is not installed");
    Path plugins = Files.createDirectories(work.resolve("plugins"));
    ZigzagRouter.writeTo(plugins);
    walklabReport = createReport("walklab", "1,3,8,9,15", plugins);
    witnessesReport = createReport("witnesses", "1,2", plugins);
    browser = Chromium.start(work);
  }

  private static Path createReport(String source, String rooms, Path plugins) {
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
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void openWalklab() {
    browser.setPrintMedia(false);
    browser.setViewport(1440, "light");
    browser.open(walklabReport);
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
      String reportName, int width, String colourScheme) {
    browser.setViewport(width, colourScheme);
    browser.open(reportName.equals("walklab") ? walklabReport : witnessesReport);

    assertThat(browser.consoleMessages()).isEmpty();
    assertThat(browser.runScript("return document.documentElement.scrollWidth - innerWidth"))
        .as("the horizontal overflow in pixels")
        .isEqualTo(0L);
    assertThat(backgroundBrightness("document.body"))
        .isCloseTo(colourScheme.equals("dark") ? 0 : 255, within(60));
    assertThat(browser.countElements("#map .route")).isPositive();
    assertThat(Accessibility.violations(browser)).isEmpty();
    browser.saveScreenshot(
        PICTURES.resolve(reportName + "-" + width + "-" + colourScheme + ".png"));
  }

  @Test
  void aRouterCanBeHiddenAndShownOnTheMap() {
    int routeCount = browser.countElements("#map .route");
    WebElement checkbox = browser.element("#legend input");
    checkbox.click();
    assertThat(browser.countElements("#map .route")).isEqualTo(routeCount - 1);
    checkbox.click();
    assertThat(browser.countElements("#map .route")).isEqualTo(routeCount);
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"picture, image", "boxes, .box", "ids, text"})
  void aLayerCanBeHiddenAndShownOnTheMap(String layer, String selector) {
    int elementCount = browser.countElements("#map " + selector);
    assertThat(elementCount).isPositive();
    WebElement checkbox = browser.element("[data-layer=" + layer + "]");
    checkbox.click();
    assertThat(browser.countElements("#map " + selector)).isZero();
    checkbox.click();
    assertThat(browser.countElements("#map " + selector)).isEqualTo(elementCount);
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void arrowKeysSelectTheNextAndPreviousWalkAndRoom() {
    browser.runScript("document.getElementById('rooms').scrollIntoView()");
    selectValue("room", "0");
    String firstPosition = walkPosition();
    assertThat(firstPosition).startsWith("walk 1 of ");
    WebElement body = browser.element("body");
    body.sendKeys(Keys.ARROW_RIGHT);
    assertThat(walkPosition()).startsWith("walk 2 of ");
    body.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
    String walkCount = firstPosition.substring("walk 1 of ".length());
    assertThat(walkPosition()).isEqualTo("walk " + walkCount + " of " + walkCount);
    body.sendKeys(Keys.ARROW_DOWN);
    assertThat(selectedValue("room")).isEqualTo("1");
    body.sendKeys(Keys.ARROW_UP, Keys.ARROW_UP);
    assertThat(selectedValue("room"))
        .isEqualTo(String.valueOf(browser.countElements("#room option") - 1));
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void arrowKeysScrollTheFocusedRegionAndDoNotChangeTheWalk() {
    browser.setViewport(390, "light");
    browser.runScript("document.getElementById('rooms').scrollIntoView()");
    selectValue("room", "0");
    String walk = walkPosition();
    WebElement figures = browser.element("#figures");
    figures.sendKeys(Keys.ARROW_RIGHT);
    assertThat(
            browser.runScript(
                """
                const region = document.getElementById('figures');
                return new Promise((resolve) => {
                  const check = () => (region.scrollLeft > 0 ? resolve(true) : requestAnimationFrame(check));
                  check();
                })"""))
        .isEqualTo(true);
    assertThat(walkPosition()).isEqualTo(walk);
    assertThat(browser.consoleMessages()).isEmpty();
  }

  @Test
  void clickingADisagreementSelectsItsWalk() {
    browser.element("[data-worst='1']").click();
    Object expected =
        browser.runScript(
            "const d = JSON.parse(document.getElementById('data').textContent);"
                + "return d.worst[1][0] + '/' + (d.worst[1][1] + 1)");
    String walk = walkPosition().replaceAll("walk (\\d+) of .*", "$1");
    assertThat(selectedValue("room") + "/" + walk).isEqualTo(expected);
  }

  @Test
  void theMatrixMarksTheStepsOfTheWalk() {
    selectValue("room", "0");
    long hops =
        (Long)
            browser.runScript(
                "const d = JSON.parse(document.getElementById('data').textContent);"
                    + "return Math.max(0, d.rooms[0].cases[0].chain.length - 1)");
    assertThat(browser.countElements("#matrix td.on")).isEqualTo((int) hops);
    assertThat(browser.countElements("#matrix td")).isPositive();
  }

  @Test
  void aLockScenarioShowsItsCurrentMatrix() {
    selectByText("room", "15 locked");
    String matrixOnDisk = browser.element("#matrix").getText();
    selectValue("set", "inside, lock 3, rebuilt");
    assertThat(browser.element("#matrix-note").getText()).contains("rebuilt");
    assertThat(browser.element("#matrix").getText()).isNotEqualTo(matrixOnDisk);
  }

  @Test
  void everyNumberHasATooltip() {
    assertThat(browser.countElements(".summary td")).isPositive();
    assertThat(browser.countElements(".summary td:not([title*='n = '])")).isZero();
    assertThat(browser.countElements(".plot .track:not(.axis .track):not([title])")).isZero();
    assertThat(browser.countElements("#figures td")).isPositive();
    assertThat(browser.countElements("#figures td:not([title])")).isZero();
  }

  @Test
  void theReportShowsTheIdAndDebugGeometryOfAPluginsRouter() {
    assertThat(browser.element(".summary").getText()).contains(ZigzagRouter.ID);
    assertThat(browser.element("#legend").getText()).contains(ZigzagRouter.ID);
    assertThat(browser.element("#figures").getText()).contains(ZigzagRouter.ID);
    browser.element("[data-layer=debug]").click();
    assertThat(
            browser.runScript(
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
    for (Path page : new Path[] {walklabReport, witnessesReport}) {
      browser.setViewport(1440, "dark");
      browser.open(page);
      Path pdf = PICTURES.resolve(page.getParent().getFileName() + ".pdf");
      browser.printToPdf(pdf);
      assertThat(Files.readAllBytes(pdf)).startsWith('%', 'P', 'D', 'F');
    }
    assertThat(browser.consoleMessages()).isEmpty();
  }

  /** Returns the mean of the red, green and blue components of an element's background. */
  private static int backgroundBrightness(String element) {
    return ((Long)
            browser.runScript(
                "const c = getComputedStyle("
                    + element
                    + ").backgroundColor.match(/\\d+/g);"
                    + "return Math.round((+c[0] + +c[1] + +c[2]) / 3)"))
        .intValue();
  }

  private static String walkPosition() {
    return browser.element("#position").getText();
  }

  private static String selectedValue(String id) {
    return (String) browser.runScript("return document.getElementById('" + id + "').value");
  }

  private static void selectByText(String id, String text) {
    selectValue(
        id,
        (String)
            browser.runScript(
                "return [...document.getElementById('%s').options].find(o => o.text === '%s').value"
                    .formatted(id, text)));
  }

  private static void selectValue(String id, String value) {
    browser.runScript(
        "const s = document.getElementById('%s'); s.value = '%s';".formatted(id, value)
            + "s.dispatchEvent(new Event('change'))");
  }
}
