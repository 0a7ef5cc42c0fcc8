package org.bowsprit.audio.midi;

import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;

/**
 * Writes the payload of a MIDI rendition, start parameters and all (spec 10 §2.2).
 *
 * <p>One track makes a file of format 0, several one of format 2: independent sequences.
 */
public final class MidiWriter {

  private static final int HEADER_LENGTH = 6;
  private static final int ONE_TRACK = 0;
  private static final int SEQUENCES = 2;
  private static final long LONGEST_WAIT = 0x0FFF_FFFF;

  private MidiWriter() {}

  /** Returns the payload: {@code MDhd}, {@code MThd}, tracks. */
  public static Bytes write(MidiSequence sequence) {
    ByteWriter out = new ByteWriter();
    out.tag("MDhd");
    StartParameters start = sequence.start();
    out.u32Be(8).u16(0).u8(start.priority()).u8(start.volume()).u8(start.pan() & 0xFF);
    out.u8(start.transpose() & 0xFF).u8(start.detune() & 0xFF).u8(start.speed());
    return out.bytes(writeFile(sequence)).toBytes();
  }

  /** Returns a Standard MIDI File: what follows the start parameters. */
  public static Bytes writeFile(MidiSequence sequence) {
    ByteWriter out = new ByteWriter();
    int count = sequence.tracks().size();
    out.tag("MThd").u32Be(HEADER_LENGTH).u16Be(count == 1 ? ONE_TRACK : SEQUENCES);
    out.u16Be(count).u16Be(sequence.division());
    for (MidiTrack track : sequence.tracks()) {
      Bytes events = events(track);
      out.tag("MTrk").u32Be(events.length()).bytes(events);
    }
    return out.toBytes();
  }

  private static Bytes events(MidiTrack track) {
    ByteWriter out = new ByteWriter();
    long tick = 0;
    for (MidiEvent event : track.events()) {
      quantity(event.tick() - tick, out);
      tick = event.tick();
      write(event, out);
    }
    return out.toBytes();
  }

  private static void write(MidiEvent event, ByteWriter out) {
    if (event instanceof MidiEvent.NoteOff off) {
      out.u8(0x80 | off.channel()).u8(off.note()).u8(0);
    } else if (event instanceof MidiEvent.NoteOn on) {
      out.u8(0x90 | on.channel()).u8(on.note()).u8(on.velocity());
    } else if (event instanceof MidiEvent.Controller control) {
      out.u8(0xB0 | control.channel()).u8(control.number()).u8(control.value());
    } else if (event instanceof MidiEvent.ProgramChange change) {
      out.u8(0xC0 | change.channel()).u8(change.program());
    } else if (event instanceof MidiEvent.PitchBend bend) {
      int wheel = bend.bend() + 8192;
      out.u8(0xE0 | bend.channel()).u8(wheel & 127).u8(wheel >> 7);
    } else if (event instanceof MidiEvent.Sysex sysex) {
      out.u8(0xF0);
      quantity(sysex.data().length() + 1, out);
      out.bytes(sysex.data()).u8(0xF7);
    } else if (event instanceof MidiEvent.Tempo tempo) {
      out.u8(0xFF).u8(0x51).u8(3).u8(tempo.microsAQuarter() >> 16);
      out.u16Be(tempo.microsAQuarter() & 0xFFFF);
    } else {
      out.u8(0xFF).u8(0x2F).u8(0);
    }
  }

  private static void quantity(long value, ByteWriter out) {
    if (value < 0 || value > LONGEST_WAIT) {
      throw new IllegalArgumentException("no event waits for " + value + " ticks");
    }
    for (int shift = 21; shift > 0; shift -= 7) {
      if (value >> shift != 0) {
        out.u8((int) (value >> shift & 127) | 0x80);
      }
    }
    out.u8((int) (value & 127));
  }
}
