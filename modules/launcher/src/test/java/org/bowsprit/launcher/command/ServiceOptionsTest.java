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
 * Tests the choice of routers, renderers and devices and their options, on the command line or in
 * the settings.
 */
class ServiceOptionsTest {

  private final Path folder;
  private final Path file;

  ServiceOptionsTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.file = folder.resolve("bowsprit.toml");
    TestPlugins.install(folder, ScriptedProvider.class);
  }

  private LauncherRun run(String... arguments) {
    List<String> all = new ArrayList<>(List.of("--plugins", folder.resolve("plugins").toString()));
    all.addAll(Arrays.asList(arguments));
    return LauncherRun.withSettings(folder, all.toArray(String[]::new));
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
  void aMistypedOptionGetsASuggestion() {
    LauncherRun run = run("play", "walklab", "--renderer-option", "scripted.frame=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("no option frame; did you mean frames?");
  }

  @Test
  void withoutARendererAnOptionNeedsItsId() {
    LauncherRun run = run("play", "walklab", "--renderer-option", "foo=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("there is no renderer option foo; there are scripted.frames");
  }

  @Test
  void anOptionOfTheRouterMayHaveItsId() {
    LauncherRun run = run("run", "walklab", "--ticks", "1", "--router-option", "box-graph.foo=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("router box-graph: there is no option foo");
  }

  @Test
  void aSetOptionIsStoredAndUsed() throws IOException {
    assertThat(run("plugins", "set", "scripted", "frames=2").exitCode()).isZero();
    assertThat(file).content().contains("[plugin.scripted]\nframes = 2\n");
    assertThat(run("plugins", "info", "scripted").out()).contains("usually 3; kept: 2");
    LauncherRun played = run("play", "walklab", "--audio", "silent");
    assertThat(played.exitCode()).as(played.err()).isZero();

    assertThat(run("plugins", "set", "scripted", "--reset", "frames").exitCode()).isZero();
    assertThat(file).content().doesNotContain("frames = 2");
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
  void anOptionOfTwoServicesIsNotStored() throws IOException {
    Path sounds = Files.createDirectory(folder.resolve("sounds"));
    Path plugins = TestPlugins.install(sounds, ScriptedSound.class);
    String[] pluginOptions = {"--plugins", plugins.toString()};

    LauncherRun set = run(append(pluginOptions, "plugins", "set", "scripted", "frames=2"));
    assertThat(set.exitCode()).isEqualTo(2);
    assertThat(set.err())
        .contains(
            "plugin.scripted.frames: audio and renderer scripted both have this option, so"
                + " it cannot be stored; give it at each start by --audio-option or"
                + " --renderer-option");
    assertThat(
            run(append(pluginOptions, "plugins", "set", "scripted", "key=0", "loud=true"))
                .exitCode())
        .isZero();

    Files.writeString(file, "[plugin.scripted]\nframes = 2\nloud = true\nkey = 0\n");
    LauncherRun played =
        run(
            append(
                pluginOptions, "play", "walklab", "--renderer", "scripted", "--audio", "scripted"));
    assertThat(played.exitCode()).as(played.err()).isZero();
    assertThat(played.err()).containsOnlyOnce("settings: ").contains("both have this option");
  }

  /** The options of readers of sound files can be set only in the settings. */
  @Test
  void anOptionOfASoundFileReaderIsStoredAndAMistypedOneGetsASuggestion() throws IOException {
    Path readers = Files.createDirectory(folder.resolve("readers"));
    String[] pluginOptions = {
      "--plugins", TestPlugins.install(readers, ScriptedReader.class).toString()
    };
    String[] play =
        append(pluginOptions, "play", "walklab", "--renderer", "scripted", "--audio", "silent");

    LauncherRun mistyped = run(append(pluginOptions, "plugins", "set", "scripted", "qualty=high"));
    assertThat(mistyped.exitCode()).isEqualTo(2);
    assertThat(mistyped.err()).contains("there is no option qualty");
    LauncherRun shared = run(append(pluginOptions, "plugins", "set", "scripted", "frames=2"));
    assertThat(shared.exitCode()).isEqualTo(2);
    assertThat(shared.err())
        .contains("renderer and sound-file scripted both have this option")
        .contains("--renderer-option");
    assertThat(run(append(pluginOptions, "plugins", "set", "scripted", "quality=high")).exitCode())
        .isZero();
    assertThat(file).content().contains("[plugin.scripted]\nquality = \"high\"\n");
    assertThat(run(play).err()).doesNotContain("settings: ");

    Files.writeString(file, "[plugin.scripted]\nquality = \"fair\"\n");
    assertThat(run(play).err())
        .containsOnlyOnce("settings: ")
        .contains("plugin.scripted: option quality cannot be \"fair\": expected one of low, high");
  }

  @Test
  void aMistypedOptionOfAReaderWithAUniqueIdGetsASuggestion() throws IOException {
    Path alone = Files.createDirectory(folder.resolve("alone"));
    String plugins = TestPlugins.install(alone, ScriptedReader.class).toString();

    LauncherRun mistyped =
        LauncherRun.withSettings(
            folder, "--plugins", plugins, "plugins", "set", "scripted", "qualty=high");

    assertThat(mistyped.exitCode()).isEqualTo(2);
    assertThat(mistyped.err())
        .contains("sound-file scripted: there is no option qualty; did you mean quality?");
  }

  private static String[] append(String[] first, String... more) {
    return Stream.concat(Arrays.stream(first), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void optionsAreCheckedBeforeTheyAreStored() {
    LauncherRun run = run("plugins", "set", "scripted", "frames=many");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("option frames cannot be \"many\": expected a whole number from 0 to 100000");
    assertThat(file).doesNotExist();
  }

  @Test
  void theSettingsSelectTheServices() throws IOException {
    Files.writeString(
        file,
        """
        [play]
        renderer = "scripted"
        router = "gone"
        audio = "silent"

        [plugin.scripted]
        fames = 9
        """);
    LauncherRun played = run("play", "walklab");

    assertThat(played.exitCode()).as(played.err()).isZero();
    assertThat(played.err())
        .contains("renderer: scripted")
        .contains("settings: there is no router 'gone'")
        .contains("settings: plugin.scripted: there is no option fames; did you mean frames?");
  }
}
