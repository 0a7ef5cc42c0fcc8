package org.bowsprit.plugin.host.description;

/**
 * Thrown inside the host if a plugin is broken. The host converts the exception to a {@link
 * Problem}.
 */
public final class PluginException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Problem.Kind kind;

  public PluginException(Problem.Kind kind, String explanation) {
    this(kind, explanation, null);
  }

  public PluginException(Problem.Kind kind, String explanation, Throwable cause) {
    super(explanation, cause);
    this.kind = kind;
  }

  public Problem toProblem(String file) {
    return new Problem(file, kind, getMessage());
  }
}
