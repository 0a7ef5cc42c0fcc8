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
import org.bowsprit.web.InstalledProgram;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The installed Chromium in headless mode, which a test controls like a user. */
public final class Chromium extends Browser {

  private static final Optional<Path> PROGRAM = InstalledProgram.chromium();
  private static final Optional<Path> DRIVER = InstalledProgram.find("chromedriver");

  private final ChromeDriver driver;

  private Chromium(ChromeDriver driver) {
    super(driver);
    this.driver = driver;
  }

  /** Returns whether Chromium and its driver are installed. */
  public static boolean isInstalled() {
    return PROGRAM.isPresent() && DRIVER.isPresent();
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
    Path program = PROGRAM.orElseThrow();
    options.setBinary(program.toString());
    if (program.endsWith(InstalledProgram.CHROMIUM_WITHOUT_WINDOW)) {
      // Otherwise the driver waits in vain for the page that a browser opens when it starts.
      options.setCapability("browserName", "chrome-headless-shell");
    }
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
    // The tests choose files by script, because a file dialog is invisible in headless mode.
    browser.runDevToolsCommand("Page.setInterceptFileChooserDialog", Map.of("enabled", true));
    return browser;
  }

  /** Sets the width of the window and the colour scheme. A width below 500 emulates a telephone. */
  public void setViewport(int width, String colourScheme) {
    setSize(width, 900, width < 500);
    runDevToolsCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", colourScheme))));
  }

  /** Sets the size of a telephone's screen. */
  public void setPhoneSize(int width, int height) {
    setSize(width, height, true);
  }

  private void setSize(int width, int height, boolean isMobile) {
    runDevToolsCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", isMobile));
  }

  /** Switches between the print media and the screen media. */
  public void setPrintMedia(boolean isPrint) {
    runDevToolsCommand("Emulation.setEmulatedMedia", Map.of("media", isPrint ? "print" : ""));
  }

  /** Switches between a touch screen and the mouse. */
  public void setTouchScreen(boolean isTouchScreen) {
    runDevToolsCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", isTouchScreen));
  }

  /** Switches to the window that was opened last. */
  public void switchToNewestWindow() {
    List<String> windows = List.copyOf(driver.getWindowHandles());
    driver.switchTo().window(windows.get(windows.size() - 1));
  }

  /** Runs a script in every page that is opened from now on, before the page's own scripts. */
  public void addScriptToNewPages(String script) {
    runDevToolsCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
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
    runDevToolsCommand(
        "Input.dispatchMouseEvent",
        Map.of("type", "mouseMoved", "button", "left", "buttons", 1, "x", x, "y", y));
  }

  /** Releases the left button. */
  public void release(double x, double y) {
    dispatchMouse("mouseReleased", "left", x, y);
  }

  private void dispatchMouse(String type, String button, double x, double y) {
    runDevToolsCommand(
        "Input.dispatchMouseEvent",
        Map.of("type", type, "button", button, "clickCount", 1, "x", x, "y", y));
  }

  /** Touches points of the window. Each array contains the x and the y of one finger. */
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
    runDevToolsCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  /** Drops files or folders on a point of the window. */
  public void dropFiles(double x, double y, Path... files) {
    List<String> paths = Stream.of(files).map(Path::toString).toList();
    Map<String, Object> data = Map.of("items", List.of(), "files", paths, "dragOperationsMask", 1);
    for (String type : List.of("dragEnter", "dragOver", "drop")) {
      runDevToolsCommand(
          "Input.dispatchDragEvent", Map.of("type", type, "x", x, "y", y, "data", data));
    }
  }

  /** Returns the processor time of the page's tasks in seconds, since the first call. */
  public double processorSeconds() {
    runDevToolsCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
    List<?> metrics =
        (List<?>) runDevToolsCommand("Performance.getMetrics", Map.of()).get("metrics");
    return metrics.stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> metric.get("name").equals("TaskDuration"))
        .mapToDouble(metric -> ((Number) metric.get("value")).doubleValue())
        .findFirst()
        .orElseThrow();
  }

  /** Returns the messages of the page's console, including script errors. */
  public List<String> consoleMessages() {
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
            runDevToolsCommand(
                "Page.captureScreenshot", Map.of("captureBeyondViewport", true, "format", "png"))));
  }

  /** Prints the page to PDF. */
  public void printToPdf(Path file) {
    write(
        file,
        decodeData(
            runDevToolsCommand(
                "Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true))));
  }

  private static byte[] decodeData(Map<String, Object> answer) {
    return Base64.getDecoder().decode((String) answer.get("data"));
  }

  private Map<String, Object> runDevToolsCommand(String command, Map<String, Object> parameters) {
    return driver.executeCdpCommand(command, parameters);
  }
}
