package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.text.OperandNames;

/**
 * The information that the statements of a game share: its languages, and the numbers and the style
 * of its choices.
 *
 * @param languages the names of the languages; empty without languages
 * @param language the number of the variable that contains the language; −1 without languages
 * @param choices what all choices share; empty without choices
 * @param callables the global scripts whose parameters are known, by number
 * @param onceBits the bits that may belong to lines that are shown only once
 */
public record SharedInformation(
    List<String> languages,
    int language,
    Optional<ChoiceNumbers> choices,
    Map<Integer, Callable> callables,
    Set<Integer> onceBits) {

  /** The information for statements in one language, without choices. */
  public static final SharedInformation NONE =
      new SharedInformation(List.of(), -1, Optional.empty(), Map.of(), Set.of());

  /** Stores immutable copies of the collections. */
  public SharedInformation {
    languages = List.copyOf(languages);
    callables = Map.copyOf(callables);
    onceBits = Set.copyOf(onceBits);
  }

  /** Returns a copy with languages. */
  public SharedInformation withLanguages(List<String> names, int variable) {
    return new SharedInformation(names, variable, choices, callables, onceBits);
  }

  /**
   * Returns a copy with the information from all code of the game.
   *
   * @param parameters the number of parameters of each script, by script number
   */
  public SharedInformation withCode(GameCode code, Map<Integer, Integer> parameters) {
    return new SharedInformation(
        languages, language, choices, code.callables(parameters), code.bitsOfSingleLines());
  }

  /** Returns a copy without the bits that the sources declare. */
  public SharedInformation withoutDeclaredBits(OperandNames names) {
    Set<Integer> hidden =
        onceBits.stream()
            .filter(bit -> names.variable(Reference.BIT_VARIABLE_BIT | bit).isEmpty())
            .collect(Collectors.toSet());
    return new SharedInformation(languages, language, choices, callables, hidden);
  }

  /** Returns the declarations for languages and choices. */
  public List<String> declarations() {
    List<String> lines = new ArrayList<>();
    if (!languages.isEmpty()) {
      lines.add("languages " + String.join(", ", languages) + " @" + language);
    }
    choices.ifPresent(each -> lines.add(each.declaration()));
    return lines;
  }

  /**
   * Returns a copy with the choices of some code. If the code contains no choices, returns this
   * object.
   */
  public SharedInformation withChoicesOf(byte[] script) {
    return CodeMap.of(script, 0)
        .flatMap(code -> ChoiceNumbers.find(code, this))
        .map(
            found ->
                new SharedInformation(languages, language, Optional.of(found), callables, onceBits))
        .orElse(this);
  }
}
