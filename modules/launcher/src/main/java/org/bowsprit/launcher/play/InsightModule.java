package org.bowsprit.launcher.play;

import com.google.inject.AbstractModule;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.OptionalBinder;
import jakarta.inject.Singleton;
import java.util.function.Function;
import org.bowsprit.bow.watch.WatchExpression;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.insight.tools.InsideModule;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.plugin.host.RouterChoice;

/**
 * Binds the debugging tools that look inside a running game. They can use all installed routers.
 */
final class InsightModule extends AbstractModule {

  private final Function<String, RouterChoice> routerById;
  private final SourceTexts sources;

  /**
   * Creates the module.
   *
   * @param routerById returns the router with a given id and its stored options
   * @param sources the sources of the game
   */
  InsightModule(Function<String, RouterChoice> routerById, SourceTexts sources) {
    this.routerById = routerById;
    this.sources = sources;
  }

  @Override
  protected void configure() {
    install(new InsideModule());
    OptionalBinder.newOptionalBinder(binder(), SourceTexts.class).setBinding().toInstance(sources);
    OptionalBinder.newOptionalBinder(binder(), Expressions.class)
        .setBinding()
        .toInstance(text -> WatchExpression.of(text)::value);
    bind(new TypeLiteral<Function<String, RouterChoice>>() {}).toProvider(() -> routerById);
    bind(RouterSwitch.class).toProvider(RouterSwitchProvider.class).in(Singleton.class);
    bind(Ghosts.class).toProvider(GhostsProvider.class).in(Singleton.class);
  }
}
