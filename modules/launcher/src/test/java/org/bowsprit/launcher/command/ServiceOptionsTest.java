package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.TestPlugins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the command line and the settings can select routers, renderers and sound devices and
 * set their options.
 */
class ServiceOptionsTest {

  private final Path folder;
  private final Path settingsFile;

  ServiceOptionsTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.settingsFile = folder.resolve("bowsprit.toml");
    TestPlugins.install(folder, ScriptedProvider.class);
  }

  private LauncherRun run(String... arguments) {
    List<String> allArguments =
        new ArrayList<>(List.of("--plugins", folder.resolve("plugins").toString()));
    allArguments.addAll(Arrays.asList(arguments));
    return LauncherRun.withSettings(folder, allArguments.toArray(String[]::new));
  }

  @Test
  void theMessageForAnUnknownOptionListsTheValidOptions() {
    LauncherRun run =
        run("play", "walklab", "--renderer", "scripted", "--renderer-option", "foo=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("renderer scripted: there is no option foo; there are frames, key, drop");
  }

  @Test
  void theMessageForAMistypedOptionSuggestsTheCorrectName() {
    LauncherRun run = run("play", "walklab", "--renderer-option", "scripted.frame=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("no option frame; did you mean frames?");
  }

  @Test
  void anOptionMustContainTheRendererIdIfNoRendererIsGiven() {
    LauncherRun run = run("play", "walklab", "--renderer-option", "foo=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("there is no renderer option foo; there are scripted.frames");
  }

  @Test
  void anOptionOfARouterMayContainTheRouterId() {
    LauncherRun run = run("run", "walklab", "--ticks", "1", "--router-option", "box-graph.foo=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("router box-graph: there is no option foo");
  }

  @Test
  void pluginsSetStoresAnOptionThatPlayUses() throws IOException {
    assertThat(run("plugins", "set", "scripted", "frames=2").exitCode()).isZero();
    assertThat(settingsFile).content().contains("[plugin.scripted]\nframes = 2\n");
    assertThat(run("plugins", "info", "scripted").out()).contains("usually 3; kept: 2");
    LauncherRun play = run("play", "walklab", "--audio", "silent");
    assertThat(play.exitCode()).as(play.err()).isZero();

    assertThat(run("plugins", "set", "scripted", "--reset", "frames").exitCode()).isZero();
    assertThat(settingsFile).content().doesNotContain("frames = 2");
  }

  @Test
  void infoPrintsTheOptionsAsJson() {
    run("plugins", "set", "scripted", "frames=2");

    JsonNode document = run("plugins", "info", "--json", "scripted").json();

    assertThat(document.get("schema").intValue()).isEqualTo(1);
    JsonNode service = document.get("services").get(0);
    assertThat(service.get("kind").textValue()).isEqualTo("renderer");
    JsonNode option = service.get("options").get(0);
    assertThat(option.get("key").textValue()).isEqualTo("frames");
    assertThat(option.get("wanted").textValue()).isEqualTo("a whole number from 0 to 100000");
    assertThat(option.get("usually").textValue()).isEqualTo("3");
    assertThat(option.get("kept").textValue()).isEqualTo("2");
  }

  @Test
  void anOptionThatTwoServicesHaveIsNotStored() throws IOException {
    Path soundFolder = Files.createDirectory(folder.resolve("sounds"));
    Path plugins = TestPlugins.install(soundFolder, ScriptedSound.class);
    String[] pluginOptions = {"--plugins", plugins.toString()};

    LauncherRun set = run(concat(pluginOptions, "plugins", "set", "scripted", "frames=2"));
    assertThat(set.exitCode()).isEqualTo(2);
    assertThat(set.err())
        .contains(
            "plugin.scripted.frames: audio and renderer scripted both have this option, so"
                + " it cannot be stored; give it at each start by --audio-option or"
                + " --renderer-option");
    assertThat(
            run(concat(pluginOptions, "plugins", "set", "scripted", "key=0", "loud=true"))
                .exitCode())
        .isZero();

    Files.writeString(settingsFile, "[plugin.scripted]\nframes = 2\nloud = true\nkey = 0\n");
    LauncherRun play =
        run(
            concat(
                pluginOptions, "play", "walklab", "--renderer", "scripted", "--audio", "scripted"));
    assertThat(play.exitCode()).as(play.err()).isZero();
    assertThat(play.err()).containsOnlyOnce("settings: ").contains("both have this option");
  }

  /**
   * The command line has no option for readers of sound files. Their options can be set only in the
   * settings.
   */
  @Test
  void anOptionOfASoundFileReaderIsStoredAndAMistypedOptionIsRefused() throws IOException {
    Path readerFolder = Files.createDirectory(folder.resolve("readers"));
    String[] pluginOptions = {
      "--plugins", TestPlugins.install(readerFolder, ScriptedReader.class).toString()
    };
    String[] play =
        concat(pluginOptions, "play", "walklab", "--renderer", "scripted", "--audio", "silent");

    LauncherRun setMistypedOption =
        run(concat(pluginOptions, "plugins", "set", "scripted", "qualty=high"));
    assertThat(setMistypedOption.exitCode()).isEqualTo(2);
    assertThat(setMistypedOption.err()).contains("there is no option qualty");
    LauncherRun setSharedOption =
        run(concat(pluginOptions, "plugins", "set", "scripted", "frames=2"));
    assertThat(setSharedOption.exitCode()).isEqualTo(2);
    assertThat(setSharedOption.err())
        .contains("renderer and sound-file scripted both have this option")
        .contains("--renderer-option");
    assertThat(run(concat(pluginOptions, "plugins", "set", "scripted", "quality=high")).exitCode())
        .isZero();
    assertThat(settingsFile).content().contains("[plugin.scripted]\nquality = \"high\"\n");
    assertThat(run(play).err()).doesNotContain("settings: ");

    Files.writeString(settingsFile, "[plugin.scripted]\nquality = \"fair\"\n");
    assertThat(run(play).err())
        .containsOnlyOnce("settings: ")
        .contains("plugin.scripted: option quality cannot be \"fair\": expected one of low, high");
  }

  @Test
  void theMessageForAMistypedOptionOfAReaderSuggestsTheCorrectName() throws IOException {
    Path readerFolder = Files.createDirectory(folder.resolve("alone"));
    String plugins = TestPlugins.install(readerFolder, ScriptedReader.class).toString();

    LauncherRun setMistypedOption =
        LauncherRun.withSettings(
            folder, "--plugins", plugins, "plugins", "set", "scripted", "qualty=high");

    assertThat(setMistypedOption.exitCode()).isEqualTo(2);
    assertThat(setMistypedOption.err())
        .contains("sound-file scripted: there is no option qualty; did you mean quality?");
  }

  private static String[] concat(String[] start, String... end) {
    return Stream.concat(Arrays.stream(start), Arrays.stream(end)).toArray(String[]::new);
  }

  @Test
  void optionsAreCheckedBeforeTheyAreStored() {
    LauncherRun run = run("plugins", "set", "scripted", "frames=many");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("option frames cannot be \"many\": expected a whole number from 0 to 100000");
    assertThat(settingsFile).doesNotExist();
  }

  @Test
  void theSettingsSelectTheServices() throws IOException {
    Files.writeString(
        settingsFile,
        """
        [play]
        renderer = "scripted"
        router = "gone"
        audio = "silent"

        [plugin.scripted]
        fames = 9
        """);
    LauncherRun play = run("play", "walklab");

    assertThat(play.exitCode()).as(play.err()).isZero();
    assertThat(play.err())
        .contains("renderer: scripted")
        .contains("settings: there is no router 'gone'")
        .contains("settings: plugin.scripted: there is no option fames; did you mean frames?");
  }
}
