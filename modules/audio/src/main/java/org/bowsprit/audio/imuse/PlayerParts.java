package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.bowsprit.audio.state.PartState;

/** The parts of the pool that one player owns, at most one per MIDI channel (spec 11 §6, §7). */
final class PlayerParts {

  private final Player player;
  private final PartPool pool;

  /** The parts, newest first. */
  private final List<Part> parts = new ArrayList<>();

  PlayerParts(Player player, PartPool pool) {
    this.player = player;
    this.pool = pool;
  }

  /** Returns the part of a channel, or null if the channel has no part. */
  Part of(int channel) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).midiChannel() == channel) {
        return parts.get(i);
      }
    }
    return null;
  }

  /**
   * Returns the part of a channel. If necessary, takes it from the pool. Returns null if no part is
   * available.
   */
  Part obtain(int channel) {
    Part part = of(channel);
    if (part == null) {
      part = pool.take(player, channel);
      if (part != null) {
        parts.add(0, part);
      }
    }
    return part;
  }

  void forEach(Consumer<Part> action) {
    parts.forEach(action);
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

  /** Removes a part that another player takes. */
  void remove(Part part) {
    parts.remove(part);
  }

  /** Releases the part of a channel, if there is one. */
  void free(int channel) {
    Part part = of(channel);
    if (part != null) {
      parts.remove(part);
      pool.release(part);
      pool.assignChannels();
    }
  }

  /** Releases all parts, because the next song sets up its own parts (spec 13 §9.3). */
  void freeAll() {
    while (!parts.isEmpty()) {
      pool.release(parts.remove(0));
    }
    pool.assignChannels();
  }

  /** Ends a note if a part still plays it. */
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

  /** Ends all notes of all parts. With a quirk, the parts also release their channels. */
  void silence() {
    parts.forEach(pool::silence);
  }
}
