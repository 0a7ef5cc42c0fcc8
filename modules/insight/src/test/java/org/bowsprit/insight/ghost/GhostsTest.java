package org.bowsprit.insight.ghost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.overlay.RoomSketch;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.room.GameRooms;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;
import org.junit.jupiter.api.Test;

/**
 * Tests the ghosts, which show how the actor walks with each of the routers. The tests use room 2
 * of walklab, which has two boxes in the shape of an L.
 */
class GhostsTest {

  private static final int ROOM = 2;
  private static final int EGO = 1;
  private static final Point START = new Point(20, 70);
  private static final Point TARGET = new Point(280, 120);

  private final TestGame game = new TestGame("walklab", ROOM);
  private final ZigzagRouterProvider zigzag = new ZigzagRouterProvider();
  private final AtomicInteger comparisonCount = new AtomicInteger();
  private final Ghosts ghosts =
      new Ghosts(game.timedSession(), () -> EGO, this::createComparison, Runnable::run);

  private RouterComparison createComparison() {
    comparisonCount.incrementAndGet();
    return new RouterComparison(contestants());
  }

  private List<Contestant> contestants() {
    List<Contestant> contestants = new ArrayList<>();
    for (RouterProvider provider : List.of(new BoxGraphProvider(), zigzag)) {
      contestants.add(Contestant.trusted(provider, provider.open()));
    }
    return contestants;
  }

  private World world() {
    return game.session().world();
  }

  private Actor ego() {
    return world().cast().actor(EGO);
  }

  private void walk() {
    walk(() -> {});
  }

  private void walk(Runnable beforeWalk) {
    game.timedSession().tick();
    world().cast().staging().put(ego(), START.x(), START.y(), ROOM);
    game.timedSession().tick();
    beforeWalk.run();
    world().cast().movement().walkTo(ego(), TARGET.x(), TARGET.y(), Facing.NONE);
    game.timedSession().tick();
  }

  private WalkSpeed walkSpeed() {
    return new WalkSpeed(ego().speedX(), ego().speedY());
  }

  /** Returns the results of the route laboratory for the same walk with the locks of a scenario. */
  private List<Answer> laboratoryAnswers(LockScenario scenario) {
    List<LabRoom> rooms =
        GameRooms.of(world().resources()).stream().filter(room -> room.id() == ROOM).toList();
    LabRoom room =
        rooms.get(0).withQuestions(List.of(new Question(Question.GIVEN, scenario, START, TARGET)));
    List<BatchResult> results = new ArrayList<>();
    new Experiment(
            contestants(),
            ReferenceRouters.NONE,
            new ExperimentSettings(0, 1, 1, false, walkSpeed()))
        .run(LabRooms.of(List.of(room)), batch -> true, () -> {}, results::add);
    return results.get(0).questions().get(0).answers();
  }

  @Test
  void theTableShowsTheSameFiguresAsTheRouteLaboratory() {
    ghosts.toggle();
    walk();
    List<Answer> expectedAnswers = laboratoryAnswers(LockScenario.NONE);
    List<GhostRun> runs = ghosts.race().orElseThrow().runs();
    assertThat(runs).extracting(GhostRun::answer).isEqualTo(expectedAnswers);
    assertThat(GhostTable.lines(ghosts.race().orElseThrow(), "box-graph"))
        .hasSize(2)
        .anyMatch(line -> line.startsWith("> box-graph"))
        .anyMatch(line -> line.contains("zigzag"));
    for (int i = 0; i < runs.size(); i++) {
      assertThat(GhostTable.lines(ghosts.race().orElseThrow(), "box-graph").get(i))
          .contains(
              String.format(Locale.ROOT, "%.1f", expectedAnswers.get(i).route().length()),
              " " + expectedAnswers.get(i).figures().ticks() + " ",
              " " + expectedAnswers.get(i).hops());
    }
  }

  @Test
  void theTableShowsTheFiguresOfTheRouteLaboratoryAfterAScriptLocksABox() {
    ghosts.toggle();
    walk(
        () -> {
          world().roomFloor().setFlags(2, 0x80);
          world().roomFloor().rebuildMatrix();
        });
    List<Answer> expectedAnswers = laboratoryAnswers(LockScenario.of(List.of(2), true));
    assertThat(ghosts.race().orElseThrow().runs())
        .extracting(GhostRun::answer)
        .isEqualTo(expectedAnswers)
        .isNotEqualTo(laboratoryAnswers(LockScenario.NONE));
  }

  @Test
  void theGhostOfTheCurrentRouterFollowsTheActor() {
    ghosts.toggle();
    walk();
    List<Point> positions = new ArrayList<>();
    positions.add(new Point(ego().x(), ego().y()));
    while (world().cast().movement().movingResult(ego()) != 0) {
      game.timedSession().tick();
      positions.add(new Point(ego().x(), ego().y()));
    }
    assertThat(ghosts.race().orElseThrow().runs().get(0).poses())
        .extracting(Pose::feet)
        .isEqualTo(positions);
  }

