package org.bowsprit.integration.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The machine's own Chromium without a window; it sees no network. */
final class Browser implements AutoCloseable {

  private static final Optional<Path> CHROMIUM = installed("chromium", "google-chrome", "chrome");
  private static final Optional<Path> DRIVER = installed("chromedriver");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Tells whether the machine has Chromium and its driver. */
  static boolean isInstalled() {
    return CHROMIUM.isPresent() && DRIVER.isPresent();
  }

  /** Starts a browser with a profile of its own below a folder. */
  static Browser start(Path folder) throws IOException {
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.orElseThrow().toString());
    options.setCapability("goog:loggingPrefs", logs);
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--user-data-dir=" + Files.createTempDirectory(folder, "profile"));
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.orElseThrow().toFile())
            .build();
    return new Browser(new ChromeDriver(service, options));
  }

  private static Optional<Path> installed(String... names) {
    return Stream.of(System.getenv("PATH").split(":"))
        .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Takes the width of a window or of a telephone, and its colours. */
  void look(int width, String scheme) {
    devTools(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 500));
    devTools(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Looks at a page as a printer does, or no longer. */
  void asPrinted(boolean printed) {
    devTools("Emulation.setEmulatedMedia", Map.of("media", printed ? "print" : ""));
  }

  void open(Path page) {
    driver.get(page.toUri().toString());
  }

  /** Runs a script in the page and returns what it returns. */
  Object script(String script) {
    return driver.executeScript(script);
  }

  /** Returns how many elements a selector finds. */
  int count(String selector) {
    return driver.findElements(By.cssSelector(selector)).size();
  }

  /** Returns the first element a selector finds. */
  WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Returns what the page's console says, script errors among it. */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Keeps a picture of the whole page, for people to look at. */
  void photograph(Path file) {
    write(
        file,
        devTools("Page.captureScreenshot", Map.of("captureBeyondViewport", true, "format", "png")));
  }

  /** Prints the page to PDF. */
  void print(Path file) {
    write(
        file,
        devTools("Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true)));
  }

  private static void write(Path file, Map<String, Object> answer) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, Base64.getDecoder().decode((String) answer.get("data")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, Object> devTools(String command, Map<String, Object> parameters) {
    return driver.executeCdpCommand(command, parameters);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
