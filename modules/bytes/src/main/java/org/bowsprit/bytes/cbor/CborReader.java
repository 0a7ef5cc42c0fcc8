package org.bowsprit.bytes.cbor;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;

/**
 * Reads a tree of CBOR (RFC 8949) from untrusted bytes. It rejects bytes that {@link CborWriter}
 * does not write, and trees that are too large for a game.
 */
public final class CborReader {

  /** The maximum number of values in one tree. The largest game needs about a tenth of it. */
  private static final int MOST_VALUES = 1_000_000;

  private static final int DEEPEST = 40;
  private static final int LONGEST_TEXT = 1 << 16;
  private static final int LONGEST_NAME = 100;
  private static final int USUAL = 16;

  private final byte[] bytes;
  private int at;
  private int values;
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
    if (reader.at != bytes.length) {
      throw new IllegalArgumentException("something follows the end");
    }
    return tree;
  }

  private Object node() {
    if (++values > MOST_VALUES) {
      throw new IllegalArgumentException("more than " + MOST_VALUES + " values");
    }
    int head = next();
    int kind = head >> 5;
    return switch (kind) {
      case CborWriter.NUMBER -> number(head);
      case CborWriter.NEGATIVE -> -1 - number(head);
      case CborWriter.BYTES -> Bytes.wrap(string(head));
      case CborWriter.TEXT -> text(head, LONGEST_TEXT);
      case CborWriter.LIST -> deeper(() -> list(head));
      case CborWriter.MAP -> deeper(() -> map(head));
      case CborWriter.SIMPLE -> simple(head);
      default -> throw unexpected(head);
    };
  }

  private interface Inner {
    Object read();
  }

  private Object deeper(Inner inner) {
    if (++depth > DEEPEST) {
      throw new IllegalArgumentException("more than " + DEEPEST + " levels");
    }
    Object read = inner.read();
    depth--;
    return read;
  }

  private Boolean simple(int head) {
    return switch (head) {
      case CborWriter.FALSE -> Boolean.FALSE;
      case CborWriter.TRUE -> Boolean.TRUE;
      case CborWriter.NULL -> null;
      default -> throw unexpected(head);
    };
  }

  private List<Object> list(int head) {
    long count = count(head);
    List<Object> list = new ArrayList<>((int) Math.min(count, USUAL));
    for (long i = 0; i < count && !endsHere(head); i++) {
      list.add(node());
    }
    return list;
  }

  private Map<Object, Object> map(int head) {
    long count = count(head);
    Map<Object, Object> map = new LinkedHashMap<>();
    for (long i = 0; i < count && !endsHere(head); i++) {
      Object key = key(next());
      if (map.containsKey(key)) {
        throw new IllegalArgumentException(key + " is there twice");
      }
      map.put(key, node());
    }
    return map;
  }

  private Object key(int head) {
    return switch (head >> 5) {
      case CborWriter.NUMBER -> number(head);
      case CborWriter.TEXT -> text(head, LONGEST_NAME);
      default -> throw unexpected(head);
    };
  }

  private long count(int head) {
    return isOpen(head) ? Long.MAX_VALUE : number(head);
  }

  private static boolean isOpen(int head) {
    return (head & CborWriter.OPEN) == CborWriter.OPEN;
  }

  /** Reads the break that ends an open-ended value, if it is the next byte. */
  private boolean endsHere(int head) {
    boolean ends = isOpen(head) && at < bytes.length && (bytes[at] & 0xFF) == CborWriter.BREAK;
    at += ends ? 1 : 0;
    return ends;
  }

  private String text(int head, int longest) {
    byte[] letters = string(head);
    if (letters.length > longest) {
      throw new IllegalArgumentException("a text of " + letters.length + " bytes");
    }
    return new String(letters, StandardCharsets.UTF_8);
  }

  private byte[] string(int head) {
    long length = number(head);
    if (length > bytes.length - at) {
      throw cutOff();
    }
    at += (int) length;
    return Arrays.copyOfRange(bytes, at - (int) length, at);
  }

  private long number(int head) {
    int argument = head & CborWriter.OPEN;
    if (argument < 24) {
      return argument;
    }
    if (argument > 27) {
      throw unexpected(head);
    }
    long number = 0;
    for (int i = 1 << (argument - 24); i > 0; i--) {
      number = number << 8 | next();
    }
    if (number < 0) {
      throw new IllegalArgumentException("a number of more than 63 bits");
    }
    return number;
  }

  private int next() {
    if (at == bytes.length) {
      throw cutOff();
    }
    return bytes[at++] & 0xFF;
  }

  private static IllegalArgumentException cutOff() {
    return new IllegalArgumentException("it ends too soon");
  }

  private IllegalArgumentException unexpected(int head) {
    return new IllegalArgumentException(
        "byte " + Integer.toHexString(head) + " at " + (at - 1) + " begins no value that is known");
  }
}
