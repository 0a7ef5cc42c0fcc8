package org.bowsprit.gannet.sound;

import java.util.List;
import java.util.stream.Collectors;
import javax.sound.midi.InvalidMidiDataException;

/**
 * All themes in sequence in one piece, so that a script moves between them by a jump hook without
 * restarting the piece. Each theme repeats until the hook of another one is set, and jumps there
 * after two bars at most.
 *
 * <p>Drum and tremolo are silent until the hooks of their parts are set; they mark tension in the
 * story.
 */
final class Score {

  /** Hooks of themes by their order, from here on: never used up (spec 11 §3.1). */
  static final int FIRST_HOOK = 129;

  static final int DRUM_CHANNEL = 4;
  static final int TREMOLO_CHANNEL = 5;
  static final int ON_HOOK = 129;
  static final int OFF_HOOK = 130;

  private static final int BARS_TO_A_JUMP = 2;
  private static final int BARS_TO_A_CUE = 4;
  private static final int LEAD = 0;
  private static final int CHORDS = 1;
  private static final int BASS = 2;
  private static final int INNER = 3;
  private static final int TAIKO = 116;
  private static final int TREMOLO = 44;

  /** How loud lead, chords, bass, inner voice, drum and tremolo are: there is more to hear. */
  private static final int[] VOLUMES = {88, 70, 84, 66, 80, 56};

  /** How loud each strain is compared with the first, in velocities. */
  private static final int[] SWELL = {0, 6, -8, 10};

  /** Where the inner voice moves: from middle C to the E above the next. */
  private static final int INNER_LOWEST = 60;

  private static final int INNER_HIGHEST = 76;
  private static final int TREMOLO_LOWEST = 74;
  private static final int TREMOLO_HIGHEST = 86;
  private static final String DRUM = "R:1 -:2 R:1 R:1 -:1 ";

  private final List<Theme> themes;
  private final Song song;

  Score(List<Theme> themes) throws InvalidMidiDataException {
    this.themes = themes;
    this.song = new Song();
  }

  /** Returns the piece. */
  Song arranged() throws InvalidMidiDataException {
    song.marker(1, "part " + DRUM_CHANNEL + " off").marker(1, "part " + TREMOLO_CHANNEL + " off");
    for (int i = 0; i < themes.size(); i++) {
      arrange(themes.get(i), 1 + i * Theme.BARS);
      mark(i, 1 + i * Theme.BARS);
    }
    return song;
  }

  private void arrange(Theme theme, int first) throws InvalidMidiDataException {
    song.tempo(first, theme.tempo());
    int[] programs = {
      theme.band().lead(),
      theme.band().chords(),
      theme.band().bass(),
      theme.band().inner(),
      TAIKO,
      TREMOLO
    };
    for (int channel = 0; channel < programs.length; channel++) {
      song.program(first, channel, programs[channel]);
      song.volume(first, channel, VOLUMES[channel]);
    }
    for (int strain = 0; strain < Theme.STRAINS; strain++) {
      int bar = first + strain * Theme.BARS_A_STRAIN;
      List<Chord> chords = theme.chordsOf(strain);
      Style style = theme.styleOf(strain);
      int swell = SWELL[strain];
      song.voice(bar, LEAD, 100 + swell, theme.strains().get(strain));
      song.voice(bar, CHORDS, 60 + swell, joined(chords.stream().map(style::chords).toList()));
      song.voice(bar, BASS, 84 + swell, joined(chords.stream().map(style::bass).toList()));
      if (strain > 0) {
        song.voice(bar, INNER, 66 + swell, inner(chords, strain == Theme.MIDDLE));
      }
      song.voice(
          bar,
          DRUM_CHANNEL,
          76 + swell,
          joined(chords.stream().map(c -> DRUM.replace("R", "" + c.bass())).toList()));
      song.voice(bar, TREMOLO_CHANNEL, 54 + swell, tremolo(chords));
    }
  }

  private static String joined(List<String> bars) {
    return String.join(" | ", bars);
  }

  /**
   * A voice that goes from chord to chord by the smallest step, and turns in the middle of bars.
   */
  private static String inner(List<Chord> chords, boolean held) {
    StringBuilder voice = new StringBuilder();
    int last = (INNER_LOWEST + INNER_HIGHEST) / 2;
    int way = 1;
    for (Chord chord : chords) {
      int note = chord.nearest(last, INNER_LOWEST, INNER_HIGHEST);
      int turn = chord.nearest(note + 4 * way, INNER_LOWEST, INNER_HIGHEST);
      voice.append(held ? note + ":6 | " : note + ":3 " + turn + ":3 | ");
      last = held ? note : turn;
      way = -way;
    }
    return voice.toString();
  }

  private static String tremolo(List<Chord> chords) {
    int[] last = {(TREMOLO_LOWEST + TREMOLO_HIGHEST) / 2};
    return chords.stream()
        .map(
            chord -> {
              last[0] = chord.nearest(last[0], TREMOLO_LOWEST, TREMOLO_HIGHEST);
              return last[0] + ":6";
            })
        .collect(Collectors.joining(" | "));
  }

  /** Where the theme leads to: others whose hook is set every other bar, itself at its end. */
  private void mark(int own, int first) throws InvalidMidiDataException {
    song.marker(first, "label " + themes.get(own).name());
    for (int bar = first; bar < first + Theme.BARS; bar += BARS_TO_A_CUE) {
      for (int channel : List.of(DRUM_CHANNEL, TREMOLO_CHANNEL)) {
        song.marker(bar, "hook " + ON_HOOK + " part " + channel + " on");
        song.marker(bar, "hook " + OFF_HOOK + " part " + channel + " off");
      }
    }
    for (int bar = first + BARS_TO_A_JUMP; bar <= first + Theme.BARS; bar += BARS_TO_A_JUMP) {
      for (int other = 0; other < themes.size(); other++) {
        if (other != own) {
          song.marker(bar, "hook " + (FIRST_HOOK + other) + " jump " + themes.get(other).name());
        }
      }
    }
    song.marker(first + Theme.BARS, "jump " + themes.get(own).name());
  }
}
