package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how a game halts after a script error, and how it continues. */
class HaltTest {

  private final List<String> notices = new ArrayList<>();
  private final FakeRenderer renderer = new FakeRenderer();
  private final Path folder;
  private final TestGame game;

  HaltTest(@TempDir Path folder) {
    this.folder = folder;
    game = new TestGame(folder.resolve("saves"), "walklab", 0);
    game.session().machine().variables().set(EngineVariable.MAINMENU_KEY, 319);
  }

  /** Makes the next iteration run a script that does not exist. */
  private void causeScriptError() {
    game.session().machine().variables().set(EngineVariable.VERB_SCRIPT, 199);
    game.session().world().cursor().setCursorCounter(1);
    game.session().world().cursor().setInputCounter(1);
    game.session().input(new Input.Key('x'));
  }

  @Test
  void aReportContainsTheErrorAndNamesTheFilesToSend() throws IOException {
    causeScriptError();
    game.timedSession().tick();
    assertThat(game.session().fault()).isPresent();
    Path file =
        createReport().write(game.session(), game.timedSession().programError()).orElseThrow();

    assertThat(file).hasFileName("halted-20261120-203000.txt");
    assertThat(Files.readString(file))
        .contains("send this file")
        .contains("Do not send the game's own files")
        .contains("MONKEY2.000")
        .contains(game.session().fault().orElseThrow().summary());
  }

  @Test
  void theFirstAnswerRewindsTheGameByAFewSeconds() {
    play(400);
    long ticksBefore = game.session().ticks();
    causeScriptError();
    renderer.thenNothing(5).then(new Input.Key(KeyCodes.ENTER)).thenNothing(60);
    play(0);

    assertThat(game.session().fault()).isEmpty();
    assertThat(game.session().ticks()).isLessThan(ticksBefore);
    assertThat(folder.resolve("reports")).isDirectoryContaining("glob:**/halted-*.txt");
    assertThat(notices).anyMatch(line -> line.contains("reports/halted-"));
  }

  @Test
  void theSecondAnswerLoadsTheLastSave() {
    play(200);
    game.saves().quickSave();
    long savedTicks = game.session().ticks();
    play(200);
    causeScriptError();
    renderer.thenNothing(5).then(new Input.Key(KeyCodes.DOWN)).then(new Input.Key(KeyCodes.ENTER));
    play(0);

    assertThat(game.session().fault()).isEmpty();
    assertThat(game.session().ticks()).isBetween(savedTicks, savedTicks + 3);
  }

  @Test
  void aHaltedGameCanBeLeft() {
    causeScriptError();
    renderer.thenNothing(5);
    play(0);
    assertThat(game.session().fault()).isPresent();
  }

  @Test
  void aFaultDuringPlayIsReportedOnceAndTheGameContinues() {
    game.session().machine().setFaultPolicy(FaultPolicy.PLAY);
    causeScriptError();
    renderer.thenNothing(30).then(new Input.Key('x')).thenNothing(30);
    play(0);

    assertThat(game.session().fault()).isEmpty();
    assertThat(game.session().ticks()).isGreaterThan(5);
    assertThat(notices)
        .containsOnlyOnce(
            "a script of the game was ended: " + game.session().faults().get(0).summary());
    assertThat(folder.resolve("reports")).doesNotExist();
  }

  private HaltReport createReport() {
    return new HaltReport(
        folder.resolve("reports"),
        new GameOpener().open(LabGames.folder("walklab")).identity(),
        "0.1.0",
        Clock.fixed(Instant.parse("2026-11-20T20:30:00Z"), ZoneOffset.UTC),
        Symbols.NONE);
  }

  private void play(int frames) {
    renderer.thenNothing(frames);
    Settings settings =
        Settings.of(new SettingsFile(folder.resolve("settings.toml")), "walklab", notices::add);
    TestGame.play(game.module(settings, notices::add, renderer).reportHalts(createReport()));
  }
}
