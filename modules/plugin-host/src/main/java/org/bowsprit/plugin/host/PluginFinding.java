package org.bowsprit.plugin.host;

/**
 * Something that {@link PluginVerifier} has found.
 *
 * @param error whether the plugin cannot work for it; else it is worth a look
 * @param what one sentence that goes on after the plugin's name
 * @param where the classes it was found in, the first and how many more; empty if it is in none
 */
public record PluginFinding(boolean error, String what, String where) {

  /** Returns it as one line. */
  public String line() {
    return (error ? "error: " : "warning: ") + what + (where.isEmpty() ? "" : " (" + where + ")");
  }
}
