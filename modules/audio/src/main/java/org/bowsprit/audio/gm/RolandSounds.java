package org.bowsprit.audio.gm;

import java.util.Comparator;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Maps the sounds of a Roland MT-32 to the nearest General MIDI sounds (spec 11 §9.3). */
final class RolandSounds {

  private static final int[] PROGRAMS = {
    0, 1, 0, 2, 4, 4, 5, 3, 16, 17, 18, 16, 16, 19, 20, 21, //
    6, 6, 6, 7, 7, 7, 8, 112, 62, 62, 63, 63, 38, 38, 39, 39, //
    88, 95, 52, 98, 97, 99, 14, 54, 102, 96, 53, 102, 81, 100, 14, 80, //
    48, 48, 49, 45, 41, 40, 42, 42, 43, 46, 45, 24, 25, 28, 27, 104, //
    32, 32, 34, 33, 36, 37, 35, 35, 79, 73, 72, 72, 74, 75, 64, 65, //
    66, 67, 71, 71, 68, 69, 70, 22, 56, 59, 57, 57, 60, 60, 58, 61, //
    61, 11, 11, 98, 14, 9, 14, 13, 12, 107, 107, 77, 78, 78, 76, 76, //
    47, 117, 127, 118, 118, 116, 115, 119, 115, 112, 55, 124, 123, 0, 14, 117
  };

  private static final Map<String, Integer> TIMBRES =
      Map.ofEntries(
          Map.entry("badspit", 62),
          Map.entry("Big Drum", 116),
          Map.entry("burp", 58),
          Map.entry("foghorn", 60),
          Map.entry("glop", 39),
          Map.entry("LeshBass", 33),
          Map.entry("ML explosn", 127),
          Map.entry("ReggaeBass", 32),
          Map.entry("rumble", 89),
          Map.entry("SdTrk Bend", 97),
          Map.entry("spitting", 62),
          Map.entry("Swell 1", 95),
          Map.entry("Swell 2", 95),
          Map.entry("thnderclap", 127));

  private static final int FIRST_DRUM = 24;
  private static final int FIRST_COMMON_DRUM = 35;
  private static final int[] DRUMS = {36, 37, 38, 39, 40, 41, 66, 47, 65, 48, 56};

  private RolandSounds() {}

  /** Returns the General MIDI program for a program of the MT-32, 0 to 127. */
  static int generalMidiProgram(int rolandProgram) {
    return PROGRAMS[rolandProgram];
  }

  /**
   * Returns the program of the MT-32 for a General MIDI program. The result is the program whose
   * General MIDI counterpart has the same number or, if there is no such program, the nearest
   * number. Programs with near numbers are usually in the same family.
   */
  static int nearestProgram(int generalMidiProgram) {
    return IntStream.range(0, PROGRAMS.length)
        .boxed()
        .min(
            Comparator.comparingInt(
                rolandProgram -> Math.abs(PROGRAMS[rolandProgram] - generalMidiProgram)))
        .orElseThrow();
  }

  /**
   * Returns the General MIDI program for a timbre that the music contains. The result is empty if
   * no program is similar.
   */
  static OptionalInt programOfTimbre(String name) {
    Integer program = TIMBRES.get(name);
    return program == null ? OptionalInt.empty() : OptionalInt.of(program);
  }

  /** Returns the General MIDI drum for a note of the rhythm part, or 0 if there is none. */
  static int generalMidiDrum(int note) {
    if (note >= FIRST_COMMON_DRUM) {
      return note;
    }
    return note >= FIRST_DRUM ? DRUMS[note - FIRST_DRUM] : 0;
  }
}
