package org.bowsprit.plugin.host;

/** Thrown if a file is no plugin that can be installed; the message names the file and says why. */
public final class PluginRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  PluginRefusedException(String message, Throwable cause) {
    super(message, cause);
  }
}
