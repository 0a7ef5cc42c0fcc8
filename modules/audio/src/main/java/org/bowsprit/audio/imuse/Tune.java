package org.bowsprit.audio.imuse;

import java.util.List;
import org.bowsprit.audio.resource.Rendition;

/**
 * A playing piece, for an inspector.
 *
 * @param sound number of its sound
 * @param rendition the device it was written for
 * @param track number of the track
 * @param beat from 1
 * @param tick ticks after the beat, 0 to 479
 * @param priority 0 to 255
 * @param volume 0 to 127
 * @param speed 128 is normal, 0 frozen
 * @param group volume group, -1 for none
 * @param loops the number of repetitions left in its loop
 * @param fadingToSilence whether it is fading to silence
 * @param parts its parts, newest first
 */
public record Tune(
    int sound,
    Rendition rendition,
    int track,
    int beat,
    int tick,
    int priority,
    int volume,
    int speed,
    int group,
    int loops,
    boolean fadingToSilence,
    List<Part> parts) {

  /** Takes an immutable copy. */
  public Tune {
    parts = List.copyOf(parts);
  }

  /**
   * A part of a playing piece.
   *
   * @param midiChannel 0 to 15
   * @param deviceChannel the device channel that plays it, negative for none
   * @param on whether it is on
   * @param program number of its program
   * @param volume 0 to 127
   * @param level the level from group, player and part volume, 0 to 127
   */
  public record Part(
      int midiChannel, int deviceChannel, boolean on, int program, int volume, int level) {}
}
