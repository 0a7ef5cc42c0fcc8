package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.midi.MidiFile.Event;

/**
 * Arranges an ordinary song for iMUSE on a device. Adds the allocation of parts, the instruments
 * and the hooks.
 */
final class Arrangement {

  /** The drum channel of General MIDI. */
  private static final int DRUM_CHANNEL = 9;

  /** The longest delay of an event in a MIDI file, in ticks. */
  private static final long MAX_TICKS = 0x0FFF_FFFF;

  private static final int SPEAKER_PATCH_BYTES = 23;
  private static final int MAX_CHANNEL = 15;
  private static final int NO_PRIORITY = 0;
  private static final int FULL_VOLUME = 127;
  private static final int VOLUME_CONTROLLER = 7;
  private static final int PAN_CONTROLLER = 10;
  private static final int PEDAL_CONTROLLER = 64;
  private static final int WHEEL_CONTROLLER = 1;
  private static final int TEMPO_META_EVENT = 0x51;

  /** A sustained square wave (spec 11 §9.4) with a vibrato of 5.6 Hz and 6 cents. */
  private static final Bytes SPEAKER_PATCH =
      Bytes.wrap(Arrays.copyOf(new byte[] {0, 6, 1}, SPEAKER_PATCH_BYTES));

  private final MidiSong song;
  private final List<JumpCue> jumpCues;
  private final List<PartCue> partCues;

  /**
   * Prepares to arrange.
   *
   * @param loops whether the song repeats
   * @throws SoundException if a marker of the song has no target, or the song is too long
   */
  Arrangement(MidiSong song, boolean loops) throws SoundException {
    this.song = song.inImuseTicks();
    if (this.song.length() > MAX_TICKS) {
      throw new SoundException("expected a song of at most " + MAX_TICKS + " ticks of iMUSE");
    }
    this.partCues = PartCue.of(this.song);
    this.jumpCues = new ArrayList<>(JumpCue.of(this.song));
    if (loops) {
      jumpCues.add(new JumpCue(this.song.length(), 0, 0));
    }
  }

  /** Returns the song for AdLib, with patches instead of programs and without drums. */
  MidiSong forAdlib(PatchBank bank) {
    NavigableMap<Integer, Integer> programs = firstPrograms();
    programs.remove(DRUM_CHANNEL);
    List<Event> events = new ArrayList<>();
    programs.forEach(
        (channel, program) -> {
          events.add(allocatePart(channel, NO_PRIORITY, 0));
          events.add(MidiSong.imuse(0, ImuseMessages.instrument(channel, bank.patch(program))));
        });
    for (Event event : song.events()) {
      if (MidiSong.kind(event) == MidiSong.PROGRAM
          && programs.containsKey(MidiSong.channel(event))) {
        Bytes patch = bank.patch(event.data().u8(0));
        events.add(
            MidiSong.imuse(event.tick(), ImuseMessages.instrument(MidiSong.channel(event), patch)));
      } else if (isCopied(event) && programs.containsKey(MidiSong.channel(event))) {
        events.add(event);
      } else if (isTempo(event)) {
        events.add(event);
      }
    }
    return withCues(events);
  }

  /** Returns the song for a device with programs and a drum channel. */
  MidiSong forGeneralMidi() {
    return forPrograms(IntUnaryOperator.identity());
  }

  /** Returns the song for a Roland MT-32, which has different programs. */
  MidiSong forRoland() {
    return forPrograms(RolandPrograms::nearest);
  }

  /**
   * Returns the song for the speaker, which plays one note at a time. It plays the note of the
   * lowest channel that has a note. Drums are left out.
   */
  MidiSong forSpeaker() {
    NavigableMap<Integer, Integer> channels = firstPrograms();
    channels.remove(DRUM_CHANNEL);
    List<Event> events = new ArrayList<>();
    for (int channel : channels.keySet()) {
      events.add(allocatePart(channel, MAX_CHANNEL - channel, 0));
      events.add(MidiSong.imuse(0, ImuseMessages.instrument(channel, SPEAKER_PATCH)));
    }
    song.events().stream()
        .filter(
            event ->
                isTempo(event)
                    || (isCopied(event) && channels.containsKey(MidiSong.channel(event))))
        .forEach(events::add);
    return withCues(events);
  }

