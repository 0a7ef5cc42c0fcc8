package org.bowsprit.engine.internal.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import java.io.IOException;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.code.ScriptText;

/**
 * Writes records with the library Jackson, which wrote all saves up to format version 5. Tests
 * compare its bytes with those of {@link RecordCodec}.
 */
final class JacksonCbor {

  private final ObjectMapper mapper =
      CBORMapper.builder()
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .addModule(
              new SimpleModule()
                  .addSerializer(Ints.class, new IntsWriter())
                  .addSerializer(Bytes.class, new BytesWriter())
                  .addSerializer(ScriptText.class, new TextWriter()))
          .build();

  byte[] write(Object value) throws IOException {
    return mapper.writeValueAsBytes(value);
  }

  private static final class IntsWriter extends JsonSerializer<Ints> {
    @Override
    public void serialize(Ints value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeArray(value.toArray(), 0, value.size());
    }
  }

  private static final class BytesWriter extends JsonSerializer<Bytes> {
    @Override
    public void serialize(Bytes value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeBinary(value.toArray());
    }
  }

  private static final class TextWriter extends JsonSerializer<ScriptText> {
    @Override
    public void serialize(ScriptText value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeBinary(value.toBytes());
    }
  }
}
