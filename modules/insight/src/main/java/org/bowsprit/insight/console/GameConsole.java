package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.desktop.text.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Executes lines of text and returns the answers as lines of text. */
public final class GameConsole {

  private static final Logger LOG = LoggerFactory.getLogger(GameConsole.class);

  private final Map<String, Command> commands = new TreeMap<>();

  private final Texts texts;

  /**
   * Creates a console with the given commands and the command {@code help}.
   *
   * @param texts the texts of the program
   */
  public GameConsole(Collection<Command> commandsWithoutHelp, Texts texts) {
    this.texts = texts;
    commandsWithoutHelp.forEach(command -> commands.put(command.name(), command));
    Command help = Command.of("help [COMMAND]", () -> List.copyOf(commands.keySet()), this::help);
    commands.put(help.name(), help);
  }

  /** Returns the text shown before the first line is entered. */
  String greeting() {
    return texts.of("console.greeting");
  }

  /**
   * Executes a line.
   *
   * @return the lines to print: an error message if the line is invalid, nothing if it is empty
   */
  public List<String> execute(String line) {
    List<String> words = words(line);
    if (words.isEmpty()) {
      return List.of();
    }
    try {
      Command command = command(words.get(0));
      return command.action().run(new Arguments(command.usage(), words.subList(1, words.size())));
    } catch (ConsoleException e) {
      return List.of(e.sentence(texts));
    } catch (RuntimeException e) {
      // An error in a command must not stop the game.
      LOG.warn("the console command '{}' failed", line, e);
      return List.of(texts.of("console.failed"));
    }
  }

  private Command command(String word) {
    Command command = commands.get(word.toLowerCase(Locale.ROOT));
    if (command == null) {
      throw new ConsoleException("console.unknown", word);
    }
    return command;
  }

  private static List<String> words(String line) {
    String stripped = line.strip();
    return stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+"));
  }

  private List<String> help(Arguments arguments) {
    if (arguments.count() > 0) {
      Command command = command(arguments.word(0));
      return List.of(command.usage(), "  " + command.summary(texts));
    }
    List<String> lines = new ArrayList<>();
    for (Command command : commands.values()) {
      lines.add(String.format(Locale.ROOT, "%-26s %s", command.usage(), command.summary(texts)));
    }
    return lines;
  }

  /**
   * Returns the possible completions of the last word of a line.
   *
   * @param line the text before the caret
   * @return the words that begin with the last word, sorted; all possible words if the last word is
   *     empty
   */
  public List<String> completions(String line) {
    int start = line.lastIndexOf(' ') + 1;
    String prefix = line.substring(start);
    List<String> earlierWords = words(line.substring(0, start));
    if (earlierWords.isEmpty()) {
      return withPrefix(prefix, commands.keySet());
    }
    Command command = commands.get(earlierWords.get(0));
    return command == null || earlierWords.size() > 1
        ? List.of()
        : withPrefix(prefix, command.choices().get());
  }

  private static List<String> withPrefix(String prefix, Collection<String> words) {
    return words.stream().filter(word -> word.startsWith(prefix)).sorted().distinct().toList();
  }
}
