package org.bowsprit.format.chunk;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Oddity.Grade;

/** Collects the oddities of chunks. */
public final class Oddities {

  private static final String NO_FILE = "";

  private final List<Oddity> oddities = new ArrayList<>();

  /** Adds an oddity for a part that cannot be read. */
  public void addLost(FormatException invalid) {
    oddities.add(Oddity.of(invalid));
  }

  /** Adds a part of {@code chunk} that cannot be read. */
  public void addLost(Chunk chunk, long offset, String description) {
    add(Grade.LOST, chunk, offset, description);
  }

  /** Adds an unusual but harmless fact. */
  public void addOdd(Chunk chunk, long offset, String description) {
    add(Grade.ODD, chunk, offset, description);
  }

  /** Adds a fact that is valid but may be the cause of a problem. */
  public void addNote(Chunk chunk, long offset, String description) {
    add(Grade.NOTE, chunk, offset, description);
  }

  private void add(Grade grade, Chunk chunk, long offset, String description) {
    oddities.add(new Oddity(grade, NO_FILE, chunk.path(), offset, description));
  }

  /** Adds an oddity for each range of bytes in a file that belongs to no chunk. */
  public void addBytesBetweenChunks(Bytes file) {
    addBytesBetweenChunks(new Chunk("", ChunkPath.ROOT, -ByteWriter.HEADER, file));
  }

  /** Adds the bytes between the chunks in {@code container}, and the bytes that form no chunk. */
  public void addBytesBetweenChunks(Chunk container) {
    ChunkSequence sequence = ChunkSequence.in(container);
    sequence.damage().ifPresent(this::addLost);
    for (ContainerPart part : sequence.parts()) {
      if (part instanceof ContainerPart.Filler filler) {
        add(
            filler.isPadding() ? Grade.NOTE : Grade.ODD,
            container,
            filler.offset() - container.offset() - ByteWriter.HEADER,
            filler.bytes().length() + " bytes that belong to no chunk: they are ignored");
      }
    }
  }

  /**
   * Adds the unused bytes at the end of {@code chunk}.
   *
   * @param expected the number of bytes in use
   */
  public void addUnusedBytes(Chunk chunk, int expected) {
    int length = chunk.payload().length();
    if (length > expected) {
      addOdd(
          chunk,
          expected,
          "expected a payload of %s bytes, found %s: the rest is ignored"
              .formatted(expected, length));
    }
  }

  /** Returns all oddities in the order in which they were found. */
  public List<Oddity> list() {
    return List.copyOf(oddities);
  }
}
