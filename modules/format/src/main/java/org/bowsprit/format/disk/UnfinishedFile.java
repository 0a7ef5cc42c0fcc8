package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that is there once it is whole: until then it has another name beside its own, and what is
 * closed before it is finished is deleted. So it may be written for hours, and half of it is never
 * read. A link in its place is replaced and not followed; the file gets the mode of any new file.
 */
public final class UnfinishedFile implements AutoCloseable {

  private final Path path;
  private final Path part;
  private final CheckedWriter text;

  /**
   * Begins a file.
   *
   * @param path where it will be
   * @throws NotWrittenException if it cannot be opened
   */
  public UnfinishedFile(Path path) {
    this.path = path;
    this.part = part(path);
    try {
      Files.deleteIfExists(part);
      // Not newBufferedWriter, which refuses text that UTF-8 has no bytes for.
      this.text =
          new CheckedWriter(
              new OutputStreamWriter(
                  Files.newOutputStream(
                      part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                  StandardCharsets.UTF_8),
              path.toString());
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /** Returns the name that a file has until it is whole, one for each process. */
  public static Path part(Path path) {
    return path.resolveSibling(path.getFileName() + "." + ProcessHandle.current().pid() + ".part");
  }

  /** Returns what its text is written with, in UTF-8. */
  public CheckedWriter text() {
    return text;
  }

  /**
   * Gives the file its name.
   *
   * @throws NotWrittenException if anything of it was not written; the file is then as it was
   */
  public void finish() {
    text.close();
    try {
      Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /** Lets go of it; what is not finished is deleted. */
  @Override
  public void close() {
    try {
      text.close();
    } catch (NotWrittenException alreadyTold) {
      // What kept it from being finished is thrown already.
    }
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }
}
