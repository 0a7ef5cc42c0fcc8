package org.bowsprit.environment.action;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;

/**
 * Reads actions from JSON. An action refers to verbs and objects by their names in an observation,
 * or by their numbers.
 */
public final class ActionReader {

  private static final int MAX_WAIT_TICKS = 100_000;
  private static final int MAX_KEY_CODE = 999;
  private static final int MAX_NUMBER = 32_767;
  private static final String MEMBERS = "verb, object, object2, line, walk, click, key, skip, wait";

  private final Observation observation;

  /**
   * Creates a reader.
   *
   * @param observation the current state, with the names and lines to which actions refer
   */
  public ActionReader(Observation observation) {
    this.observation = observation;
  }

  /**
   * Reads an action.
   *
   * @throws RpcException if the action is invalid; the message names the member and the valid
   *     values
   */
  public AgentAction read(Params action) {
    List<String> names = action.names();
    boolean isUse = names.contains("object") || names.contains("verb");
    if (names.isEmpty() || (!isUse && names.size() > 1)) {
      throw action.expected("an object with one of " + MEMBERS);
    }
    if (isUse) {
      return use(action);
    }
    Params value = action.get(names.get(0));
    return switch (names.get(0)) {
      case "line" -> line(value);
      case "walk" -> walk(value);
      case "click" -> click(value);
      case "key" -> new AgentAction.Key(key(value));
      case "skip" -> skip(value);
      case "wait" -> new AgentAction.Wait(value.number(1, MAX_WAIT_TICKS));
      default -> throw action.expected("one of " + MEMBERS + " instead of " + names.get(0));
    };
  }

  private AgentAction use(Params action) {
    for (String name : action.names()) {
      if (!List.of("verb", "object", "object2").contains(name)) {
        throw action.expected("verb, object and object2 without " + name);
      }
    }
    int verb = action.get("verb").optional().map(this::verb).orElse(0);
    int object = action.get("object").optional().map(this::object).orElse(0);
    int secondObject = action.get("object2").optional().map(this::object).orElse(0);
    if (object == 0 && secondObject != 0) {
      throw action.get("object").expected("an object");
    }
    return new AgentAction.Use(new Action(verb, object, secondObject));
  }

  private int verb(Params value) {
    Map<String, Integer> verbs = new TreeMap<>();
    observation.verbs().forEach(each -> verbs.putIfAbsent(each.text(), each.verb()));
    return number(value, "a verb", verbs);
  }

  private int object(Params value) {
    Map<String, Integer> objects = new TreeMap<>();
    for (List<Observation.Thing> each : List.of(observation.things(), observation.inventory())) {
      each.forEach(thing -> objects.putIfAbsent(thing.name(), thing.object()));
    }
    Map<String, Integer> sources = new TreeMap<>(objects);
    for (List<Observation.Thing> each : List.of(observation.things(), observation.inventory())) {
      each.forEach(thing -> sources.putIfAbsent(thing.source(), thing.object()));
    }
    return value.isText() && !find(objects, value.text()).isEmpty()
        ? number(value, "an object", objects)
        : number(value, "an object", sources);
  }

  private static int number(Params value, String what, Map<String, Integer> numbersByName) {
    if (value.isNumber()) {
      return value.number(1, MAX_NUMBER);
    }
    List<Integer> numbers = find(numbersByName, value.text());
    if (numbers.isEmpty()) {
      throw value.expected(
          what
              + " of "
              + numbersByName.keySet().stream()
                  .filter(name -> !name.isEmpty())
                  .collect(Collectors.joining(", ", "(", ")")));
    }
    return numbers.get(0);
  }

  private static List<Integer> find(Map<String, Integer> numbersByName, String word) {
    String lowerCaseWord = word.strip().toLowerCase(Locale.ROOT);
    return lowerCaseWord.isEmpty()
        ? List.of()
        : numbersByName.entrySet().stream()
            .filter(each -> each.getKey().toLowerCase(Locale.ROOT).equals(lowerCaseWord))
            .map(Map.Entry::getValue)
            .toList();
  }

  private AgentAction line(Params value) {
    if (observation.lines().isEmpty()) {
      throw value.expected("another action, because there are no lines to choose from");
    }
    return new AgentAction.Use(
        Action.choose(
            observation.lines().get(value.number(0, observation.lines().size() - 1)).verb()));
  }

  private static AgentAction walk(Params value) {
    List<Params> coordinates = elements(value, 2, "a column and a row");
    return new AgentAction.Walk(
        coordinates.get(0).number(0, MAX_NUMBER), coordinates.get(1).number(0, MAX_NUMBER));
  }

  private static AgentAction click(Params value) {
    List<Params> coordinates = elements(value, 3, "a column, a row and \"L\" or \"R\"");
    String button = coordinates.get(2).text();
    if (!button.equals("L") && !button.equals("R")) {
      throw coordinates.get(2).expected("\"L\" or \"R\"");
    }
    return new AgentAction.Click(
        coordinates.get(0).number(0, Frame.WIDTH - 1),
        coordinates.get(1).number(0, Frame.HEIGHT - 1),
        button.equals("L") ? Input.Button.LEFT : Input.Button.RIGHT);
  }

  private static List<Params> elements(Params value, int count, String what) {
    List<Params> elements = value.elements();
    if (elements.size() != count) {
      throw value.expected(what);
    }
    return elements;
  }

  private static int key(Params value) {
    if (!value.isText()) {
      return value.number(1, MAX_KEY_CODE);
    }
    if (value.text().length() != 1 || value.text().charAt(0) >= 0x7F) {
      throw value.expected("a code, or a text of one letter");
    }
    return value.text().charAt(0);
  }

  private static AgentAction skip(Params value) {
    if (!value.isTrue()) {
      throw value.expected("true");
    }
    return new AgentAction.Key(KeyCodes.ESCAPE);
  }
}
