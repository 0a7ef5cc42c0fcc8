package org.bowsprit.format.script;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * Bytecode and the position of its first byte (spec 05 §4.1).
 *
 * <p>Positions in a script (jumps, saves, verb tables) count from its code base. In SCRP, ENCD and
 * EXCD, this is the first byte after the header; in LSCR, the byte after the number; in VERB, the
 * header itself.
 *
 * @param code the bytes
 * @param base the position of the first byte: 0, or {@link #VERB_BASE} in a VERB chunk
 */
public record Script(Bytes code, int base) {

  /** The position of the first payload byte of a VERB chunk. */
  public static final int VERB_BASE = ByteWriter.HEADER;

  /** An empty script, for a room without ENCD or EXCD. */
  public static final Script EMPTY = new Script(Bytes.EMPTY, 0);

  /** Returns a script whose positions count from its first byte. */
  public static Script of(Bytes code) {
    return new Script(code, 0);
  }

  /** Reads the payload of an SCRP, ENCD or EXCD chunk. Never fails. */
  public static Script decode(ByteReader in) {
    return of(in.rest());
  }

  /** Writes the bytes. */
  public void encode(ByteWriter out) {
    out.bytes(code);
  }

  /** Returns the position after the last byte. */
  public int end() {
    return base + code.length();
  }
}
