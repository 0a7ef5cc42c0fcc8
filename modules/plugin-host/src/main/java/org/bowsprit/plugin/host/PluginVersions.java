package org.bowsprit.plugin.host;

import org.pf4j.DefaultVersionManager;
import org.pf4j.VersionManager;

/** Compares versions of plugins, and what they need with the version of a plugin API. */
public final class PluginVersions {

  private static final String BARE = "\\d+\\.\\d+\\.\\d+";

  private final VersionManager versions = new DefaultVersionManager();
  private final String apiVersion;

  /** Compares with the API of this program. */
  public PluginVersions() {
    this(PluginHost.API_VERSION);
  }

  PluginVersions(String apiVersion) {
    this.apiVersion = apiVersion;
  }

  /** Returns a negative number, 0 or a positive one as a version is older, the same or newer. */
  public int compare(String one, String other) {
    try {
      return versions.compareVersions(one, other);
    } catch (RuntimeException noVersion) {
      return one.compareTo(other);
    }
  }

  /**
   * Returns whether a plugin works with the API.
   *
   * @param requires a range such as {@code >=1.0.0 & <2.0.0}; what is none fits nothing
   */
  public boolean fits(String requires) {
    try {
      return isIn(requires);
    } catch (RuntimeException noRange) {
      return false;
    }
  }

  /**
   * Returns whether the API is in a range; a bare version stands for it and all that are newer.
   *
   * @throws RuntimeException if it is no range
   */
  boolean isIn(String requires) {
    return versions.checkVersionConstraint(
        apiVersion, requires.matches(BARE) ? ">=" + requires : requires);
  }
}
