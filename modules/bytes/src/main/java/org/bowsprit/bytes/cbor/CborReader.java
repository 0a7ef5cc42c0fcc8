package org.bowsprit.bytes.cbor;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;

/**
 * Reads a tree of CBOR values (RFC 8949) from untrusted bytes. The reader rejects bytes that {@link
 * CborWriter} does not write, and trees that are too large for a game.
 */
public final class CborReader {

  /**
   * The maximum number of values in one tree. The state of the largest game needs about a tenth of
   * this number.
   */
  private static final int MAX_VALUES = 1_000_000;

  private static final int MAX_DEPTH = 40;
  private static final int MAX_TEXT_BYTES = 1 << 16;
  private static final int MAX_NAME_BYTES = 100;
  private static final int INITIAL_LIST_CAPACITY = 16;

  private final byte[] bytes;
  private int position;
  private int valueCount;
  private int depth;

  private CborReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Returns the tree that the bytes encode.
   *
   * @throws IllegalArgumentException if the bytes do not encode a tree
   */
  public static Object read(byte[] bytes) {
    CborReader reader = new CborReader(bytes);
    Object tree = reader.node();
    if (reader.position != bytes.length) {
      throw new IllegalArgumentException(
          "expected the end after byte " + reader.position + ", found more bytes");
    }
    return tree;
  }

  private Object node() {
    if (++valueCount > MAX_VALUES) {
      throw new IllegalArgumentException("the tree has more than " + MAX_VALUES + " values");
    }
    int head = nextByte();
    int kind = head >> 5;
    return switch (kind) {
      case CborWriter.NUMBER -> number(head);
      case CborWriter.NEGATIVE -> -1 - number(head);
      case CborWriter.BYTES -> Bytes.wrap(string(head));
      case CborWriter.TEXT -> text(head, MAX_TEXT_BYTES);
      case CborWriter.LIST -> readNested(() -> list(head));
      case CborWriter.MAP -> readNested(() -> map(head));
      case CborWriter.SIMPLE -> simple(head);
      default -> throw unknownValue(head);
    };
  }

  private interface NodeReader {
    Object read();
  }

  private Object readNested(NodeReader reader) {
    if (++depth > MAX_DEPTH) {
      throw new IllegalArgumentException("the tree has more than " + MAX_DEPTH + " levels");
    }
    Object value = reader.read();
    depth--;
    return value;
  }

  private Boolean simple(int head) {
    return switch (head) {
      case CborWriter.FALSE -> Boolean.FALSE;
      case CborWriter.TRUE -> Boolean.TRUE;
      case CborWriter.NULL -> null;
      default -> throw unknownValue(head);
    };
  }

  private List<Object> list(int head) {
    long count = count(head);
    List<Object> list = new ArrayList<>((int) Math.min(count, INITIAL_LIST_CAPACITY));
    for (long i = 0; i < count && !skipBreak(head); i++) {
      list.add(node());
    }
    return list;
  }

  private Map<Object, Object> map(int head) {
    long count = count(head);
    Map<Object, Object> map = new LinkedHashMap<>();
    for (long i = 0; i < count && !skipBreak(head); i++) {
      Object key = key(nextByte());
      if (map.containsKey(key)) {
        throw new IllegalArgumentException("the key " + key + " occurs twice");
      }
      map.put(key, node());
    }
    return map;
  }

  private Object key(int head) {
    return switch (head >> 5) {
      case CborWriter.NUMBER -> number(head);
      case CborWriter.TEXT -> text(head, MAX_NAME_BYTES);
      default -> throw unknownValue(head);
    };
  }

  private long count(int head) {
    return isIndefinite(head) ? Long.MAX_VALUE : number(head);
  }

  private static boolean isIndefinite(int head) {
    return (head & CborWriter.INDEFINITE_LENGTH) == CborWriter.INDEFINITE_LENGTH;
  }

  /** Reads the break that ends a value of indefinite length, if the break is the next byte. */
  private boolean skipBreak(int head) {
    boolean isBreak =
        isIndefinite(head)
            && position < bytes.length
            && (bytes[position] & 0xFF) == CborWriter.BREAK;
    position += isBreak ? 1 : 0;
    return isBreak;
  }

  private String text(int head, int maxBytes) {
    byte[] encoded = string(head);
    if (encoded.length > maxBytes) {
      throw new IllegalArgumentException(
          "a text has " + encoded.length + " bytes, the maximum is " + maxBytes);
    }
    return new String(encoded, StandardCharsets.UTF_8);
  }

  private byte[] string(int head) {
    long length = number(head);
    if (length > bytes.length - position) {
      throw unexpectedEnd();
    }
    position += (int) length;
    return Arrays.copyOfRange(bytes, position - (int) length, position);
  }

  private long number(int head) {
    int argument = head & CborWriter.INDEFINITE_LENGTH;
    if (argument < 24) {
      return argument;
    }
    if (argument > 27) {
      throw unknownValue(head);
    }
    long number = 0;
    for (int i = 1 << (argument - 24); i > 0; i--) {
      number = number << 8 | nextByte();
    }
    if (number < 0) {
      throw new IllegalArgumentException("a number has more than 63 bits");
    }
    return number;
  }

  private int nextByte() {
    if (position == bytes.length) {
      throw unexpectedEnd();
    }
    return bytes[position++] & 0xFF;
  }

  private static IllegalArgumentException unexpectedEnd() {
    return new IllegalArgumentException("the bytes end in the middle of a value");
  }

  private IllegalArgumentException unknownValue(int head) {
    return new IllegalArgumentException(
        "byte "
            + Integer.toHexString(head)
            + " at offset "
            + (position - 1)
            + " is not the start of a known value");
  }
}
