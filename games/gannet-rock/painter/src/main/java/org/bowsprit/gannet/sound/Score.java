package org.bowsprit.gannet.sound;

import java.util.ArrayList;
import java.util.List;
import javax.sound.midi.InvalidMidiDataException;

/**
 * Writes all themes in sequence as one piece, so that a script can change the theme with a jump
 * hook without restarting the piece. Each theme ends with a rest and repeats until the hook of
 * another theme is set. Then the music jumps to this theme after one or two bars. The last theme is
 * followed by a pause without notes, which has its own hook.
 *
 * <p>The drum and the tremolo are silent until the hooks of their parts are set. They express
 * tension in the story.
 */
final class Score {

  /**
   * The hook of the first theme. The hooks of the other themes follow in order. Such hooks can be
   * used any number of times (spec 11 §3.1).
   */
  static final int FIRST_HOOK = 129;

  static final int DRUM_CHANNEL = 4;
  static final int TREMOLO_CHANNEL = 5;
  static final int ON_HOOK = 129;
  static final int OFF_HOOK = 130;

  /** The smallest distance between two bar lines with jumps, in eighths. */
  private static final int MIN_JUMP_DISTANCE = 8;

  private static final int BARS_PER_CUE = 4;
  private static final int LEAD = 0;
  private static final int CHORDS = 1;
  private static final int BASS = 2;
  private static final int INNER = 3;
  private static final int TAIKO = 116;
  private static final int TREMOLO = 44;

  /** The volumes of lead, chords, bass, inner voice, drum and tremolo. */
  private static final int[] VOLUMES = {86, 68, 82, 64, 78, 55};

  /** The difference between the velocity of each strain and the velocity of the first strain. */
  private static final int[] VELOCITY_CHANGES = {0, 6, -8, 10};

  /** The range of the inner voice: from middle C to the E above the next C. */
  private static final int INNER_LOWEST = 60;

  private static final int INNER_HIGHEST = 76;
  private static final int TREMOLO_LOWEST = 74;
  private static final int TREMOLO_HIGHEST = 86;

  /** The rest at the end of a theme, in eighths, in which only the weather is heard. */
  private static final int REST_LENGTH = 24;

  private static final int LULL_LENGTH = 96;
  private static final int LULL_BAR_LENGTH = 8;
  private static final String LULL_NAME = "lull";

  private final List<Theme> themes;
  private final List<String> names = new ArrayList<>();
  private final Song song;

  Score(List<Theme> themes) throws InvalidMidiDataException {
    this.themes = themes;
    this.song = new Song();
    themes.forEach(theme -> names.add(theme.name()));
    names.add(LULL_NAME);
  }

  /** Returns the piece. */
  Song arrangedSong() throws InvalidMidiDataException {
    song.marker(0, "part " + DRUM_CHANNEL + " off").marker(0, "part " + TREMOLO_CHANNEL + " off");
    int position = 0;
    for (int i = 0; i < themes.size(); i++) {
      position = writeJumps(i, position, arrange(themes.get(i), position));
    }
    List<Integer> lull = new ArrayList<>();
    for (int i = 0; i < LULL_LENGTH; i += LULL_BAR_LENGTH) {
      lull.add(LULL_BAR_LENGTH);
    }
    writeJumps(themes.size(), position, lull);
    return song;
  }

  /**
   * Writes the notes of a theme and returns the lengths of its bars, including the bars of its
   * rest.
   */
  private List<Integer> arrange(Theme theme, int first) throws InvalidMidiDataException {
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
    List<Integer> lengths = new ArrayList<>();
    int position = first;
    for (int strain = 0; strain < Theme.STRAINS; strain++) {
      List<Bar> bars = theme.barsOf(strain);
      arrange(theme, strain, position);
      for (Bar bar : bars) {
        lengths.add(bar.length());
        position += bar.length();
      }
    }
    int bar = theme.metre() == Theme.FREE ? Theme.SIX_EIGHT : theme.metre();
    for (int i = 0; i < REST_LENGTH; i += bar) {
      lengths.add(bar);
    }
    return lengths;
  }

