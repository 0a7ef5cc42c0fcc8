package org.bowsprit.format.chunk;

import java.util.List;
import java.util.Set;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;

/**
 * A file as a tree of chunks that can be {@linkplain #encode written} back byte for byte (spec 01
 * §11, check 11).
 *
 * <p>Sizes are not stored. They are computed when the tree is written.
 */
public sealed interface ChunkTree {

  /** The tags of chunks whose payload is a sequence of chunks; {@code IMnn} are containers too. */
  Set<String> CONTAINERS = Set.of("LECF", "LFLF", "ROOM", "RMIM", "OBIM", "OBCD");

  /** Writes this part as it is stored in a file. */
  void encode(ByteWriter out);

  /**
   * A chunk whose payload consists of bytes.
   *
   * @param tag four letters
   * @param payload the bytes after the header
   */
  record Leaf(String tag, Bytes payload) implements ChunkTree {
    @Override
    public void encode(ByteWriter out) {
      out.chunk(tag, inner -> inner.bytes(payload));
    }
  }

  /**
   * A chunk whose payload consists of chunks.
   *
   * @param tag four letters
   * @param parts the payload in file order
   */
  record Branch(String tag, List<ChunkTree> parts) implements ChunkTree {

    public Branch {
      parts = List.copyOf(parts);
    }

    @Override
    public void encode(ByteWriter out) {
      out.chunk(tag, inner -> parts.forEach(part -> part.encode(inner)));
    }
  }

  /**
   * Bytes between or after chunks.
   *
   * @param bytes the bytes
   */
  record Filler(Bytes bytes) implements ChunkTree {
    @Override
    public void encode(ByteWriter out) {
      out.bytes(bytes);
    }
  }

  /**
   * Returns the parts of the decrypted file {@code bytes}.
   *
   * @throws FormatException if a container is not a sequence of chunks
   */
  static List<ChunkTree> parse(Bytes bytes) {
    return parts(ChunkSequence.ofFile(bytes));
  }

  /** Returns the bytes of a file made of {@code parts}. */
  static Bytes encode(List<ChunkTree> parts) {
    ByteWriter out = new ByteWriter();
    parts.forEach(part -> part.encode(out));
    return out.toBytes();
  }

  private static List<ChunkTree> parts(ChunkSequence sequence) {
    sequence
        .damage()
        .ifPresent(
            damage -> {
              throw damage;
            });
    return sequence.parts().stream().map(ChunkTree::of).toList();
  }

  private static ChunkTree of(ContainerPart part) {
    if (part instanceof Chunk chunk) {
      return isContainer(chunk.tag())
          ? new Branch(chunk.tag(), parts(ChunkSequence.in(chunk)))
          : new Leaf(chunk.tag(), chunk.payload());
    }
    return new Filler(((ContainerPart.Filler) part).bytes());
  }

  /** Returns whether the payload of chunks tagged {@code tag} is a sequence of chunks. */
  static boolean isContainer(String tag) {
    return CONTAINERS.contains(tag) || tag.matches("IM[0-9A-F]{2}");
  }
}
