package org.bowsprit.routelab.part;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.util.Optional;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.Benchmark;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/** A walk in a file; {@code benchmark} is null if the source has no data about it. */
record PlainQuestion(String set, LockScenario scenario, Point from, Point to, Benchmark benchmark) {

  /** A Jackson mixin that defines how walks are written and read. */
  @JsonSerialize(converter = Writing.class)
  @JsonDeserialize(converter = Reading.class)
  interface Mixed {}

  static final class Writing extends StdConverter<Question, PlainQuestion> {
    @Override
    public PlainQuestion convert(Question question) {
      return new PlainQuestion(
          question.set(),
          question.scenario(),
          question.from(),
          question.to(),
          question.benchmark().orElse(null));
    }
  }

  static final class Reading extends StdConverter<PlainQuestion, Question> {
    @Override
    public Question convert(PlainQuestion plain) {
      return new Question(
          plain.set, plain.scenario, plain.from, plain.to, Optional.ofNullable(plain.benchmark));
    }
  }
}
