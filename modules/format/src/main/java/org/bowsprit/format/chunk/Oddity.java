package org.bowsprit.format.chunk;

import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * Something in a game's files that is not as version 5 has it, and that play gets along with (spec
 * 13 §7).
 *
 * @param grade how much is lost by it
 * @param file the name of the file; empty where it is not known
 * @param path the chunk
 * @param offset bytes from the start of that chunk's payload
 * @param what a phrase
 */
public record Oddity(Grade grade, String file, ChunkPath path, long offset, String what) {

  /** How much is lost by an oddity. */
  public enum Grade {
    /** Something cannot be read, and counts as empty or as far as it goes. */
    LOST,
    /** Nothing is lost, but no shipped game is known to be so. */
    ODD,
    /** Allowed, and worth a word to somebody who looks for the cause of something. */
    NOTE
  }

  /** Returns the oddity that a complaint of a decoder is: what it is about cannot be read. */
  public static Oddity of(FormatException damage) {
    return new Oddity(
        Grade.LOST, damage.file(), damage.path(), damage.offset(), damage.expectation());
  }

  /** Returns the same oddity with the name of the file. */
  public Oddity in(String name) {
    return new Oddity(grade, name, path, offset, what);
  }

  /** Returns a line that names the place: file, chunk, offset. */
  public String line() {
    return FormatException.at(path, offset, what).in(file).getMessage();
  }
}
