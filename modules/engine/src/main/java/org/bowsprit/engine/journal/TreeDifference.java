package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compares two trees and collects the paths and values of the leaves that differ. */
final class TreeDifference {

  private final int maxLines;
  private final List<String> lines = new ArrayList<>();

  TreeDifference(int maxLines) {
    this.maxLines = maxLines;
  }

  List<String> lines() {
    return lines;
  }

  void compare(String path, Object one, Object other) {
    if (lines.size() >= maxLines || Objects.equals(one, other)) {
      return;
    }
    if (one instanceof Map<?, ?> first && other instanceof Map<?, ?> second) {
      first.forEach((name, value) -> compare(path + '.' + name, value, second.get(name)));
    } else if (one instanceof List<?> first
        && other instanceof List<?> second
        && first.size() == second.size()) {
      for (int i = 0; i < first.size(); i++) {
        compare(path + '[' + i + ']', first.get(i), second.get(i));
      }
    } else {
      lines.add(path + ": " + describe(one) + " or " + describe(other));
    }
  }

  private static String describe(Object node) {
    if (node instanceof Map<?, ?> map) {
      return map.size() + " entries";
    }
    return node instanceof List<?> list ? list.size() + " entries" : String.valueOf(node);
  }
}
