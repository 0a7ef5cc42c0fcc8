package org.bowsprit.kit.game;

import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.vm.symbol.NearestName;

/** Checks the settings of a declaration that the language itself does not check. */
final class SettingsCheck {

  private SettingsCheck() {}

  /** Reports unknown settings and suggests the known setting with the most similar name. */
  static void check(Properties properties, Set<String> known, String what, SourceReport report) {
    for (Property property : properties.list()) {
      if (!known.contains(property.name())) {
        report.error(
            property.position(),
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
