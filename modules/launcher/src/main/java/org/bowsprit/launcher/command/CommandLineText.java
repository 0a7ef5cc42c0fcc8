package org.bowsprit.launcher.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the command line of a comparison for its manifest. */
final class CommandLineText {

  /**
   * The omitted options that have a value. They affect only where the results are written and which
   * part is computed, not the results.
   */
  private static final Set<String> OMITTED_WITH_VALUE = Set.of("--out", "--shard");

  private static final Set<String> OMITTED_FLAGS = Set.of("--resume");

  private CommandLineText() {}

  /** Returns the words of a command line as one line that a shell can parse. */
  static String of(List<String> words) {
    List<String> keptWords = new ArrayList<>(List.of("bowsprit"));
    for (Iterator<String> iterator = words.iterator(); iterator.hasNext(); ) {
      String word = iterator.next();
      String name = word.replaceFirst("=.*", "");
      if (OMITTED_WITH_VALUE.contains(word) && iterator.hasNext()) {
        iterator.next();
      } else if (!OMITTED_WITH_VALUE.contains(name) && !OMITTED_FLAGS.contains(name)) {
        keptWords.add(word);
      }
    }
    return keptWords.stream().map(CommandLineText::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9._/:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
