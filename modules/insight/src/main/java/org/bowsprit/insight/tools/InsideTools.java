package org.bowsprit.insight.tools;

import jakarta.inject.Inject;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.insight.command.ViewCommands;
import org.bowsprit.insight.drawer.DeveloperTools;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.ghost.GhostsLayer;
import org.bowsprit.insight.inputs.InputEditor;
import org.bowsprit.insight.overlay.InsidePart;
import org.bowsprit.insight.overlay.InsideView;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.layer.PlayFont;
import org.bowsprit.player.play.GameAtPlay;
import org.bowsprit.render.Renderer;
import org.bowsprit.vm.symbol.Symbols;

/** The tools that show the internal state of a running game. Connects them with their keys. */
public final class InsideTools implements Companion {

  private final TimedSession game;
  private final RouterSwitch routers;
  private final Ghosts ghosts;
  private final Texts texts;
  private final Layers layers;
  private final PauseLayer pause;
  private final Actions actions;
  private final Inks inks = new Inks();
  private final Banner banner = new Banner(inks);
  private final InsideView view;
  private final DeveloperTools developerTools;
  private final InputEditor inputEditor;

  /**
   * Creates the tools.
   *
   * @param game the game
   * @param routers the switch between routers
   * @param ghosts the paths of the other routers
   * @param symbols the names in the game's sources
   * @param sources the texts of the game's sources
   * @param expressions the reader of expressions of the sources
   * @param texts the texts of the program
   * @param layers receive the layers of the tools
   * @param pause the pause, which does not dim the view
   * @param actions receive the actions of the keys
   * @param controls handle the player's input
   * @param play the running play, which stops the game for the stepper
   * @param renderer the renderer, which shows the drawer
   * @param letters the player's setting for large text
   */
  @Inject
  InsideTools(
      TimedSession game,
      RouterSwitch routers,
      Ghosts ghosts,
      Symbols symbols,
      SourceTexts sources,
      Expressions expressions,
      Texts texts,
      Layers layers,
      PauseLayer pause,
      Actions actions,
      Controls controls,
      GameAtPlay play,
      Renderer renderer,
      PlayFont letters) {
    this.texts = texts;
    this.game = game;
    this.routers = routers;
    this.ghosts = ghosts;
    this.layers = layers;
    this.pause = pause;
    this.actions = actions;
    view = new InsideView(session()::world, () -> game.painter().masks(), inks, symbols, texts);
    ViewCommands views = new ViewCommands(view, routers, ghosts, texts);
    developerTools =
        new DeveloperTools(
            game,
            views,
            inks,
            symbols,
            sources,
            expressions,
            texts,
            layers,
            actions,
            controls,
            play,
            renderer,
            letters);
    inputEditor = new InputEditor(game, inks, texts, renderer, letters::isLarge);
  }

  public InsideView view() {
    return view;
  }

  private GameSession session() {
    return game.session();
  }

  @Override
  public void join() {
    // The names of objects and the reason for a pause are drawn above the view, so that they can be
    // read.
    layers.addAbove(pause, view);
    layers.addAbove(
        view, new GhostsLayer(ghosts, session()::world, routers::currentId, inks, texts));
    layers.add(inputEditor);
    layers.add(banner);
    developerTools.join();
    actions
        .on(HostAction.INSIDE, view::toggle)
        .on(HostAction.INSIDE_BOXES, () -> view.toggle(InsidePart.BOXES))
        .on(HostAction.INSIDE_WALKS, () -> view.toggle(InsidePart.WALKS))
        .on(HostAction.INSIDE_OBJECTS, () -> view.toggle(InsidePart.OBJECTS))
        .on(HostAction.INSIDE_PLANES, () -> view.toggle(InsidePart.PLANES))
        .on(HostAction.INSIDE_ACTORS, () -> view.toggle(InsidePart.ACTORS))
        .on(HostAction.NEXT_ROUTER, this::nextRouter)
        .on(HostAction.GHOSTS, this::toggleGhosts)
        .on(HostAction.INPUTS, this::toggleInputs);
  }

  @Override
  public void round() {
    developerTools.round();
    inputEditor.round();
  }

  private void nextRouter() {
    routers.next();
    banner.show(texts.of("inside.router-now", routers.currentId()));
  }

  /**
   * Opens or closes the input grid. A renderer has only one panel at a time, so the drawer is
   * closed first.
   */
  private void toggleInputs() {
    developerTools.closeDrawer();
    if (!inputEditor.toggle()) {
      banner.show(texts.of("inputs.nothing"));
    }
  }

  private void toggleGhosts() {
    ghosts.toggle();
    banner.show(texts.of(ghosts.areOn() ? "inside.ghosts-on" : "inside.ghosts-off"));
  }
}
