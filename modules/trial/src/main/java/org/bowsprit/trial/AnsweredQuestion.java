package org.bowsprit.trial;

import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.Question;

/**
 * One question with the answers of all routers, in their order.
 *
 * @param number the index of the question in its room, from 0
 * @param question the question
 * @param from the position of the actor: the question's start, snapped to the floor except in a
 *     walk from the source
 * @param target the question's goal, snapped to the floor
 * @param matrixChain the boxes that the matrix names; empty without a matrix
 * @param shortestGraph the length of the shortest path through portals; NaN if unknown
 * @param shortestUnion the length of the shortest path over the union of the boxes; NaN if unknown
 * @param answers one answer for each router
 */
public record AnsweredQuestion(
    int number,
    Question question,
    Point from,
    Point target,
    List<Integer> matrixChain,
    double shortestGraph,
    double shortestUnion,
    List<Answer> answers) {

  public AnsweredQuestion {
    matrixChain = List.copyOf(matrixChain);
    answers = List.copyOf(answers);
  }

  /** Returns this question with other answers. */
  public AnsweredQuestion withAnswers(List<Answer> newAnswers) {
    return new AnsweredQuestion(
        number, question, from, target, matrixChain, shortestGraph, shortestUnion, newAnswers);
  }
}
