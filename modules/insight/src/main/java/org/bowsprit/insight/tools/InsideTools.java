package org.bowsprit.insight.tools;

import org.bowsprit.engine.session.GameSession;
import org.bowsprit.insight.command.ViewCommands;
import org.bowsprit.insight.drawer.DeveloperDesk;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.ghost.GhostsLayer;
import org.bowsprit.insight.overlay.InsidePart;
import org.bowsprit.insight.overlay.InsideView;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.player.play.Companion;
import org.bowsprit.player.text.Texts;
import org.bowsprit.vm.symbol.Symbols;

/** The tools that look into a game at play, and their keys. */
public final class InsideTools implements Companion {

  private final PlayedGame game;
  private final RouterSwitch routers;
  private final Ghosts ghosts;
  private final Texts texts;
  private final Inks inks = new Inks();
  private final Banner banner = new Banner(inks);
  private final InsideView view;
  private final DeveloperDesk desk;

  /**
   * Makes the tools of a game.
   *
   * @param game what is looked into
   * @param routers who plans its walks
   * @param ghosts how the others would
   * @param symbols the names of the game's sources
   * @param texts what the program says
   */
  public InsideTools(
      PlayedGame game, RouterSwitch routers, Ghosts ghosts, Symbols symbols, Texts texts) {
    this.texts = texts;
    this.game = game;
    this.routers = routers;
    this.ghosts = ghosts;
    view = new InsideView(session()::world, () -> game.painter().masks(), inks, symbols, texts);
    desk =
        new DeveloperDesk(
            game, new ViewCommands(view, routers, ghosts, texts), inks, symbols, texts);
  }

  public InsideView view() {
    return view;
  }

  private GameSession session() {
    return game.session();
  }

  @Override
  public void join(Context context) {
    context.layers().add(view);
    context.layers().add(new GhostsLayer(ghosts, session()::world, routers::inForce, inks, texts));
    context.layers().add(banner);
    desk.join(context);
    context
        .actions()
        .on(HostAction.INSIDE, view::toggle)
        .on(HostAction.INSIDE_BOXES, () -> view.toggle(InsidePart.BOXES))
        .on(HostAction.INSIDE_WALKS, () -> view.toggle(InsidePart.WALKS))
        .on(HostAction.INSIDE_OBJECTS, () -> view.toggle(InsidePart.OBJECTS))
        .on(HostAction.INSIDE_PLANES, () -> view.toggle(InsidePart.PLANES))
        .on(HostAction.INSIDE_ACTORS, () -> view.toggle(InsidePart.ACTORS))
        .on(HostAction.NEXT_ROUTER, this::nextRouter)
        .on(HostAction.GHOSTS, this::toggleGhosts);
  }

  private void nextRouter() {
    routers.next();
    banner.say(texts.of("inside.router-now", routers.inForce()));
  }

  private void toggleGhosts() {
    ghosts.toggle();
    banner.say(texts.of(ghosts.areOn() ? "inside.ghosts-on" : "inside.ghosts-off"));
  }
}
