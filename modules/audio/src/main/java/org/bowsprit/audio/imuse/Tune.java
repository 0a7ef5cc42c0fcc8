package org.bowsprit.audio.imuse;

import java.util.List;
import org.bowsprit.audio.resource.Rendition;

/**
 * A playing piece, for tools that show the state of the music.
 *
 * @param sound the number of the sound
 * @param rendition the device for which the piece was written
 * @param track the number of the track
 * @param beat the beat, counted from 1
 * @param tick the number of ticks after the beat, 0 to 479
 * @param priority the priority, 0 to 255
 * @param volume the volume, 0 to 127
 * @param speed the speed; 128 is the normal speed, and 0 stops the music
 * @param group the volume group; -1 for none
 * @param loops the number of repetitions that are left in the loop
 * @param fadingToSilence true if the piece is fading to silence
 * @param parts the parts of the piece, newest first
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

  /** Makes an immutable copy. */
  public Tune {
    parts = List.copyOf(parts);
  }

  /**
   * A part of a playing piece.
   *
   * @param midiChannel the MIDI channel, 0 to 15
   * @param deviceChannel the device channel that plays the part; negative if there is none
   * @param on true if the part is on
   * @param program the number of the program
   * @param volume the volume, 0 to 127
   * @param level the level that results from the volumes of the group, the player and the part, 0
   *     to 127
   */
  public record Part(
      int midiChannel, int deviceChannel, boolean on, int program, int volume, int level) {}
}
