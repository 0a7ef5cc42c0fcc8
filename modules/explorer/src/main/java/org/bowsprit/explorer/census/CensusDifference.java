package org.bowsprit.explorer.census;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A place in which two censuses differ.
 *
 * @param at the names on the way there: {@code resources.sound 12.bytes}
 * @param a what the first has there as JSON; empty for nothing
 * @param b what the second has
 */
public record CensusDifference(String at, String a, String b) {

  /** What elements of a list are told apart by, where they have it; else by all that they hold. */
  private static final List<List<String>> NAMES =
      List.of(
          List.of("kind", "number"),
          List.of("tag"),
          List.of("router"),
          List.of("rule"),
          List.of("device"),
          List.of("operation", "operand", "value"),
          List.of("room", "boxes"));

  /**
   * Compares two censuses.
   *
   * @param a a JSON document
   * @param b another
   * @return the places in which they differ, in the order of the documents
   * @throws IllegalArgumentException if one is no census, with a phrase that says why
   */
  public static List<CensusDifference> of(String a, String b) {
    List<CensusDifference> differences = new ArrayList<>();
    compare("", census(a), census(b), differences);
    return differences;
  }

  private static JsonNode census(String text) {
    try {
      JsonNode document = JsonMapper.builder().build().readTree(text);
      if (document.path("schema").asInt() != Census.SCHEMA || !document.has("chunks")) {
        throw new IllegalArgumentException("expected a census of schema " + Census.SCHEMA);
      }
      return document;
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("expected a census, found no JSON", e);
    }
  }

  private static void compare(
      String at, JsonNode a, JsonNode b, List<CensusDifference> differences) {
    if (a != null && b != null && a.isContainerNode() && a.getNodeType() == b.getNodeType()) {
      Map<String, JsonNode> first = parts(a);
      Map<String, JsonNode> second = parts(b);
      Set<String> names = new LinkedHashSet<>(first.keySet());
      names.addAll(second.keySet());
      String before = at.isEmpty() ? "" : at + ".";
      names.forEach(name -> compare(before + name, first.get(name), second.get(name), differences));
    } else if (a == null || !a.equals(b)) {
      differences.add(new CensusDifference(at, shown(a), shown(b)));
    }
  }

  private static String shown(JsonNode node) {
    return node == null ? "" : node.toString();
  }

  /** Returns the parts of an object by name, of a list by what tells its elements apart. */
  private static Map<String, JsonNode> parts(JsonNode node) {
    Map<String, JsonNode> parts = new LinkedHashMap<>();
    if (node.isObject()) {
      node.properties().forEach(each -> parts.put(each.getKey(), each.getValue()));
    } else {
      node.forEach(each -> parts.put(name(each), each));
    }
    return parts;
  }

  private static String name(JsonNode element) {
    for (List<String> names : NAMES) {
      if (names.stream().allMatch(element::has)) {
        return String.join(" ", names.stream().map(name -> element.get(name).asText()).toList());
      }
    }
    return element.toString();
  }
}
