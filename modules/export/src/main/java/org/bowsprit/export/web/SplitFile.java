package org.bowsprit.export.web;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.format.files.GameFiles;

/**
 * A file of a game that is split into several files for a web page. The first part contains the
 * blocks that the beginning of the game needs, and the pieces contain the whole file. The web
 * server need not support range requests.
 *
 * @param files the files of the game
 * @param name the name of the file
 * @param firstBlocks the blocks that the beginning needs
 */
record SplitFile(GameFiles files, String name, BitSet firstBlocks) {

  private static final int MIN_PIECE_BYTES = 1 << 17;
  private static final int MAX_PIECES = 64;
  private static final int DIGEST_BYTES = 8;

  /** A part of the file that is written as a separate file. */
  record Part(String name, Bytes bytes) {}

  /** Returns whether a file is large enough to be cut into pieces. */
  static boolean isLargeEnough(GameFiles files, String name) {
    return files.size(name) > MIN_PIECE_BYTES;
  }

  /** Returns the part that the beginning needs. */
  Part firstPart() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    firstBlocks.stream()
        .mapToObj(
            block -> files.read(name, (long) block * GameFiles.BLOCK_BYTES, GameFiles.BLOCK_BYTES))
        .forEach(bytes::writeBytes);
    return new Part(name + ".first", Bytes.wrap(bytes.toByteArray()));
  }

  /** Returns the number of pieces. */
  int pieces() {
    return (int) ((files.size(name) + pieceSize() - 1) / pieceSize());
  }

  /** Returns a piece. All pieces together are the whole file. */
  Part piece(int number) {
    byte[] bytes = files.read(name, (long) number * pieceSize(), pieceSize());
    return new Part(name + "." + number, Bytes.wrap(bytes));
  }

  private int pieceSize() {
    int size = MIN_PIECE_BYTES;
    while (files.size(name) > (long) size * MAX_PIECES) {
      size *= 2;
    }
    return size;
  }

  /**
   * Writes the entry of the file in the catalogue of the page.
   *
   * @param digests the {@linkplain #digest digests} of the pieces
   */
  void writeEntry(JsonWriter json, List<String> digests) {
    json.put("name", name)
        .put("size", files.size(name))
        .put("block", GameFiles.BLOCK_BYTES)
        .put("piece", pieceSize())
        .putArray("first", runs -> runs().forEach(run -> runs.addArray(run)))
        .putArray("digests", all -> digests.forEach(all::add));
  }

  /**
   * Returns the first blocks as pairs. A pair contains the number of a block and the number of
   * consecutive blocks from there.
   */
  private List<int[]> runs() {
    List<int[]> runs = new ArrayList<>();
    for (int from = firstBlocks.nextSetBit(0); from >= 0; ) {
      int end = firstBlocks.nextClearBit(from);
      runs.add(new int[] {from, end - from});
      from = firstBlocks.nextSetBit(end);
    }
    return runs;
  }

  /** Returns the first digits of the SHA-256 of a piece, in hex. */
  static String digest(Part piece) {
    return HexFormat.of()
        .formatHex(SiteFolder.sha256().digest(piece.bytes().toArray()), 0, DIGEST_BYTES);
  }
}
