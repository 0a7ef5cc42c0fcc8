package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.format.files.GameFiles;

/**
 * A file beside the game's, read where its bytes are needed.
 *
 * @param files where it is
 * @param name one of {@link GameFiles#names}
 * @param size how many bytes there are
 */
public record FileSource(GameFiles files, String name, long size) implements ByteSource {

  /** Asks how long the file is. */
  public FileSource(GameFiles files, String name) {
    this(files, name, files.size(name));
  }

  @Override
  public byte[] read(long offset, int length) {
    return files.read(name, offset, length);
  }
}
