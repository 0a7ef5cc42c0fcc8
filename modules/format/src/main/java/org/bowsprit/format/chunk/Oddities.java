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

  private final List<Oddity> found = new ArrayList<>();

  /** Adds an oddity for a part that cannot be read. */
  public void lost(FormatException damage) {
    found.add(Oddity.of(damage));
  }

  /** Adds a part of {@code chunk} that cannot be read. */
  public void lost(Chunk chunk, long offset, String what) {
    add(Grade.LOST, chunk, offset, what);
  }

  /** Adds an unusual but harmless fact. */
  public void odd(Chunk chunk, long offset, String what) {
    add(Grade.ODD, chunk, offset, what);
  }

  /** Adds a fact that is allowed but worth a note. */
  public void note(Chunk chunk, long offset, String what) {
    add(Grade.NOTE, chunk, offset, what);
  }

  private void add(Grade grade, Chunk chunk, long offset, String what) {
    found.add(new Oddity(grade, NO_FILE, chunk.path(), offset, what));
  }

  /** Adds an oddity for each range of bytes in a file that belongs to no chunk. */
  public void betweenChunks(Bytes file) {
    betweenChunks(new Chunk("", ChunkPath.ROOT, -ByteWriter.HEADER, file));
  }

  /** Adds the bytes between the chunks in {@code holder}, and the bytes that form no chunk. */
  public void betweenChunks(Chunk holder) {
    ChunkSequence sequence = ChunkSequence.in(holder);
    sequence.damage().ifPresent(this::lost);
    for (ContainerPart part : sequence.parts()) {
      if (part instanceof ContainerPart.Filler filler) {
        add(
            filler.isPadding() ? Grade.NOTE : Grade.ODD,
            holder,
            filler.offset() - holder.offset() - ByteWriter.HEADER,
            filler.bytes().length() + " bytes that belong to no chunk: they are ignored");
      }
    }
  }

  /**
   * Adds the unused bytes at the end of {@code chunk}.
   *
   * @param expected the number of bytes in use
   */
  public void leftOver(Chunk chunk, int expected) {
    int length = chunk.payload().length();
    if (length > expected) {
      odd(
          chunk,
          expected,
          "expected a payload of %s bytes, found %s: the rest is ignored"
              .formatted(expected, length));
    }
  }

  /** Returns all oddities in the order in which they were found. */
  public List<Oddity> list() {
    return List.copyOf(found);
  }
}
