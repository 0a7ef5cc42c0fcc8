package org.bowsprit.bow.internal.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.bow.declaration.NamedNumber;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.code.BodyCompiler;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.StateNames;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Declaration.Setting;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.format.object.Direction;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.symbol.NearestName;

/** Builds the declaration of an object from its settings. */
final class ObjectDeclarationBuilder {

  private static final int STRIP_WIDTH = 8;
  private static final int ROOM_AS_OWNER = 15;
  private static final int LAST_PARENT_STATE = 14;
  private static final int LAST_STATE = 15;
  private static final Map<String, Integer> PARENT_STATES =
      Map.of("open", ObjectDeclaration.SHOWN, "closed", 0);
  private static final Map<String, Integer> OWNERS = Map.of("room", ROOM_AS_OWNER, "nobody", 0);

  private final DeclaredSymbol symbol;
  private final Declaration.ObjectNode node;
  private final NameTable names;
  private final Constants constants;
  private final Diagnostics diagnostics;
  private final Map<String, Integer> states;

  ObjectDeclarationBuilder(
      DeclaredSymbol symbol,
      Declaration.ObjectNode node,
      NameTable names,
      Constants constants,
      Diagnostics diagnostics) {
    this.symbol = symbol;
    this.node = node;
    this.names = names;
    this.constants = constants;
    this.diagnostics = diagnostics;
    this.states = StateNames.of(node);
  }

  ObjectDeclaration build(BodyCompiler bodies, SettingReader settings) {
    checkStates();
    int[] at = place("at", STRIP_WIDTH);
    int[] size = place("size", STRIP_WIDTH);
    int[] walk = place("walk", 1);
    return new ObjectDeclaration(
        symbol.name(),
        symbol.number(),
        label(bodies),
        at[0],
        at[1],
        size[0],
        size[1],
        walk[0],
        walk[1],
        facing(),
        parent(),
        parentState(),
        state(),
        owner(),
        classes(),
        settings.properties(withStateNumbers(node.settings()), symbol.room()),
        states.entrySet().stream()
            .map(each -> new NamedNumber(each.getKey(), each.getValue()))
            .toList(),
        bodies.object(symbol.room(), node),
        node.span().position());
  }

  private Setting findSetting(String name) {
    Setting found = null;
    for (Setting each : node.settings()) {
      found = each.name().text().equals(name) ? each : found;
    }
    return found;
  }

  private ScriptText label(BodyCompiler bodies) {
    Setting name = findSetting("name");
    if (name == null) {
      return ScriptText.EMPTY;
    }
    if (name.values().size() == 1 && name.values().get(0) instanceof Expression.Quoted quoted) {
      return bodies.label(symbol.room(), quoted);
    }
    error(name, "expected a text between double quotes after 'name'");
    return ScriptText.EMPTY;
  }

  private int[] place(String setting, int multiple) {
    Setting found = findSetting(setting);
    if (found == null) {
      return new int[2];
    }
    if (found.values().size() < 2) {
      error(found, "expected two numbers after '" + setting + "'");
      return new int[2];
    }
    int[] coordinates = new int[2];
    for (int i = 0; i < 2; i++) {
      coordinates[i] = value(found, i, Short.MIN_VALUE, Short.MAX_VALUE);
      if (coordinates[i] % multiple != 0) {
        int below = Math.floorDiv(coordinates[i], multiple) * multiple;
        String message =
            "expected a multiple of %s, found %s: the nearest are %s and %s"
                .formatted(multiple, coordinates[i], below, below + multiple);
        diagnostics.add(found.values().get(i).span().error(message));
      }
    }
    return coordinates;
  }

  private void checkStates() {
    Setting setting = findSetting(StateNames.SETTING);
    if (setting == null) {
      return;
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < setting.values().size(); i++) {
      Expression each = setting.values().get(i);
      if (!(each instanceof Expression.Name name)) {
        value(setting, i, 0, LAST_STATE);
      } else if (!seen.add(name.qualifiedName())) {
        error(
            name.span(),
            "expected another name: '" + name.qualifiedName() + "' is a state already");
      } else if (isClass(name)) {
        error(name.span(), "expected another name: '" + name.qualifiedName() + "' is a class");
      }
    }
    checkNumbers(setting);
    if (states.size() > LAST_STATE + 1 || states.isEmpty()) {
      error(setting, "expected 1 to 16 names of states after 'states'");
    }
  }

