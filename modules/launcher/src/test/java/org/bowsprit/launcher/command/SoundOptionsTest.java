package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.TestPlugins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the sound options, and games without a usable sound device. */
class SoundOptionsTest {

  private static final String CLOSE_AFTER_90_FRAMES = "scripted.frames=90";
  private static final String CLOSE_AFTER_3_FRAMES = "scripted.frames=3";

  @TempDir private Path folder;

  private void installPlugins(Class<?> device) throws IOException {
    TestPlugins.install(folder, ScriptedProvider.class, device);
  }

  private LauncherRun play(String rendererOption, String... arguments) {
    String plugins = folder.resolve("plugins").toString();
    List<String> allArguments = new ArrayList<>(List.of("--plugins", plugins, "play", "soundlab"));
    allArguments.addAll(List.of("--boot-param", "1", "--seed", "1"));
    allArguments.addAll(List.of("--renderer", "scripted", "--renderer-option", rendererOption));
    allArguments.addAll(Arrays.asList(arguments));
    return LauncherRun.of(allArguments.toArray(String[]::new));
  }

  private static List<String> soundMessages(LauncherRun run) {
    return run.err().lines().filter(line -> line.contains("sound")).toList();
  }

  @Test
  void aGameContinuesAfterItsDeviceFailsAndReportsItOnce() throws IOException {
    String recording = folder.resolve("recording.txt").toString();
    installPlugins(FragileProvider.class);
    LauncherRun run = play(CLOSE_AFTER_90_FRAMES, "--record", recording);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(soundMessages(run))
        .containsExactly("fragile: no more sound: IllegalStateException: unplugged");
    LauncherRun replay = LauncherRun.of("replay", recording, "soundlab");
    assertThat(replay.exitCode()).as(replay.err()).isZero();
    assertThat(replay.json().get("ticks").asInt()).isGreaterThan(10);
  }

  @Test
  void aGameIsSilentAndPrintsOneMessageIfItsDeviceIsMissing() throws IOException {
    installPlugins(MissingProvider.class);
    LauncherRun run = play(CLOSE_AFTER_3_FRAMES, "--audio", "missing");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(soundMessages(run)).containsExactly("no sound (missing: there is no such card)");
  }

  @Test
  void theBestAvailableDeviceIsUsedByDefault() throws IOException {
    installPlugins(MissingProvider.class);
    LauncherRun run = play(CLOSE_AFTER_3_FRAMES);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(soundMessages(run)).containsExactly("no sound (missing: there is no such card)");
  }

  @Test
  void anUnknownDeviceOrSynthesiserIsAUsageError() throws IOException {
    installPlugins(MissingProvider.class);
    LauncherRun run = play(CLOSE_AFTER_3_FRAMES, "--audio", "drum");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("there is no audio 'drum'; there are [missing, silent]");

    LauncherRun music =
        LauncherRun.of("listen", "soundlab", "1", "--audio", "silent", "--music", "lute");
    assertThat(music.exitCode()).isEqualTo(2);
    assertThat(music.err()).contains("there is no music 'lute'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--volume", "--music-volume", "--effects-volume", "--speech-volume"})
  void volumesAbove100AreUsageErrors(String option) {
    LauncherRun runWithVolume101 = listen(option, "101");
    assertThat(runWithVolume101.exitCode()).isEqualTo(2);
    assertThat(listen(option, "0").exitCode()).isZero();
    assertThat(listen(option, "100").exitCode()).isZero();
  }

  private static LauncherRun listen(String... options) {
    List<String> allArguments =
        new ArrayList<>(List.of("listen", "soundlab", "11", "--audio", "silent", "--fast"));
    allArguments.addAll(Arrays.asList(options));
    return LauncherRun.of(allArguments.toArray(String[]::new));
  }
}
