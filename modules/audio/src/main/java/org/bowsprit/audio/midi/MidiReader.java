package org.bowsprit.audio.midi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;

/**
 * Reads the payload of a MIDI rendition, {@code ADL}, {@code ROL}, {@code SPK} or {@code GMD} (spec
 * 10 §2.2).
 */
public final class MidiReader {

  private static final int HEADER_SEARCH = 48;
  private static final int HEADER_LENGTH = 6;
  private static final int MERGED_TRACKS = 1;

  private MidiReader() {}

  /**
   * Reads a rendition.
   *
   * @param payload what follows the rendition's tag and size
   * @param path where it stands, for complaints
   * @throws org.bowsprit.format.FormatException if there is no {@code MThd} near the start, or the
   *     tracks make no sense
   */
  public static MidiSequence read(Bytes payload, ChunkPath path) {
    ByteReader reader = payload.reader(path);
    int header = find(payload, reader);
    StartParameters start = startParameters(payload, path, header);
    reader.seek(header + 4);
    long size = reader.u32Be();
    if (size != HEADER_LENGTH) {
      throw reader.fail("expected an MThd of 6 bytes, found one of " + size);
    }
    int format = reader.u16Be();
    int count = reader.u16Be();
    int division = reader.u16Be();
    if (count == 0 || division == 0 || division > 0x7FFF) {
      throw reader.fail(
          "expected a track and a division in ticks, found %d tracks and division %d"
              .formatted(count, division));
    }
    List<MidiTrack> tracks = tracks(reader, path, count);
    return new MidiSequence(
        start, division, format == MERGED_TRACKS ? List.of(merge(tracks)) : tracks);
  }

  private static int find(Bytes payload, ByteReader reader) {
    for (int at = 0; at < HEADER_SEARCH && at + 8 <= payload.length(); at++) {
      if (reader.seek(at).tag().equals("MThd")) {
        return at;
      }
    }
    throw reader
        .seek(0)
        .fail("expected an MThd within the first " + HEADER_SEARCH + " bytes, found none");
  }

  private static StartParameters startParameters(Bytes payload, ChunkPath path, int before) {
    ByteReader reader = payload.slice(0, before).reader(path);
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

  /**
   * Real files promise more tracks than they have bytes for, and cut the last one short: what is
   * there is read.
   */
  private static List<MidiTrack> tracks(ByteReader reader, ChunkPath path, int count) {
    List<MidiTrack> tracks = new ArrayList<>();
    while (tracks.size() < count && reader.remaining() >= 8) {
      String tag = reader.tag();
      int size = (int) Math.min(reader.u32Be(), reader.remaining());
      Bytes chunk = reader.bytes(size);
      if (tag.equals("MTrk")) {
        tracks.add(TrackReader.read(chunk.reader(path.child(tag, tracks.size()))));
      }
    }
    if (tracks.isEmpty()) {
      throw reader.fail("expected an MTrk, found none");
    }
    return tracks;
  }

  private static MidiTrack merge(List<MidiTrack> tracks) {
    List<MidiEvent> all = new ArrayList<>();
    long end = 0;
    for (MidiTrack track : tracks) {
      all.addAll(track.events().subList(0, track.events().size() - 1));
      end = Math.max(end, track.end());
    }
    all.sort(Comparator.comparingLong(MidiEvent::tick));
    all.add(new MidiEvent.End(end));
    return new MidiTrack(all);
  }
}
