package org.bowsprit.plugin.host.installation;

/**
 * A finding of {@link PluginVerifier}.
 *
 * @param error whether the plugin cannot work because of it; otherwise it is a warning
 * @param what the rest of a sentence that begins with the plugin's name
 * @param where the first class that it was found in and the number of others; empty if it concerns
 *     no class
 */
public record PluginFinding(boolean error, String what, String where) {

  /** Returns the finding as one line. */
  public String line() {
    return (error ? "error: " : "warning: ") + what + (where.isEmpty() ? "" : " (" + where + ")");
  }
}
