package org.bowsprit.kit.game;

import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.vm.symbol.NearestName;

/** Knows which settings a declaration may have besides those of the language. */
final class PropertyNames {

  private PropertyNames() {}

  /** Reports unknown settings, with the known one that looks alike. */
  static void check(Properties properties, Set<String> known, String what, SourceReport report) {
    for (Property property : properties.list()) {
      if (!known.contains(property.name())) {
        report.error(
            property.at(),
            "expected a setting of %s (%s), found '%s'%s"
                .formatted(
                    what,
                    String.join(", ", new TreeSet<>(known)),
                    property.name(),
                    NearestName.hint(property.name(), known)));
      }
    }
  }
}
