package org.bowsprit.kit.internal.costume;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.kit.text.LineReader;
import org.bowsprit.kit.text.Word;

/** Converts between the commands of a costume and their words. */
final class Steps {

  private static final Map<String, Integer> COMMANDS =
      Map.of(
          "sound", CostumeCommand.SOUND,
          "stop", CostumeCommand.STOP,
          "restart", CostumeCommand.RESTART,
          "hide", CostumeCommand.HIDE,
          "count", CostumeCommand.COUNT);

  private Steps() {}

  /** Reads a picture number or the word of a command. */
  static int read(LineReader line) {
    if (line.isNumberNext()) {
      return line.readNumber(0, 0xFF, "the number of a picture");
    }
    Word word = line.readWord("a picture number or sound, stop, restart, hide, count");
    Integer command = COMMANDS.get(word.text());
    if (command == null) {
      throw word.problem("expected a picture number or sound, stop, restart, hide, count");
    }
    return command;
  }

  /** Returns the word or number that {@link #read} reads as {@code command}. */
  static String write(int command) {
    Optional<String> word =
        COMMANDS.entrySet().stream()
            .filter(entry -> entry.getValue() == command)
            .map(Map.Entry::getKey)
            .findFirst();
    if (word.isPresent()) {
      return word.get();
    }
    return command <= CostumeCommand.LAST_PICTURE
        ? String.valueOf(command)
        : String.format(Locale.ROOT, "0x%02X", command);
  }
}
