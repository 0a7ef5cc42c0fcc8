package org.bowsprit.launcher.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the command line of a comparison for its manifest. */
final class CommandLineText {

  /**
   * The options that affect only the place of the results and the part to compute, not the results
   * themselves.
   */
  private static final Set<String> WITH_VALUE = Set.of("--out", "--shard");

  private static final Set<String> ALONE = Set.of("--resume");

  private CommandLineText() {}

  /** Returns the words of a command line as one line that a shell can parse. */
  static String of(List<String> words) {
    List<String> kept = new ArrayList<>(List.of("bowsprit"));
    for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
      String word = rest.next();
      String name = word.replaceFirst("=.*", "");
      if (WITH_VALUE.contains(word) && rest.hasNext()) {
        rest.next();
      } else if (!WITH_VALUE.contains(name) && !ALONE.contains(name)) {
        kept.add(word);
      }
    }
    return kept.stream().map(CommandLineText::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9._/:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
