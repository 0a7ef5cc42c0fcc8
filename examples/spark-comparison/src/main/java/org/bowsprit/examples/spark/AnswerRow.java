package org.bowsprit.examples.spark;

import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;

/** Converts the answers of routers to rows of a table. Lengths are in units of the map file. */
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

  /** Adds a row for each answer of each router in a batch of questions. */
  static void addAll(BatchResult batch, List<Row> rows) {
    double unit = batch.room().unit();
    for (AnsweredQuestion question : batch.questions()) {
      for (Answer answer : question.answers()) {
        rows.add(
            RowFactory.create(
                batch.room().name(),
                answer.router(),
                question.number(),
                answer.route().reached(),
                answer.route().length() / unit,
                question.shortestUnion() / unit,
                answer.route().effort().nodesExpanded()));
      }
    }
  }
}
