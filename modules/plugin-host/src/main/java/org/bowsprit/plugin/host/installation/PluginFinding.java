package org.bowsprit.plugin.host.installation;

/**
 * A finding of {@link PluginVerifier}.
 *
 * @param error true if the plugin cannot work because of the finding, false for a warning
 * @param what the rest of a sentence that begins with the plugin's name
 * @param where the first class that has the problem and the number of other classes; empty if the
 *     problem is not in a class
 */
public record PluginFinding(boolean error, String what, String where) {

  /** Returns the finding as one line. */
  public String line() {
    return (error ? "error: " : "warning: ") + what + (where.isEmpty() ? "" : " (" + where + ")");
  }
}
