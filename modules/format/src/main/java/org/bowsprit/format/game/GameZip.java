package org.bowsprit.format.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.bowsprit.format.FormatException;

/**
 * The files of one folder in a zip, unpacked in memory as they are read.
 *
 * <p>The zip is open only while something is read, so there is nothing to close.
 */
public final class GameZip implements GameFiles {

  private final Path zip;
  private final String folder;
  private final List<String> names;

  private GameZip(Path zip, String folder, List<String> names) {
    this.zip = zip;
    this.folder = folder;
    this.names = List.copyOf(names);
  }

  /**
   * Returns one set of files for every folder in {@code zip} that has any, outer ones first.
   *
   * @throws IOException if it is not a zip that can be read
   */
  public static List<GameFiles> folders(Path zip) throws IOException {
    Map<String, List<String>> names = new TreeMap<>();
    try (ZipFile file = new ZipFile(zip.toString())) {
      Enumeration<? extends ZipEntry> entries = file.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (!entry.isDirectory()) {
          int end = entry.getName().lastIndexOf('/') + 1;
          names
              .computeIfAbsent(entry.getName().substring(0, end), unseen -> new ArrayList<>())
              .add(entry.getName().substring(end));
        }
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("a name in the zip is not text", e);
    }
    List<GameFiles> folders = new ArrayList<>();
    names.forEach(
        (folder, files) -> {
          Collections.sort(files);
          folders.add(new GameZip(zip, folder, files));
        });
    return folders;
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

  /** What is done with one file while the zip is open. */
  private interface Use<T> {
    T of(ZipFile file, ZipEntry entry) throws IOException;
  }

  private <T> T withEntry(String name, Use<T> use) {
    try (ZipFile file = new ZipFile(zip.toString())) {
      ZipEntry entry = file.getEntry(folder + name);
      if (entry == null) {
        throw cannotRead(name);
      }
      return use.of(file, entry);
    } catch (IOException | IllegalArgumentException e) {
      throw cannotRead(name);
    }
  }

  private static FormatException cannotRead(String name) {
    return GameFiles.unreadable(
        name, "expected a file that can be unpacked, found one that cannot");
  }
}
