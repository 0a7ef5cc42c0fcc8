package org.bowsprit.routelab.part;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.routelab.room.LabRoom;

/** A part as a file: one JSON document. */
public final class PartFile {

  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .addMixIn(Route.class, PlainRoute.Mixed.class)
          .addMixIn(LabRoom.class, PlainRoom.Mixed.class);

  private PartFile() {}

  /** Returns the bytes of a part's file. */
  public static byte[] bytes(Part part) {
    try {
      return MAPPER.writeValueAsBytes(part);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a part is plain data", e);
    }
  }

  /**
   * Reads a part's file.
   *
   * @param name of the file, for messages
   * @throws PartException if it is none, or one of another version
   */
  public static Part read(String name, byte[] bytes) {
    try {
      Part part = MAPPER.readValue(bytes, Part.class);
      if (part.schema() != Part.SCHEMA) {
        throw new PartException(
            name + ": expected a part of schema " + Part.SCHEMA + ", found " + part.schema());
      }
      return part;
    } catch (IOException | RuntimeException e) {
      if (e instanceof PartException own) {
        throw own;
      }
      String found = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw new PartException(name + ": expected a whole part of a comparison, found: " + found);
    }
  }
}
