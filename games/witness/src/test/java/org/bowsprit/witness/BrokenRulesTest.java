package org.bowsprit.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.AdditionalAnswers.delegatesTo;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.pathfinding.classic.ClassicMatrix;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a broken rule changes the result of its scene. A modified router breaks the rules of
 * routing. Modified sources have the same effect as reading the data by a wrong rule.
 */
class BrokenRulesTest {

  private static final Witness GAME = Witness.build(Witness.SOURCES);

  @Test
  void aRouterThatIgnoresLocksFailsTheSceneOfTheSeal() {
    Router unlocking =
        floor -> createRouter().prepare(floor.with(unlocked(floor.boxes()), floor.matrix()));

    assertThat(failedScenes(GAME, asBoxGraph(unlocking))).contains(7);
  }

  @Test
  void aRebuiltMatrixWithoutLocksLeadsThroughLockedBoxes() {
    Router forgetful =
        new Router() {
          @Override
          public PreparedRouter prepare(Floor floor) {
            return createRouter().prepare(floor);
          }

          @Override
          public BoxMatrix rebuildMatrix(List<WalkBox> boxes) {
            return BreadthFirstMatrix.build(unlocked(boxes));
          }
        };

    assertThat(failedScenes(GAME, asBoxGraph(forgetful))).contains(8, 9);
  }

  @Test
  void aMatrixByAnotherNeighbourRuleLinksCorners() {
    Router byCorners =
        floor ->
            createRouter().prepare(floor.with(floor.boxes(), ClassicMatrix.build(floor.boxes())));

    assertThat(failedScenes(GAME, asBoxGraph(byCorners))).contains(11, 17);
  }

  @Test
  void aRouterThatRefusesPointsOutsideTheFloorDoesNotClamp() {
    Router strict =
        floor -> {
          PreparedRouter prepared = createRouter().prepare(floor);
          return request ->
              floor.boxes().stream()
                      .anyMatch(box -> box.boundsContain(request.to().x(), request.to().y()))
                  ? prepared.route(request)
                  : prepared.route(RouteRequest.of(request.from(), request.from()));
        };

    assertThat(failedScenes(GAME, asBoxGraph(strict))).contains(6);
  }

  @Test
  void aRouterWithoutAMatrixTakesTheShorterLine() {
    assertThat(failedScenes(GAME, new GridAStarProvider())).contains(17);
  }

  @Test
  void aWalkerThatMovesForAFrameBreaksTheZeroDistanceRule() {
    assertThat(failedScenes(GAME, new ClassicProvider())).contains(14);
  }

  @Test
  void aScaleReadWithoutItsSlotFlagIsWrong(@TempDir Path folder) {
    Witness game =
        buildChanged(
            folder, ".*boxes.txt", text -> text.replaceAll("\\) scale slot 1", ") scale 1"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(1, 2, 15, 18);
  }

  @Test
  void aPlaneWithAWrongNumberFailsTheSceneOfTheSword(@TempDir Path folder) throws IOException {
    copy(folder);
    Path room = folder.resolve("rooms/sword_room");
    Files.move(room.resolve("sword-zplane2.png"), room.resolve("sword-zplane1.png"));

    assertThat(failedScenes(Witness.build(folder), new BoxGraphProvider())).contains(20);
  }

  @Test
  void anInvertedParentStateFailsTheSceneOfTheSafe(@TempDir Path folder) {
    Witness game =
        buildChanged(folder, ".*safe.room.bow", text -> text.replace("safe closed", "safe open"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(25);
  }

  @Test
  void aWalkToTheImageMissesTheWalkToPoint(@TempDir Path folder) {
    Witness game =
        buildChanged(
            folder, ".*door.room.bow", text -> text.replace("walk 715, 130", "walk 696, 80"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(28);
  }

  @Test
  void anImageAtAnotherPositionFailsTheSceneOfTheRats(@TempDir Path folder) {
    Witness game =
        buildChanged(
            folder,
            ".*rathole.room.bow",
            text -> text.replaceFirst("(rat2 @ 232 .*)at 200, 88", "$1at 208, 88"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(23);
  }

  private static List<Integer> failedScenes(Witness game, RouterProvider router) {
    return game.playScenes(router).stream()
        .filter(scene -> !scene.holds())
        .map(Witness::sceneNumber)
        .toList();
  }

  private static Router createRouter() {
    return new BoxGraphProvider().open();
  }

  /**
   * Returns a provider of the router under the id {@code box-graph}, so that it must meet the
   * claims about that router.
   */
  private static RouterProvider asBoxGraph(Router router) {
    RouterProvider provider = mock(RouterProvider.class, delegatesTo(new BoxGraphProvider()));
    doReturn(router).when(provider).open(any());
    doReturn(router).when(provider).open();
    return provider;
  }

  private static List<WalkBox> unlocked(List<WalkBox> boxes) {
    return boxes.stream()
        .map(box -> box.id() == 0 ? box : box.withFlags(box.flags() & ~WalkBox.INVISIBLE))
        .toList();
  }

  /** Builds the game after changing the source files whose path matches {@code name}. */
  private static Witness buildChanged(Path folder, String name, UnaryOperator<String> change) {
    try {
      copy(folder);
      for (Path file : files(folder)) {
        if (file.toString().matches(name)) {
          Files.writeString(file, change.apply(Files.readString(file)));
        }
      }
      return Witness.build(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copy(Path folder) throws IOException {
    for (Path file : files(Witness.SOURCES)) {
      Path target = folder.resolve(Witness.SOURCES.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !file.toString().contains(".bowsprit"))
          .toList();
    }
  }
}
