package org.bowsprit.format.image;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The offset table at the start of SMAP and ZPnn chunks, and the bodies to which it points (spec 02
 * §2, §3).
 *
 * <p>Offsets count from the chunk header. A body ends at the next larger offset or at the end of
 * the chunk. An offset outside the chunk has an empty body.
 */
final class StripTable {

  private StripTable() {}

  /**
   * Returns the {@code count} bodies of a chunk.
   *
   * @param entrySize the number of bytes in an offset, 2 or 4
   */
  static List<Bytes> read(Bytes payload, int count, int entrySize) {
    int[] offsets = new int[count];
    for (int i = 0; i < count; i++) {
      offsets[i] = offset(payload, i, entrySize);
    }
    IntUnaryOperator end = endFunction(offsets, payload.length());
    int tableEnd = Math.min(count * entrySize, payload.length());
    List<Bytes> bodies = new ArrayList<>(count);
    for (int offset : offsets) {
      boolean isInside = offset >= tableEnd && offset < payload.length();
      bodies.add(isInside ? payload.slice(offset, end.applyAsInt(offset) - offset) : Bytes.EMPTY);
    }
    return bodies;
  }

  /**
   * Writes the payload of a chunk with {@code bodies}. An empty body gets the offset 0; equal
   * bodies share one offset.
   */
  static void write(List<Bytes> bodies, int entrySize, ByteWriter out) {
    Map<Bytes, Integer> offsets = new LinkedHashMap<>();
    int offset = ByteWriter.HEADER + bodies.size() * entrySize;
    for (Bytes body : bodies) {
      boolean isNew = !body.isEmpty() && offsets.putIfAbsent(body, offset) == null;
      offset += isNew ? body.length() : 0;
      int entry = offsets.getOrDefault(body, 0);
      if (entrySize == Short.BYTES) {
        out.u16(entry);
      } else {
        out.u32(entry);
      }
    }
    offsets.keySet().forEach(out::bytes);
  }

  /** Returns an offset relative to the payload; negative if there is none. */
  private static int offset(Bytes payload, int index, int entrySize) {
    int position = index * entrySize;
    if (position + entrySize > payload.length()) {
      return -1;
    }
    int value = 0;
    for (int i = entrySize - 1; i >= 0; i--) {
      value = value << Byte.SIZE | payload.u8(position + i);
    }
    return value < ByteWriter.HEADER ? -1 : value - ByteWriter.HEADER;
  }

  private static IntUnaryOperator endFunction(int[] offsets, int length) {
    int[] sorted = offsets.clone();
    Arrays.sort(sorted);
    return offset -> {
      int low = 0;
      int high = sorted.length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (sorted[middle] > offset) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      return low < sorted.length ? Math.min(sorted[low], length) : length;
    };
  }
}
