package org.bowsprit.launcher.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.launcher.Launcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Tests that the help of all commands is complete in English and German, and that no text is
 * unused.
 */
class HelpTextsTest {

  private static final int TERMINAL_COLUMNS = 80;
  private static final Path MODULES = Path.of("..");
  private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z.-]*)\"");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");
  private static final String USAGE_ERROR_PREFIX = "refused.";
  private static final String LINE_NUMBER_SUFFIX = "\\.\\d+$";

  /** The keys of the parts of a help page that a file of texts may contain. */
  private static final List<String> PAGE_PART_KEYS =
      List.of(
          "usage.synopsisHeading",
          "usage.synopsisSubcommandLabel",
          "usage.description",
          "usage.commandListHeading",
          "usage.exitCodeListHeading",
          "usage.exitCodeList",
          "usage.footer");

  @TempDir private Path home;

  private CommandLine commandLine(String language) throws IOException {
    setLanguage(language);
    CommandLine program = Launcher.commandLineForHelp();
    StateFolder state = StateFolder.of("Linux", Map.of(), home.toString());
    new HelpTexts(new ProgramFolders(Optional.empty(), state, new ConfigFolder(home)))
        .translate(program);
    return program;
  }

  private void setLanguage(String language) throws IOException {
    Files.writeString(
        home.resolve("bowsprit.toml"), "[program]\nlanguage = \"" + language + "\"\n");
  }

  @Test
  void noGermanHelpTextIsInEnglish() throws IOException {
    Map<String, List<String>> english = texts(commandLine("en"));
    Map<String, List<String>> german = texts(commandLine("de"));
    assertThat(german.keySet()).isEqualTo(english.keySet()).hasSizeGreaterThan(200);
    english.forEach(
        (location, lines) ->
            assertThat(german.get(location))
                .as("the German texts of %s", location)
                .doesNotContainAnyElementsOf(lines));
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "en"})
  void everyCommandHasHelpThatFitsATerminal(String language) throws IOException {
    assertThat(commands(commandLine(language)))
        .hasSizeGreaterThan(50)
        .allSatisfy(
            command -> {
              String help = command.getUsageMessage(CommandLine.Help.Ansi.OFF);
              assertThat(help)
                  .startsWith(language.equals("de") ? "Aufruf: bowsprit" : "Usage: bowsprit")
                  .contains(command.getCommandSpec().qualifiedName());
              assertThat(help.lines())
                  .allSatisfy(
                      line ->
                          assertThat(line.length()).as(line).isLessThanOrEqualTo(TERMINAL_COLUMNS));
            });
  }

  @Test
  void everyTextIsUsed() throws IOException {
    Set<String> usedKeys = new TreeSet<>(builtInTexts("en").keySet());
    for (CommandLine command : commands(Launcher.commandLineForHelp())) {
      String prefix = command.getCommandSpec().qualifiedName(".") + ".";
      keys(command.getCommandSpec())
          .forEach(
              key -> {
                usedKeys.add(key);
                usedKeys.add(prefix + key);
              });
    }
    assertThat(builtInTexts("de").keySet())
        .map(key -> key.replaceFirst(LINE_NUMBER_SUFFIX, ""))
        .allSatisfy(key -> assertThat(usedKeys).contains(key));
  }

  @Test
  void everyMessageIsTranslatedAndUsed() throws IOException {
    Map<String, String> german = builtInTexts("de");
    builtInTexts("en")
        .forEach(
            (key, text) -> {
              assertThat(german).containsKey(key);
              assertThat(placeholders(german.get(key))).as(key).isEqualTo(placeholders(text));
            });
    Set<String> literals = literalsInSources();
    assertThat(literals).containsAll(builtInTexts("en").keySet());
    assertThat(literals)
        .filteredOn(literal -> literal.startsWith(USAGE_ERROR_PREFIX))
        .isSubsetOf(builtInTexts("en").keySet());
  }

  @Test
  void usageErrorsAreInTheLanguageOfTheSettings() throws IOException {
    setLanguage("de");
    assertThat(usageError("plugns"))
        .isEqualTo(
            """
            bowsprit: es gibt kein Kommando 'plugns'
            Meintest du: bowsprit plugins oder bowsprit play oder bowsprit census?
            Mehr sagt 'bowsprit --help'.
            """);
    assertThat(usageError("play", "--scale", "x")).contains("--scale muss eine ganze Zahl sein");
    assertThat(usageError("build")).contains("es fehlt: --out DIR, SOURCE");
    assertThat(usageError("--ticks", "9")).contains("'--ticks' ist eine Option von run");
  }

  @Test
  void helpIsInTheLanguageOfTheSettings() throws IOException {
    setLanguage("de");
    CapturedConsole console = new CapturedConsole();
    assertThat(console.run(home, "play", "--help")).isZero();
    assertThat(console.out()).startsWith("Aufruf: bowsprit play").contains("Spielt ein Spiel.");
  }

  @Test
  void aFileOfTheUserAddsALanguageAndMissingTextsAreEnglish() throws IOException {
    Path languages = Files.createDirectories(home.resolve("languages"));
    Files.writeString(languages.resolve("fr.properties"), "language=Fran\u00e7ais\n");
    Files.writeString(
        languages.resolve("help_fr.properties"), "bowsprit.play.usage.description=Joue.\n");
    String help = commandLine("fr").getSubcommands().get("play").getUsageMessage();
    assertThat(help).contains("Joue.", "Usage: ", "Use full screen.");
  }

  private String usageError(String... arguments) {
    CapturedConsole console = new CapturedConsole();
    assertThat(console.run(home, arguments)).isEqualTo(2);
    return console.err().replace("\r\n", "\n");
  }

  private static List<CommandLine> commands(CommandLine root) {
    List<CommandLine> commands = new ArrayList<>(List.of(root));
    root.getSubcommands().values().forEach(subcommand -> commands.addAll(commands(subcommand)));
    return commands;
  }

  /**
   * Returns the lines of all visible texts of the help pages, by the command and the part of its
   * page.
   */
  private static Map<String, List<String>> texts(CommandLine program) {
    Map<String, List<String>> texts = new TreeMap<>();
    for (CommandLine command : commands(program)) {
      CommandSpec spec = command.getCommandSpec();
      UsageMessageSpec usage = spec.usageMessage();
      String name = spec.qualifiedName();
      putVisibleLines(texts, name, usage.description());
      putVisibleLines(texts, name + " footer", usage.footer());
      putVisibleLines(texts, name + " heading", usage.synopsisHeading());
      putVisibleLines(texts, name + " commands", usage.commandListHeading());
      putVisibleLines(texts, name + " codes", usage.exitCodeList().values().toArray(String[]::new));
      spec.args()
          .forEach(arg -> putVisibleLines(texts, name + " " + label(arg), arg.description()));
    }
    return texts;
  }

  private static void putVisibleLines(
      Map<String, List<String>> texts, String location, String... lines) {
    List<String> visibleLines = Stream.of(lines).filter(line -> !line.isBlank()).toList();
    if (!visibleLines.isEmpty()) {
      texts.put(location, visibleLines);
    }
  }

  private static String label(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  /**
   * Returns the keys with which picocli may look up the texts of a command. The keys do not contain
   * the name of the command.
   */
  private static Stream<String> keys(CommandSpec spec) {
    Stream<String> options =
        spec.options().stream()
            .flatMap(
                option ->
                    Stream.concat(
                        Stream.of(String.valueOf(option.descriptionKey())),
                        Stream.of(option.names()).map(item -> item.replaceFirst("^-+", ""))));
    Stream<String> positions =
        spec.positionalParameters().stream()
            .map(item -> item.paramLabel() + "[" + item.index() + "]");
    return Stream.of(PAGE_PART_KEYS.stream(), options, positions).flatMap(keys -> keys);
  }

  private static Map<String, String> builtInTexts(String language) throws IOException {
    Properties properties = new Properties();
    try (Reader in =
        new InputStreamReader(
            HelpTexts.class.getResourceAsStream("help_" + language + ".properties"),
            StandardCharsets.UTF_8)) {
      properties.load(in);
    }
    Map<String, String> texts = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  private static Set<String> placeholders(String text) {
    return PLACEHOLDER.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  private static Set<String> literalsInSources() throws IOException {
    Set<String> literals = new TreeSet<>();
    for (Path sourceFolder : sourceFolders()) {
      for (Path file : javaFiles(sourceFolder)) {
        LITERAL
            .matcher(Files.readString(file))
            .results()
            .forEach(match -> literals.add(match.group(1)));
      }
    }
    return literals;
  }

  /**
   * Returns the source folders of all modules, because options that several modules use are in
   * separate modules.
   */
  private static List<Path> sourceFolders() throws IOException {
    try (Stream<Path> modules = Files.list(MODULES)) {
      return modules
          .map(module -> module.resolve(Path.of("src", "main", "java")))
          .filter(Files::isDirectory)
          .toList();
    }
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}
