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
  private static final int END_RECORD_BYTES = 22;

  private static final int DIRECTORY_OFFSET_IN_END = 16;
  private static final int COUNT_OFFSET_IN_END = 10;
  private static final int DIRECTORY_HEADER_BYTES = 46;
  private static final int MADE_BY_OFFSET = 5;
  private static final int NAME_LENGTH_OFFSET = 28;
  private static final int EXTRA_LENGTH_OFFSET = 30;
  private static final int COMMENT_LENGTH_OFFSET = 32;
  private static final int ATTRIBUTES_OFFSET = 38;
  private static final byte UNIX = 3;
  private static final int PLAIN_MODE = 0100644;
  private static final int EXECUTABLE_MODE = 0100755;

  private static final LocalDateTime DATE = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final Map<String, byte[]> files = new TreeMap<>();
  private final Map<String, Integer> modes = new TreeMap<>();

  /** Adds a file. */
  public void add(String path, byte[] contents) {
    files.put(path, contents);
    modes.put(path, PLAIN_MODE);
  }

  /** Adds an executable file. */
  void addExecutable(String path, byte[] contents) {
    files.put(path, contents);
    modes.put(path, EXECUTABLE_MODE);
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
    int end = zip.limit() - END_RECORD_BYTES;
    int header = zip.getInt(end + DIRECTORY_OFFSET_IN_END);
    int count = zip.getShort(end + COUNT_OFFSET_IN_END) & 0xFFFF;
    for (int i = 0; i < count; i++) {
      int length = zip.getShort(header + NAME_LENGTH_OFFSET) & 0xFFFF;
      byte[] name = new byte[length];
      zip.get(header + DIRECTORY_HEADER_BYTES, name);
      int mode = modes.get(new String(name, StandardCharsets.UTF_8));
      zip.put(header + MADE_BY_OFFSET, UNIX);
      zip.putInt(header + ATTRIBUTES_OFFSET, mode << 16);
      header +=
          DIRECTORY_HEADER_BYTES
              + length
              + (zip.getShort(header + EXTRA_LENGTH_OFFSET) & 0xFFFF)
              + (zip.getShort(header + COMMENT_LENGTH_OFFSET) & 0xFFFF);
    }
  }
}
