package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;
import javax.sound.midi.InvalidMidiDataException;

/** Writes the game's music, which is one piece with all themes. */
final class Tunes {

  void write(Path music) throws IOException {
    try {
      new Score(Themes.all()).arrangedSong().write(music.resolve("island.mid"));
    } catch (InvalidMidiDataException e) {
      throw new IllegalStateException("a note of the tunes is out of range", e);
    }
  }
}
