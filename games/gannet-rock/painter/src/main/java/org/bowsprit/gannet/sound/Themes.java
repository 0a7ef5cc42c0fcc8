package org.bowsprit.gannet.sound;

import java.util.List;

/** The seven themes of the game. */
final class Themes {

  private static final int BELLS = 8;
  private static final int SQUEEZE_BOX = 21;
  private static final int GUITAR = 24;
  private static final int BASS = 32;
  private static final int FIDDLE = 40;
  private static final int CELLO = 42;
  private static final int STRINGS = 48;
  private static final int CHOIR = 52;
  private static final int TRUMPET = 56;
  private static final int TUBA = 58;
  private static final int HORN = 60;
  private static final int OBOE = 68;
  private static final int BASSOON = 70;
  private static final int CLARINET = 71;
  private static final int FLUTE = 73;
  private static final int WHISTLE = 78;

  private Themes() {}

  /** Returns all themes, in the order of the piece. */
  static List<Theme> all() {
    return List.of(rock(), orla(), fogg(), tower(), lamp(), isle(), fog());
  }

  /**
   * Returns the theme of the rock: a slow shanty in D minor, with a hopeful middle part in F major.
   */
  private static Theme rock() {
    return new Theme(
        "rock",
        Theme.SIX_EIGHT,
        84,
        new Instruments(FIDDLE, SQUEEZE_BOX, BASS, CLARINET),
        Style.SHANTY,
        Style.SWELL,
        List.of(
            """
            A4:1 D5:2 E5:1 F5:2 | E5:2 D5:1 C5:3 | A4:1 C5:2 D5:1 E5:2 | D5:3 A4:3
            A4:1 D5:2 E5:1 F5:2 | G5:2 F5:1 E5:3 | F5:1 E5:1 D5:1 C#5:1 D5:1 E5:1 | D5:6
            """,
            """
            D5:2 E5:1 F5:2 G5:1 | A5:3 G5:2 E5:1 | F5:2 E5:1 C5:2 D5:1 | E5:3 A4:3
            D5:1 E5:1 F5:1 A5:2 F5:1 | G5:2 E5:1 C5:3 | D5:1 F5:1 E5:1 D5:1 C#5:1 B4:1 | D5:6
            """,
            """
            F5:2 G5:1 A5:3 | G5:1 F5:1 E5:1 F5:2 C5:1 | D5:2 E5:1 F5:2 G5:1 | A5:6
            Bb5:2 A5:1 G5:3 | A5:2 G5:1 F5:3 | E5:1 F5:1 G5:1 E5:2 C#5:1 | D5:6
            """,
            """
            A4:1 D5:2 E5:1 F5:2 | E5:2 D5:1 C5:3 | Bb4:1 D5:2 F5:1 G5:2 | A5:3 F5:3
            G5:1 A5:1 Bb5:1 A5:2 G5:1 | F5:2 E5:1 D5:3 | E5:1 F5:1 E5:1 C#5:1 D5:1 E5:1 | D5:6
            """),
        List.of(
            "Dm C Am Dm Dm C A Dm",
            "Dm Am F Am Dm C A Dm",
            "F C Bb F Gm F A Dm",
            "Dm C Bb F Gm Dm A Dm"));
  }

  /** Returns the theme of Orla: a limping waltz in G major, with a middle part in E minor. */
  private static Theme orla() {
    return new Theme(
        "orla",
        Theme.SIX_EIGHT,
        87,
        new Instruments(CLARINET, GUITAR, BASS, FLUTE),
        Style.WALTZ,
        Style.KNITTING,
        List.of(
            """
            D5:2 B4:2 G4:2 | A4:4 B4:2 | C5:2 B4:2 A4:2 | B4:6
            D5:2 B4:2 G4:2 | F4:4 A4:2 | G4:2 A4:2 F#4:2 | G4:6
            """,
            """
            G4:2 B4:2 D5:2 | E5:4 D5:2 | C5:2 E5:2 D5:2 | B4:6
            G4:2 B4:2 D5:2 | F5:4 E5:2 | D5:2 C5:2 A4:2 | G4:6
            """,
            """
            E4:3 F#4:1 G4:2 | B4:4 A4:2 | G4:3 A4:1 C5:2 | F#4:6
            E4:3 G4:1 C5:2 | B4:4 G4:2 | A4:2 G4:2 F#4:2 | D#4:4 B3:2
            """,
            """
            D5:2 B4:2 G4:2 | A4:4 F#4:2 | G4:2 A4:2 B4:2 | C5:6
            E5:2 D5:2 C5:2 | B4:4 A4:2 | G4:2 F#4:2 A4:2 | G4:6
            """),
        List.of("G D Am G G F D G", "G C Am G G F D G", "Em Em C B C Em Am B", "G D Em C C G D G"));
  }

