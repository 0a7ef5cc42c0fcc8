package org.bowsprit.engine.internal.codec;

import java.util.Map;
import org.bowsprit.bytes.cbor.CborReader;
import org.bowsprit.bytes.cbor.CborWriter;

/**
 * Converts records to CBOR (RFC 8949) and back. A record is a map by component name. Equal records
 * give equal bytes. The input must contain all components and nothing else. The constructors of the
 * records reject invalid values.
 *
 * <p>The intermediate form is a tree of {@code Map<String, Object>} for records and {@code
 * Map<Long, Object>} for maps from numbers, {@code List<Object>}, {@link Long}, {@link Boolean},
 * {@link String}, {@link org.bowsprit.bytes.Bytes} and null. Parts of the tree can be compared and
 * changed by name. The codec uses no library and no reflection except in {@link RecordForms}, so it
 * works the same in a browser.
 */
public final class RecordCodec {

  private final RecordForms forms = new RecordForms();

  /** Creates a codec. Reuse it, because it caches the record types. */
  public RecordCodec() {}

  /** Returns the encoded bytes of a record. */
  public byte[] write(Record record) {
    return CborWriter.write(tree(record));
  }

  /** Returns the tree of a record. */
  public Map<String, Object> tree(Record record) {
    return forms.of(record.getClass()).tree(record);
  }

  /** Returns the encoded bytes of a tree. */
  public byte[] write(Map<String, Object> tree) {
    return CborWriter.write(tree);
  }

  /**
   * Returns the record that the bytes encode.
   *
   * @throws IllegalArgumentException if they do not encode such a record
   */
  public <T extends Record> T read(byte[] bytes, Class<T> type) {
    return read(CborReader.read(bytes), type);
  }

  /**
   * Returns the record tree that the bytes encode.
   *
   * @throws IllegalArgumentException if they do not encode a record
   */
  @SuppressWarnings("unchecked") // Keys that are not strings match no component of a record.
  public Map<String, Object> parse(byte[] bytes) {
    if (CborReader.read(bytes) instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw new IllegalArgumentException("expected a record");
  }

  /**
   * Returns the record that a tree represents.
   *
   * @throws IllegalArgumentException if it does not represent such a record
   */
  public <T extends Record> T read(Object tree, Class<T> type) {
    try {
      return type.cast(forms.of(type).value(tree));
    } catch (RuntimeException e) {
      throw invalidInput(e);
    }
  }

  /**
   * Returns an exception with the message of another exception, without the names of our classes.
   */
  private static IllegalArgumentException invalidInput(RuntimeException exception) {
    Throwable cause = exception;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String message = cause.getMessage() == null ? "no reason" : cause.getMessage();
    int line = message.indexOf('\n');
    return new IllegalArgumentException(line < 0 ? message : message.substring(0, line), exception);
  }
}
