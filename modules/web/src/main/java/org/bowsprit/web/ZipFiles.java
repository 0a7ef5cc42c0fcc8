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
  private static final long LARGEST = 1L << 30;

  private static final int PIECE = 1 << 14;

  private ZipFiles() {}

  /** Returns whether a file name is the name of a zip. */
  static boolean isOne(String name) {
    return name.length() > 4 && name.regionMatches(true, name.length() - 4, ".zip", 0, 4);
  }

  /**
   * Unpacks a zip.
   *
   * @param files receives the name and the bytes of each file
   * @throws WebTrouble if the zip is damaged or much too large
   */
  static void unpack(byte[] zip, BiConsumer<String, byte[]> files) {
    long unpacked = 0;
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.isDirectory()) {
          byte[] bytes = file(in, LARGEST - unpacked);
          unpacked += bytes.length;
          files.accept(entry.getName(), bytes);
        }
      }
    } catch (WebTrouble e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      // In a browser, a zip that ends too early makes the JDK's classes fail in other ways, too.
      throw new WebTrouble("The zip cannot be unpacked; it may be an incomplete download.");
    }
  }

  private static byte[] file(ZipInputStream in, long most) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] piece = new byte[PIECE];
    for (int count = in.read(piece); count >= 0; count = in.read(piece)) {
      bytes.write(piece, 0, count);
      if (bytes.size() > most) {
        throw new WebTrouble("The zip holds more than a game can be.");
      }
    }
    return bytes.toByteArray();
  }
}
