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
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The browser of WebKitGTK, Debian's {@code webkit2gtk-driver}, on a virtual screen. */
public final class WebKit extends Browser {

  private static final Optional<Path> DRIVER = findInstalled("WebKitWebDriver");
  private static final Optional<Path> BROWSER = findMiniBrowser();
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private final Process service;
  private final VirtualScreen screen;

  private WebKit(RemoteWebDriver driver, Process service, VirtualScreen screen) {
    super(driver);
    this.service = service;
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
    ProcessBuilder command =
        new ProcessBuilder(DRIVER.orElseThrow().toString(), "--port=" + port)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("webkit.log").toFile());
    command.environment().put("DISPLAY", screen.display());
    // Without a graphics card, compositing layers takes longer than drawing the page.
    command.environment().put("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
    Process service = command.start();
    awaitConnection(port);
    MutableCapabilities capabilities = new MutableCapabilities();
    capabilities.setCapability(
        "webkitgtk:browserOptions",
        Map.of("binary", BROWSER.orElseThrow().toString(), "args", List.of("--automation")));
    RemoteWebDriver driver =
        new RemoteWebDriver(URI.create("http://127.0.0.1:" + port).toURL(), capabilities);
    return new WebKit(driver, service, screen);
  }

  private static Optional<Path> findMiniBrowser() {
    Path libraries = Path.of("/usr/lib");
    if (!Files.isDirectory(libraries)) {
      return Optional.empty();
    }
    try (Stream<Path> found =
        Files.find(libraries, 3, (file, attributes) -> file.endsWith("MiniBrowser"))) {
      return found.findFirst();
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
      service.destroy();
      screen.close();
    }
  }
}
