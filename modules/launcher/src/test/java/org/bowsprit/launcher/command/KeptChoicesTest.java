package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.TestPlugins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Routers, renderers and devices, and their options: typed, else kept in the settings. */
class KeptChoicesTest {

  private final Path folder;
  private final Path file;

  KeptChoicesTest(@TempDir Path folder) throws IOException {
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
  void anOptionThatIsNotThereIsRefusedWithWhatThereIs() {
    LauncherRun run =
        run("play", "walklab", "--renderer", "scripted", "--renderer-option", "foo=1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("renderer scripted: there is no option foo; there are frames, key, drop");
  }

  @Test
  void aMistypedOptionIsCorrected() {
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
  void whatIsSetIsKeptAndPlayedWith() throws IOException {
    assertThat(run("plugins", "set", "scripted", "frames=2").exitCode()).isZero();
    assertThat(file).content().contains("[plugin.scripted]\nframes = 2\n");
    assertThat(run("plugins", "info", "scripted").out()).contains("usually 3; kept: 2");
    LauncherRun played = run("play", "walklab", "--audio", "silent");
    assertThat(played.exitCode()).as(played.err()).isZero();

    assertThat(run("plugins", "set", "scripted", "--reset", "frames").exitCode()).isZero();
    assertThat(file).content().doesNotContain("frames = 2");
  }

  @Test
  void whatIsSetIsCheckedAsWhatIsTyped() {
    LauncherRun run = run("plugins", "set", "scripted", "frames=many");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("option frames cannot be \"many\": a whole number from 0 to 100000 is wanted");
    assertThat(file).doesNotExist();
  }

  @Test
  void theSettingsChooseWhatPlays() throws IOException {
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
