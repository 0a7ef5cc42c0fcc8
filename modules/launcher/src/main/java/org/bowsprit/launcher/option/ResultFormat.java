package org.bowsprit.launcher.option;

import picocli.CommandLine.Option;

/** In what form a comparison's results are written besides its report. */
public final class ResultFormat {

  @Option(
      names = "--format",
      paramLabel = "gppc",
      description =
          "gppc: also a file a router in the columns of the Grid-Based Path Planning Competition.")
  private Format format;

  /** The forms there are. */
  private enum Format {
    gppc
  }

  /** Tells whether files of the competition's columns are asked for. */
  public boolean isGppc() {
    return format == Format.gppc;
  }
}
