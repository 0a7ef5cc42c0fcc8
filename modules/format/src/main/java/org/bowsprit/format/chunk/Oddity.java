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
    /** Something cannot be read. It is treated as empty, or only its readable part is used. */
    LOST,
    /** Something unusual that no known shipped game contains. Nothing is lost. */
    ODD,
    /** Something valid that may be the cause of a problem. */
    NOTE
  }

  /** Returns the oddity for an exception of a decoder. */
  public static Oddity of(FormatException exception) {
    return new Oddity(
        Grade.LOST,
        exception.file(),
        exception.path(),
        exception.offset(),
        exception.expectation());
  }

  /** Returns the same oddity with the name of the file. */
  public Oddity withFile(String name) {
    return new Oddity(grade, name, path, offset, what);
  }

  /** Returns a line that contains the file, the chunk and the offset. */
  public String message() {
    return FormatException.at(path, offset, what).in(file).getMessage();
  }
}
