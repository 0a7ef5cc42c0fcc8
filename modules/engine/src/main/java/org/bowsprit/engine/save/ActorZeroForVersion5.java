package org.bowsprit.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.function.UnaryOperator;
import org.bowsprit.engine.internal.codec.RecordCodec;

/**
 * From version 4 to version 5, in which actor 0 is one like the others: as it is before anything
 * happens to it; that nobody is known to have opened the cutscenes; that no script has written past
 * the end of a string; that the window stands where it was last drawn; and that no effect has left
 * anything out.
 */
final class ActorZeroForVersion5 implements UnaryOperator<ObjectNode> {

  /** An actor 0 that nothing has happened to, as version 5 writes it. */
  private static final String ACTOR = "actor-of-version-5.cbor";

  private final RecordCodec codec;

  ActorZeroForVersion5(RecordCodec codec) {
    this.codec = codec;
  }

  @Override
  public ObjectNode apply(ObjectNode state) {
    if (state.path("world").path("actors") instanceof ArrayNode actors) {
      actors.insert(0, actorZero());
    }
    for (JsonNode level : state.path("machine").path("cutscenes")) {
      if (level instanceof ObjectNode open) {
        open.put("opener", 0);
      }
    }
    for (JsonNode string : state.path("machine").path("strings")) {
      if (string instanceof ObjectNode kept) {
        kept.put("spare", 0);
      }
    }
    if (state.path("world").path("view").path("camera") instanceof ObjectNode camera) {
      camera.set("windowEdge", camera.path("leftEdge"));
    }
    if (state.path("picture").path("screen") instanceof ObjectNode screen) {
      screen.putNull("old");
    }
    return state;
  }

  private JsonNode actorZero() {
    try (InputStream resource = ActorZeroForVersion5.class.getResourceAsStream(ACTOR)) {
      return codec.parse(resource.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
