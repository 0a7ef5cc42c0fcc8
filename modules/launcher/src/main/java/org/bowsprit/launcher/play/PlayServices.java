package org.bowsprit.launcher.play;

import com.google.inject.Injector;
import jakarta.inject.Inject;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.player.library.GameCatalog;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.session.RendererOpener;
import org.bowsprit.session.SessionFactory;
import org.bowsprit.session.option.PlayChoices;
import org.bowsprit.session.sound.SoundServices;

/**
 * What {@code play} needs of the program, as the composition root makes it; the injector is that of
 * the program, a child of which makes each game at play.
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
    FetchedSoundPlugin.Shop plugins,
    Injector injector) {

  /** Takes the services. */
  @Inject
  public PlayServices {}
}
