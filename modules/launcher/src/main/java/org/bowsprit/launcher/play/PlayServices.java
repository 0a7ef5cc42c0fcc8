package org.bowsprit.launcher.play;

import com.google.inject.Injector;
import jakarta.inject.Inject;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.session.PlayChoices;
import org.bowsprit.player.session.RendererOpener;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.sound.SoundServices;

/**
 * The services that {@code play} needs, created by the composition root. The injector belongs to
 * the program. Each running game has a child injector.
 */
public record PlayServices(
    GameCatalog catalog,
    SaveFolder saves,
    ProgramFolders folders,
    Library library,
    GamePreviews previews,
    RendererOpener renderers,
    SoundServices sounds,
    SessionFactory sessions,
    PlayChoices choices,
    SoundPluginInstaller.PluginAccess plugins,
    Injector injector) {

  @Inject
  public PlayServices {}
}