  /** Reports a state that has the same number as another state. */
  private void checkNumbers(Setting setting) {
    Map<Integer, String> seen = new HashMap<>();
    states.forEach(
        (name, number) -> {
          String first = seen.putIfAbsent(number, name);
          if (first != null) {
            error(
                place(setting, name),
                "expected a free number for '%s': '%s' is state %s".formatted(name, first, number));
          }
        });
  }

  private static Span place(Setting states, String name) {
    return states.values().stream()
        .filter(each -> each instanceof Expression.Name named && named.qualifiedName().equals(name))
        .map(Expression::span)
        .findFirst()
        .orElse(states.name().span());
  }

  private boolean isClass(Expression.Name name) {
    DeclaredSymbol other = names.find(name.name(), symbol.room());
    return other != null && other.kind() == SymbolKind.CLASS;
  }

  private int state() {
    Setting setting = findSetting("state");
    if (setting == null) {
      return 0;
    }
    if (setting.values().isEmpty()) {
      error(setting, "expected a number after 'state', or a name of 'states'");
      return 0;
    }
    Expression state = setting.values().get(0);
    boolean isKnown = constants.value(state, symbol.room()).isPresent();
    return state instanceof Expression.Name name
            && (states.containsKey(name.qualifiedName()) || !isKnown)
        ? named(node.name().text(), name, states)
        : value(setting, 0, 0, LAST_STATE);
  }

  /** Returns the number of a state by its name. Reports an error if there is no such state. */
  private int named(String object, Expression.Name name, Map<String, Integer> known) {
    Integer state = known.get(name.qualifiedName());
    if (state == null) {
      error(
          name.span(),
          known.isEmpty()
              ? "expected 'states' with the name '" + name.qualifiedName() + "' in the object"
              : StateNames.unknownStateMessage(object, name.qualifiedName(), known.keySet())
                  + NearestName.hint(name.qualifiedName(), known.keySet()));
      return 0;
    }
    return state;
  }

  /** Returns the settings of pictures with the names of states replaced by their numbers. */
  private List<Setting> withStateNumbers(List<Setting> settings) {
    return states.isEmpty() ? settings : settings.stream().map(this::withStateNumbers).toList();
  }

  private Setting withStateNumbers(Setting setting) {
    boolean belongsToState = setting.name().isWord("image") || setting.name().isWord("holes");
    if (!belongsToState
        || setting.values().isEmpty()
        || !(setting.values().get(0) instanceof Expression.Name name)) {
      return setting;
    }
    List<Expression> values = new ArrayList<>(setting.values());
    values.set(0, new Expression.Constant(named(node.name().text(), name, states), name.span()));
    return new Setting(setting.name(), values);
  }

  private int value(Setting setting, int index, int lowest, int highest) {
    Expression expression = setting.values().get(index);
    OptionalInt value = constants.value(expression, symbol.room());
    if (value.isEmpty() || value.getAsInt() < lowest || value.getAsInt() > highest) {
      diagnostics.add(
          expression.span().error("expected a number from " + lowest + " to " + highest));
      return 0;
    }
    return value.getAsInt();
  }

  /** Returns the direction after {@code facing}, which can be on the line of {@code walk}. */
  private int facing() {
    Setting walk = findSetting("walk");
    if (walk != null
        && walk.values().size() > 2
        && !(walk.values().get(2) instanceof Expression.Name word
            && word.qualifiedName().equals("facing"))) {
      diagnostics.add(walk.values().get(2).span().error("expected 'facing' before the direction"));
    }
    for (String settingName : List.of("facing", "walk")) {
      Setting setting = findSetting(settingName);
      int index = settingName.equals("facing") ? 0 : 3;
      if (setting != null && index < setting.values().size()) {
        return valueOfWord(setting.values().get(index), Direction.codes());
      }
    }
    return Direction.SOUTH.code();
  }

