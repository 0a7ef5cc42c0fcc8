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

  private static final class HangingNote {
    final int channel;
    final int note;
    long microsLeft;

    HangingNote(int channel, int note, long micros) {
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

  private final boolean[][] isHeld = new boolean[NOTE_COUNT][CHANNEL_COUNT];
  private final boolean[][] isCollected = new boolean[NOTE_COUNT][CHANNEL_COUNT];
  private final List<HangingNote> currentHangingNotes = new ArrayList<>();

  /** Returns the held notes, as {@code note << 4 | channel}, ascending. */
  List<Integer> heldNotes() {
    List<Integer> notes = new ArrayList<>();
    forEachIn(isHeld, (channel, note) -> notes.add(note << 4 | channel));
    return notes;
  }

  List<PlayerState.HangingNote> hangingNotes() {
    return currentHangingNotes.stream()
        .map(note -> new PlayerState.HangingNote(note.channel, note.note, note.microsLeft))
        .toList();
  }

  void restore(List<Integer> heldNotes, List<PlayerState.HangingNote> hangingNotes) {
    clearHeld();
    for (int note : heldNotes) {
      isHeld[note >> 4][note & 15] = true;
    }
    currentHangingNotes.clear();
    for (PlayerState.HangingNote note : hangingNotes) {
      currentHangingNotes.add(new HangingNote(note.channel(), note.note(), note.micros()));
    }
  }

  /** Applies an action to every held note, ordered by note and then by channel. */
  void forEachHeld(NoteAction action) {
    forEachIn(isHeld, action);
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

  /** Records a note-on in a silent scan. {@link #startCollected} starts the note. */
  void collect(int channel, int note) {
    isCollected[note][channel] = true;
  }

  /** Records a note-off in a silent scan. The note is no longer collected. */
  void discard(int channel, int note) {
    isCollected[note][channel] = false;
  }

  /** Records a note-on. The music now holds the note, which no longer hangs. */
  void noteOn(int channel, int note) {
    isHeld[note][channel] = true;
    discardHanging(channel, note);
  }

  /** Records a note-off. The note ends even if it was hanging. */
  void noteOff(int channel, int note) {
    isHeld[note][channel] = false;
    discardHanging(channel, note);
  }

  private void discardHanging(int channel, int note) {
    if (!currentHangingNotes.isEmpty()) {
      currentHangingNotes.removeIf(
          hangingNote -> hangingNote.channel == channel && hangingNote.note == note);
    }
  }

  /** Ends all notes, ordered by note and then by channel. Hanging notes come last. */
  void endAll(NoteAction endAction) {
    end(isHeld, endAction);
    for (HangingNote note : currentHangingNotes) {
      endAction.apply(note.channel, note.note);
    }
    currentHangingNotes.clear();
  }

  /** Removes the held notes without ending them, because their channels are already silent. */
  void clearHeld() {
    for (boolean[] heldOnChannel : isHeld) {
      Arrays.fill(heldOnChannel, false);
    }
  }

  /** Removes the hanging notes without ending them. */
  void discardHanging() {
    currentHangingNotes.clear();
  }

  /** Advances the time of hanging notes and ends the notes that are due. */
  void advance(long micros, NoteAction endAction) {
    int index = 0;
    while (index < currentHangingNotes.size()) {
      HangingNote note = currentHangingNotes.get(index);
      note.microsLeft -= micros;
      if (note.microsLeft <= 0) {
        currentHangingNotes.remove(index);
        endAction.apply(note.channel, note.note);
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
   * @param departure the position that the music has left
   * @param appliesTempoChanges true if the tempo changes before the note-offs are applied
   * @param notesStayHeld true if hanging notes also count as held, as in the capturing interpreter
   *     inside a track
   * @param endAction the action that ends a note that has no note-off
   */
  void hangHeldNotes(
      Playhead.Departure departure,
      boolean appliesTempoChanges,
      boolean notesStayHeld,
      NoteAction endAction) {
    boolean[][] isUnmatched = new boolean[NOTE_COUNT][];
    for (int note = 0; note < NOTE_COUNT; note++) {
      isUnmatched[note] = isHeld[note].clone();
    }
    departure.forEachNoteOff(
        appliesTempoChanges,
        (channel, note, micros) -> {
          if (isUnmatched[note][channel]) {
            isUnmatched[note][channel] = false;
            isHeld[note][channel] = notesStayHeld;
            discardHanging(channel, note);
            currentHangingNotes.add(new HangingNote(channel, note, micros));
          }
        });
    forEachIn(isUnmatched, this::discardHanging);
    end(isUnmatched, endAction);
  }

  private void end(boolean[][] notes, NoteAction endAction) {
    forEachIn(
        notes,
        (channel, note) -> {
          isHeld[note][channel] = false;
          endAction.apply(channel, note);
        });
  }

  /** Starts every collected note, ordered by channel and then by note. */
  void startCollected(NoteAction startAction) {
    for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
      for (int note = 0; note < NOTE_COUNT; note++) {
        if (isCollected[note][channel]) {
          isCollected[note][channel] = false;
          isHeld[note][channel] = true;
          startAction.apply(channel, note);
        }
      }
    }
  }
}
