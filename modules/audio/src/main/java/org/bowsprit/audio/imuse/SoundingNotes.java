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

  private static final int CHANNELS = 16;
  private static final int NOTES = 128;

  private static final class Hanging {
    final int channel;
    final int note;
    long micros;

    Hanging(int channel, int note, long micros) {
      this.channel = channel;
      this.note = note;
      this.micros = micros;
    }
  }

  /** Acts on a note. */
  @FunctionalInterface
  interface NoteAction {
    void apply(int channel, int note);
  }

  private final boolean[][] held = new boolean[NOTES][CHANNELS];
  private final boolean[][] collected = new boolean[NOTES][CHANNELS];
  private final List<Hanging> hanging = new ArrayList<>();

  /** Returns the held notes, as {@code note << 4 | channel}, ascending. */
  List<Integer> heldNotes() {
    List<Integer> notes = new ArrayList<>();
    each(held, (channel, note) -> notes.add(note << 4 | channel));
    return notes;
  }

  List<PlayerState.HangingNote> hangingNotes() {
    return hanging.stream()
        .map(note -> new PlayerState.HangingNote(note.channel, note.note, note.micros))
        .toList();
  }

  void restore(List<Integer> heldNotes, List<PlayerState.HangingNote> hangingNotes) {
    forget();
    for (int note : heldNotes) {
      held[note >> 4][note & 15] = true;
    }
    hanging.clear();
    for (PlayerState.HangingNote note : hangingNotes) {
      hanging.add(new Hanging(note.channel(), note.note(), note.micros()));
    }
  }

  /** Applies an action to every held note, ordered by note and then by channel. */
  void eachHeld(NoteAction action) {
    each(held, action);
  }

  private static void each(boolean[][] which, NoteAction action) {
    for (int note = 0; note < NOTES; note++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        if (which[note][channel]) {
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
  void on(int channel, int note) {
    held[note][channel] = true;
    dropHanging(channel, note);
  }

  /** Records a note-off. The note ends even if it was hanging. */
  void off(int channel, int note) {
    held[note][channel] = false;
    dropHanging(channel, note);
  }

  private void dropHanging(int channel, int note) {
    if (!hanging.isEmpty()) {
      hanging.removeIf(old -> old.channel == channel && old.note == note);
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
  void forget() {
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
    int next = 0;
    while (next < hanging.size()) {
      Hanging note = hanging.get(next);
      note.micros -= micros;
      if (note.micros <= 0) {
        hanging.remove(next);
        end.apply(note.channel, note.note);
      } else {
        next++;
      }
    }
  }

  /**
   * Makes every held note hang until its note-off in the music before a jump. This replaces the
   * time that an earlier jump set for the same note, so that the note ends only once.
   *
   * @param from the position that the music has left
   * @param withTempo true if changes of tempo before the note-offs count
   * @param stayHeld true if hanging notes also count as held, as in the capturing interpreter
   *     inside a track
   * @param end the action that ends a note whose note-off never comes
   */
  void hang(Playhead.Departure from, boolean withTempo, boolean stayHeld, NoteAction end) {
    boolean[][] endless = new boolean[NOTES][];
    for (int note = 0; note < NOTES; note++) {
      endless[note] = held[note].clone();
    }
    from.eachNoteOff(
        withTempo,
        (channel, note, micros) -> {
          if (endless[note][channel]) {
            endless[note][channel] = false;
            held[note][channel] = stayHeld;
            dropHanging(channel, note);
            hanging.add(new Hanging(channel, note, micros));
          }
        });
    each(endless, this::dropHanging);
    end(endless, end);
  }

  private void end(boolean[][] which, NoteAction end) {
    each(
        which,
        (channel, note) -> {
          held[note][channel] = false;
          end.apply(channel, note);
        });
  }

  /** Strikes every collected note, ordered by channel and then by note. */
  void strike(NoteAction strike) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      for (int note = 0; note < NOTES; note++) {
        if (collected[note][channel]) {
          collected[note][channel] = false;
          held[note][channel] = true;
          strike.apply(channel, note);
        }
      }
    }
  }
}
