package org.bowsprit.player.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.MusicChoice;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the choice of services. Three routers are installed, one of which has an option, but no
 * renderer and no sound device.
 */
class PlayChoicesTest {

  private static final String GRID = "grid";
  private static final ExtensionKind<RouterProvider> ROUTERS =
      new ExtensionKind<>("router", RouterProvider.class, router -> router);
  private static final ExtensionKind<RendererProvider> RENDERERS =
      new ExtensionKind<>("renderer", RendererProvider.class, renderer -> renderer);
  private static final ExtensionKind<AudioProvider> AUDIO_DEVICES =
      new ExtensionKind<>("audio", AudioProvider.class, device -> device);
  private static final ExtensionKind<MusicProvider> SYNTHESISERS =
      new ExtensionKind<>("music", MusicProvider.class, synth -> synth);

  @TempDir private Path folder;

  private final List<String> notices = new ArrayList<>();
  private PlayChoices choices;

  @BeforeEach
  void installServices() {
    RouterProvider grid = mock(RouterProvider.class);
    when(grid.id()).thenReturn(GRID);
    when(grid.displayName()).thenReturn("Grid");
    when(grid.options()).thenReturn(List.of(Option.number("cell", "Pixels.", 2, 1, 9)));
    RouterProvider classic = mock(RouterProvider.class);
    when(classic.id()).thenReturn(DefaultRouter.CLASSIC);
    when(classic.displayName()).thenReturn("Classic");
    when(classic.options()).thenReturn(List.of());
    AdlibSynth.Provider adlib = new AdlibSynth.Provider();
    PluginHost host =
        new PluginHost(
            List.of(
                new ExtensionPoint<>(
                    ROUTERS,
                    Map.of(
                        BoxGraphProvider.ID,
                        new BoxGraphProvider(),
                        DefaultRouter.CLASSIC,
                        classic,
                        GRID,
                        grid)),
                new ExtensionPoint<>(RENDERERS, Map.of()),
                new ExtensionPoint<>(AUDIO_DEVICES, Map.of()),
                new ExtensionPoint<>(SYNTHESISERS, Map.of(adlib.id(), adlib))),
            () -> new PluginFolders(List.of(), List.of()),
            folder,
            problem -> notices.add(problem.line()),
            notices::add);
    OptionOwners owners = mock(OptionOwners.class);
    when(owners.storedOptionsFor(eq("router"), any(), any()))
        .thenAnswer(call -> call.getArgument(1));
    choices =
        new PlayChoices(
            new Providers<>(ROUTERS, host),
            new Providers<>(RENDERERS, host),
            new Providers<>(AUDIO_DEVICES, host),
            new Providers<>(SYNTHESISERS, host),
            owners);
  }

  private Settings settings(String... lines) throws IOException {
    Path file = Files.write(folder.resolve("settings.toml"), List.of(lines));
    return Settings.of(new SettingsFile(file), "", notices::add);
  }

  private Map<String, String> optionsOfGrid(Settings settings, String typedCell) {
    return choices.router(GRID, Map.of("cell", typedCell), settings, notices::add).options();
  }

  @Test
  void installedServicesAreOffered() throws IOException {
    Settings settings = settings();

    choices.resolve(gameIdentity(GameTitle.UNKNOWN, false), settings, notices::add);

    assertThat(settings.choices(Setting.ROUTER))
        .containsExactly(BoxGraphProvider.ID, DefaultRouter.CLASSIC, GRID);
    assertThat(settings.choices(Setting.RENDERER))
        .as("the ids of renderers, where the empty id stands for the best renderer")
        .containsExactly("");
    assertThat(notices).isEmpty();
  }

