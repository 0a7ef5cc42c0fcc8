package org.bowsprit.format.chunk;

import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * A deviation of a game's files from version 5 that does not prevent playing (spec 13 §7).
 *
 * @param grade the severity
 * @param file the name of the file; empty if unknown
 * @param path the chunk
 * @param offset the number of bytes from the start of the chunk's payload
 * @param what a description, as a phrase
 */
public record Oddity(Grade grade, String file, ChunkPath path, long offset, String what) {

  /** The severity of an oddity. */
  public enum Grade {
    /** Something cannot be read. It counts as empty, or is used as far as it can be read. */
    LOST,
    /** Something unusual that no known shipped game contains. Nothing is lost. */
    ODD,
    /** Something allowed that may be the cause of a problem. */
    NOTE
  }

  /** Returns the oddity for an exception of a decoder. */
  public static Oddity of(FormatException damage) {
    return new Oddity(
        Grade.LOST, damage.file(), damage.path(), damage.offset(), damage.expectation());
  }

  /** Returns the same oddity with the name of the file. */
  public Oddity in(String name) {
    return new Oddity(grade, name, path, offset, what);
  }

  /** Returns a line that contains the file, the chunk and the offset. */
  public String line() {
    return FormatException.at(path, offset, what).in(file).getMessage();
  }
}
