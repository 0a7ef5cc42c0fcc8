package org.bowsprit.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.function.BiConsumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Unpacks the files in a zip. */
final class ZipFiles {

  /** The largest unpacked size in bytes. It is more than any game needs. */
  private static final long MAX_BYTES = 1L << 30;

  private static final int BUFFER_BYTES = 1 << 14;

  private ZipFiles() {}

  /** Returns whether a file name is the name of a zip. */
  static boolean isZip(String name) {
    return name.length() > 4 && name.regionMatches(true, name.length() - 4, ".zip", 0, 4);
  }

  /**
   * Unpacks a zip.
   *
   * @param files receives the name and the bytes of each file
   * @throws RequestFailedException if the zip is damaged or much too large
   */
  static void unpack(byte[] zip, BiConsumer<String, byte[]> files) {
    long unpacked = 0;
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.isDirectory()) {
          byte[] bytes = readFile(in, MAX_BYTES - unpacked);
          unpacked += bytes.length;
          files.accept(entry.getName(), bytes);
        }
      }
    } catch (RequestFailedException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      // In a browser, a zip that ends too early makes the JDK's classes fail in other ways, too.
      throw new RequestFailedException(
          "The zip cannot be unpacked; it may be an incomplete download.");
    }
  }

  private static byte[] readFile(ZipInputStream in, long limit) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER_BYTES];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      bytes.write(buffer, 0, count);
      if (bytes.size() > limit) {
        throw new RequestFailedException("The zip holds more than a game can be.");
      }
    }
    return bytes.toByteArray();
  }
}