  private int valueOfWord(Expression expression, Map<String, Integer> words) {
    String name = expression instanceof Expression.Name word ? word.qualifiedName() : "";
    Integer value = words.get(name);
    if (value == null) {
      diagnostics.add(
          expression
              .span()
              .error(
                  "expected %s%s"
                      .formatted(
                          String.join(", ", words.keySet().stream().sorted().toList()),
                          NearestName.hint(name, words.keySet()))));
      return 0;
    }
    return value;
  }

  private int parent() {
    Setting setting = findSetting("parent");
    if (setting == null || setting.values().isEmpty()) {
      return 0;
    }
    DeclaredSymbol parent = named(setting.values().get(0), SymbolKind.OBJECT);
    if (parent == null) {
      return 0;
    }
    if (!parent.room().equals(symbol.room()) || parent == symbol) {
      diagnostics.add(setting.values().get(0).span().error("expected another object of this room"));
    }
    return parent.number();
  }

  private int parentState() {
    Setting setting = findSetting("parent");
    if (setting == null || setting.values().size() < 2) {
      return ObjectDeclaration.SHOWN;
    }
    Expression last = setting.values().get(setting.values().size() - 1);
    Map<String, Integer> parentStates = parentStates(setting.values().get(0));
    if (last instanceof Expression.Name name
        && !parentStates.isEmpty()
        && (parentStates.containsKey(name.qualifiedName())
            || !PARENT_STATES.containsKey(name.qualifiedName()))) {
      return named(setting.values().get(0).span().text(), name, parentStates);
    }
    return last instanceof Expression.Name
        ? valueOfWord(last, PARENT_STATES)
        : value(setting, setting.values().size() - 1, 0, LAST_PARENT_STATE);
  }

  private Map<String, Integer> parentStates(Expression parent) {
    DeclaredSymbol object =
        parent instanceof Expression.Name name ? names.find(name, symbol.room()) : null;
    return object == null ? Map.of() : StateNames.of(object);
  }

  private int owner() {
    Setting setting = findSetting("owner");
    if (setting == null || setting.values().isEmpty()) {
      return ROOM_AS_OWNER;
    }
    Expression value = setting.values().get(0);
    if (value instanceof Expression.Name name && OWNERS.containsKey(name.qualifiedName())) {
      return OWNERS.get(name.qualifiedName());
    }
    if (value instanceof Expression.Name) {
      DeclaredSymbol actor = named(value, SymbolKind.ACTOR);
      return actor == null ? ROOM_AS_OWNER : actor.number();
    }
    return value(setting, 0, 0, ROOM_AS_OWNER);
  }

  private List<Integer> classes() {
    List<Integer> classes = new ArrayList<>();
    for (Setting setting : node.settings()) {
      if (setting.name().text().equals("class")) {
        for (int i = 0; i < setting.values().size(); i++) {
          Expression each = setting.values().get(i);
          if (each instanceof Expression.Constant) {
            classes.add(value(setting, i, 1, 32));
          } else {
            DeclaredSymbol named = named(each, SymbolKind.CLASS);
            classes.add(named == null ? 1 : named.number());
          }
        }
      }
    }
    return classes;
  }

  private DeclaredSymbol named(Expression expression, SymbolKind kind) {
    if (!(expression instanceof Expression.Name name)) {
      diagnostics.add(expression.span().error("expected the name of " + kind.description()));
      return null;
    }
    DeclaredSymbol found = names.resolve(name, symbol.room(), Set.of());
    if (found != null && found.kind() != kind) {
      error(
          name.span(),
          "expected %s: '%s' is %s"
              .formatted(kind.description(), name.qualifiedName(), found.kind().description()));
      return null;
    }
    return found;
  }

  private void error(Setting setting, String message) {
    error(setting.name().span(), message);
  }

  private void error(Span span, String message) {
    diagnostics.add(span.error(message));
  }
}
