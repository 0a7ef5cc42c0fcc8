package org.bowsprit.audio.state;

import java.util.List;

/**
 * The state of one player of the sequencer (spec 11 §1).
 *
 * @param sound number of the sound that plays, 0 for a player that is free
 * @param priority 0 to 255
 * @param volume 0 to 127
 * @param pan -64 to 63
 * @param transpose in semitones
 * @param detune in 1/128 semitone
 * @param speed 128 is normal, 0 frozen
 * @param group volume group, -1 for none
 * @param level what group and player volume come to
 * @param place where it stands in its music
 * @param loop what it repeats
 * @param landedAt tick of the track that a loop has just gone back to, -1 for none
 * @param fade the volume's way to another
 * @param hooks hook ids by class, and in a class by channel
 * @param jumpHookBefore the jump hook that comes back when the present one is used up
 * @param held notes that the music holds, as {@code note << 4 | channel}, ascending
 * @param hanging notes that a jump left hanging, in the order in which they were
 * @param parts its parts, newest first
 */
public record PlayerState(
    int sound,
    int priority,
    int volume,
    int pan,
    int transpose,
    int detune,
    int speed,
    int group,
    int level,
    Place place,
    Loop loop,
    long landedAt,
    Fade fade,
    List<List<Integer>> hooks,
    int jumpHookBefore,
    List<Integer> held,
    List<HangingNote> hanging,
    List<PartState> parts) {

  /** A player that is free. */
  public static final PlayerState FREE =
      new PlayerState(
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          -1,
          0,
          new Place(0, 0, 0, 0, 0, 0),
          new Loop(0, 1, 0, 1, 0),
          -1,
          new Fade(false, 0, 0, 0, 0),
          List.of(),
          0,
          List.of(),
          List.of(),
          List.of());

  private static final int GROUPS = 8;
  private static final int NOTES = 128 * 16;
  private static final long LONGEST = 1L << 40;

  /** Takes immutable copies and rejects what no player can have come to. */
  public PlayerState {
    hooks = hooks.stream().map(List::copyOf).toList();
    held = List.copyOf(held);
    hanging = List.copyOf(hanging);
    parts = List.copyOf(parts);
    Range.require("priority", priority, -Range.WORD, Range.WORD);
    Range.require("volume", volume, -Range.WORD, Range.WORD);
    Range.require("pan", pan, -Range.WORD, Range.WORD);
    Range.require("transpose", transpose, -Range.WORD, Range.WORD);
    Range.require("detune", detune, -Range.WORD, Range.WORD);
    Range.require("speed", speed, 0, Range.WORD);
    Range.require("group", group, -1, GROUPS - 1);
    Range.require("level", level, -Range.WORD, Range.WORD);
    held.forEach(note -> Range.require("held", note, 0, NOTES - 1));
    Range.require("hanging", hanging.size(), 0, NOTES);
    if (sound != 0) {
      Range.require("tempo", place.tempo(), 1, Integer.MAX_VALUE);
    }
  }

  /**
   * A place in the music.
   *
   * @param track number of the track
   * @param next index of the next event
   * @param tick when the last event was due
   * @param elapsed music time since then, in microseconds divided by the piece's division
   * @param position the place in ticks
   * @param tempo microseconds of a quarter note
   */
  public record Place(int track, int next, long tick, long elapsed, long position, int tempo) {

    /** Rejects places no music can have. */
    public Place {
      Range.require("tick", tick, 0, LONGEST);
      Range.require("elapsed", elapsed, -LONGEST, LONGEST);
      Range.require("position", position, -LONGEST, LONGEST);
    }
  }

  /**
   * What is repeated.
   *
   * @param count how often still; 0 for no loop
   * @param toBeat beat to go back to
   * @param toTick ticks after that beat
   * @param fromBeat beat to go back from
   * @param fromTick ticks after that beat
   */
  public record Loop(int count, int toBeat, int toTick, int fromBeat, int fromTick) {

    private static final int FARTHEST = 1 << 20;

    /** Rejects beats no music can have. */
    public Loop {
      Range.require("toBeat", toBeat, 0, FARTHEST);
      Range.require("toTick", toTick, 0, FARTHEST);
      Range.require("fromBeat", fromBeat, 0, FARTHEST);
      Range.require("fromTick", fromTick, 0, FARTHEST);
    }
  }

  /**
   * A volume on its way.
   *
   * @param active whether it is on its way at all
   * @param from where it began
   * @param to where it goes
   * @param passed microseconds it has been on its way
   * @param duration microseconds of the whole way
   */
  public record Fade(boolean active, int from, int to, long passed, long duration) {

    /** Rejects volumes there are not. */
    public Fade {
      Range.require("from", from, -Range.WORD, Range.WORD);
      Range.require("to", to, -Range.WORD, Range.WORD);
      Range.require("passed", passed, 0, LONGEST);
      Range.require("duration", duration, 0, LONGEST);
    }
  }

  /**
   * A note that sounds on after a jump.
   *
   * @param channel 0 to 15
   * @param note 0 to 127
   * @param micros microseconds of music until it ends
   */
  public record HangingNote(int channel, int note, long micros) {

    /** Rejects notes there are not. */
    public HangingNote {
      Range.require("channel", channel, 0, 15);
      Range.require("note", note, 0, 127);
    }
  }
}
