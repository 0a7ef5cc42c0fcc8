package org.bowsprit.plugin.host.description;

import org.pf4j.DefaultVersionManager;
import org.pf4j.VersionManager;

/**
 * Compares versions of plugins, and checks whether a plugin works with the current version of the
 * plugin API.
 */
public final class PluginVersions {

  /**
   * The version of the plugin API, which is compared with {@code Plugin-Requires}. It is
   * independent of the program's version. The first number changes after an incompatible change of
   * a stable package, the second after an addition to a stable package.
   */
  public static final String API_VERSION = "1.1.0";

  private static final String BARE_VERSION = "\\d+\\.\\d+\\.\\d+";

  private final VersionManager versions = new DefaultVersionManager();
  private final String apiVersion;

  /** Creates a comparison with the API of this program. */
  public PluginVersions() {
    this(API_VERSION);
  }

  public PluginVersions(String apiVersion) {
    this.apiVersion = apiVersion;
  }

  /**
   * Returns a negative number, zero or a positive number if the first version is older than, equal
   * to or newer than the second.
   */
  public int compare(String first, String second) {
    try {
      return versions.compareVersions(first, second);
    } catch (RuntimeException noVersion) {
      return first.compareTo(second);
    }
  }

  /**
   * Returns whether a plugin works with the API.
   *
   * @param requires a range such as {@code >=1.0.0 & <2.0.0}; an invalid range matches nothing
   */
  public boolean acceptsApi(String requires) {
    try {
      return isApiInRange(requires);
    } catch (RuntimeException noRange) {
      return false;
    }
  }

  /** Returns whether a version of a plugin is in a range; an invalid range contains nothing. */
  public boolean isInRange(String version, String range) {
    try {
      return versions.checkVersionConstraint(version, range);
    } catch (RuntimeException noRange) {
      return false;
    }
  }

  /**
   * Returns whether the version of the API is in a range. A bare version means this version and all
   * newer ones.
   *
   * @throws RuntimeException if the range is invalid
   */
  public boolean isApiInRange(String requires) {
    return versions.checkVersionConstraint(
        apiVersion, requires.matches(BARE_VERSION) ? ">=" + requires : requires);
  }
}
