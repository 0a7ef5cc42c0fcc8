package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;

/** The order in which files and folders are listed. */
public final class NameOrder {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final int PADDED_DIGITS = 20;

  private NameOrder() {}

  /**
   * Returns the order by name, ignoring case. Numbers in names are compared by their value: {@code
   * disk-2} comes before {@code disk-10}.
   */
  public static Comparator<Path> byName() {
    return Comparator.comparing(NameOrder::sortKey).thenComparing(Comparator.naturalOrder());
  }

  private static String sortKey(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    return NUMBER
        .matcher(name)
        .replaceAll(
            found ->
                "0".repeat(Math.max(0, PADDED_DIGITS - found.group().length())) + found.group());
  }
}
