package org.bowsprit.launcher.option;

import org.bowsprit.launcher.sound.AudioChoice;
import picocli.CommandLine.Option;

/** The options that choose a sound device. */
public final class AudioSelection {

  @Option(
      names = "--audio",
      paramLabel = "ID",
      defaultValue = "",
      description = "Play sounds through this device (the best that opens); see plugins list.")
  private String id;

  @Option(
      names = "--audio-target",
      paramLabel = "FILE",
      defaultValue = "",
      description = "What a device that writes a file writes.")
  private String target;

  /** Creates the mixin for picocli. */
  public AudioSelection() {}

  /** Returns the chosen device. */
  public AudioChoice choice() {
    return new AudioChoice(id, target);
  }
}
