package org.bowsprit.format.files;

import java.util.List;

/** Files whose reads are reported to a listener. */
public final class WatchedFiles implements GameFiles {

  private final GameFiles files;
  private final boolean areStreamed;
  private final ReadListener listener;

  /** Receives reads. */
  @FunctionalInterface
  public interface ReadListener {

    /** Called after a read, with the number of requested bytes. */
    void read(String name, long offset, int length);
  }

  /**
   * Creates a view of files.
   *
   * @param areStreamed true if only the needed bytes should be read, see {@link #isStreamed}
   */
  public WatchedFiles(GameFiles files, boolean areStreamed, ReadListener listener) {
    this.files = files;
    this.areStreamed = areStreamed;
    this.listener = listener;
  }

  @Override
  public String name() {
    return files.name();
  }

  @Override
  public List<String> names() {
    return files.names();
  }

  @Override
  public long size(String name) {
    return files.size(name);
  }

  @Override
  public byte[] read(String name, long offset, int length) {
    byte[] bytes = files.read(name, offset, length);
    listener.read(name, offset, length);
    return bytes;
  }

  @Override
  public boolean isStreamed(String name) {
    return areStreamed || files.isStreamed(name);
  }
}
