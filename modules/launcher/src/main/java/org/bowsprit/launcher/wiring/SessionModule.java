package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import org.bowsprit.launcher.play.PlayServices;
import org.bowsprit.session.Routers;
import org.bowsprit.session.SessionFactory;
import org.bowsprit.session.sound.SoundServices;
import org.bowsprit.workshop.lab.Contestants;

/**
 * Wires what plays: sessions and their routers, what is heard, the tools around a game in a window,
 * the routers of a comparison.
 */
final class SessionModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(Routers.class);
    bind(SessionFactory.class);
    bind(SoundServices.class);
    bind(PlayServices.class);
    bind(Contestants.class);
  }
}
