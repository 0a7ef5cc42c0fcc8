package org.bowsprit.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.GameFiles;
import org.teavm.jso.typedarrays.Int8Array;

/** The files of a game that a page has received. Each file is in memory or is read on demand. */
final class PageFiles implements GameFiles {

  private final String name;
  private final Map<String, Content> files;

  private PageFiles(String name, Map<String, Content> files) {
    this.name = name;
    this.files = new TreeMap<>(files);
  }

  /** Creates an empty set of files without a name. */
  PageFiles() {
    this("", Map.of());
  }

  /** Returns a copy with a name. Later changes of one set do not affect the other set. */
  PageFiles withName(String newName) {
    return new PageFiles(newName, files);
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
    files.put(relative(file), new OnDemand(source));
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
    return contentOf(file).size();
  }

  @Override
  public byte[] read(String file, long offset, int length) {
    byte[] bytes = contentOf(file).read(offset, length);
    if (bytes == null && isStreamed(file)) {
      throw new MissingPieceError();
    }
    if (bytes == null) {
      throw GameFiles.unreadable(
          file, "the file was removed or changed while the game was running");
    }
    return bytes;
  }

  @Override
  public boolean isStreamed(String file) {
    return contentOf(file).isArriving();
  }

  private Content contentOf(String file) {
    return Optional.ofNullable(files.get(file))
        .orElseThrow(() -> GameFiles.unreadable(file, "expected this file, found none"));
  }

  private sealed interface Content {
    long size();

    byte[] read(long offset, int length);

    boolean isArriving();
  }

  private record InMemory(Bytes bytes) implements Content {
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

  private record OnDemand(BlobSource source) implements Content {
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
