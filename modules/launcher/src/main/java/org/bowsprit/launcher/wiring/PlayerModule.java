package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import org.bowsprit.player.library.GameCatalog;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;

/** Wires where games are found and saved, and what is told of them before they are played. */
final class PlayerModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GameCatalog.class);
    bind(Library.class);
    bind(SaveFolder.class);
    bind(GamePreviews.class).toProvider(PreviewsProvider.class);
  }
}
