package org.bowsprit.engine.internal.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.code.ScriptText;

/**
 * Records as CBOR (RFC 8949) and back: a record is a map by component name. Equal records give
 * equal bytes. What is read must say everything and nothing else; the records themselves reject
 * values they cannot have.
 */
public final class RecordCodec {

  /** Values in one tree at most: some ten times what the largest game needs. */
  private static final long MOST_TOKENS = 1_000_000;

  private static final int DEEPEST = 40;
  private static final int LONGEST_TEXT = 1 << 16;
  private static final int LONGEST_NAME = 100;

  private final ObjectMapper mapper = mapper();

  /** Makes a codec; worth keeping, since it learns the records it meets. */
  public RecordCodec() {}

  private static ObjectMapper mapper() {
    CBORFactory factory =
        CBORFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxTokenCount(MOST_TOKENS)
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(LONGEST_TEXT)
                    .maxNameLength(LONGEST_NAME)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    return CBORMapper.builder(factory)
        .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
        .disable(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
        .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .addModule(values())
        .build();
  }

  private static SimpleModule values() {
    return new SimpleModule("Bowsprit's values")
        .addSerializer(Ints.class, new IntsWriter())
        .addDeserializer(Ints.class, new IntsReader())
        .addSerializer(Bytes.class, new BytesWriter())
        .addDeserializer(Bytes.class, new BytesReader())
        .addSerializer(ScriptText.class, new TextWriter())
        .addDeserializer(ScriptText.class, new TextReader());
  }

  /** Returns the bytes of a record. */
  public byte[] write(Object record) {
    try {
      return mapper.writeValueAsBytes(record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a record as a tree, whose parts can be compared by name. */
  public JsonNode tree(Object record) {
    return parse(write(record));
  }

  /**
   * Returns the record that bytes are of.
   *
   * @throws IllegalArgumentException if they are of none
   */
  public <T> T read(byte[] bytes, Class<T> type) {
    try {
      return present(mapper.readValue(bytes, type));
    } catch (IOException | RuntimeException e) {
      throw misread(e);
    }
  }

  /**
   * Returns the tree that bytes are of.
   *
   * @throws IllegalArgumentException if they are of none
   */
  public JsonNode parse(byte[] bytes) {
    try {
      return present(mapper.readTree(bytes));
    } catch (IOException | RuntimeException e) {
      throw misread(e);
    }
  }

  /**
   * Returns the record that a tree is of.
   *
   * @throws IllegalArgumentException if it is of none
   */
  public <T> T read(JsonNode tree, Class<T> type) {
    try {
      return present(mapper.treeToValue(tree, type));
    } catch (IOException | RuntimeException e) {
      throw misread(e);
    }
  }

  private static <T> T present(T read) {
    if (read == null) {
      throw new IllegalArgumentException("nothing");
    }
    return read;
  }

  /** What a library or a record complains of, without the places in our code it names. */
  private static IllegalArgumentException misread(Exception complaint) {
    Throwable cause = complaint;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String said = cause.getMessage() == null ? "" : cause.getMessage();
    return new IllegalArgumentException(said.lines().findFirst().orElse("no reason"), complaint);
  }

  private static final class IntsWriter extends JsonSerializer<Ints> {
    @Override
    public void serialize(Ints value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeArray(value.toArray(), 0, value.size());
    }
  }

  private static final class IntsReader extends JsonDeserializer<Ints> {
    private static final int USUAL = 1024;

    @Override
    public Ints deserialize(JsonParser in, DeserializationContext context) throws IOException {
      if (!in.isExpectedStartArrayToken()) {
        return (Ints) context.handleUnexpectedToken(Ints.class, in);
      }
      int[] numbers = new int[USUAL];
      int count = 0;
      while (in.nextToken() != JsonToken.END_ARRAY) {
        if (in.currentToken() != JsonToken.VALUE_NUMBER_INT) {
          return (Ints) context.handleUnexpectedToken(Ints.class, in);
        }
        if (count == numbers.length) {
          numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = in.getIntValue();
      }
      return Ints.of(Arrays.copyOf(numbers, count));
    }
  }

  private static final class BytesWriter extends JsonSerializer<Bytes> {
    @Override
    public void serialize(Bytes value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeBinary(value.toArray());
    }
  }

  private static final class BytesReader extends JsonDeserializer<Bytes> {
    @Override
    public Bytes deserialize(JsonParser in, DeserializationContext context) throws IOException {
      if (in.currentToken() != JsonToken.VALUE_EMBEDDED_OBJECT) {
        return (Bytes) context.handleUnexpectedToken(Bytes.class, in);
      }
      return Bytes.wrap(in.getBinaryValue());
    }
  }

  private static final class TextWriter extends JsonSerializer<ScriptText> {
    @Override
    public void serialize(ScriptText value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeBinary(value.toBytes());
    }
  }

  private static final class TextReader extends JsonDeserializer<ScriptText> {
    @Override
    public ScriptText deserialize(JsonParser in, DeserializationContext context)
        throws IOException {
      if (in.currentToken() != JsonToken.VALUE_EMBEDDED_OBJECT) {
        return (ScriptText) context.handleUnexpectedToken(ScriptText.class, in);
      }
      return ScriptText.of(in.getBinaryValue());
    }
  }
}
