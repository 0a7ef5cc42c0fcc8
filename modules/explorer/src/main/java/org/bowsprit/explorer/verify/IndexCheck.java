package org.bowsprit.explorer.verify;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.index.Index;

/** Compares the parts of the index with each other. */
final class IndexCheck {

  private final Index index;
  private final CheckFindings findings;

  IndexCheck(Index index, CheckFindings findings) {
    this.index = index;
    this.findings = findings;
  }

  void check() {
    if (index.charsets().size() != index.limits().charsets()) {
      findings.odd(
          "index",
          "MAXS speaks of "
              + index.limits().charsets()
              + " fonts, DCHR of "
              + index.charsets().size());
    }
    for (ResourceKind kind : ResourceKind.values()) {
      check(kind);
    }
  }

  private void check(ResourceKind kind) {
    String name = kind.name().toLowerCase(Locale.ROOT) + " ";
    Directory directory = kind.directory(index);
    Map<Directory.Entry, Integer> seen = new HashMap<>();
    for (int id : directory.presentIds()) {
      findings.count();
      Directory.Entry entry = directory.entry(id);
      Integer earlierId = seen.putIfAbsent(entry, id);
      if (earlierId != null) {
        findings.odd(name + id, "is the same chunk as " + name + earlierId);
      }
      if (id == 0 && kind != ResourceKind.CHARSET) {
        findings.odd(name + id, "can never be requested: its number means none");
      }
    }
  }
}
