package org.bowsprit.engine.internal.codec;

import java.util.Map;
import org.bowsprit.bytes.cbor.CborReader;
import org.bowsprit.bytes.cbor.CborWriter;

/**
 * Records as CBOR (RFC 8949) and back: a record is a map by component name. Equal records give
 * equal bytes. What is read must say everything and nothing else; the records themselves reject
 * values they cannot have.
 *
 * <p>Between record and bytes stands a tree of {@code Map<String, Object>} for records and {@code
 * Map<Long, Object>} for maps from numbers, {@code List<Object>}, {@link Long}, {@link Boolean},
 * {@link String}, {@link org.bowsprit.bytes.Bytes} and null, whose parts can be compared and
 * changed by name. It takes no library and no reflection beyond {@link RecordForms}, so that it is
 * the same in a browser.
 */
public final class RecordCodec {

  private final RecordForms forms = new RecordForms();

  /** Makes a codec; worth keeping, since it learns the records it meets. */
  public RecordCodec() {}

  /** Returns the bytes of a record. */
  public byte[] write(Record record) {
    return CborWriter.write(tree(record));
  }

  /** Returns a record as a tree. */
  public Map<String, Object> tree(Record record) {
    return forms.of(record.getClass()).tree(record);
  }

  /** Returns the bytes of a tree. */
  public byte[] write(Map<String, Object> tree) {
    return CborWriter.write(tree);
  }

  /**
   * Returns the record that bytes are of.
   *
   * @throws IllegalArgumentException if they are of none
   */
  public <T extends Record> T read(byte[] bytes, Class<T> type) {
    return read(CborReader.read(bytes), type);
  }

  /**
   * Returns the tree that bytes are of.
   *
   * @throws IllegalArgumentException if they are of no record
   */
  @SuppressWarnings("unchecked") // Keys that are no names are components of no record.
  public Map<String, Object> parse(byte[] bytes) {
    if (CborReader.read(bytes) instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw new IllegalArgumentException("no record");
  }

  /**
   * Returns the record that a tree is of.
   *
   * @throws IllegalArgumentException if it is of none
   */
  public <T extends Record> T read(Object tree, Class<T> type) {
    try {
      return type.cast(forms.of(type).value(tree));
    } catch (RuntimeException e) {
      throw misread(e);
    }
  }

  /** What a record complains of, without the places in our code it names. */
  private static IllegalArgumentException misread(RuntimeException complaint) {
    Throwable cause = complaint;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String said = cause.getMessage() == null ? "no reason" : cause.getMessage();
    int line = said.indexOf('\n');
    return new IllegalArgumentException(line < 0 ? said : said.substring(0, line), complaint);
  }
}
