package org.bowsprit.format.chunk;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * One chunk at its position in a file: a tag and a payload (spec 01 §3).
 *
 * <p>A chunk is a view: no bytes are copied, and children are read only on request.
 *
 * @param tag four letters, such as {@code BOXD}
 * @param path the path to the chunk, including itself
 * @param offset the number of bytes from the start of the file to the header
 * @param payload the bytes after the header
 */
public record Chunk(String tag, ChunkPath path, int offset, Bytes payload)
    implements ContainerPart {

  /** Returns the size of the chunk in the file in bytes, including the header. */
  public int size() {
    return ByteWriter.HEADER + payload.length();
  }

  /** Returns a reader at the start of the payload. */
  public ByteReader reader() {
    return payload.reader(path);
  }

  /** Returns the chunks in the payload, in file order, up to the first damaged one. */
  public List<Chunk> children() {
    return ChunkSequence.in(this).chunks();
  }

  /** Returns the children tagged {@code tag}, in file order. */
  public List<Chunk> all(String tag) {
    return children().stream().filter(child -> child.tag().equals(tag)).toList();
  }

  /** Returns the first child tagged {@code tag}. Repetitions of a unique tag are ignored. */
  public Optional<Chunk> first(String tag) {
    return children().stream().filter(child -> child.tag().equals(tag)).findFirst();
  }

  /**
   * Returns the first child tagged {@code tag}.
   *
   * @throws FormatException if there is none
   */
  public Chunk require(String tag) {
    return first(tag)
        .orElseThrow(() -> FormatException.at(path, 0, "expected a chunk " + tag + ", found none"));
  }
}
