package org.bowsprit.launcher.option;

import picocli.CommandLine.Option;

/**
 * The option for the format of a comparison's result files, which are written in addition to the
 * report.
 */
public final class ResultFormat {

  @Option(
      names = "--format",
      paramLabel = "gppc",
      description =
          "gppc: also a file per router in the Grid-Based Path Planning Competition format.")
  private Format format;

  /** The available formats. */
  private enum Format {
    gppc
  }

  /** Returns whether files with the columns of the competition are requested. */
  public boolean isGppc() {
    return format == Format.gppc;
  }
}
