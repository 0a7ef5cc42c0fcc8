package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.midi.MidiFile.Event;

/** Turns an ordinary song into one that iMUSE plays on a device: parts, instruments, jumps. */
final class Arrangement {

  /** The channel of drums in General MIDI. */
  private static final int DRUMS = 9;

  /** More no event of a MIDI file can wait for. */
  private static final long LONGEST = 0x0FFF_FFFF;

  private static final int FULL_VOLUME = 127;
  private static final int VOLUME = 7;
  private static final int PAN = 10;
  private static final int PEDAL = 64;
  private static final int WHEEL = 1;
  private static final int TEMPO = 0x51;

  private final MidiSong song;
  private final List<Signpost> signposts;

  /**
   * Prepares to arrange.
   *
   * @param loops whether the song begins again when it is over
   * @throws SoundException if a marker of the song leads nowhere, or the song is too long
   */
  Arrangement(MidiSong song, boolean loops) throws SoundException {
    this.song = song.inImuseTicks();
    if (this.song.length() > LONGEST) {
      throw new SoundException("expected a song of at most " + LONGEST + " ticks of iMUSE");
    }
    this.signposts = new ArrayList<>(Signpost.of(this.song));
    if (loops) {
      signposts.add(new Signpost(this.song.length(), 0, 0));
    }
  }

  /** Returns the song for AdLib: patches for programs, no drums. */
  MidiSong forAdlib(PatchBank bank) {
    NavigableMap<Integer, Integer> programs = firstPrograms();
    programs.remove(DRUMS);
    List<Event> events = new ArrayList<>();
    programs.forEach(
        (channel, program) -> {
          events.add(MidiSong.imuse(0, ImuseMessages.allocatePart(channel, false, FULL_VOLUME, 0)));
          events.add(MidiSong.imuse(0, ImuseMessages.instrument(channel, bank.patch(program))));
        });
    for (Event event : song.events()) {
      if (MidiSong.kind(event) == MidiSong.PROGRAM
          && programs.containsKey(MidiSong.channel(event))) {
        Bytes patch = bank.patch(event.data().u8(0));
        events.add(
            MidiSong.imuse(event.tick(), ImuseMessages.instrument(MidiSong.channel(event), patch)));
      } else if (isKept(event) && programs.containsKey(MidiSong.channel(event))) {
        events.add(event);
      } else if (isTempo(event)) {
        events.add(event);
      }
    }
    return finished(events);
  }

  /** Returns the song for a device that knows programs and has drums on a channel of their own. */
  MidiSong forGeneralMidi() {
    List<Event> events = new ArrayList<>();
    firstPrograms()
        .forEach(
            (channel, program) ->
                events.add(
                    MidiSong.imuse(
                        0,
                        ImuseMessages.allocatePart(
                            channel, channel == DRUMS, FULL_VOLUME, program))));
    song.events().stream()
        .filter(
            event -> isKept(event) || isTempo(event) || MidiSong.kind(event) == MidiSong.PROGRAM)
        .forEach(events::add);
    return finished(events);
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

  private static boolean isKept(Event event) {
    return switch (MidiSong.kind(event)) {
      case 0x80, MidiSong.NOTE_ON, 0xE0 -> true;
      case MidiSong.CONTROL ->
          switch (event.data().u8(0)) {
            case WHEEL, VOLUME, PAN, PEDAL -> true;
            default -> false;
          };
      default -> false;
    };
  }

  private static boolean isTempo(Event event) {
    return MidiSong.isMeta(event, TEMPO);
  }

  private MidiSong finished(List<Event> events) {
    events.sort(Comparator.comparingLong(Event::tick));
    long end = song.length();
    for (Signpost signpost : signposts) {
      events.add(placeOf(signpost, events), jump(signpost));
      // The end must come after the jump, or there is nothing left to jump from.
      end = Math.max(end, signpost.tick() + 1);
    }
    return new MidiSong(song.division(), events, end);
  }

  /** A jump stands before the notes that begin at its tick, behind all else of it. */
  private static int placeOf(Signpost signpost, List<Event> events) {
    int place = 0;
    while (place < events.size()
        && (events.get(place).tick() < signpost.tick()
            || (events.get(place).tick() == signpost.tick() && !begins(events.get(place))))) {
      place++;
    }
    return place;
  }

  private static boolean begins(Event event) {
    return MidiSong.kind(event) == MidiSong.NOTE_ON && event.data().u8(1) > 0;
  }

  private Event jump(Signpost signpost) {
    int division = song.division();
    int beat = (int) (signpost.target() / division) + 1;
    Bytes message = ImuseMessages.jump(signpost.hook(), beat, (int) (signpost.target() % division));
    return MidiSong.imuse(signpost.tick(), message);
  }
}
