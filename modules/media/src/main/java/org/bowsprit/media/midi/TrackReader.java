package org.bowsprit.media.midi;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * Reads the events of one {@code MTrk}: delta times, running status, system exclusive and meta
 * events.
 */
final class TrackReader {

  private static final int SYSEX_CONTINUATION = 0xF7;
  private static final int MAX_QUANTITY_BYTES = 4;

  private final ByteReader data;
  private final List<MidiFile.Event> events = new ArrayList<>();
  private long tick;
  private int status;
  private boolean hasEnded;

  private TrackReader(ByteReader data) {
    this.data = data;
  }

  static MidiFile.Track read(ByteReader data) {
    return new TrackReader(data).read();
  }

  private MidiFile.Track read() {
    while (!hasEnded && data.remaining() > 0) {
      tick += readQuantity();
      readEvent();
    }
    return new MidiFile.Track(events, tick);
  }

  private void readEvent() {
    int first = data.u8();
    if (first < 0x80) {
      if (status == 0) {
        throw data.fail("expected a status byte, found 0x%02X".formatted(first));
      }
      readChannelEvent(first);
    } else if (first < MidiFile.SYSEX) {
      status = first;
      readChannelEvent(data.u8());
    } else {
      readSystemEvent(first);
    }
  }

  private void readChannelEvent(int first) {
    int kind = status & 0xF0;
    boolean hasOneByte = kind == 0xC0 || kind == 0xD0;
    add(status, hasOneByte ? Bytes.of(first) : Bytes.of(first, data.u8()));
  }

  private void readSystemEvent(int first) {
    switch (first) {
      case MidiFile.META -> readMeta();
      case MidiFile.SYSEX, SYSEX_CONTINUATION -> add(first, data.bytes(readQuantity()));
      default -> throw data.fail("expected an event, found 0x%02X".formatted(first));
    }
  }

  private void readMeta() {
    int type = data.u8();
    Bytes contents = data.bytes(readQuantity());
    hasEnded = type == MidiFile.META_END;
    if (!hasEnded) {
      add(MidiFile.META, new ByteWriter().u8(type).bytes(contents).toBytes());
    }
  }

  private void add(int eventStatus, Bytes contents) {
    events.add(new MidiFile.Event(tick, eventStatus, contents));
  }

  /**
   * Reads a variable-length quantity. It has at most four bytes with seven bits each, the most
   * significant first.
   */
  private int readQuantity() {
    int value = 0;
    for (int i = 0; i < MAX_QUANTITY_BYTES; i++) {
      int next = data.u8();
      value = value << 7 | (next & 127);
      if (next < 0x80) {
        return value;
      }
    }
    throw data.fail("expected a variable-length quantity of at most four bytes");
  }
}
