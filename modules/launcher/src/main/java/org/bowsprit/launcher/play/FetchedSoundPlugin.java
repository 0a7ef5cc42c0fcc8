package org.bowsprit.launcher.play;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.ZipFile;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.player.sound.SoundPlugin;
import org.bowsprit.plugin.host.description.Installation;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Catalogue;
import org.bowsprit.plugin.host.registry.Registries;
import org.bowsprit.plugin.host.registry.RegistryException;

/**
 * Installs the plugin {@code sound-ffmpeg} from a registry that the player trusts, or a plugin file
 * that is dropped on the window.
 */
final class FetchedSoundPlugin implements SoundPlugin {

  private static final String ID = "sound-ffmpeg";

  private final Shop shop;
  private final boolean wanted;
  private final Texts texts;
  private final AtomicReference<String> news = new AtomicReference<>();

  /**
   * The source and the destination of plugins.
   *
   * @param installed the installed plugins, to which the new one is added
   * @param registries the registries that list available plugins
   */
  record Shop(InstalledPlugins installed, Registries registries) {

    @Inject
    Shop {}
  }

  /**
   * Creates an offer of the plugin.
   *
   * @param wanted true if the game's music is silent without the plugin
   * @param texts the texts of the program
   */
  FetchedSoundPlugin(Shop shop, boolean wanted, Texts texts) {
    this.shop = shop;
    this.wanted = wanted;
    this.texts = texts;
  }

  @Override
  public boolean isWanted() {
    return wanted;
  }

  @Override
  public void fetch() {
    if (shop.registries().list().isEmpty()) {
      news.set(texts.of("plugin.no-registry"));
      return;
    }
    news.set(texts.of("plugin.fetching"));
    Thread fetching = new Thread(() -> news.set(fetched()), "plugin download");
    fetching.setDaemon(true);
    fetching.start();
  }

  private String fetched() {
    try {
      Optional<Catalogue.Offer> offer = shop.registries().fetch().newest(ID);
      if (offer.isEmpty()) {
        return texts.of("plugin.no-registry");
      }
      return told(shop.installed().install(offer.get()::fetch, offer.get().listed(), false));
    } catch (IOException | NotWrittenException | RegistryException | PluginRefusedException e) {
      return refused(e);
    }
  }

  @Override
  public Optional<String> news() {
    return Optional.ofNullable(news.getAndSet(null));
  }

  @Override
  public Optional<String> take(Path file) {
    if (!isPlugin(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(told(shop.installed().install(file, Optional.empty(), false)));
    } catch (IOException | PluginRefusedException e) {
      return Optional.of(refused(e));
    }
  }

  private static boolean isPlugin(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (!name.endsWith(".zip") && !name.endsWith(".jar")) {
      return false;
    }
    try (ZipFile zip = new ZipFile(file.toFile())) {
      return zip.getEntry("plugin.properties") != null
          || zip.getEntry("META-INF/extensions.idx") != null;
    } catch (IOException e) {
      // The caller opens any other zip as a game and reports that it cannot be read.
      return false;
    }
  }

  private String told(Installation done) {
    return texts.of("plugin.installed", done.id(), done.version());
  }

  private String refused(Exception e) {
    return texts.of("plugin.refused", texts.translated(String.valueOf(e.getMessage())));
  }
}
