package org.bowsprit.integration.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The installed Chromium in headless mode, which a test controls like a user. */
public final class Chromium extends Browser {

  private static final Optional<Path> CHROMIUM =
      findInstalled("chromium", "google-chrome", "chrome");
  private static final Optional<Path> DRIVER = findInstalled("chromedriver");

  private final ChromeDriver driver;

  private Chromium(ChromeDriver driver) {
    super(driver);
    this.driver = driver;
  }

  /** Returns whether Chromium and its driver are installed. */
  public static boolean isInstalled() {
    return CHROMIUM.isPresent() && DRIVER.isPresent();
  }

  /**
   * Starts a browser with its own profile below a folder.
   *
   * @param switches additional command line switches
   */
  public static Chromium start(Path folder, String... switches) throws IOException {
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
    options.addArguments(switches);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(DRIVER.orElseThrow().toFile())
            .build();
    Chromium browser = new Chromium(new ChromeDriver(service, options));
    // The tests choose files by script. A dialog would be invisible, and cancelled at once.
    browser.devTools("Page.setInterceptFileChooserDialog", Map.of("enabled", true));
    return browser;
  }

  /** Sets the width of a window or a telephone, and the colour scheme. */
  public void setViewport(int width, String scheme) {
    setSize(width, 900, width < 500);
    devTools(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Sets the size of a telephone's screen. */
  public void setPhoneSize(int width, int height) {
    setSize(width, height, true);
  }

  private void setSize(int width, int height, boolean mobile) {
    devTools(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", mobile));
  }

  /** Switches between the print media and the screen media. */
  public void setPrintMedia(boolean printed) {
    devTools("Emulation.setEmulatedMedia", Map.of("media", printed ? "print" : ""));
  }

  /** Switches between a touch screen and the mouse. */
  public void setTouchScreen(boolean touched) {
    devTools("Emulation.setTouchEmulationEnabled", Map.of("enabled", touched));
  }

  /** Switches to the window that was opened last. */
  public void goToNewWindow() {
    List<String> windows = List.copyOf(driver.getWindowHandles());
    driver.switchTo().window(windows.get(windows.size() - 1));
  }

  /** Runs a script in every page that is opened from now on, before the page's own scripts. */
  public void runBeforeScripts(String script) {
    devTools("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
  }

  @Override
  public void moveMouse(double x, double y) {
    dispatchMouse("mouseMoved", "none", x, y);
  }

  @Override
  public void click(double x, double y) {
    dispatchMouse("mousePressed", "left", x, y);
    dispatchMouse("mouseReleased", "left", x, y);
  }

  /** Presses the left button down at a point of the window. */
  public void press(double x, double y) {
    dispatchMouse("mousePressed", "left", x, y);
  }

  /** Moves the mouse with the left button down. */
  public void dragTo(double x, double y) {
    devTools(
        "Input.dispatchMouseEvent",
        Map.of("type", "mouseMoved", "button", "left", "buttons", 1, "x", x, "y", y));
  }

  /** Releases the left button. */
  public void release(double x, double y) {
    dispatchMouse("mouseReleased", "left", x, y);
  }

  private void dispatchMouse(String type, String button, double x, double y) {
    devTools(
        "Input.dispatchMouseEvent",
        Map.of("type", type, "button", button, "clickCount", 1, "x", x, "y", y));
  }

  /** Touches points of the window: an x and a y for each finger. */
  public void touch(double[]... fingers) {
    dispatchTouch("touchStart", fingers);
  }

  /** Moves the touching fingers. */
  public void moveFingers(double[]... fingers) {
    dispatchTouch("touchMove", fingers);
  }

  /** Lifts all fingers. */
  public void liftFingers() {
    dispatchTouch("touchEnd");
  }

  private void dispatchTouch(String type, double[]... fingers) {
    List<Map<String, Object>> points = new ArrayList<>();
    for (double[] finger : fingers) {
      points.add(Map.of("x", finger[0], "y", finger[1], "id", points.size()));
    }
    devTools("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  /** Drops files or folders on a point of the window. */
  public void drop(double x, double y, Path... files) {
    List<String> paths = Stream.of(files).map(Path::toString).toList();
    Map<String, Object> data = Map.of("items", List.of(), "files", paths, "dragOperationsMask", 1);
    for (String type : List.of("dragEnter", "dragOver", "drop")) {
      devTools("Input.dispatchDragEvent", Map.of("type", type, "x", x, "y", y, "data", data));
    }
  }

  /** Returns the processor time of the page's tasks in seconds, since the first call. */
  public double processorSeconds() {
    devTools("Performance.enable", Map.of("timeDomain", "threadTicks"));
    List<?> metrics = (List<?>) devTools("Performance.getMetrics", Map.of()).get("metrics");
    return metrics.stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> metric.get("name").equals("TaskDuration"))
        .mapToDouble(metric -> ((Number) metric.get("value")).doubleValue())
        .findFirst()
        .orElseThrow();
  }

  /** Returns the messages of the page's console, including script errors. */
  public List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /** Saves a picture of the whole page, including the parts outside the window. */
  @Override
  public void saveScreenshot(Path file) {
    write(
        file,
        decodeData(
            devTools(
                "Page.captureScreenshot", Map.of("captureBeyondViewport", true, "format", "png"))));
  }

  /** Prints the page to PDF. */
  public void printToPdf(Path file) {
    write(
        file,
        decodeData(
            devTools(
                "Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true))));
  }

  private static byte[] decodeData(Map<String, Object> answer) {
    return Base64.getDecoder().decode((String) answer.get("data"));
  }

  private Map<String, Object> devTools(String command, Map<String, Object> parameters) {
    return driver.executeCdpCommand(command, parameters);
  }
}
