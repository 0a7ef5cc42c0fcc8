package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.audio.state.PlayerState;

/**
 * The notes that a player's music holds, and the hanging notes. A hanging note continues after a
 * jump until its original end (spec 11 §2.1).
 */
final class SoundingNotes {

  private static final int CHANNEL_COUNT = 16;
  private static final int NOTE_COUNT = 128;

  private static final class Hanging {
    final int channel;
    final int note;
    long microsLeft;

    Hanging(int channel, int note, long micros) {
      this.channel = channel;
      this.note = note;
      this.microsLeft = micros;
    }
  }

  /** Acts on a note. */
  @FunctionalInterface
  interface NoteAction {
    void apply(int channel, int note);
  }

  private final boolean[][] held = new boolean[NOTE_COUNT][CHANNEL_COUNT];
  private final boolean[][] collected = new boolean[NOTE_COUNT][CHANNEL_COUNT];
  private final List<Hanging> hanging = new ArrayList<>();

  /** Returns the held notes, as {@code note << 4 | channel}, ascending. */
  List<Integer> heldNotes() {
    List<Integer> notes = new ArrayList<>();
    forEachIn(held, (channel, note) -> notes.add(note << 4 | channel));
    return notes;
  }

  List<PlayerState.HangingNote> hangingNotes() {
    return hanging.stream()
        .map(note -> new PlayerState.HangingNote(note.channel, note.note, note.microsLeft))
        .toList();
  }

  void restore(List<Integer> heldNotes, List<PlayerState.HangingNote> hangingNotes) {
    clearHeld();
    for (int note : heldNotes) {
      held[note >> 4][note & 15] = true;
    }
    hanging.clear();
    for (PlayerState.HangingNote note : hangingNotes) {
      hanging.add(new Hanging(note.channel(), note.note(), note.micros()));
    }
  }

  /** Applies an action to every held note, ordered by note and then by channel. */
  void forEachHeld(NoteAction action) {
    forEachIn(held, action);
  }

  private static void forEachIn(boolean[][] notes, NoteAction action) {
    for (int note = 0; note < NOTE_COUNT; note++) {
      for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
        if (notes[note][channel]) {
          action.apply(channel, note);
        }
      }
    }
  }

  /** Records a note-on during a silent scan. */
  void collect(int channel, int note) {
    collected[note][channel] = true;
  }

  /** Records a note-off during a silent scan. */
  void discard(int channel, int note) {
    collected[note][channel] = false;
  }

  /** Records a note-on. The music now holds the note, which no longer hangs. */
  void noteOn(int channel, int note) {
    held[note][channel] = true;
    dropHanging(channel, note);
  }

  /** Records a note-off. The note ends even if it was hanging. */
  void noteOff(int channel, int note) {
    held[note][channel] = false;
    dropHanging(channel, note);
  }

  private void dropHanging(int channel, int note) {
    if (!hanging.isEmpty()) {
      hanging.removeIf(hangingNote -> hangingNote.channel == channel && hangingNote.note == note);
    }
  }

  /** Ends all notes, ordered by note and then by channel. Hanging notes come last. */
  void endAll(NoteAction end) {
    end(held, end);
    for (Hanging note : hanging) {
      end.apply(note.channel, note.note);
    }
    hanging.clear();
  }

  /** Removes the held notes without ending them, because their channels are already silent. */
  void clearHeld() {
    for (boolean[] ofNote : held) {
      Arrays.fill(ofNote, false);
    }
  }

  /** Removes the hanging notes without ending them. */
  void dropHanging() {
    hanging.clear();
  }

  /** Advances the time of hanging notes and ends the notes that are due. */
  void advance(long micros, NoteAction end) {
    int index = 0;
    while (index < hanging.size()) {
      Hanging note = hanging.get(index);
      note.microsLeft -= micros;
      if (note.microsLeft <= 0) {
        hanging.remove(index);
        end.apply(note.channel, note.note);
      } else {
        index++;
      }
    }
  }

  /**
   * Makes every held note continue after a jump, until the time of its note-off in the music before
   * the jump. This replaces the time that an earlier jump set for the same note, so that the note
   * ends only once.
   *
   * @param from the position that the music has left
   * @param withTempo true if the tempo changes before the note-offs are applied
   * @param stayHeld true if hanging notes also count as held, as in the capturing interpreter
   *     inside a track
   * @param end the action that ends a note that has no note-off
   */
  void hangHeldNotes(Playhead.Departure from, boolean withTempo, boolean stayHeld, NoteAction end) {
    boolean[][] unmatched = new boolean[NOTE_COUNT][];
    for (int note = 0; note < NOTE_COUNT; note++) {
      unmatched[note] = held[note].clone();
    }
    from.forEachNoteOff(
        withTempo,
        (channel, note, micros) -> {
          if (unmatched[note][channel]) {
            unmatched[note][channel] = false;
            held[note][channel] = stayHeld;
            dropHanging(channel, note);
            hanging.add(new Hanging(channel, note, micros));
          }
        });
    forEachIn(unmatched, this::dropHanging);
    end(unmatched, end);
  }

  private void end(boolean[][] notes, NoteAction end) {
    forEachIn(
        notes,
        (channel, note) -> {
          held[note][channel] = false;
          end.apply(channel, note);
        });
  }

  /** Starts every collected note, ordered by channel and then by note. */
  void startCollected(NoteAction start) {
    for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
      for (int note = 0; note < NOTE_COUNT; note++) {
        if (collected[note][channel]) {
          collected[note][channel] = false;
          held[note][channel] = true;
          start.apply(channel, note);
        }
      }
    }
  }
}