  /**
   * Returns the theme of Mr Fogg: a march in B flat major that never comes to an end, with a middle
   * part in G minor for his wet shoes.
   */
  private static Theme fogg() {
    return new Theme(
        "fogg",
        Theme.SIX_EIGHT,
        96,
        new Instruments(BASSOON, SQUEEZE_BOX, TUBA, CLARINET),
        Style.MARCH,
        Style.PUDDLES,
        List.of(
            """
            F3:1 Bb3:1 D4:1 F4:2 D4:1 | Eb4:1 D4:1 C4:1 Bb3:2 A3:1
            G3:1 C4:1 Eb4:1 G4:2 Eb4:1 | F4:1 Eb4:1 D4:1 C4:3
            F3:1 A3:1 C4:1 Eb4:2 C4:1 | D4:1 C4:1 Bb3:1 A3:2 Bb3:1
            C4:1 D4:1 Eb4:1 E4:1 F4:1 A3:1 | Bb3:3 -:3
            """,
            """
            Bb3:1 D4:1 F4:1 Bb4:2 F4:1 | G4:1 F4:1 Eb4:1 D4:2 C4:1
            Eb4:1 G4:1 F4:1 D4:2 Bb3:1 | C4:1 B3:1 C4:1 F4:3
            D4:1 F4:1 Eb4:1 C4:2 A3:1 | Bb3:1 D4:1 C4:1 A3:2 F3:1
            G3:1 A3:1 Bb3:1 C4:1 D4:1 A3:1 | Bb3:3 -:3
            """,
            """
            G4:3 F#4:3 | G4:2 A4:1 Bb4:3 | C5:3 Bb4:2 A4:1 | D4:6
            Eb4:3 D4:3 | C4:2 D4:1 Eb4:2 G4:1 | F4:3 E4:3 | F4:6
            """,
            """
            F3:1 Bb3:1 D4:1 F4:2 D4:1 | Eb4:1 D4:1 C4:1 Bb3:2 A3:1
            G3:1 C4:1 Eb4:1 G4:2 Eb4:1 | D4:1 F4:1 Bb4:1 A4:2 G4:1
            F4:1 Eb4:1 D4:1 Eb4:1 D4:1 C4:1 | D4:1 C4:1 Bb3:1 C4:1 Bb3:1 A3:1
            G3:1 A3:1 Bb3:1 C4:1 Eb4:1 A3:1 | Bb3:1 F3:1 Bb3:1 Bb3:3
            """),
        List.of(
            "Bb F Cm F F Bb F Bb",
            "Bb Eb Bb F F Bb F Bb",
            "Gm Gm Cm D Eb Cm C F",
            "Bb F Cm Bb F Gm F Bb"));
  }

  /**
   * Returns the theme of the tower: a melody in A minor that goes round and up, with a middle part
   * in F major for the sea in a window.
   */
  private static Theme tower() {
    return new Theme(
        "tower",
        Theme.SIX_EIGHT,
        81,
        new Instruments(FLUTE, BELLS, CELLO, STRINGS),
        Style.STAIRS,
        Style.WINDOW,
        List.of(
            """
            E4:3 A4:3 | B4:2 C5:1 B4:3 | G4:3 C5:3 | D5:2 E5:1 D5:3
            C5:3 E5:3 | F5:2 E5:1 D5:3 | E5:2 D5:1 C5:2 B4:1 | A4:6
            """,
            """
            A4:3 C5:3 | D5:2 E5:1 B4:3 | C5:3 E5:3 | G5:2 F5:1 D5:3
            E5:3 A5:3 | F5:2 E5:1 D5:3 | C5:2 B4:1 D5:2 G#4:1 | A4:6
            """,
            """
            A5:4 G5:2 | F5:2 E5:1 C5:3 | G5:4 F5:2 | E5:6
            F5:4 E5:2 | D5:2 C5:1 A4:3 | B4:2 C5:1 D5:2 F5:1 | E5:6
            """,
            """
            E4:3 A4:3 | B4:2 C5:1 B4:3 | C5:3 E5:3 | F5:2 G5:1 A5:3
            G5:3 E5:3 | F5:2 D5:1 A4:3 | C5:2 A4:1 B4:2 G#4:1 | A4:6
            """),
        List.of(
            "Am Em C G Am Dm E Am",
            "Am G C G Am Dm E Am",
            "F F C C Dm F G E",
            "Am Em C F C Dm E Am"));
  }

