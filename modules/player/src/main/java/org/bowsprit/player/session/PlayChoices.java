package org.bowsprit.player.session;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.player.service.ServiceOptions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.AudioChoice;
import org.bowsprit.player.sound.MusicChoice;
import org.bowsprit.player.sound.SoundFonts;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.ServiceProvider;

/**
 * Chooses the router, renderer, sound device and music device of a game, with their options. Values
 * from the command line have precedence over the settings.
 */
public final class PlayChoices {

  private final Providers<RouterProvider> routers;
  private final Providers<RendererProvider> renderers;
  private final Providers<AudioProvider> devices;
  private final Providers<MusicProvider> synths;
  private final OptionOwners owners;

  @Inject
  PlayChoices(
      Providers<RouterProvider> routers,
      Providers<RendererProvider> renderers,
      Providers<AudioProvider> devices,
      Providers<MusicProvider> synths,
      OptionOwners owners) {
    this.routers = routers;
    this.renderers = renderers;
    this.devices = devices;
    this.synths = synths;
    this.owners = owners;
  }

  /** Starts to load the plugins in the background, because this takes as long as opening a game. */
  public void loadPlugins() {
    renderers.preload();
  }

  /**
   * Offers the installed services and suggests the defaults for {@code game}. If the settings name
   * a service that is not installed, uses the default service and reports this.
   */
  public void resolve(GameIdentity game, Settings settings, Consumer<String> problemListener) {
    List<String> installedIds = ids(routers);
    settings.setChoices(Setting.ROUTER, installedIds);
    if (installedIds.contains(DefaultRouter.of(game))) {
      settings.suggest(Setting.ROUTER, DefaultRouter.of(game));
    }
    if (DefaultRouter.isClassicOffered(game)) {
      settings.propose(Setting.ROUTER, DefaultRouter.CLASSIC);
    }
    settings.setChoices(Setting.RENDERER, withAutomatic(visibleRenderers()));
    settings.setChoices(Setting.SOUND_DEVICE, withAutomatic(ids(devices)));
    settings.setChoices(Setting.MUSIC_DEVICE, ids(synths));
    settings.setChoices(
        Setting.SOUND_FONT, withAutomatic(SoundFonts.listWith(settings.text(Setting.SOUND_FONT))));
    resolve(settings, Setting.ROUTER, routers, problemListener);
    resolve(settings, Setting.RENDERER, renderers, problemListener);
    resolve(settings, Setting.SOUND_DEVICE, devices, problemListener);
    resolve(settings, Setting.MUSIC_DEVICE, synths, problemListener);
    resolveSoundFont(settings, problemListener);
  }

  private static void resolveSoundFont(Settings settings, Consumer<String> problemListener) {
    String file = settings.text(Setting.SOUND_FONT);
    if (!file.isEmpty() && Files.notExists(Path.of(file))) {
      problemListener.accept(
          "settings: there is no SoundFont " + file + "; the default instruments are used");
      settings.override(Setting.SOUND_FONT, "");
    }
  }

  /**
   * Returns the renderers that show the picture. With any other renderer, the player could not see
   * the menu, and could not choose another renderer again.
   */
  private List<String> visibleRenderers() {
    return renderers.all().stream()
        .filter(provider -> provider.preference() > 0)
        .map(RendererProvider::id)
        .toList();
  }

  private static List<String> ids(Providers<?> services) {
    return services.all().stream().map(ServiceProvider::id).toList();
  }

  private static List<String> withAutomatic(List<String> ids) {
    return Stream.concat(Stream.of(""), ids.stream()).toList();
  }

  private static void resolve(
      Settings settings, Setting setting, Providers<?> services, Consumer<String> problemListener) {
    String id = settings.text(setting);
    if (!id.isEmpty() && !id.equals(setting.defaultValue())) {
      try {
        services.get(id);
      } catch (UnknownPluginException e) {
        problemListener.accept("settings: " + e.getMessage() + "; the default is used");
        settings.override(setting, setting.defaultValue());
      }
    }
  }

  /**
   * Returns a router with the options in the settings and, if it is the chosen router, with the
   * options from the command line.
   *
   * @param id the id of the router
   * @param typed the options of the chosen router from the command line
   */
  public RouterChoice router(
      String id, Map<String, String> typed, Settings settings, Consumer<String> problemListener) {
    boolean isChosen = id.equals(settings.text(Setting.ROUTER));
    Map<String, String> options =
        ServiceOptions.of("router", List.of(routers.get(id)))
            .validValues(
                isChosen ? typed : Map.of(),
                id,
                storedOptions("router", settings, problemListener),
                problemListener);
    return new RouterChoice(id, ServiceOptions.ofOne(id, options));
  }

  /** Returns the options of all renderers, because any renderer may be opened next. */
  public Map<String, String> renderer(
      Map<String, String> typed, Settings settings, Consumer<String> problemListener) {
    return ServiceOptions.of("renderer", renderers.all())
        .validValues(
            typed,
            settings.text(Setting.RENDERER),
            storedOptions("renderer", settings, problemListener),
            problemListener);
  }

  /** Returns the sound device. */
  public AudioChoice audio(AudioChoice typed, Settings settings, Consumer<String> problemListener) {
    String id = settings.text(Setting.SOUND_DEVICE);
    Collection<AudioProvider> candidates = id.isEmpty() ? devices.all() : List.of(devices.get(id));
    return new AudioChoice(
        id,
        typed.target(),
        ServiceOptions.of("audio", candidates)
            .validValues(
                typed.options(),
                id,
                storedOptions("audio", settings, problemListener),
                problemListener));
  }

  /** Returns the music device. */
  public MusicChoice music(MusicChoice typed, Settings settings, Consumer<String> problemListener) {
    String id = settings.text(Setting.MUSIC_DEVICE);
    return new MusicChoice(
        id,
        settings.text(Setting.SOUND_FONT),
        ServiceOptions.of("music", List.of(synths.get(id)))
            .validValues(
                typed.options(),
                id,
                storedOptions("music", settings, problemListener),
                problemListener));
  }

  private Map<String, String> storedOptions(
      String kind, Settings settings, Consumer<String> problemListener) {
    return owners.storedOptionsFor(kind, settings.section(Settings.PLUGINS), problemListener);
  }
}
