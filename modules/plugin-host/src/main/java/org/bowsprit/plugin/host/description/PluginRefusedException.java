package org.bowsprit.plugin.host.description;

/** Thrown if a file cannot be installed as a plugin. The message names the file and the reason. */
public final class PluginRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public PluginRefusedException(String message, Throwable cause) {
    super(message, cause);
  }
}
