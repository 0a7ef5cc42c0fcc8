package org.bowsprit.engine.journal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Walks two trees side by side and notes the leaves that differ, by their paths. */
final class TreeDifference {

  private final int most;
  private final List<String> lines = new ArrayList<>();

  TreeDifference(int most) {
    this.most = most;
  }

  List<String> lines() {
    return lines;
  }

  void compare(String path, JsonNode one, JsonNode other) {
    if (lines.size() >= most || one.equals(other)) {
      return;
    }
    if (one.isObject() && other.isObject()) {
      for (Iterator<String> names = one.fieldNames(); names.hasNext(); ) {
        String name = names.next();
        compare(path + '.' + name, one.get(name), other.path(name));
      }
    } else if (one.isArray() && other.isArray() && one.size() == other.size()) {
      for (int i = 0; i < one.size(); i++) {
        compare(path + '[' + i + ']', one.get(i), other.get(i));
      }
    } else {
      lines.add(path + ": " + shown(one) + " or " + shown(other));
    }
  }

  private static String shown(JsonNode node) {
    return node.isContainerNode() ? node.size() + " entries" : node.asText();
  }
}
