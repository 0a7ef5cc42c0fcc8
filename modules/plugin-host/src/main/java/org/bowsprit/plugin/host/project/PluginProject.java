package org.bowsprit.plugin.host.project;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.plugin.host.description.PluginId;

/**
 * The names of a new plugin.
 *
 * @param artifactId the id of the plugin and of its service: words of a–z and digits, separated by
 *     hyphens
 * @param groupId the Maven group; with the words of the id, it forms the package
 */
record PluginProject(String artifactId, String groupId) {

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*");
  private static final Pattern GROUP = Pattern.compile("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*");

  static final String VERSION = "1.0.0";

  static boolean isId(String name) {
    return ID.matcher(name).matches() && PluginId.isValid(name);
  }

  static boolean isGroup(String name) {
    return GROUP.matcher(name).matches();
  }

  /** Returns the package: {@code example.fastlane}. */
  String packageName() {
    return groupId + "." + artifactId.replace("-", "");
  }

  /** Returns the prefix of class names: {@code FastLane}. */
  String className() {
    return Arrays.stream(artifactId.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  /** Returns the properties of the archetype, by name. */
  Map<String, String> properties(String home, String bowspritVersion) {
    return Map.of(
        "groupId", groupId,
        "artifactId", artifactId,
        "version", VERSION,
        "package", packageName(),
        "className", className(),
        "bowspritHome", home,
        "bowspritVersion", bowspritVersion);
  }
}
