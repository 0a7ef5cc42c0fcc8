package org.bowsprit.kit.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.vm.symbol.CodeSymbols;

/**
 * The names of the local variables of one script in its symbol file. A name is used only if it is
 * unambiguous: only one variable of the script has the name, the variable has no other name, and
 * nothing else in the game has the name.
 *
 * @param code the symbols of the script
 */
record LocalNames(CodeSymbols code) {

  private static final Pattern NUMBERED = Pattern.compile("local\\d+");

  /**
   * Returns the names by number.
   *
   * @param others all other names of the game
   */
  Map<Integer, String> namesExcept(Collection<String> others) {
    Map<Integer, String> names = new HashMap<>();
    for (CodeSymbols.Local each : code.locals()) {
      boolean isClear =
          each.size() == 1
              && overlapping(each).stream().allMatch(other -> other.name().equals(each.name()))
              && slotCount(each.name()) == 1
              && !NUMBERED.matcher(each.name()).matches()
              && DecompiledNames.isPlain(each.name())
              && !others.contains(each.name());
      if (isClear) {
        names.put(each.slot(), each.name());
      }
    }
    return names;
  }

  private List<CodeSymbols.Local> overlapping(CodeSymbols.Local local) {
    return code.locals().stream()
        .filter(each -> each.slot() <= local.slot() && local.slot() < each.slot() + each.size())
        .toList();
  }

  private int slotCount(String name) {
    return code.locals().stream()
        .filter(each -> each.name().equals(name))
        .map(CodeSymbols.Local::slot)
        .collect(Collectors.toSet())
        .size();
  }
}