  @Test
  void noRouterIsCreatedOrCalledIfGhostsAreOff() {
    walk();
    assertThat(comparisonCount).hasValue(0);
    assertThat(zigzag.routerCount()).isZero();
    ghosts.toggle();
    walk();
    assertThat(comparisonCount).hasValue(1);
    ghosts.toggle();
    walk();
    assertThat(ghosts.race()).isEmpty();
    ghosts.toggle();
    assertThat(comparisonCount).as("comparisons after the ghosts are shown again").hasValue(1);
  }

  @Test
  void ghostsDoNotChangeTheGame() {
    TestGame gameWithoutGhosts = new TestGame("walklab", ROOM);
    GhostsLayer layer =
        new GhostsLayer(ghosts, this::world, () -> "box-graph", new Inks(), Texts.english());
    assertThat(layer.isShown()).isFalse();
    ghosts.toggle();
    walk();
    Frame frame = new Frame();
    frame.copyFrom(game.timedSession().frame());
    layer.draw(frame);
    assertThat(layer.isShown()).isTrue();
    assertThat(coloursIn(frame)).contains(Ink.ORANGE.rgb(), Ink.SKY.rgb(), Ink.WHITE.rgb());

    gameWithoutGhosts.timedSession().tick();
    Actor actor = gameWithoutGhosts.session().world().cast().actor(EGO);
    gameWithoutGhosts.session().world().cast().staging().put(actor, START.x(), START.y(), ROOM);
    gameWithoutGhosts.timedSession().tick();
    gameWithoutGhosts
        .session()
        .world()
        .cast()
        .movement()
        .walkTo(actor, TARGET.x(), TARGET.y(), Facing.NONE);
    gameWithoutGhosts.timedSession().tick();
    assertThat(gameWithoutGhosts.session().snapshot()).isEqualTo(game.session().snapshot());
  }

  @Test
  void ghostsWearTheCostumeOfTheWalkingActor() {
    ghosts.toggle();
    walk();
    GhostRace race = ghosts.race().orElseThrow();
    Frame frame = new Frame();
    Sketch sketch = new Sketch(new Inks()).drawOn(frame).setClip(0, 0, Frame.WIDTH, 144);
    for (GhostRun run : race.runs()) {
      GhostLook look = new GhostLook(run.poses().get(5), race.start().look().orElseThrow());
      new FigurePainter().draw(sketch, 0, look, Ink.ORANGE);
      assertThat(coloursIn(frame))
          .as("the ghost of %s", run.answer().router())
          .contains(Ink.ORANGE.rgb());
      Arrays.fill(frame.pixels(), (byte) 0);
    }
  }

  @Test
  void theTableCoversNeitherTheFirstLineNorTheWalkingActor() {
    Sketch sketch = new Sketch(new Inks()).drawOn(new Frame()).setClip(0, 16, 320, 144);
    Actor walkingActor = new Actor(EGO);
    walkingActor.drawnExtent().clear();
    int topOfTable = 16 + RoomSketch.BELOW_POINTER_INFO;
    assertThat(TablePosition.of(sketch, 100, 40, false).awayFrom(walkingActor))
        .isEqualTo(new TablePosition.Corner(0, topOfTable));
    walkingActor.drawnExtent().addRows(30, 90);
    walkingActor.drawnExtent().addColumns(5, 8);
    assertThat(TablePosition.of(sketch, 100, 40, false).awayFrom(walkingActor))
        .isEqualTo(new TablePosition.Corner(220, topOfTable));
    walkingActor.drawnExtent().addColumns(30, 33);
    assertThat(TablePosition.of(sketch, 100, 40, false).awayFrom(walkingActor))
        .isEqualTo(new TablePosition.Corner(0, 104));
  }

  @Test
  void loadingASaveRemovesTheGhosts() {
    game.timedSession().tick();
    GameState savedState = game.session().snapshot();
    ghosts.toggle();
    walk();
    assertThat(ghosts.race()).isPresent();

    game.session().restore(savedState);
    game.timedSession().tick();
    assertThat(ghosts.race()).isEmpty();
  }

  @Test
  void aRoomChangeRemovesTheGhosts() {
    ghosts.toggle();
    walk();
    assertThat(ghosts.race()).isPresent();
    game.session().machine().enterRoom(3);
    game.timedSession().tick();
    assertThat(ghosts.race().map(race -> race.start().room().id())).isNotEqualTo(Optional.of(ROOM));
  }

  private static List<Integer> coloursIn(Frame frame) {
    List<Integer> colours = new ArrayList<>();
    for (byte pixel : frame.pixels()) {
      int paletteOffset = 3 * (pixel & 0xFF);
      int rgb =
          (frame.palette()[paletteOffset] & 0xFF) << 16
              | (frame.palette()[paletteOffset + 1] & 0xFF) << 8
              | (frame.palette()[paletteOffset + 2] & 0xFF);
      if (!colours.contains(rgb)) {
        colours.add(rgb);
      }
    }
    return colours;
  }
}
