package org.bowsprit.insight.ghost;

import java.util.List;
import java.util.function.Supplier;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.overlay.RoomSketch;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.insight.sketch.TinyFont;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;

/**
 * Draws the paths of the ghosts, their figures and the table. The paths are dashed lines. Where
 * paths coincide, their dashes alternate. The figures are drawn while the actor or a ghost walks.
 */
public final class GhostsLayer implements Layer {

  private static final Ink[] COLOURS = {
    Ink.ORANGE, Ink.SKY, Ink.GREEN, Ink.YELLOW, Ink.BLUE, Ink.RED, Ink.PURPLE, Ink.GREY
  };
  private static final int DASH_PIXELS = 3;
  private static final int EXTRA_TICKS = 12;
  private static final int MARGIN = 3;

  private final Ghosts ghosts;
  private final Supplier<World> world;
  private final Supplier<String> currentRouter;
  private final RoomSketch sketch;
  private final Texts texts;
  private final FigurePainter figures = new FigurePainter();

  /**
   * Creates the layer.
   *
   * @param ghosts the ghosts to draw
   * @param world returns the world, which is replaced by a restart
   * @param currentRouter returns the id of the router that plans the real walks
   * @param inks the colours
   * @param texts the texts of the program
   */
  public GhostsLayer(
      Ghosts ghosts,
      Supplier<World> world,
      Supplier<String> currentRouter,
      Inks inks,
      Texts texts) {
    this.texts = texts;
    this.ghosts = ghosts;
    this.world = world;
    this.currentRouter = currentRouter;
    sketch = new RoomSketch(inks);
  }

  @Override
  public boolean isShown() {
    return ghosts.areOn();
  }

  @Override
  public void draw(Frame frame) {
    Sketch lines = sketch.on(frame, world.get()).lines();
    ghosts.race().ifPresentOrElse(race -> draw(lines, race), () -> drawWaitingText(lines));
  }

  private void drawWaitingText(Sketch lines) {
    String text = texts.of(ghosts.arePlanning() ? "inside.ghosts-plan" : "inside.ghosts-wait");
    int top = lines.top() + RoomSketch.BELOW_POINTER_INFO + 1;
    lines.label(lines.left() + MARGIN, top, text, Ink.WHITE);
  }

  private void draw(Sketch lines, GhostRace race) {
    for (int i = 0; i < race.runs().size(); i++) {
      drawPath(lines, race, i);
    }
    int age = ghosts.age();
    if (age < race.ticks() + EXTRA_TICKS) {
      for (int i = 0; i < race.runs().size(); i++) {
        drawFigure(lines, race, i, age);
      }
    }
    drawTable(lines, race);
  }

  private static void drawPath(Sketch lines, GhostRace race, int run) {
    Route route = race.runs().get(run).answer().route();
    int period = DASH_PIXELS * race.runs().size();
    int x = route.from().x();
    int y = route.from().y();
    for (int i = 0; i < route.size(); i++) {
      lines.dashes(
          x,
          y,
          route.x(i),
          route.y(i),
          new Sketch.Dash(DASH_PIXELS, period, DASH_PIXELS * run),
          ink(run));
      x = route.x(i);
      y = route.y(i);
    }
    lines.frame(x - 1, y - 1, 3, 3, ink(run));
  }

  /**
   * Draws the figure of a ghost. The figure of the real walk is the actor itself, so it is not
   * drawn.
   */
  private void drawFigure(Sketch lines, GhostRace race, int run, int age) {
    List<Pose> poses = race.runs().get(run).poses();
    boolean isReal = race.runs().get(run).answer().router().equals(currentRouter.get());
    if (isReal || poses.isEmpty()) {
      return;
    }
    Pose pose = poses.get(Math.max(0, Math.min(age, poses.size() - 1)));
    race.start()
        .look()
        .ifPresent(
            look ->
                figures.draw(
                    lines, world.get().camera().leftEdge(), new GhostLook(pose, look), ink(run)));
  }

  private void drawTable(Sketch lines, GhostRace race) {
    List<String> rows = GhostTable.lines(race, currentRouter.get());
    int maxLength = GhostTable.heading(texts).length();
    for (String row : rows) {
      maxLength = Math.max(maxLength, row.length());
    }
    int width = maxLength * TinyFont.ADVANCE + MARGIN;
    int height = (rows.size() + 1) * TinyFont.LINE + MARGIN;
    TablePosition.Corner corner =
        TablePosition.of(lines, width, height, isOnTheLeft(race, lines))
            .awayFrom(world.get().cast().actor(race.start().actor()));
    lines.fill(corner.x(), corner.y(), width, height, Ink.BLACK);
    int x = corner.x() + 2;
    int y = corner.y() + 2;
    lines.text(x, y, GhostTable.heading(texts), Ink.WHITE);
    for (int i = 0; i < rows.size(); i++) {
      lines.text(x, y + (i + 1) * TinyFont.LINE, rows.get(i), ink(i));
    }
  }

  /** Returns whether the table is drawn on the left, away from the walk. */
  private static boolean isOnTheLeft(GhostRace race, Sketch lines) {
    Point from = race.start().from();
    Point to = race.start().to();
    return from.x() + to.x() < lines.left() + lines.right();
  }

  private static Ink ink(int run) {
    return COLOURS[run % COLOURS.length];
  }
}
