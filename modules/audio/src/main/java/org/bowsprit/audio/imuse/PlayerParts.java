package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.bowsprit.audio.state.PartState;

/** The parts that one player has of the pool, one a MIDI channel at most (spec 11 §6, §7). */
final class PlayerParts {

  private final Player player;
  private final PartPool pool;

  /** Newest first. */
  private final List<Part> parts = new ArrayList<>();

  PlayerParts(Player player, PartPool pool) {
    this.player = player;
    this.pool = pool;
  }

  /** The part of a channel, or null. */
  Part of(int channel) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).midiChannel() == channel) {
        return parts.get(i);
      }
    }
    return null;
  }

  /** The part of a channel, made now if there is none yet; null if no part can be had. */
  Part taken(int channel) {
    Part part = of(channel);
    if (part == null) {
      part = pool.take(player, channel);
      if (part != null) {
        parts.add(0, part);
      }
    }
    return part;
  }

  void forEach(Consumer<Part> told) {
    parts.forEach(told);
  }

  Stream<Part> stream() {
    return parts.stream();
  }

  List<PartState> snapshot() {
    return parts.stream().map(pool::snapshot).toList();
  }

  void restore(List<PartState> states) {
    for (PartState state : states) {
      parts.add(pool.restore(player, state));
    }
  }

  /** Loses a part to another player. */
  void lose(Part part) {
    parts.remove(part);
  }

  /** Gives the part of a channel back, if there is one. */
  void free(int channel) {
    Part part = of(channel);
    if (part != null) {
      parts.remove(part);
      pool.release(part);
      pool.assignChannels();
    }
  }

  /** Gives all parts back: those of the song to come are set up anew (spec 13 §9.3). */
  void freeAll() {
    while (!parts.isEmpty()) {
      pool.release(parts.remove(0));
    }
    pool.assignChannels();
  }

  /** Ends a note if there is still a part that plays it. */
  void endNote(int channel, int note) {
    Part part = of(channel);
    if (part != null) {
      part.noteOff(note);
    }
  }

  /** Ends the notes of all parts, in the order of their channels. */
  void endNotes() {
    for (int channel = 0; channel < 16; channel++) {
      Part part = of(channel);
      if (part != null) {
        part.allNotesOff();
      }
    }
  }

  void releasePedals() {
    parts.forEach(Part::releasePedal);
  }

  /** Ends all notes of all parts; quirks may have them give their channels back. */
  void silence() {
    parts.forEach(pool::silence);
  }
}
