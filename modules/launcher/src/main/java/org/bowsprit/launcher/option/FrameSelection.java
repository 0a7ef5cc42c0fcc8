package org.bowsprit.launcher.option;

import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.explorer.frames.FrameFormat;
import org.bowsprit.explorer.frames.FrameRecorder;
import org.bowsprit.launcher.failure.CommandFailure;
import picocli.CommandLine.Option;

/** The options for writing the frames of a run. */
public final class FrameSelection {

  @Option(
      names = "--frames",
      paramLabel = "DIR",
      description = "Write frames into this folder, iteration 0 first.")
  private Path folder;

  @Option(
      names = "--every",
      paramLabel = "K",
      defaultValue = "1",
      description = "Write every K-th frame (${DEFAULT-VALUE}).")
  private int every;

  @Option(
      names = "--format",
      paramLabel = "idx|png",
      defaultValue = "idx",
      description = "Indices and palette, or indexed PNGs (${DEFAULT-VALUE}).")
  private FrameFormat format;

  /** Returns the recorder of frames; empty if no frames were requested. */
  public Optional<FrameRecorder> recorder() {
    if (every < 1) {
      throw CommandFailure.refused("refused.at-least", "--every", 1, every);
    }
    return folder == null
        ? Optional.empty()
        : Optional.of(new FrameRecorder(folder, format, every));
  }
}
