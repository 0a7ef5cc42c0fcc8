package org.bowsprit.format.game;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.files.FilePart;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.index.Index;

/** Shop executables that contain the index of Fate of Atlantis (spec 01 §8, 13 §5.1). */
enum Executable {
  WINDOWS("indiana jones and the fate of atlantis.exe", 224_336),
  MAC("the fate of atlantis", 260_224);

  private static final int LENGTH = 12_035;
  private static final int CHUNKS = 8;
  private static final String INDEX = "ATLANTIS.000";

  private final String fileName;
  private final long offset;

  Executable(String fileName, long offset) {
    this.fileName = fileName;
    this.offset = offset;
  }

  /**
   * Returns the index inside {@code file}; empty if the file is not such an executable, or has no
   * complete index at the known positions.
   *
   * @param plain the name without folders, in lower case
   */
  static Optional<Map<String, FilePart>> members(GameFiles files, String file, String plain) {
    return Arrays.stream(values())
        .filter(executable -> executable.fileName.equals(plain))
        .map(executable -> new FilePart(files, file, executable.offset, LENGTH))
        .filter(Executable::isIndex)
        .findFirst()
        .map(index -> Map.of(INDEX, index));
  }

  /** Returns a message if {@code file} has the name of such an executable but contains no index. */
  static Optional<String> complaint(String file, String plain) {
    return Arrays.stream(values())
        .filter(executable -> executable.fileName.equals(plain))
        .findFirst()
        .map(
            executable ->
                file
                    + " has no complete index at byte "
                    + executable.offset
                    + ", unlike the editions of Steam, Humble and Discord: it is another program, or"
                    + " damaged.");
  }

  private static boolean isIndex(FilePart part) {
    byte[] raw = part.read(0, LENGTH);
    if (raw.length < LENGTH) {
      return false;
    }
    Bytes index = FileKey.USUAL.apply(raw);
    ChunkSequence sequence = ChunkSequence.ofFile(index);
    List<Chunk> chunks = sequence.chunks();
    Set<String> tags = new HashSet<>();
    chunks.forEach(chunk -> tags.add(chunk.tag()));
    return sequence.damage().isEmpty()
        && sequence.parts().size() == CHUNKS
        && tags.size() == CHUNKS
        && decodes(index);
  }

  private static boolean decodes(Bytes index) {
    try {
      return Index.decode(index).encode().length() == LENGTH;
    } catch (FormatException e) {
      return false;
    }
  }
}
