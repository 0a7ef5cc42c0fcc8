package org.bowsprit.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The output of {@code --version}. */
public final class VersionText implements IVersionProvider {

  /** Returns the version of this build, such as {@code 0.1.0-SNAPSHOT}. */
  public static String version() {
    Properties build = new Properties();
    try (InputStream resource =
        VersionText.class.getResourceAsStream("/org/bowsprit/console/version.properties")) {
      build.load(resource);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return build.getProperty("version");
  }

  /** Returns the line that {@code --version} prints. */
  public static String line() {
    return "bowsprit " + version() + " (Java " + System.getProperty("java.version") + ")";
  }

  @Override
  public String[] getVersion() {
    return new String[] {line()};
  }
}