  @Test
  void aReleaseTimedForTheClassicRouterUsesItUnlessThePlayerHasChosenAnother() throws IOException {
    GameIdentity release = gameIdentity(GameTitle.MONKEY2, true);
    Settings defaultSettings = settings();
    choices.resolve(release, defaultSettings, notices::add);
    Settings gridSettings = settings("[play]", "router = \"grid\"");
    choices.resolve(release, gridSettings, notices::add);
    Settings boxGraphSettings = settings("[play]", "router = \"box-graph\"");
    choices.resolve(release, boxGraphSettings, notices::add);

    assertThat(defaultSettings.text(Setting.ROUTER)).isEqualTo(DefaultRouter.CLASSIC);
    assertThat(defaultSettings.hasSuggestedValue(Setting.ROUTER)).isTrue();
    assertThat(defaultSettings.proposedValue(Setting.ROUTER)).isEmpty();
    assertThat(gridSettings.text(Setting.ROUTER)).isEqualTo(GRID);
    assertThat(boxGraphSettings.text(Setting.ROUTER)).isEqualTo(BoxGraphProvider.ID);
    assertThat(notices).isEmpty();
  }

  @Test
  void monkeyIslandUsesTheBuiltInRouterButProposesTheClassicRouter() throws IOException {
    Settings settings = settings();

    choices.resolve(gameIdentity(GameTitle.MONKEY1, true), settings, notices::add);

    assertThat(settings.text(Setting.ROUTER)).isEqualTo(BoxGraphProvider.ID);
    assertThat(settings.hasSuggestedValue(Setting.ROUTER)).isFalse();
    assertThat(settings.proposedValue(Setting.ROUTER)).contains(DefaultRouter.CLASSIC);
  }

  private static GameIdentity gameIdentity(GameTitle title, boolean isKnown) {
    GameIdentity game = mock(GameIdentity.class);
    when(game.title()).thenReturn(title);
    when(game.isKnown()).thenReturn(isKnown);
    when(game.edition()).thenReturn(Edition.OTHER);
    return game;
  }

  @Test
  void anUninstalledRouterIsReplacedByTheDefault() throws IOException {
    Settings settings = settings("[play]", "router = \"gone\"");

    choices.resolve(gameIdentity(GameTitle.UNKNOWN, false), settings, notices::add);

    assertThat(settings.text(Setting.ROUTER)).isEqualTo(BoxGraphProvider.ID);
    assertThat(notices)
        .containsExactly(
            "settings: there is no router 'gone'; there are [box-graph, classic, grid];"
                + " the default is used");
  }

  @Test
  void aMissingSoundFontIsReplacedByTheDefaultInstruments() throws IOException {
    String missingFile = folder.resolve("gone.sf2").toString();
    Settings settings = settings("[play]", "soundfont = '" + missingFile + "'");

    choices.resolve(gameIdentity(GameTitle.UNKNOWN, false), settings, notices::add);

    assertThat(settings.text(Setting.SOUND_FONT)).isEmpty();
    assertThat(notices)
        .containsExactly(
            "settings: there is no SoundFont "
                + missingFile
                + "; the default instruments are used");
  }

  @Test
  void typedOptionsHavePrecedenceOverStoredOptions() throws IOException {
    Settings settings = settings("[play]", "router = \"grid\"", "[plugin.grid]", "cell = 4");

    assertThat(optionsOfGrid(settings, "7")).containsExactly(Map.entry("cell", "7"));
  }

  /** The typed options are for the router in the settings. The player then selects another one. */
  @Test
  void typedOptionsApplyOnlyToTheRouterInTheSettings() throws IOException {
    Settings settings = settings("[plugin.grid]", "cell = 4");

    assertThat(optionsOfGrid(settings, "7")).containsExactly(Map.entry("cell", "4"));
  }

  @Test
  void invalidStoredOptionsAreReportedAndIgnored() throws IOException {
    Settings settings = settings("[plugin.grid]", "cell = 40");

    assertThat(optionsOfGrid(settings, "7")).isEmpty();
    assertThat(notices)
        .singleElement()
        .satisfies(
            notice -> assertThat(notice).startsWith("settings: plugin.grid: ").contains("cell"));
  }

  @Test
  void theMusicDeviceIsReadFromTheSettings() throws IOException {
    Settings settings = settings();

    assertThat(choices.music(MusicChoice.ADLIB, settings, notices::add).id())
        .isEqualTo(AdlibSynth.Provider.ID);
  }
}
