package org.bowsprit.integration;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the assembled program, which is run with its start script. */
class DistributionIT {

  private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z-]+) {2,}\\S");
  private static final Pattern COMMAND_IN_DOCUMENT = Pattern.compile("`bowsprit ([a-z][a-z-]*)");

  /** Matches a link in Markdown to a local file; the group is the path of the file. */
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)(?:#[^)]*)?\\)");

  @TempDir private Path state;

  /**
   * The distribution contains all plugins except {@code sound-ffmpeg}, which is packed into a
   * separate zip because of its 25 MB of native libraries.
   */
  @Test
  void everyBundledPluginIsInTheDistribution() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Path module : Checkout.modules()) {
      String jar =
          "bowsprit-" + module.getFileName() + "-" + System.getProperty("bowsprit.version");
      if (isPlugin(module)
          && !module.endsWith("sound-ffmpeg")
          && Files.notExists(Checkout.distribution().resolve("plugins/" + jar + ".jar"))) {
        missing.add(module.getFileName().toString());
      }
    }

    assertThat(missing).as("plugins that distribution/pom.xml does not name").isEmpty();
  }

  @Test
  void everyPluginOfTheDistributionWorks() {
    Bowsprit.Run run = Bowsprit.run(state, "plugins", "doctor");

    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.out()).doesNotContain("skipped");
  }

  @Test
  void theCommandsPageNamesOnlyExistingCommands() throws IOException {
    String page = Files.readString(Checkout.root().resolve("docs/commands.md"));

    assertThat(commandsIn(Bowsprit.run(state, "--help").out()))
        .containsAll(firstGroups(COMMAND_IN_DOCUMENT, page));
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "CHANGELOG.md"})
  void linksInReadmeAndChangelogLeadToFilesOfTheDistribution(String name) throws IOException {
    List<String> missing = new ArrayList<>();
    Matcher link = LINK.matcher(Files.readString(Checkout.distribution().resolve(name)));
    while (link.find()) {
      if (Files.notExists(Checkout.distribution().resolve(link.group(1)))) {
        missing.add(link.group(1));
      }
    }

    assertThat(missing).isEmpty();
  }

  @Test
  void aUsageErrorCausesExitCode2AndNoStandardOutput() {
    Bowsprit.Run run = Bowsprit.run(state, "sail");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("bowsprit: ");
  }

  @Test
  void outputWithoutATerminalIsNotColoured() {
    Bowsprit.Run run = Bowsprit.run(state, "--help");

    assertThat(run.out()).doesNotContain("\u001b");
  }

  @Test
  void theProgramPrintsTheVersionOfTheBuild() {
    assertThat(Bowsprit.run(state, "--version").out())
        .startsWith("bowsprit " + System.getProperty("bowsprit.version") + " (Java ");
  }

  /** The test names a German locale, which is not installed on most machines. */
  @Test
  void anUninstalledLocaleSelectsTheLanguageAndFileNamesCanContainUmlauts() {
    String createFolder = "cd \"$0\" && name=$(printf 'f\\303\\274r') && mkdir $name && ";
    String bowsprit = Checkout.distribution().resolve("bin/bowsprit").toString();
    ProcessBuilder process =
        new ProcessBuilder(
            "/bin/sh", "-c", createFolder + "exec \"$1\" games $name", state.toString(), bowsprit);
    process.environment().remove("LC_ALL");
    process.environment().remove("LC_MESSAGES");
    process.environment().put("LANG", "de_DE.UTF-8");
    process.environment().put("XDG_CONFIG_HOME", state.toString());

    Bowsprit.Run run = Bowsprit.runToEnd(state, process);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).contains("Dort sind keine Dateien.");
  }

  /** The user has edited the settings file by hand and expects a window. */
  @Test
  void theHeadlessRendererIsUsedOnlyIfTheCommandLineNamesIt() throws IOException {
    Path folder = Files.createDirectory(state.resolve("bowsprit"));
    Files.writeString(folder.resolve("bowsprit.toml"), "[play]\nrenderer = \"headless\"\n");

    Bowsprit.Run runWithSettings = play("--audio", "silent");
    assertThat(runWithSettings.err())
        .contains("the renderer in bowsprit.toml, headless, shows nothing", "below [play]")
        .contains("no renderer could be opened (lwjgl: ");
    Bowsprit.Run runWithOption =
        play("--renderer", "headless", "--renderer-option", "frames=3", "--audio", "silent");
    assertThat(runWithOption.exitCode()).as(runWithOption.err()).isZero();
    assertThat(runWithOption.err()).contains("renderer: headless").doesNotContain("shows nothing");
  }

  private Bowsprit.Run play(String... options) {
    ProcessBuilder process =
        new ProcessBuilder(Checkout.distribution().resolve("bin/bowsprit").toString(), "play");
    process.command().addAll(List.of(options));
    process.environment().keySet().removeAll(Set.of("DISPLAY", "WAYLAND_DISPLAY", "LANG"));
    process.environment().put("TERM", "dumb");
    process.environment().put("XDG_CONFIG_HOME", state.toString());
    return Bowsprit.runToEnd(state, process);
  }

  private static Set<String> commandsIn(String help) {
    int commands = help.indexOf("\nCommands:");
    return commands < 0 ? Set.of() : firstGroups(COMMAND, help.substring(commands));
  }

  private static Set<String> firstGroups(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).collect(toSet());
  }

  private static boolean isPlugin(Path module) throws IOException {
    try (InputStream file =
        Files.newInputStream(module.resolve("target/classes/module-info.class"))) {
      ModuleDescriptor descriptor = ModuleDescriptor.read(file);
      return !module.endsWith("plugin-host")
          && descriptor.requires().stream()
              .anyMatch(requirement -> requirement.name().equals("pf4j"));
    }
  }
}
