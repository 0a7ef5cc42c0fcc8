package org.bowsprit.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.GameFiles;
import org.teavm.jso.typedarrays.Int8Array;

/** The files of a page, which are in memory or read on demand. */
final class PageFiles implements GameFiles {

  private final String name;
  private final Map<String, Part> files;

  private PageFiles(String name, Map<String, Part> files) {
    this.name = name;
    this.files = new TreeMap<>(files);
  }

  /** Creates an empty set of files without a name. */
  PageFiles() {
    this("", Map.of());
  }

  /** Returns a copy with a name. Later changes of one set do not affect the other set. */
  PageFiles named(String all) {
    return new PageFiles(all, files);
  }

  void clear() {
    files.clear();
  }

  /** Adds a file in memory. */
  void put(String file, byte[] bytes) {
    files.put(relative(file), new InMemory(Bytes.wrap(bytes)));
  }

  /** Adds a file that is read on demand. */
  void put(String file, BlobSource source) {
    files.put(relative(file), new Elsewhere(source));
  }

  private static String relative(String file) {
    return file.startsWith("/") ? file.substring(1) : file;
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
    return part(file).size();
  }

  @Override
  public byte[] read(String file, long offset, int length) {
    byte[] bytes = part(file).read(offset, length);
    if (bytes == null && isArriving(file)) {
      throw new MissingPieceError();
    }
    if (bytes == null) {
      throw GameFiles.unreadable(file, "expected a file that stays as it is, found it gone");
    }
    return bytes;
  }

  @Override
  public boolean isArriving(String file) {
    return part(file).isArriving();
  }

  private Part part(String file) {
    return Optional.ofNullable(files.get(file))
        .orElseThrow(() -> GameFiles.unreadable(file, "expected this file, found none"));
  }

  private sealed interface Part {
    long size();

    byte[] read(long offset, int length);

    boolean isArriving();
  }

  private record InMemory(Bytes bytes) implements Part {
    @Override
    public long size() {
      return bytes.length();
    }

    @Override
    public byte[] read(long offset, int length) {
      int from = (int) Math.min(offset, bytes.length());
      return bytes.slice(from, Math.min(length, bytes.length() - from)).toArray();
    }

    @Override
    public boolean isArriving() {
      return false;
    }
  }

  private record Elsewhere(BlobSource source) implements Part {
    @Override
    public long size() {
      return (long) source.size();
    }

    @Override
    public byte[] read(long offset, int length) {
      Int8Array bytes = source.read((double) offset, length);
      return bytes == null ? null : bytes.copyToJavaArray();
    }

    @Override
    public boolean isArriving() {
      return source.isArriving();
    }
  }
}
