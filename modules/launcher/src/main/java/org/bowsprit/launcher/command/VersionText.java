package org.bowsprit.launcher.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} says. */
public final class VersionText implements IVersionProvider {

  /** Returns the version of this build, such as {@code 0.1.0-SNAPSHOT}. */
  public String version() throws IOException {
    Properties build = new Properties();
    try (InputStream resource =
        VersionText.class.getResourceAsStream("/org/bowsprit/launcher/build.properties")) {
      build.load(resource);
    }
    return build.getProperty("version");
  }

  @Override
  public String[] getVersion() throws IOException {
    return new String[] {
      "bowsprit " + version() + " (Java " + System.getProperty("java.version") + ")"
    };
  }
}
