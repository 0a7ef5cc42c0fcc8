package org.bowsprit.examples.spark;

import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;

/** Converts answers to rows of a table. Lengths are in units of the map file. */
final class AnswerRow {

  static final StructType SCHEMA =
      new StructType()
          .add("floor", DataTypes.StringType)
          .add("router", DataTypes.StringType)
          .add("question", DataTypes.IntegerType)
          .add("reached", DataTypes.BooleanType)
          .add("length", DataTypes.DoubleType)
          .add("shortest", DataTypes.DoubleType)
          .add("nodes", DataTypes.LongType);

  private AnswerRow() {}

  static void addAll(BatchResult batch, List<Row> rows) {
    double unit = batch.room().unit();
    for (AnsweredQuestion query : batch.cases()) {
      for (Answer answer : query.answers()) {
        rows.add(
            RowFactory.create(
                batch.room().name(),
                answer.router(),
                query.number(),
                answer.route().reached(),
                answer.route().length() / unit,
                query.shortestUnion() / unit,
                answer.route().effort().nodesExpanded()));
      }
    }
  }
}
