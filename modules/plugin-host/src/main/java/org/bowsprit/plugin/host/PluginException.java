package org.bowsprit.plugin.host;

/** Thrown inside the host if a plugin is broken; becomes a {@link Problem}. */
final class PluginException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Problem.Kind kind;

  PluginException(Problem.Kind kind, String explanation) {
    this(kind, explanation, null);
  }

  PluginException(Problem.Kind kind, String explanation, Throwable cause) {
    super(explanation, cause);
    this.kind = kind;
  }

  Problem in(String file) {
    return new Problem(file, kind, getMessage());
  }
}
