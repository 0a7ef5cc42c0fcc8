package org.bowsprit.media.midi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * A Standard MIDI File.
 *
 * @param format 0 for one track, 1 for tracks that are played together, 2 for independent tracks
 * @param division the number of ticks per quarter note, 1 to 32767
 * @param tracks the tracks in the order of the file
 */
public record MidiFile(int format, int division, List<Track> tracks) {

  /** The status byte of a meta event. */
  public static final int META = 0xFF;

  /** The status byte of a system exclusive event. */
  public static final int SYSEX = 0xF0;

  static final int META_END = 0x2F;
  private static final int HEADER_LENGTH = 6;
  private static final long MAX_QUANTITY = 0x0FFF_FFFF;

  /** Copies the list. */
  public MidiFile {
    tracks = List.copyOf(tracks);
  }

  /**
   * A track.
   *
   * @param events the events in ascending order of ticks, without the end-of-track event; events of
   *     the same tick are in the order of the file
   * @param end the tick at which the track ends
   */
  public record Track(List<Event> events, long end) {

    /** Copies the list. */
    public Track {
      events = List.copyOf(events);
    }
  }

  /**
   * An event.
   *
   * @param tick the number of ticks from the start of the track
   * @param status the status byte, with running status resolved
   * @param data the bytes after the status byte: one or two for a channel event, type and contents
   *     for a meta event, the contents for a system exclusive event
   */
  public record Event(long tick, int status, Bytes data) {}

  /**
   * Reads a file.
   *
   * <p>Some real files announce more tracks than they contain, or their last track is truncated. In
   * such files, all existing data is read. Other chunks are skipped.
   *
   * @param in a reader at the file's {@code MThd}
   * @throws org.bowsprit.bytes.FormatException if there is no track, no division in ticks, or an
   *     event is invalid
   */
  public static MidiFile read(ByteReader in) {
    if (in.remaining() < 8 || !in.tag().equals("MThd")) {
      throw in.fail("expected an MThd");
    }
    long size = in.u32Be();
    if (size != HEADER_LENGTH) {
      throw in.fail("expected an MThd of 6 bytes, found one of " + size);
    }
    int format = in.u16Be();
    int count = in.u16Be();
    int division = in.u16Be();
    if (count == 0 || division == 0 || division > 0x7FFF) {
      throw in.fail(
          "expected a track and a division in ticks, found %s tracks and division %s"
              .formatted(count, division));
    }
    List<Track> tracks = new ArrayList<>();
    while (tracks.size() < count && in.remaining() >= 8) {
      String tag = in.tag();
      Bytes chunk = in.bytes((int) Math.min(in.u32Be(), in.remaining()));
      if (tag.equals("MTrk")) {
        tracks.add(TrackReader.read(chunk.reader(in.path().child(tag, tracks.size()))));
      }
    }
    if (tracks.isEmpty()) {
      throw in.fail("expected an MTrk, found none");
    }
    return new MidiFile(format, division, tracks);
  }

  /**
   * Returns all tracks, merged into one. Events of the same tick are in the order of the tracks.
   */
  public Track merge() {
    List<Event> events = new ArrayList<>();
    tracks.forEach(track -> events.addAll(track.events()));
    events.sort(Comparator.comparingLong(Event::tick));
    return new Track(events, tracks.stream().mapToLong(Track::end).max().orElse(0));
  }

  /** Returns the file's bytes, without running status. */
  public Bytes toBytes() {
    ByteWriter out = new ByteWriter();
    out.tag("MThd").u32Be(HEADER_LENGTH).u16Be(format).u16Be(tracks.size()).u16Be(division);
    for (Track track : tracks) {
      Bytes events = toBytes(track);
      out.tag("MTrk").u32Be(events.length()).bytes(events);
    }
    return out.toBytes();
  }

  private static Bytes toBytes(Track track) {
    ByteWriter out = new ByteWriter();
    long tick = 0;
    for (Event event : track.events()) {
      writeQuantity(event.tick() - tick, out);
      tick = event.tick();
      write(event, out);
    }
    writeQuantity(Math.max(0, track.end() - tick), out);
    return out.u8(META).u8(META_END).u8(0).toBytes();
  }

  private static void write(Event event, ByteWriter out) {
    out.u8(event.status());
    Bytes data = event.data();
    if (event.status() == META) {
      out.u8(data.u8(0));
      data = data.from(1);
    }
    if (event.status() >= SYSEX) {
      writeQuantity(data.length(), out);
    }
    out.bytes(data);
  }

  private static void writeQuantity(long value, ByteWriter out) {
    if (value < 0 || value > MAX_QUANTITY) {
      throw new IllegalArgumentException(
          "a variable-length quantity must be 0 to " + MAX_QUANTITY + ", not " + value);
    }
    for (int shift = 21; shift > 0; shift -= 7) {
      if (value >> shift != 0) {
        out.u8((int) (value >> shift & 127) | 0x80);
      }
    }
    out.u8((int) (value & 127));
  }
}
