package org.bowsprit.audio.state;

import java.util.List;

/**
 * The state of one player of the sequencer (spec 11 §1).
 *
 * @param sound the number of the playing sound; 0 for a free player
 * @param priority the priority, 0 to 255
 * @param volume the volume, 0 to 127
 * @param pan the pan, -64 to 63
 * @param transpose the transposition, in semitones
 * @param detune the detuning, in 1/128 semitone
 * @param speed the speed; 128 is the normal speed, and 0 stops the music
 * @param group the volume group; -1 for none
 * @param level the level that results from the volumes of the group and the player
 * @param place the position in the music
 * @param loop the loop
 * @param landedAt the tick that a loop has just jumped back to; -1 for none
 * @param fade the fade of the volume
 * @param hooks the hook ids by class, and within a class by channel
 * @param jumpHookBefore the jump hook that returns when the present one is used up
 * @param held the notes that the music holds, as {@code note << 4 | channel}, ascending
 * @param hanging the notes that continue after a jump until their original end, in their original
 *     order
 * @param parts the parts of the player, newest first
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

  /** The state of a free player. */
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

  private static final int GROUP_COUNT = 8;
  private static final int NOTE_COUNT = 128 * 16;
  private static final long MAX_TIME = 1L << 40;

  /** Makes immutable copies and rejects impossible states. */
  public PlayerState {
    hooks = hooks.stream().map(List::copyOf).toList();
    held = List.copyOf(held);
    hanging = List.copyOf(hanging);
    parts = List.copyOf(parts);
    Range.require("priority", priority, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("volume", volume, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("pan", pan, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("transpose", transpose, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("detune", detune, -Range.MAX_WORD, Range.MAX_WORD);
    Range.require("speed", speed, 0, Range.MAX_WORD);
    Range.require("group", group, -1, GROUP_COUNT - 1);
    Range.require("level", level, -Range.MAX_WORD, Range.MAX_WORD);
    held.forEach(note -> Range.require("held", note, 0, NOTE_COUNT - 1));
    Range.require("hanging", hanging.size(), 0, NOTE_COUNT);
    if (sound != 0) {
      Range.require("tempo", place.tempo(), 1, Integer.MAX_VALUE);
    }
  }

  /**
   * A position in the music.
   *
   * @param track the number of the track
   * @param next the index of the next event
   * @param tick the time of the last event
   * @param elapsed the music time since the last event, in microseconds divided by the division of
   *     the piece
   * @param position the position in ticks
   * @param tempo the number of microseconds per quarter note
   */
  public record Place(int track, int next, long tick, long elapsed, long position, int tempo) {

    /** Checks the ranges. */
    public Place {
      Range.require("tick", tick, 0, MAX_TIME);
      Range.require("elapsed", elapsed, -MAX_TIME, MAX_TIME);
      Range.require("position", position, -MAX_TIME, MAX_TIME);
    }
  }

  /**
   * A loop.
   *
   * @param count the number of repetitions that are left; 0 if there is no loop
   * @param toBeat the target beat
   * @param toTick the number of ticks after the target beat
   * @param fromBeat the beat at which the loop jumps back
   * @param fromTick the number of ticks after that beat
   */
  public record Loop(int count, int toBeat, int toTick, int fromBeat, int fromTick) {

    private static final int MAX_POSITION = 1 << 20;

    /** Checks the ranges. */
    public Loop {
      Range.require("toBeat", toBeat, 0, MAX_POSITION);
      Range.require("toTick", toTick, 0, MAX_POSITION);
      Range.require("fromBeat", fromBeat, 0, MAX_POSITION);
      Range.require("fromTick", fromTick, 0, MAX_POSITION);
    }
  }

  /**
   * A fade of the volume.
   *
   * @param active true if the fade runs
   * @param from the volume at the start
   * @param to the volume at the end
   * @param passed the number of microseconds since the start
   * @param duration the number of microseconds of the whole fade
   */
  public record Fade(boolean active, int from, int to, long passed, long duration) {

    /** Checks the ranges. */
    public Fade {
      Range.require("from", from, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("to", to, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("passed", passed, 0, MAX_TIME);
      Range.require("duration", duration, 0, MAX_TIME);
    }
  }

  /**
   * A note that continues after a jump.
   *
   * @param channel the channel, 0 to 15
   * @param note the note, 0 to 127
   * @param micros the number of microseconds of music until the note ends
   */
  public record HangingNote(int channel, int note, long micros) {

    /** Checks the ranges. */
    public HangingNote {
      Range.require("channel", channel, 0, 15);
      Range.require("note", note, 0, 127);
    }
  }
}
