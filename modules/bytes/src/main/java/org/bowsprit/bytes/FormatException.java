package org.bowsprit.bytes;

/**
 * Thrown if bytes do not follow the format. It names the file, the chunk, the offset and the
 * expected value.
 *
 * <p>This is the only exception that a decoder throws for invalid input. It is unchecked, because
 * decoders are also called by methods whose signatures do not mention files, such as lazy room
 * loading and a script's resource call. The code that reports to the user catches it.
 *
 * @since 1.0
 */
public final class FormatException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String file;
  private final ChunkPath path;
  private final long offset;
  private final String expectation;

  private FormatException(String file, ChunkPath path, long offset, String expectation) {
    super(message(file, path, offset, expectation));
    this.file = file;
    this.path = path;
    this.offset = offset;
    this.expectation = expectation;
  }

  /**
   * Creates an exception for bytes at {@code offset} of the chunk {@code path}, without the name of
   * the file.
   *
   * @param path the chunk that was being read
   * @param offset the number of bytes from the start of that chunk's payload, or of the file if
   *     {@code path} is the root
   * @param expectation the expected and the actual contents, as a phrase: "expected a payload of 6
   *     bytes, found 4"
   */
  public static FormatException at(ChunkPath path, long offset, String expectation) {
    return new FormatException("", path, offset, expectation);
  }

  /** Returns a copy of this exception with the name of the file. */
  public FormatException in(String fileName) {
    return new FormatException(fileName, path, offset, expectation);
  }

  /** Returns the name of the file as the user sees it, without folders; empty if unknown. */
  public String file() {
    return file;
  }

  /** Returns the chunk that was being read. */
  public ChunkPath path() {
    return path;
  }

  /** Returns the offset in bytes from the start of the chunk's payload. */
  public long offset() {
    return offset;
  }

  /** Returns a description of the expected and the found value. */
  public String expectation() {
    return expectation;
  }

  private static String message(String file, ChunkPath path, long offset, String expectation) {
    StringBuilder text = new StringBuilder();
    if (!file.isEmpty()) {
      text.append(file).append(": ");
    }
    if (!path.text().isEmpty()) {
      text.append(path).append(' ');
    }
    return text.append("at offset ").append(offset).append(": ").append(expectation).toString();
  }
}
