package org.bowsprit.explorer.extract;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.bowsprit.format.disk.OutputFile;

/**
 * Writes files into the output folder. The names of files are relative to the folder, with slashes.
 */
final class OutputFolder {

  private final Path folder;
  private int files;

  OutputFolder(Path folder) {
    this.folder = folder;
  }

  /** Writes the bytes of one file. */
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes the file {@code name} and returns that name. */
  String write(String name, Content content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      content.writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    OutputFile.inFolder(folder, name).write(bytes.toByteArray());
    files++;
    return name;
  }

  /** Writes the text file {@code name} and returns that name. */
  String write(String name, String text) {
    return write(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Returns the number of written files. */
  int files() {
    return files;
  }
}
