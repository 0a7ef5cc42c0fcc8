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
  @JsonSerialize(converter = ToPlain.class)
  @JsonDeserialize(converter = FromPlain.class)
  interface MixIn {}

  static final class ToPlain extends StdConverter<Question, PlainQuestion> {
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

  static final class FromPlain extends StdConverter<PlainQuestion, Question> {
    @Override
    public Question convert(PlainQuestion plain) {
      return new Question(
          plain.set, plain.scenario, plain.from, plain.to, Optional.ofNullable(plain.benchmark));
    }
  }
}