  private void arrange(Theme theme, int strain, int position) throws InvalidMidiDataException {
    List<Bar> bars = theme.barsOf(strain);
    Style style = theme.styleOf(strain);
    int swell = VELOCITY_CHANGES[strain];
    song.voice(position, LEAD, 100 + swell, theme.melodyOf(strain));
    song.voice(position, CHORDS, 60 + swell, joined(bars.stream().map(style::chords).toList()));
    song.voice(position, BASS, 84 + swell, joined(bars.stream().map(style::bass).toList()));
    if (strain > 0) {
      song.voice(position, INNER, 66 + swell, innerVoice(bars, strain == Theme.MIDDLE));
    }
    song.voice(
        position, DRUM_CHANNEL, 76 + swell, joined(bars.stream().map(Score::drumBar).toList()));
    song.voice(position, TREMOLO_CHANNEL, 54 + swell, tremoloVoice(bars));
  }

  private static String joined(List<String> bars) {
    return String.join(" | ", bars);
  }

  private static String drumBar(Bar bar) {
    String beat = Integer.toString(bar.chord().bass());
    return switch (bar.length()) {
      case Theme.SIX_EIGHT -> "R:1 -:2 R:1 R:1 -:1".replace("R", beat);
      case Theme.FOUR_FOUR -> "R:2 -:1 R:1 R:2 -:2".replace("R", beat);
      default -> beat + ":1 -:" + (bar.length() - 1);
    };
  }

  /**
   * Returns a voice that moves from chord to chord by the smallest step, and changes its note in
   * the middle of bars.
   */
  private static String innerVoice(List<Bar> bars, boolean isHeld) {
    List<String> voice = new ArrayList<>();
    int last = (INNER_LOWEST + INNER_HIGHEST) / 2;
    int direction = 1;
    for (Bar bar : bars) {
      int note = bar.chord().nearest(last, INNER_LOWEST, INNER_HIGHEST);
      int secondNote = bar.chord().nearest(note + 4 * direction, INNER_LOWEST, INNER_HIGHEST);
      int half = bar.length() / 2;
      voice.add(
          isHeld
              ? note + ":" + bar.length()
              : note + ":" + half + " " + secondNote + ":" + (bar.length() - half));
      last = isHeld ? note : secondNote;
      direction = -direction;
    }
    return joined(voice);
  }

  private static String tremoloVoice(List<Bar> bars) {
    List<String> voice = new ArrayList<>();
    int last = (TREMOLO_LOWEST + TREMOLO_HIGHEST) / 2;
    for (Bar bar : bars) {
      last = bar.chord().nearest(last, TREMOLO_LOWEST, TREMOLO_HIGHEST);
      voice.add(last + ":" + bar.length());
    }
    return joined(voice);
  }

  /**
   * Writes the jumps of a theme and returns its end. At every bar or every second bar, the music
   * jumps to the theme whose hook is set. At the end of the theme, it jumps to the beginning of the
   * theme.
   */
  private int writeJumps(int own, int first, List<Integer> lengths)
      throws InvalidMidiDataException {
    song.marker(first, "label " + names.get(own));
    int position = first;
    int jump = first;
    for (int bar = 0; bar <= lengths.size(); bar++) {
      if (position - jump >= MIN_JUMP_DISTANCE || bar == lengths.size()) {
        writeJumpsToOtherThemes(own, position);
        jump = position;
      }
      if (bar < lengths.size()) {
        if (bar % BARS_PER_CUE == 0) {
          writePartHooks(position);
        }
        position += lengths.get(bar);
      }
    }
    song.marker(position, "jump " + names.get(own));
    return position;
  }

  private void writeJumpsToOtherThemes(int own, int position) throws InvalidMidiDataException {
    for (int other = 0; other < names.size(); other++) {
      if (other != own) {
        song.marker(position, "hook " + (FIRST_HOOK + other) + " jump " + names.get(other));
      }
    }
  }

  private void writePartHooks(int position) throws InvalidMidiDataException {
    for (int channel : List.of(DRUM_CHANNEL, TREMOLO_CHANNEL)) {
      song.marker(position, "hook " + ON_HOOK + " part " + channel + " on");
      song.marker(position, "hook " + OFF_HOOK + " part " + channel + " off");
    }
  }
}
