package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * The files of a zip. They are unpacked in memory when they are read.
 *
 * <p>The zip is open only during a read, so there is nothing to close.
 */
public final class GameZip implements GameFiles {

  private final Path zip;
  private final List<String> names;

  private GameZip(Path zip, List<String> names) {
    this.zip = zip;
    this.names = List.copyOf(names);
  }

  /**
   * Lists the files of {@code zip}.
   *
   * @throws IOException if {@code zip} is not a readable zip
   */
  public static GameZip at(Path zip) throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipFile file = new ZipFile(zip.toString())) {
      Enumeration<? extends ZipEntry> entries = file.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (!entry.isDirectory()) {
          names.add(entry.getName());
        }
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("a file name in the zip cannot be decoded", e);
    }
    Collections.sort(names);
    return new GameZip(zip, names);
  }

  @Override
  public String name() {
    return String.valueOf(zip.getFileName());
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public long size(String name) {
    return withEntry(name, (file, entry) -> entry.getSize());
  }

  @Override
  public byte[] read(String name, long offset, int length) {
    return withEntry(
        name,
        (file, entry) -> {
          try (InputStream in = file.getInputStream(entry)) {
            in.skip(offset);
            return in.readNBytes(length);
          }
        });
  }

  /** An action on one file while the zip is open. */
  private interface EntryAction<T> {
    T apply(ZipFile file, ZipEntry entry) throws IOException;
  }

  private <T> T withEntry(String name, EntryAction<T> action) {
    try (ZipFile file = new ZipFile(zip.toString())) {
      ZipEntry entry = file.getEntry(name);
      if (entry == null) {
        throw unreadable(name);
      }
      return action.apply(file, entry);
    } catch (IOException | IllegalArgumentException e) {
      throw unreadable(name);
    }
  }

  private static FormatException unreadable(String name) {
    return GameFiles.unreadable(
        name, "expected a file that can be unpacked, found one that cannot");
  }
}
