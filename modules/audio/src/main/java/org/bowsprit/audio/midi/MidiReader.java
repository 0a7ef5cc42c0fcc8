package org.bowsprit.audio.midi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.media.midi.MidiFile;

/**
 * Reads the payload of a MIDI rendition, {@code ADL}, {@code ROL}, {@code SPK} or {@code GMD} (spec
 * 10 §2.2).
 */
public final class MidiReader {

  private static final int HEADER_SEARCH_BYTES = 48;
  private static final int MERGED_TRACKS_FORMAT = 1;
  private static final int META_TEMPO = 0x51;
  private static final int SYSEX_END = 0xF7;

  private MidiReader() {}

  /**
   * Reads a rendition.
   *
   * @param payload the bytes after the rendition's tag and size
   * @param path the location, for error messages
   * @throws org.bowsprit.bytes.FormatException if there is no {@code MThd} near the start, or if
   *     the tracks are invalid
   */
  public static MidiSequence read(Bytes payload, ChunkPath path) {
    ByteReader reader = payload.reader(path);
    int headerOffset = findHeader(payload, reader);
    StartParameters start = startParameters(payload, path, headerOffset);
    MidiFile file = MidiFile.read(reader.seek(headerOffset));
    List<MidiFile.Track> tracks =
        file.format() == MERGED_TRACKS_FORMAT ? List.of(file.merge()) : file.tracks();
    return new MidiSequence(
        start, file.division(), tracks.stream().map(MidiReader::toMidiTrack).toList());
  }

  private static int findHeader(Bytes payload, ByteReader reader) {
    for (int offset = 0; offset < HEADER_SEARCH_BYTES && offset + 8 <= payload.length(); offset++) {
      if (reader.seek(offset).tag().equals("MThd")) {
        return offset;
      }
    }
    throw reader
        .seek(0)
        .fail("expected an MThd within the first " + HEADER_SEARCH_BYTES + " bytes, found none");
  }

  private static StartParameters startParameters(Bytes payload, ChunkPath path, int headerOffset) {
    ByteReader reader = payload.slice(0, headerOffset).reader(path);
    while (reader.remaining() >= 8) {
      String tag = reader.tag();
      long size = Math.min(reader.u32Be(), reader.remaining());
      Bytes chunk = reader.bytes((int) size);
      if (tag.equals("MDhd")) {
        return StartParameters.read(chunk.reader(path.child(tag)));
      }
    }
    return StartParameters.DEFAULT;
  }

  private static MidiTrack toMidiTrack(MidiFile.Track track) {
    List<MidiEvent> events = new ArrayList<>();
    track.events().forEach(event -> toMidiEvent(event).ifPresent(events::add));
    events.add(new MidiEvent.End(track.end()));
    return new MidiTrack(events);
  }

  /**
   * Converts an event of a file. The result is empty for events that a player does not handle.
   * These are most meta events and all pressure messages.
   */
  private static Optional<MidiEvent> toMidiEvent(MidiFile.Event event) {
    int channel = event.status() & 15;
    Bytes data = event.data();
    return Optional.ofNullable(
        switch (event.status() >> 4) {
          case 8 -> new MidiEvent.NoteOff(event.tick(), channel, dataValue(data, 0));
          case 9 ->
              dataValue(data, 1) == 0
                  ? new MidiEvent.NoteOff(event.tick(), channel, dataValue(data, 0))
                  : new MidiEvent.NoteOn(
                      event.tick(), channel, dataValue(data, 0), dataValue(data, 1));
          case 11 ->
              new MidiEvent.Controller(
                  event.tick(), channel, dataValue(data, 0), dataValue(data, 1));
          case 12 -> new MidiEvent.ProgramChange(event.tick(), channel, dataValue(data, 0));
          case 14 ->
              new MidiEvent.PitchBend(
                  event.tick(), channel, (dataValue(data, 1) << 7 | dataValue(data, 0)) - 8192);
          case 15 -> toSystemEvent(event);
          default -> null;
        });
  }

  private static int dataValue(Bytes data, int index) {
    return data.u8(index) & 127;
  }

  private static MidiEvent toSystemEvent(MidiFile.Event event) {
    Bytes data = event.data();
    int length = data.length();
    if (event.status() == MidiFile.META) {
      return length == 4 && data.u8(0) == META_TEMPO
          ? new MidiEvent.Tempo(event.tick(), data.u8(1) << 16 | data.u8(2) << 8 | data.u8(3))
          : null;
    }
    if (length > 0 && data.u8(length - 1) == SYSEX_END) {
      data = data.slice(0, length - 1);
    }
    return event.status() == MidiFile.SYSEX && !data.isEmpty()
        ? new MidiEvent.Sysex(event.tick(), data)
        : null;
  }
}
