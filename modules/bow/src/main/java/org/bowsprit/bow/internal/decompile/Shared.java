package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the statements of a game share: its languages, and the numbers and the style of its choices.
 *
 * @param languages the names of the languages; empty without languages
 * @param language the number of the variable that holds the language; −1 without languages
 * @param choices what all choices share; empty without choices
 * @param callables the global scripts whose parameters are known, by number
 */
public record Shared(
    List<String> languages,
    int language,
    Optional<ChoiceNumbers> choices,
    Map<Integer, Callable> callables) {

  /** Nothing is shared: the statements have one language, and there are no choices. */
  public static final Shared NONE = new Shared(List.of(), -1, Optional.empty(), Map.of());

  /** Takes immutable copies. */
  public Shared {
    languages = List.copyOf(languages);
    callables = Map.copyOf(callables);
  }

  /** Returns the declarations for it. */
  public List<String> declarations() {
    List<String> lines = new ArrayList<>();
    if (!languages.isEmpty()) {
      lines.add("languages " + String.join(", ", languages) + " @" + language);
    }
    choices.ifPresent(each -> lines.add(each.declaration()));
    return lines;
  }

  /** Returns this with the choices of some code; itself if there are none in it. */
  public Shared withChoicesOf(byte[] script) {
    return CodeMap.of(script, 0)
        .flatMap(code -> ChoiceNumbers.find(code, language))
        .map(found -> new Shared(languages, language, Optional.of(found), callables))
        .orElse(this);
  }
}
