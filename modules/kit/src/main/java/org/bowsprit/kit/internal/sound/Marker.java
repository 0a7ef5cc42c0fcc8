package org.bowsprit.kit.internal.sound;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A marker of a MIDI file.
 *
 * @param text the text without leading and trailing spaces
 */
record Marker(long tick, String text) {

  private static final int META_MARKER = 0x06;

  /** Returns the markers of a song in the order of their ticks. */
  static List<Marker> of(MidiSong song) {
    return song.events().stream()
        .filter(event -> MidiSong.isMeta(event, META_MARKER))
        .map(
            event ->
                new Marker(
                    event.tick(),
                    new String(event.data().from(1).toArray(), StandardCharsets.ISO_8859_1)
                        .strip()))
        .toList();
  }
}
