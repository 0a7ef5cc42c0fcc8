package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import org.bowsprit.bow.internal.code.ChoiceStyle;

/**
 * The style and the numbers that all choices of a game share.
 *
 * @param style the style of the choices
 * @param chosenVariable the number of the variable that contains the verb of the chosen line
 * @param inputScript the number of the script that stores which line was clicked
 */
public record ChoiceNumbers(ChoiceStyle style, int chosenVariable, int inputScript) {

  /**
   * Returns the style and the numbers of the first choice in some code; empty if the code contains
   * no choice.
   */
  static Optional<ChoiceNumbers> find(CodeMap code, SharedInformation shared) {
    for (int position = 0; position < code.size(); position++) {
      Optional<ChoiceNumbers> found =
          ChoiceCode.at(code, position, code.size(), shared).map(ChoiceCode::numbers);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Returns the declaration that gives the choices of a game these numbers and this style. */
  String declaration() {
    return "choices { first %s; hide %s, %s; saveId %s; at %s, %s; step %s; color %s; hiColor %s; backColor %s; chosen @%s; pick @%s }"
        .formatted(
            style.firstVerb(),
            style.hideFirst(),
            style.hideLast(),
            style.saveId(),
            style.x(),
            style.y(),
            style.step(),
            style.color(),
            style.hiColor(),
            style.backColor(),
            chosenVariable,
            inputScript);
  }
}
