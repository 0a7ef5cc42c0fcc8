package org.bowsprit.export.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Creates a zip archive whose bytes depend only on its files. The files are sorted and have a
 * constant date and the file modes for Linux and macOS.
 */
public final class ArchiveWriter {

  /** The lengths and offsets in the records of a zip file (APPNOTE 4.3.12 and 4.3.16). */
  private static final int END_RECORD = 22;

  private static final int DIRECTORY_IN_END = 16;
  private static final int COUNT_IN_END = 10;
  private static final int HEADER = 46;
  private static final int MADE_BY = 5;
  private static final int NAME_LENGTH = 28;
  private static final int EXTRA_LENGTH = 30;
  private static final int COMMENT_LENGTH = 32;
  private static final int ATTRIBUTES = 38;
  private static final byte UNIX = 3;
  private static final int PLAIN = 0100644;
  private static final int EXECUTABLE = 0100755;

  private static final LocalDateTime DATE = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final Map<String, byte[]> files = new TreeMap<>();
  private final Map<String, Integer> modes = new TreeMap<>();

  /** Adds a file. */
  public void add(String path, byte[] contents) {
    files.put(path, contents);
    modes.put(path, PLAIN);
  }

  /** Adds an executable file. */
  void addExecutable(String path, byte[] contents) {
    files.put(path, contents);
    modes.put(path, EXECUTABLE);
  }

  /** Returns the number of files. */
  int size() {
    return files.size();
  }

  /** Returns the archive. */
  public byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(DATE);
        zip.putNextEntry(entry);
        zip.write(file.getValue());
        zip.closeEntry();
      }
    }
    byte[] bytes = out.toByteArray();
    setModes(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
    return bytes;
  }

  /**
   * Adds the file modes to the central directory at the end of the archive, because Java does not
   * write them.
   */
  private void setModes(ByteBuffer zip) {
    int end = zip.limit() - END_RECORD;
    int at = zip.getInt(end + DIRECTORY_IN_END);
    int count = zip.getShort(end + COUNT_IN_END) & 0xFFFF;
    for (int i = 0; i < count; i++) {
      int length = zip.getShort(at + NAME_LENGTH) & 0xFFFF;
      byte[] name = new byte[length];
      zip.get(at + HEADER, name);
      int mode = modes.get(new String(name, StandardCharsets.UTF_8));
      zip.put(at + MADE_BY, UNIX);
      zip.putInt(at + ATTRIBUTES, mode << 16);
      at +=
          HEADER
              + length
              + (zip.getShort(at + EXTRA_LENGTH) & 0xFFFF)
              + (zip.getShort(at + COMMENT_LENGTH) & 0xFFFF);
    }
  }
}
