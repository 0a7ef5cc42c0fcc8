package org.bowsprit.audio.midi;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.Bytes;

/**
 * Reads the events of one {@code MTrk}: delta times, running status, sysex and the metas that
 * count.
 */
final class TrackReader {

  private static final int SYSEX = 0xF0;
  private static final int SYSEX_END = 0xF7;
  private static final int META = 0xFF;
  private static final int META_END = 0x2F;
  private static final int META_TEMPO = 0x51;
  private static final int LONGEST_QUANTITY = 4;

  private final ByteReader data;
  private final List<MidiEvent> events = new ArrayList<>();
  private long tick;
  private int status;
  private boolean ended;

  private TrackReader(ByteReader data) {
    this.data = data;
  }

  static MidiTrack read(ByteReader data) {
    return new TrackReader(data).read();
  }

  private MidiTrack read() {
    while (!ended && data.remaining() > 0) {
      tick += quantity();
      readEvent();
    }
    if (!ended) {
      events.add(new MidiEvent.End(tick));
    }
    return new MidiTrack(events);
  }

  private void readEvent() {
    int first = data.u8();
    if (first < 0x80) {
      if (status == 0) {
        throw data.fail("expected a status byte, found 0x%02X".formatted(first));
      }
      readChannelEvent(first);
    } else if (first < SYSEX) {
      status = first;
      readChannelEvent(data.u8());
    } else {
      readSystemEvent(first);
    }
  }

  private void readChannelEvent(int a) {
    int channel = status & 15;
    switch (status >> 4) {
      case 8 -> {
        data.u8();
        events.add(new MidiEvent.NoteOff(tick, channel, a & 127));
      }
      case 9 -> {
        int velocity = data.u8() & 127;
        events.add(
            velocity == 0
                ? new MidiEvent.NoteOff(tick, channel, a & 127)
                : new MidiEvent.NoteOn(tick, channel, a & 127, velocity));
      }
      case 11 -> events.add(new MidiEvent.Controller(tick, channel, a & 127, data.u8() & 127));
      case 12 -> events.add(new MidiEvent.ProgramChange(tick, channel, a & 127));
      case 14 ->
          events.add(
              new MidiEvent.PitchBend(tick, channel, ((data.u8() & 127) << 7 | (a & 127)) - 8192));
      case 10 -> data.u8();
      default -> {
        // Channel pressure has one byte, which has been read, and no meaning here.
      }
    }
  }

  private void readSystemEvent(int first) {
    switch (first) {
      case META -> readMeta();
      case SYSEX, SYSEX_END -> readSysex(first);
      default -> throw data.fail("expected an event, found 0x%02X".formatted(first));
    }
  }

  private void readMeta() {
    int type = data.u8();
    Bytes payload = data.bytes(quantity());
    if (type == META_END) {
      events.add(new MidiEvent.End(tick));
      ended = true;
    } else if (type == META_TEMPO && payload.length() == 3) {
      events.add(
          new MidiEvent.Tempo(tick, payload.u8(0) << 16 | payload.u8(1) << 8 | payload.u8(2)));
    }
  }

  private void readSysex(int first) {
    Bytes payload = data.bytes(quantity());
    int length = payload.length();
    if (length > 0 && payload.u8(length - 1) == SYSEX_END) {
      payload = payload.slice(0, length - 1);
    }
    if (first == SYSEX && !payload.isEmpty()) {
      events.add(new MidiEvent.Sysex(tick, payload));
    }
  }

  /** A variable-length quantity: seven bits a byte, most significant first, at most four bytes. */
  private int quantity() {
    int value = 0;
    for (int i = 0; i < LONGEST_QUANTITY; i++) {
      int next = data.u8();
      value = value << 7 | (next & 127);
      if (next < 0x80) {
        return value;
      }
    }
    throw data.fail("expected a variable-length quantity of at most four bytes");
  }
}
