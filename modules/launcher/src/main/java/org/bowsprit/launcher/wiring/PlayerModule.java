package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import org.bowsprit.player.library.GameCatalog;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;

/** Wires where games are found and saved. */
final class PlayerModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GameCatalog.class);
    bind(Library.class);
    bind(SaveFolder.class);
  }
}
