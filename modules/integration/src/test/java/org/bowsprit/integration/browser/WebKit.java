package org.bowsprit.integration.browser;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.integration.play.VirtualScreen;
import org.bowsprit.web.InstalledProgram;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The browser of WebKitGTK on a virtual screen. Debian's package is {@code webkit2gtk-driver}. */
public final class WebKit extends Browser {

  private static final Optional<Path> DRIVER = InstalledProgram.find("WebKitWebDriver");
  private static final Optional<Path> BROWSER = findMiniBrowser();
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private final Process driverProcess;
  private final VirtualScreen screen;

  private WebKit(RemoteWebDriver driver, Process driverProcess, VirtualScreen screen) {
    super(driver);
    this.driverProcess = driverProcess;
    this.screen = screen;
  }

  /** Returns whether the browser, its driver and a virtual screen are installed. */
  public static boolean isInstalled() {
    return DRIVER.isPresent() && BROWSER.isPresent() && VirtualScreen.isInstalled();
  }

  /** Starts a browser whose data are deleted when it is closed. */
  public static WebKit start(Path folder) throws IOException, InterruptedException {
    VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
    int port = freePort();
    ProcessBuilder builder =
        new ProcessBuilder(DRIVER.orElseThrow().toString(), "--port=" + port)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("webkit.log").toFile());
    builder.environment().put("DISPLAY", screen.display());
    // Without a graphics card, compositing layers takes longer than drawing the page.
    builder.environment().put("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
    Process driverProcess = builder.start();
    awaitConnection(port);
    MutableCapabilities capabilities = new MutableCapabilities();
    capabilities.setCapability(
        "webkitgtk:browserOptions",
        Map.of("binary", BROWSER.orElseThrow().toString(), "args", List.of("--automation")));
    RemoteWebDriver driver =
        new RemoteWebDriver(URI.create("http://127.0.0.1:" + port).toURL(), capabilities);
    return new WebKit(driver, driverProcess, screen);
  }

  private static Optional<Path> findMiniBrowser() {
    Path libraries = Path.of("/usr/lib");
    if (!Files.isDirectory(libraries)) {
      return Optional.empty();
    }
    try (Stream<Path> browsers =
        Files.find(libraries, 3, (file, attributes) -> file.endsWith("MiniBrowser"))) {
      return browsers.findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static void awaitConnection(int port) throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (true) {
      try {
        new Socket(InetAddress.getLoopbackAddress(), port).close();
        return;
      } catch (IOException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        Thread.sleep(50);
      }
    }
  }

  @Override
  public void close() {
    try {
      super.close();
    } finally {
      driverProcess.destroy();
      screen.close();
    }
  }
}
