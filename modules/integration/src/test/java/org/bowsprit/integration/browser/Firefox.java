package org.bowsprit.integration.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.web.InstalledProgram;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * The installed Firefox in headless mode. This class uses the protocol of Firefox, because Debian
 * does not have geckodriver, which translates WebDriver commands into this protocol.
 */
public final class Firefox extends Browser {

  private static final Optional<Path> PROGRAM = InstalledProgram.find("firefox-esr", "firefox");

  private final Process process;

  private Firefox(RemoteWebDriver driver, Process process) {
    super(driver);
    this.process = process;
  }

  /** Returns whether Firefox is installed. */
  public static boolean isInstalled() {
    return PROGRAM.isPresent();
  }

  /** Starts a browser with its own profile below a folder. */
  public static Firefox start(Path folder) throws IOException, InterruptedException {
    Path profile = Files.createTempDirectory(folder, "firefox");
    Files.writeString(
        profile.resolve("user.js"),
        """
        user_pref("marionette.port", 0);
        user_pref("intl.accept_languages", "en-US, en");
        user_pref("media.autoplay.default", 0);
        user_pref("app.update.auto", false);
        user_pref("datareporting.policy.dataSubmissionEnabled", false);
        user_pref("network.captive-portal-service.enabled", false);
        user_pref("network.connectivity-service.enabled", false);
        """);
    Process process =
        new ProcessBuilder(
                PROGRAM.orElseThrow().toString(),
                "--marionette",
                "--headless",
                "--no-remote",
                "--profile",
                profile.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("firefox.log").toFile())
            .start();
    MarionetteExecutor executor = MarionetteExecutor.connect(profile, process);
    return new Firefox(new RemoteWebDriver(executor, new MutableCapabilities()), process);
  }

  @Override
  public void close() {
    try {
      super.close();
    } finally {
      process.destroy();
    }
  }
}