  /**
   * Returns the theme of the lit lamp: the melody of the rock in D major, with a middle part in B
   * minor for the ship at sea.
   */
  private static Theme lamp() {
    return new Theme(
        "lamp",
        Theme.SIX_EIGHT,
        87,
        new Instruments(TRUMPET, SQUEEZE_BOX, BASS, HORN),
        Style.BEAM,
        Style.HORIZON,
        List.of(
            """
            A4:1 D5:2 E5:1 F#5:2 | E5:2 D5:1 A4:3 | B4:1 D5:2 E5:1 F#5:2 | E5:6
            A4:1 D5:2 E5:1 F#5:2 | G5:2 F#5:1 E5:3 | F#5:1 E5:1 D5:1 C#5:1 D5:1 E5:1 | D5:6
            """,
            """
            F#5:2 G5:1 A5:3 | B5:2 A5:1 F#5:3 | G5:1 F#5:1 E5:1 F#5:2 D5:1 | E5:6
            F#5:2 G5:1 A5:3 | B5:1 C#6:1 D6:1 B5:3 | A5:1 F#5:1 E5:1 F#5:1 E5:1 C#5:1 | D5:6
            """,
            """
            F#5:4 E5:2 | D5:2 C#5:1 B4:3 | G5:4 F#5:2 | E5:6
            D5:2 E5:1 F#5:3 | G5:2 A5:1 B5:3 | A5:2 G5:1 F#5:2 E5:1 | A5:6
            """,
            """
            A4:1 D5:2 E5:1 F#5:2 | A5:2 F#5:1 D5:3 | B5:1 A5:1 G5:1 F#5:2 D5:1 | E5:6
            A5:2 F#5:1 D5:2 E5:1 | G5:2 F#5:1 E5:2 B4:1 | D5:1 E5:1 F#5:1 E5:2 C#5:1 | D5:6
            """),
        List.of(
            "D A Bm A D Em A D", "D G Bm A D G A D", "Bm Bm Em A Bm G D A", "D D G A D Em A D"));
  }

  /**
   * Returns the theme of the island: an old reel in E minor, with a middle part in G major for its
   * hill.
   */
  private static Theme isle() {
    return new Theme(
        "isle",
        Theme.FOUR_FOUR,
        108,
        new Instruments(WHISTLE, GUITAR, BASS, SQUEEZE_BOX),
        Style.REEL,
        Style.TURF,
        List.of(
            """
            E4:2 G4:1 A4:1 B4:3 A4:1 | A4:1 F#4:1 D4:2 F#4:2 A4:2
            E4:2 G4:1 A4:1 B4:2 E5:2 | D5:1 B4:1 A4:1 F#4:1 B4:4
            E4:2 G4:1 A4:1 B4:3 D5:1 | A4:1 B4:1 A4:1 F#4:1 D4:4
            C4:1 E4:1 G4:2 B4:1 A4:1 G4:1 F#4:1 | E4:6 -:2
            """,
            """
            B4:2 E5:1 F#5:1 G5:3 F#5:1 | G5:1 F#5:1 D5:1 B4:1 D5:4
            A4:2 D5:1 E5:1 F#5:3 E5:1 | F#5:1 E5:1 C#5:1 A4:1 B4:4
            E5:2 B4:1 E5:1 G5:3 F#5:1 | G5:1 B5:1 A5:1 G5:1 D5:4
            E5:1 C#5:1 A4:1 C#5:1 E5:1 D5:1 C#5:1 A4:1 | B4:4 E4:2 -:2
            """,
            """
            D5:4 B4:2 G4:2 | E4:3 G4:1 C5:4 | B4:3 A4:1 G4:2 D4:2 | A4:6 -:2
            C5:3 D5:1 E5:2 C5:2 | D5:3 B4:1 G4:4 | A4:2 C5:1 B4:1 A4:2 E4:2 | F#4:4 D#4:2 -:2
            """,
            """
            E4:2 G4:1 A4:1 B4:3 A4:1 | A4:1 F#4:1 D4:2 F#4:1 A4:1 D5:2
            E5:1 D5:1 B4:1 A4:1 B4:2 E5:2 | D5:1 B4:1 G4:1 B4:1 D5:4
            E5:1 G5:1 E5:1 C5:1 G4:2 C5:2 | D5:1 F#5:1 E5:1 D5:1 A4:2 D5:2
            B4:1 D5:1 C#5:1 B4:1 F#4:2 D4:2 | E4:6 -:2
            """),
        List.of(
            "Em D Em Bm Em D C Em",
            "Em G D Bm Em G A Em",
            "G C G D C G Am B",
            "Em D Em G C D Bm Em"));
  }

  /**
   * Returns the theme of the fog: a melody in D minor without a metre, in which each phrase waits
   * until the previous one has faded.
   */
  private static Theme fog() {
    return new Theme(
        "fog",
        Theme.FREE,
        76,
        new Instruments(OBOE, CHOIR, CELLO, BELLS),
        Style.DRIFT,
        Style.BUOY,
        List.of(
            """
            A4:5 -:2 | E5:3 D5:1 C5:3 | D5:5 -:4
            G4:3 A4:4 | F4:6 -:3 | E4:5 -:3
            """,
            """
            D5:4 C5:1 -:2 | A4:5 -:3 | Bb4:2 A4:1 G4:4
            A4:5 -:4 | F4:3 G4:2 F4:2 | E4:6 -:3
            """,
            """
            F5:5 E5:1 D5:2 | C5:5 -:3 | E5:3 D5:2 C5:2
            D5:6 -:3 | Bb4:3 C5:1 D5:3 | C#5:5 -:4
            """,
            """
            A4:5 -:2 | E5:3 D5:1 C5:4 | D5:5 -:3
            G4:2 Bb4:2 A4:3 | G4:3 E4:4 | D4:7 -:4
            """),
        List.of("Dm Am Bb C Dm Am", "Dm F Gm Dm Bb A", "Bb F C Dm Gm A", "Dm Am Bb Gm A Dm"));
  }
}
