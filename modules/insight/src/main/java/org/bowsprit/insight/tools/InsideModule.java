package org.bowsprit.insight.tools;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.multibindings.OptionalBinder;
import jakarta.inject.Singleton;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.player.game.Companion;

/**
 * Adds the inside tools to a running game. Must be installed with the module of the game and with
 * bindings of {@link org.bowsprit.player.game.RouterSwitch} and {@link
 * org.bowsprit.insight.ghost.Ghosts}.
 */
public final class InsideModule extends AbstractModule {

  public InsideModule() {}

  @Override
  protected void configure() {
    OptionalBinder.newOptionalBinder(binder(), SourceTexts.class)
        .setDefault()
        .toInstance(SourceTexts.NONE);
    OptionalBinder.newOptionalBinder(binder(), Expressions.class)
        .setDefault()
        .toInstance(Expressions.NAMES_ONLY);
    bind(InsideTools.class).in(Singleton.class);
    Multibinder.newSetBinder(binder(), Companion.class).addBinding().to(InsideTools.class);
  }
}
