package org.bowsprit.routelab.part;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * The format of parts: a JSON object with {@code schema}, {@code shard}, {@code manifest}, {@code
 * batches} and finally {@code failures}, which are only known at the end.
 */
final class PartJson {

  static final String SCHEMA = "schema";
  static final String SHARD = "shard";
  static final String MANIFEST = "manifest";
  static final String BATCHES = "batches";
  static final String FAILURES = "failures";

  static final ObjectMapper MAPPER =
      new ObjectMapper()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .addMixIn(Question.class, PlainQuestion.MixIn.class)
          .addMixIn(Route.class, PlainRoute.MixIn.class)
          .addMixIn(LabRoom.class, PlainRoom.MixIn.class);

  private PartJson() {}
}
