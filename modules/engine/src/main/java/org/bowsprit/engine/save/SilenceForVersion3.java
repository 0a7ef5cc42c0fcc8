package org.bowsprit.engine.save;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.function.UnaryOperator;
import org.bowsprit.engine.internal.codec.RecordCodec;

/**
 * From version 2, which knew nothing of sound, to version 3: nothing plays, mouths are shut, and
 * the sound's clock shows the time played.
 */
final class SilenceForVersion3 implements UnaryOperator<ObjectNode> {

  /** The sound of a game that has just begun, as version 3 writes it. */
  private static final String SILENCE = "silence-of-version-3.cbor";

  private static final long MICROS_OF_THREE_JIFFIES = 50_000;
  private static final long FIRST_QUANTUM = -46_000;
  private static final long QUANTUM = 4_000;

  private final RecordCodec codec;

  SilenceForVersion3(RecordCodec codec) {
    this.codec = codec;
  }

  @Override
  public ObjectNode apply(ObjectNode state) {
    long jiffies = state.path("session").path("jiffies").asLong();
    long now = jiffies * MICROS_OF_THREE_JIFFIES / 3;
    ObjectNode sound = silence();
    sound
        .putObject("clock")
        .put("started", true)
        .put("jiffies", jiffies)
        .put("nextQuantum", FIRST_QUANTUM + ((now - FIRST_QUANTUM) / QUANTUM + 1) * QUANTUM);
    state.set("sound", sound);
    if (state.path("session").path("speech") instanceof ObjectNode speech) {
      speech.put("mouthOpen", false);
      speech.put("voiced", speech.path("voice").asBoolean());
      speech.remove("voice");
    }
    return state;
  }

  private ObjectNode silence() {
    try (InputStream resource = SilenceForVersion3.class.getResourceAsStream(SILENCE)) {
      return (ObjectNode) codec.parse(resource.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
