package org.bowsprit.bow.internal.name;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/**
 * The names of an object's states: {@code states gone @ 0, closed, open}. The first name is state
 * 1, and each following name is the next state, unless the source gives a number.
 */
public final class StateNames {

  /** The setting that lists the names. */
  public static final String SETTING = "states";

  private StateNames() {}

  /**
   * Returns the states of an object by name, in their order; empty if the object names no states.
   */
  public static Map<String, Integer> of(DeclaredSymbol object) {
    return object.declaration() instanceof Declaration.ObjectNode node ? of(node) : Map.of();
  }

  /**
   * Returns the states of an object by name, in their order; empty if the object names no states.
   */
  public static Map<String, Integer> of(Declaration.ObjectNode object) {
    Map<String, Integer> states = new LinkedHashMap<>();
    for (Declaration.Setting setting : object.settings()) {
      if (setting.name().isWord(SETTING)) {
        read(setting.values(), states);
      }
    }
    return states;
  }

  private static void read(List<Expression> values, Map<String, Integer> states) {
    String last = "";
    int next = 1;
    for (Expression value : values) {
      if (value instanceof Expression.Name name) {
        last = name.qualifiedName();
        states.putIfAbsent(last, next++);
      } else if (value instanceof Expression.Constant number && !last.isEmpty()) {
        states.put(last, number.value());
        next = number.value() + 1;
      }
    }
  }

  /** Returns the message for a name that is not a state. */
  public static String unknownStateMessage(String object, String name, Collection<String> states) {
    return "'%s' has no state '%s': its states are %s"
        .formatted(object, name, String.join(", ", states));
  }
}
