package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import javax.sound.midi.InvalidMidiDataException;

/**
 * The game's music: one tune in two strains, slow for the title, walking for the game, broad for
 * the end.
 */
final class Tunes {

  private static final int FIDDLE = 40;
  private static final int SQUEEZE_BOX = 21;
  private static final int BASS = 32;
  private static final int FLUTE = 73;

  /** D minor: the storm. */
  private static final String STORM =
      """
      A4:1 D5:2 E5:1 F5:2 | E5:2 D5:1 C5:3 | A4:1 C5:2 D5:1 E5:2 | D5:3 A4:3
      A4:1 D5:2 E5:1 F5:2 | G5:2 F5:1 E5:3 | F5:1 E5:1 D5:1 C#5:1 D5:1 E5:1 | D5:6
      """;

  /** F major: somebody may yet get the lamp lit. */
  private static final String HOPE =
      """
      F5:2 G5:1 A5:3 | G5:1 F5:1 E5:1 F5:2 C5:1 | D5:2 E5:1 F5:2 G5:1 | A5:6
      Bb5:2 A5:1 G5:3 | A5:2 G5:1 F5:3 | E5:1 F5:1 G5:1 E5:2 C#5:1 | D5:6
      """;

  private static final String STORM_CHORDS = "Dm C Am Dm Dm C A Dm";
  private static final String HOPE_CHORDS = "F C Bb F Gm F A Dm";

  private static final Map<String, String[]> CHORDS =
      Map.of(
          "Dm", new String[] {"D2", "A2", "F3+A3+D4"},
          "C", new String[] {"C2", "G2", "E3+G3+C4"},
          "Am", new String[] {"A1", "E2", "E3+A3+C4"},
          "A", new String[] {"A1", "E2", "E3+A3+C#4"},
          "F", new String[] {"F2", "C2", "F3+A3+C4"},
          "Bb", new String[] {"Bb1", "F2", "F3+Bb3+D4"},
          "Gm", new String[] {"G2", "D2", "G3+Bb3+D4"});

  void print(Path music) throws IOException {
    try {
      tune(44, STORM, STORM_CHORDS, FLUTE).write(music.resolve("title.mid"));
      theme().write(music.resolve("storm.mid"));
      tune(52, HOPE, HOPE_CHORDS, FLUTE).write(music.resolve("dawn.mid"));
    } catch (InvalidMidiDataException e) {
      throw new IllegalStateException("a note of the tunes is out of range", e);
    }
  }

  /** Eight bars of storm, again and again, until the hook is set; then hope before each storm. */
  private static Song theme() throws InvalidMidiDataException {
    String chords = String.join(" ", STORM_CHORDS, HOPE_CHORDS, STORM_CHORDS);
    return tune(58, STORM + HOPE + STORM, chords, FIDDLE)
        .marker(1, "label storm")
        .marker(9, "hook 1 jump hope")
        .marker(9, "jump storm")
        .marker(9, "label hope")
        .marker(25, "jump hope");
  }

  private static Song tune(int tempo, String melody, String chords, int lead)
      throws InvalidMidiDataException {
    StringBuilder bass = new StringBuilder();
    StringBuilder box = new StringBuilder();
    for (String name : chords.split(" ", -1)) {
      String[] chord = CHORDS.get(name);
      bass.append(chord[0]).append(":3 ").append(chord[1]).append(":3 | ");
      box.append("-:1 ").append(chord[2]).append(":2 -:1 ").append(chord[2]).append(":2 | ");
    }
    return new Song(tempo)
        .voice(0, lead, 104, melody)
        .voice(1, SQUEEZE_BOX, 62, box.toString())
        .voice(2, BASS, 84, bass.toString());
  }
}
