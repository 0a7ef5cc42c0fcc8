package org.bowsprit.format.chunk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * The parts of a container in file order, up to the first damaged part (spec 01 §3).
 *
 * <p>Reading stops at the first chunk whose size is impossible. The sequence then contains the
 * parts before this chunk, and {@link #damage} describes the error. A single byte 0x80 before a
 * chunk is filler and not damage. The same applies to zeros or fewer than eight bytes at the end.
 *
 * @param parts chunks and fillers without gaps from the start of the container
 * @param damage the reason why reading stopped before the end; empty if the whole container was
 *     read
 */
public record ChunkSequence(List<ContainerPart> parts, Optional<FormatException> damage) {

  private static final int STRAY_BYTE = 0x80;

  public ChunkSequence {
    parts = List.copyOf(parts);
  }

  /** Reads the parts of the payload of {@code container}. */
  public static ChunkSequence in(Chunk container) {
    return of(container.payload(), container.path(), container.offset() + ByteWriter.HEADER);
  }

  /** Reads the parts of a whole file. */
  public static ChunkSequence ofFile(Bytes file) {
    return of(file, ChunkPath.ROOT, 0);
  }

  /** Returns the chunks without the filler. */
  public List<Chunk> chunks() {
    return parts.stream().filter(Chunk.class::isInstance).map(Chunk.class::cast).toList();
  }

  private static ChunkSequence of(Bytes payload, ChunkPath path, int base) {
    List<ContainerPart> parts = new ArrayList<>();
    Optional<FormatException> damage = Optional.empty();
    int position = 0;
    while (position < payload.length() && damage.isEmpty()) {
      int headerPosition = position;
      if (payload.u8(position) == STRAY_BYTE && payload.length() - position > ByteWriter.HEADER) {
        headerPosition++;
      }
      if (isTail(payload, headerPosition)) {
        parts.add(new ContainerPart.Filler(base + position, payload.from(position)));
        break;
      }
      ByteReader reader = payload.reader(path).seek(headerPosition);
      String tag = reader.tag();
      long size = reader.u32Be();
      if (size < ByteWriter.HEADER || size > payload.length() - headerPosition) {
        damage =
            Optional.of(
                impossibleSize(path, headerPosition, tag, size, payload.length() - headerPosition));
      } else {
        if (headerPosition > position) {
          parts.add(new ContainerPart.Filler(base + position, payload.slice(position, 1)));
        }
        Bytes chunkPayload =
            payload.slice(headerPosition + ByteWriter.HEADER, (int) size - ByteWriter.HEADER);
        parts.add(new Chunk(tag, path, base + headerPosition, chunkPayload));
        position = headerPosition + (int) size;
      }
    }
    return new ChunkSequence(withPaths(parts, path), damage);
  }

  /** Returns whether the bytes from {@code position} to the end are filler and not a chunk. */
  private static boolean isTail(Bytes payload, int position) {
    return payload.length() - position < ByteWriter.HEADER
        || (new ContainerPart.Filler(0, payload.slice(position, ByteWriter.HEADER)).isPadding()
            && new ContainerPart.Filler(0, payload.from(position)).isPadding());
  }

  private static FormatException impossibleSize(
      ChunkPath path, int offset, String tag, long size, int bytesLeft) {
    return FormatException.at(
        path,
        offset,
        "expected chunk "
            + ChunkPath.printable(tag)
            + " to be of 8 to "
            + bytesLeft
            + " bytes, header included, found a size of "
            + size);
  }

  /**
   * Returns the parts with their paths. A path distinguishes chunks with the same tag by their
   * order.
   */
  private static List<ContainerPart> withPaths(List<ContainerPart> parts, ChunkPath parent) {
    Map<String, Integer> totalByTag = new HashMap<>();
    for (ContainerPart part : parts) {
      if (part instanceof Chunk chunk) {
        totalByTag.merge(chunk.tag(), 1, Integer::sum);
      }
    }
    Map<String, Integer> countByTag = new HashMap<>();
    List<ContainerPart> result = new ArrayList<>(parts.size());
    for (ContainerPart part : parts) {
      if (part instanceof Chunk chunk) {
        int index = countByTag.merge(chunk.tag(), 1, Integer::sum) - 1;
        ChunkPath path =
            totalByTag.get(chunk.tag()) > 1
                ? parent.child(chunk.tag(), index)
                : parent.child(chunk.tag());
        result.add(new Chunk(chunk.tag(), path, chunk.offset(), chunk.payload()));
      } else {
        result.add(part);
      }
    }
    return result;
  }
}
