package org.bowsprit.bytes.cbor;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;

/**
 * Writes a tree as CBOR (RFC 8949). Every number has its shortest form, and lengths are definite,
 * except for maps, which have indefinite lengths. Equal trees give equal bytes.
 *
 * <p>A tree consists of maps with names or numbers as keys, lists, {@link Long}, {@link Boolean},
 * {@link String}, {@link Bytes} and null.
 */
public final class CborWriter {

  static final int NUMBER = 0;
  static final int NEGATIVE = 1;
  static final int BYTES = 2;
  static final int TEXT = 3;
  static final int LIST = 4;
  static final int MAP = 5;
  static final int SIMPLE = 7;

  static final int INDEFINITE_LENGTH = 31;
  static final int FALSE = 0xF4;
  static final int TRUE = 0xF5;
  static final int NULL = 0xF6;
  static final int BREAK = 0xFF;

  private static final int MAX_ARGUMENT_IN_HEAD = 23;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 12);

  private CborWriter() {}

  /**
   * Returns the bytes of a tree.
   *
   * @throws IllegalArgumentException if the tree contains a value of another type
   */
  public static byte[] write(Object tree) {
    CborWriter writer = new CborWriter();
    writer.writeNode(tree);
    return writer.out.toByteArray();
  }

  private void writeNode(Object node) {
    if (node == null) {
      out.write(NULL);
    } else if (node instanceof Long number) {
      writeNumber(number);
    } else if (node instanceof Boolean flag) {
      out.write(flag ? TRUE : FALSE);
    } else if (node instanceof String text) {
      writeText(text);
    } else if (node instanceof Bytes bytes) {
      writeString(BYTES, bytes.toArray());
    } else if (node instanceof List<?> list) {
      writeHead(LIST, list.size());
      list.forEach(this::writeNode);
    } else if (node instanceof Map<?, ?> map) {
      writeMap(map);
    } else {
      throw new IllegalArgumentException(
          "a tree cannot contain a value of type " + node.getClass().getName());
    }
  }

  private void writeMap(Map<?, ?> map) {
    out.write(MAP << 5 | INDEFINITE_LENGTH);
    map.forEach(
        (name, value) -> {
          writeNode(name);
          writeNode(value);
        });
    out.write(BREAK);
  }

  private void writeNumber(long number) {
    if (number >= 0) {
      writeHead(NUMBER, number);
    } else {
      writeHead(NEGATIVE, -1 - number);
    }
  }

  private void writeText(String text) {
    writeString(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  private void writeString(int kind, byte[] bytes) {
    writeHead(kind, bytes.length);
    out.write(bytes, 0, bytes.length);
  }

  private void writeHead(int kind, long argument) {
    if (argument <= MAX_ARGUMENT_IN_HEAD) {
      out.write(kind << 5 | (int) argument);
      return;
    }
    int sizeExponent =
        argument <= 0xFF ? 0 : argument <= 0xFFFF ? 1 : argument <= 0xFFFF_FFFFL ? 2 : 3;
    out.write(kind << 5 | MAX_ARGUMENT_IN_HEAD + 1 + sizeExponent);
    for (int shift = (8 << sizeExponent) - 8; shift >= 0; shift -= 8) {
      out.write((int) (argument >>> shift));
    }
  }
}
