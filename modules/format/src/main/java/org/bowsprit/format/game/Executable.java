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

  private static final int INDEX_BYTES = 12_035;
  private static final int INDEX_CHUNKS = 8;
  private static final String INDEX_NAME = "ATLANTIS.000";

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
   * @param plainName the name without folders, in lower case
   */
  static Optional<Map<String, FilePart>> members(GameFiles files, String file, String plainName) {
    return Arrays.stream(values())
        .filter(executable -> executable.fileName.equals(plainName))
        .map(executable -> new FilePart(files, file, executable.offset, INDEX_BYTES))
        .filter(Executable::isIndex)
        .findFirst()
        .map(index -> Map.of(INDEX_NAME, index));
  }

  /** Returns a message if {@code file} has the name of such an executable but contains no index. */
  static Optional<String> missingIndexMessage(String file, String plainName) {
    return Arrays.stream(values())
        .filter(executable -> executable.fileName.equals(plainName))
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
    byte[] raw = part.read(0, INDEX_BYTES);
    if (raw.length < INDEX_BYTES) {
      return false;
    }
    Bytes index = FileKey.SHIPPED.apply(raw);
    ChunkSequence sequence = ChunkSequence.ofFile(index);
    List<Chunk> chunks = sequence.chunks();
    Set<String> tags = new HashSet<>();
    chunks.forEach(chunk -> tags.add(chunk.tag()));
    return sequence.damage().isEmpty()
        && sequence.parts().size() == INDEX_CHUNKS
        && tags.size() == INDEX_CHUNKS
        && isDecodable(index);
  }

  private static boolean isDecodable(Bytes index) {
    try {
      return Index.decode(index).encode().length() == INDEX_BYTES;
    } catch (FormatException e) {
      return false;
    }
  }
}
