package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.vm.code.Op;

/**
 * The instructions of a dialogue: a cutscene that ends with topics.
 *
 * @param from the position of the first statement before the topics
 * @param topics the topics
 */
record DialogueCode(int from, ChoiceCode topics) {

  /** Returns the dialogue of which a unit of code consists; empty if the unit is not a dialogue. */
  static Optional<DialogueCode> of(Attempt attempt) {
    CodeMap code = attempt.code();
    int last = code.size() - 1;
    boolean canBeDialogue =
        !attempt.objectCode() && last >= 0 && code.op(last) == Op.STOP_OBJECT_CODE;
    return canBeDialogue
        ? SceneCode.cutscene(code, 0, last)
            .filter(scene -> scene.end() == last)
            .filter(scene -> scene.arguments().orElseThrow().elements().isEmpty())
            .flatMap(scene -> of(attempt, scene))
        : Optional.empty();
  }

  private static Optional<DialogueCode> of(Attempt attempt, SceneCode scene) {
    return IntStream.range(scene.from(), scene.to())
        .mapToObj(at -> ChoiceCode.at(attempt, at, scene.to()))
        .flatMap(Optional::stream)
        .filter(each -> each.repeats() && each.end() == scene.to())
        .findFirst()
        .map(topics -> new DialogueCode(scene.from(), topics));
  }
}