  private static Event allocatePart(int channel, int priority, int program) {
    boolean isDrums = channel == DRUM_CHANNEL;
    return MidiSong.imuse(
        0, ImuseMessages.allocatePart(channel, isDrums, priority, FULL_VOLUME, program));
  }

  private MidiSong forPrograms(IntUnaryOperator programs) {
    List<Event> events = new ArrayList<>();
    firstPrograms()
        .forEach(
            (channel, program) ->
                events.add(allocatePart(channel, NO_PRIORITY, programs.applyAsInt(program))));
    for (Event event : song.events()) {
      if (MidiSong.kind(event) == MidiSong.PROGRAM) {
        Bytes program = Bytes.of(programs.applyAsInt(event.data().u8(0)));
        events.add(new Event(event.tick(), event.status(), program));
      } else if (isCopied(event) || isTempo(event)) {
        events.add(event);
      }
    }
    return withCues(events);
  }

  /** Returns the first program of each channel that has notes. */
  private NavigableMap<Integer, Integer> firstPrograms() {
    NavigableMap<Integer, Integer> programs = new TreeMap<>();
    song.events().stream()
        .filter(event -> MidiSong.kind(event) == MidiSong.NOTE_ON)
        .forEach(event -> programs.putIfAbsent(MidiSong.channel(event), -1));
    for (Event event : song.events()) {
      if (MidiSong.kind(event) == MidiSong.PROGRAM
          && programs.getOrDefault(MidiSong.channel(event), 0) < 0) {
        programs.put(MidiSong.channel(event), event.data().u8(0));
      }
    }
    programs.replaceAll((channel, program) -> Math.max(0, program));
    return programs;
  }

  private static boolean isCopied(Event event) {
    return switch (MidiSong.kind(event)) {
      case 0x80, MidiSong.NOTE_ON, 0xE0 -> true;
      case MidiSong.CONTROL ->
          switch (event.data().u8(0)) {
            case WHEEL_CONTROLLER, VOLUME_CONTROLLER, PAN_CONTROLLER, PEDAL_CONTROLLER -> true;
            default -> false;
          };
      default -> false;
    };
  }

  private static boolean isTempo(Event event) {
    return MidiSong.isMeta(event, TEMPO_META_EVENT);
  }

  private MidiSong withCues(List<Event> events) {
    events.sort(Comparator.comparingLong(Event::tick));
    long end = song.length();
    // A part's message comes before a jump at the same tick, because the jump would skip it
    // otherwise.
    for (PartCue cue : partCues) {
      events.add(insertionIndex(cue.tick(), events), MidiSong.imuse(cue.tick(), cue.message()));
    }
    for (JumpCue jump : jumpCues) {
      events.add(insertionIndex(jump.tick(), events), jump(jump));
      // The end must come after the jump, because the song would end before it jumps otherwise.
      end = Math.max(end, jump.tick() + 1);
    }
    return new MidiSong(song.division(), events, end);
  }

  /**
   * Returns the index at which a message is inserted. The message comes before the notes that begin
   * at the same tick, and after all other events of this tick.
   */
  private static int insertionIndex(long tick, List<Event> events) {
    int index = firstAt(tick, events);
    while (index < events.size()
        && events.get(index).tick() == tick
        && !startsNote(events.get(index))) {
      index++;
    }
    return index;
  }

  /** Returns the index of the first event that does not come before a tick. */
  private static int firstAt(long tick, List<Event> events) {
    // No event equals the key, so that the search always returns an insertion point.
    return -1
        - Collections.binarySearch(events, null, (event, unused) -> event.tick() < tick ? -1 : 1);
  }

  private static boolean startsNote(Event event) {
    return MidiSong.kind(event) == MidiSong.NOTE_ON && event.data().u8(1) > 0;
  }

  private Event jump(JumpCue jump) {
    int division = song.division();
    int beat = (int) (jump.target() / division) + 1;
    Bytes message = ImuseMessages.jump(jump.hook(), beat, (int) (jump.target() % division));
    return MidiSong.imuse(jump.tick(), message);
  }
}
