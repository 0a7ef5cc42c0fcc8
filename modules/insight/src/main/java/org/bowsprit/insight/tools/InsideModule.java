package org.bowsprit.insight.tools;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import jakarta.inject.Singleton;
import org.bowsprit.player.game.Companion;

/**
 * Has a game at play looked into; to be installed beside its own module, with bindings of the
 * {@link org.bowsprit.player.game.RouterSwitch} and the {@link org.bowsprit.insight.ghost.Ghosts}.
 */
public final class InsideModule extends AbstractModule {

  /** Makes the module. */
  public InsideModule() {}

  @Override
  protected void configure() {
    bind(InsideTools.class).in(Singleton.class);
    Multibinder.newSetBinder(binder(), Companion.class).addBinding().to(InsideTools.class);
  }
}
