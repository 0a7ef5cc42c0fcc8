package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.format.files.GameFiles;

/**
 * A file in the folder of the game's files, with random access.
 *
 * @param files the files that contain this file
 * @param name the name of the file, one of {@link GameFiles#names}
 * @param size the number of bytes
 */
public record FileSource(GameFiles files, String name, long size) implements ByteSource {

  /** Creates a source and determines the size of the file. */
  public FileSource(GameFiles files, String name) {
    this(files, name, files.size(name));
  }

  @Override
  public byte[] read(long offset, int length) {
    return files.read(name, offset, length);
  }
}
