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
final class SoundPluginInstaller implements SoundPlugin {

  private static final String PLUGIN_ID = "sound-ffmpeg";

  private final PluginAccess pluginAccess;
  private final boolean isNeeded;
  private final Texts texts;
  private final AtomicReference<String> nextMessage = new AtomicReference<>();

  /**
   * The source and the destination of plugins.
   *
   * @param installed the installed plugins, to which the new plugin is added
   * @param registries the registries that list available plugins
   */
  record PluginAccess(InstalledPlugins installed, Registries registries) {

    @Inject
    PluginAccess {}
  }

  /**
   * Creates an offer of the plugin.
   *
   * @param isNeeded true if the game's music is silent without the plugin
   * @param texts the texts of the program
   */
  SoundPluginInstaller(PluginAccess pluginAccess, boolean isNeeded, Texts texts) {
    this.pluginAccess = pluginAccess;
    this.isNeeded = isNeeded;
    this.texts = texts;
  }

  @Override
  public boolean isWanted() {
    return isNeeded;
  }

  @Override
  public void download() {
    if (pluginAccess.registries().list().isEmpty()) {
      nextMessage.set(texts.of("plugin.no-registry"));
      return;
    }
    nextMessage.set(texts.of("plugin.fetching"));
    Thread downloadThread = new Thread(() -> nextMessage.set(fetchAndInstall()), "plugin download");
    downloadThread.setDaemon(true);
    downloadThread.start();
  }

  private String fetchAndInstall() {
    try {
      Optional<Catalogue.Offer> offer = pluginAccess.registries().fetch().newest(PLUGIN_ID);
      if (offer.isEmpty()) {
        return texts.of("plugin.no-registry");
      }
      return installedMessage(
          pluginAccess.installed().install(offer.get()::fetch, offer.get().listedFile(), false));
    } catch (IOException | NotWrittenException | RegistryException | PluginRefusedException e) {
      return refusedMessage(e);
    }
  }

  @Override
  public Optional<String> nextMessage() {
    return Optional.ofNullable(nextMessage.getAndSet(null));
  }

  @Override
  public Optional<String> install(Path file) {
    if (!isPlugin(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          installedMessage(pluginAccess.installed().install(file, Optional.empty(), false)));
    } catch (IOException | PluginRefusedException e) {
      return Optional.of(refusedMessage(e));
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

  private String installedMessage(Installation installation) {
    return texts.of("plugin.installed", installation.id(), installation.version());
  }

  private String refusedMessage(Exception e) {
    return texts.of("plugin.refused", texts.translate(String.valueOf(e.getMessage())));
  }
}
