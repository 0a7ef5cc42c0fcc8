package org.bowsprit.format.files;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/** Files in memory, for games that are not on a disk. */
public final class MemoryFiles implements GameFiles {

  private final String name;
  private final Map<String, Bytes> files;

  /**
   * Creates a set of files.
   *
   * @param name the name of the set
   * @param files the contents by name; a name includes folders
   */
  public MemoryFiles(String name, Map<String, Bytes> files) {
    this.name = name;
    this.files = new TreeMap<>(files);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> names() {
    return List.copyOf(files.keySet());
  }

  @Override
  public long size(String file) {
    return bytes(file).length();
  }

  @Override
  public byte[] read(String file, long offset, int length) {
    Bytes bytes = bytes(file);
    int from = (int) Math.min(offset, bytes.length());
    return bytes.slice(from, Math.min(length, bytes.length() - from)).toArray();
  }

  private Bytes bytes(String file) {
    return Optional.ofNullable(files.get(file))
        .orElseThrow(() -> GameFiles.unreadable(file, "expected this file, found none"));
  }
}
