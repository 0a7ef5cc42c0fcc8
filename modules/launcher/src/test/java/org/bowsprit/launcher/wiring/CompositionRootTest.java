package org.bowsprit.launcher.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.command.Commands;
import org.bowsprit.launcher.help.HelpTexts;
import org.bowsprit.launcher.option.GlobalOptions;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.session.StandardStart;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.bowsprit.vm.FaultPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/** Tests that the injector can create all commands and start a session. */
class CompositionRootTest {

  @TempDir private Path folder;
  private Injector injector;

  @BeforeEach
  void createInjector() {
    ProgramFolders folders =
        new ProgramFolders(
            Optional.empty(), new StateFolder(folder, folder), new ConfigFolder(folder));
    injector =
        Guice.createInjector(
            new CompositionRoot(
                new CapturedConsole().asConsole(),
                new HelpTexts(folders),
                new GlobalOptions(),
                folders,
                new PluginWatch(),
                CommandSpec::create));
  }

  @Test
  void everyCommandCanBeCreated() {
    assertThat(Commands.all())
        .filteredOn(Callable.class::isAssignableFrom)
        .isNotEmpty()
        .allSatisfy(command -> assertThat(injector.getInstance(command)).isNotNull());
  }

  @Test
  void aSessionCanBeStarted() {
    Session session = beginSession("box-graph");

    session.game().tick();

    assertThat(session.game().ticks()).isEqualTo(1);
    session.requireRouterWorked();
    session.requireNoHalt();
    session.requireNoDrift();
  }

  @Test
  void anUnknownRouterIsRefused() {
    assertThatThrownBy(() -> beginSession("nowhere")).isInstanceOf(UnknownPluginException.class);
  }

  private Session beginSession(String router) {
    Game game = new GameOpener().open(LauncherRun.labGame("walklab"));
    Journal.Origin origin = Journal.Origin.of(game.identity().md5(), "", router, 0, 0, 0);
    return injector
        .getInstance(SessionFactory.class)
        .begin(
            SessionParts.headless(
                game, new RouterChoice(router, Map.of()), origin, FaultPolicy.PLAY),
            new StandardStart(origin, Optional.empty(), Optional.empty(), List.of()),
            line -> {});
  }
}
