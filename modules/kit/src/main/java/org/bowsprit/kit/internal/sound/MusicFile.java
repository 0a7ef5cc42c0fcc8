package org.bowsprit.kit.internal.sound;

import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** The payload of a music rendition: start parameters and a MIDI file (spec 10 §2.2). */
public final class MusicFile {

  /** The start parameters with priority 128, volume 127 and speed 128. */
  public static final Bytes DEFAULT_START = Bytes.of(0, 0, 128, 127, 0, 0, 0, 128);

  private static final String HEADER = "MDhd";
  private static final int FILE_OFFSET = ByteWriter.HEADER + 8;

  private MusicFile() {}

  /** Returns a payload: the eight bytes of start parameters, then the file. */
  static Bytes withStart(Bytes start, Bytes file) {
    return new ByteWriter().tag(HEADER).u32Be(start.length()).bytes(start).bytes(file).toBytes();
  }

  /**
   * Returns the start parameters of a payload; empty if {@link #withStart} could not create this
   * payload.
   */
  static Optional<Bytes> start(Bytes payload) {
    if (payload.length() < FILE_OFFSET + 4) {
      return Optional.empty();
    }
    Bytes start = payload.slice(ByteWriter.HEADER, 8);
    boolean isMidi = payload.slice(FILE_OFFSET, 4).equals(Bytes.of('M', 'T', 'h', 'd'));
    return isMidi && withStart(start, file(payload)).equals(payload)
        ? Optional.of(start)
        : Optional.empty();
  }

  /** Returns the file after the start parameters. */
  static Bytes file(Bytes payload) {
    return payload.from(FILE_OFFSET);
  }
}
