package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.integration.plugins.PluginJar;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the JSON documents that commands of the assembled program print. On the module path, a
 * record can be written only if its package is opened to the module that writes JSON.
 */
class JsonOutputIT {

  /**
   * Matches the annotation of a command in its source; the group is the last word of the command's
   * name.
   */
  private static final Pattern COMMAND_NAME =
      Pattern.compile("@Command\\(\\s*name = \"([a-z-]+)\"");

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  @TempDir private static Path folder;

  /** Returns the command lines. {@code ./} stands for the folder that contains the inputs. */
  static Stream<String> commandLines() {
    Stream<String> linesWithOption =
        Stream.of(
            "build ./quay --out ./built",
            "census oplab --seconds 2",
            "census diff ./first.json ./second.json",
            "decompile oplab --out ./decompiled",
            "diff-frames ./frames ./frames",
            "disasm oplab global:1",
            "disasm oplab --search print",
            "extract oplab --out ./extracted",
            "format ./quay",
            "games ./",
            "inspect walklab",
            "inspect walklab --room 1",
            "journal tree ./run.journal",
            "listen soundlab",
            "listen soundlab 1 --audio silent --fast --seconds 1",
            "playtest ./quay --seconds 3",
            "plugins doctor",
            "plugins info theta",
            "plugins install ./plugin.jar",
            "plugins list",
            "plugins search theta",
            "plugins verify ./plugin.jar",
            "run walklab --ticks 5",
            "run witness --check",
            "solve oplab --goal room=1 --seconds 2",
            "test ./quay",
            "texts check ./quay ./de.po",
            "trials --list --level 1 --count 1",
            "trials --adventure 1-1 --agent random --max-steps 3",
            "verify walklab");
    return Stream.concat(
        linesWithOption.map(line -> line + " --json"),
        Stream.of("replay ./run.journal walklab", "replay ./run.journal walklab --router classic"));
  }

  @BeforeAll
  static void createInputs() throws IOException {
    runSuccessfully("new-game ./quay --template dialogue");
    Path source = folder.resolve("quay/game.bow");
    Files.writeString(
        source,
        Files.readString(source)
            .replace("game \"quay\"", "game \"quay\"\nlanguages english, german"));
    Files.writeString(folder.resolve("quay/tests.bow"), "test \"nothing\" { }\n");
    runSuccessfully("texts export ./quay --language german --out ./de.po");
    runSuccessfully("run walklab --ticks 5 --record ./run.journal --frames ./frames");
    runSuccessfully("census oplab --seconds 1 --out ./first.json");
    Files.copy(folder.resolve("first.json"), folder.resolve("second.json"));
    PluginJar.withRouter("mine", "").writeTo(folder, "plugin.jar");
  }

  @ParameterizedTest
  @MethodSource("commandLines")
  void eachCommandPrintsOneJsonDocument(String commandLine) throws IOException {
    Bowsprit.Run run = run(commandLine);

    assertThat(run.exitCode()).as(run.err()).isEqualTo(commandLine.startsWith("solve") ? 1 : 0);
    JsonNode document = JSON.readTree(run.out());
    assertThat(document.isObject()).isTrue();
    assertThat(document.path("schema").isInt())
        .as("the document contains the version of its layout")
        .isTrue();
  }

  @Test
  void everyCommandWithJsonOutputIsTested() throws IOException {
    Path commands =
        Checkout.root().resolve("modules/launcher/src/main/java/org/bowsprit/launcher/command");
    List<String> commandNames = new ArrayList<>();
    try (DirectoryStream<Path> sources = Files.newDirectoryStream(commands, "*Command.java")) {
      for (Path source : sources) {
        String text = Files.readString(source);
        if (text.contains("@Mixin private JsonOption")) {
          Matcher matcher = COMMAND_NAME.matcher(text);
          commandNames.add(matcher.find() ? matcher.group(1) : source.toString());
        }
      }
    }

    assertThat(commandNames).contains("disasm", "diff").allMatch(JsonOutputIT::isTested);
  }

  private static boolean isTested(String lastWord) {
    return commandLines()
        .map(line -> List.of(line.split(" ")))
        .anyMatch(words -> words.subList(0, 2).contains(lastWord));
  }

  private static void runSuccessfully(String commandLine) {
    Bowsprit.Run run = run(commandLine);
    assertThat(run.exitCode()).as(commandLine + ": " + run.err()).isZero();
  }

  /** Runs the program. It stores its settings, data and state in the test's folder. */
  private static Bowsprit.Run run(String commandLine) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of(commandLine.split(" ")));
    ProcessBuilder process = new ProcessBuilder(command).directory(folder.toFile());
    process.environment().put("XDG_CONFIG_HOME", folder.toString());
    process.environment().put("XDG_DATA_HOME", folder.toString());
    return Bowsprit.runToEnd(folder, process);
  }
}
