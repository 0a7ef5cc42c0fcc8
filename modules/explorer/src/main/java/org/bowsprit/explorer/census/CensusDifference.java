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
 * A difference between two censuses.
 *
 * @param at the location of the difference, as names separated by dots, for example {@code
 *     resources.sound 12.bytes}
 * @param a the JSON value in the first census; empty for none
 * @param b the JSON value in the second census; empty for none
 */
public record CensusDifference(String at, String a, String b) {

  /**
   * The members that identify the elements of a list. Elements without these members are identified
   * by their whole contents.
   */
  private static final List<List<String>> KEY_MEMBERS =
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
   * @param a the JSON document of the first census
   * @param b the JSON document of the second census
   * @return the differences in the order of the documents
   * @throws IllegalArgumentException if a document is not a census; the message is a phrase with
   *     the reason
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
      Map<String, JsonNode> membersOfA = members(a);
      Map<String, JsonNode> membersOfB = members(b);
      Set<String> names = new LinkedHashSet<>(membersOfA.keySet());
      names.addAll(membersOfB.keySet());
      String prefix = at.isEmpty() ? "" : at + ".";
      names.forEach(
          name -> compare(prefix + name, membersOfA.get(name), membersOfB.get(name), differences));
    } else if (a == null || !a.equals(b)) {
      differences.add(new CensusDifference(at, text(a), text(b)));
    }
  }

  private static String text(JsonNode node) {
    return node == null ? "" : node.toString();
  }

  /**
   * Returns the members of an object by name, or the elements of a list by the keys that identify
   * them.
   */
  private static Map<String, JsonNode> members(JsonNode node) {
    Map<String, JsonNode> members = new LinkedHashMap<>();
    if (node.isObject()) {
      node.properties().forEach(each -> members.put(each.getKey(), each.getValue()));
    } else {
      node.forEach(each -> members.put(name(each), each));
    }
    return members;
  }

  private static String name(JsonNode element) {
    for (List<String> keys : KEY_MEMBERS) {
      if (keys.stream().allMatch(element::has)) {
        return String.join(" ", keys.stream().map(name -> element.get(name).asText()).toList());
      }
    }
    return element.toString();
  }
}
