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
 * Tests that the scenes of the game detect broken rules. Each scene tests one rule. Each test here
 * breaks a rule and checks that the scenes for the rule fail. Rules about routes are broken with a
 * modified router, and rules about the data by a change in the sources of the game.
 */
class BrokenRulesTest {

  private static final Witness GAME = Witness.build(Witness.SOURCES);

  /**
   * The numbers of the scenes. Each constant has the name of the room of the scene in the sources.
   */
  private static final int CLIFF_SCENE = 1;

  private static final int STREET_SCENE = 2;

  private static final int EXIT_SCENE = 6;

  private static final int SEAL_SCENE = 7;

  private static final int CHEST_SCENE = 8;

  private static final int REBUILT_SCENE = 9;

  private static final int ISOLATED_SCENE = 11;

  private static final int FINALE_SCENE = 14;

  private static final int DOCK_SCENE = 15;

  private static final int COOK_SCENE = 17;

  private static final int STORE_SCENE = 18;

  private static final int SWORD_SCENE = 20;

  private static final int RATHOLE_SCENE = 23;

  private static final int SAFE_SCENE = 25;

  private static final int DOOR_SCENE = 28;

  @Test
  void theSealSceneFailsIfTheRouterIgnoresLocks() {
    Router lockIgnoringRouter =
        floor -> createRouter().prepare(floor.with(unlocked(floor.boxes()), floor.matrix()));

    assertThat(failedScenes(GAME, asBoxGraph(lockIgnoringRouter))).contains(SEAL_SCENE);
  }

  @Test
  void theChestAndRebuiltScenesFailIfTheRebuiltMatrixIgnoresLocks() {
    Router lockIgnoringMatrixRouter =
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

    assertThat(failedScenes(GAME, asBoxGraph(lockIgnoringMatrixRouter)))
        .contains(CHEST_SCENE, REBUILT_SCENE);
  }

  @Test
  void theIsolatedAndCookScenesFailIfTheNeighbourRuleIsClassic() {
    Router cornerNeighbourRouter =
        floor ->
            createRouter().prepare(floor.with(floor.boxes(), ClassicMatrix.build(floor.boxes())));

    assertThat(failedScenes(GAME, asBoxGraph(cornerNeighbourRouter)))
        .contains(ISOLATED_SCENE, COOK_SCENE);
  }

  @Test
  void theExitSceneFailsIfTheRouterRefusesPointsOutsideTheFloor() {
    Router refusingRouter =
        floor -> {
          PreparedRouter prepared = createRouter().prepare(floor);
          return request ->
              floor.boxes().stream()
                      .anyMatch(box -> box.boundsContain(request.to().x(), request.to().y()))
                  ? prepared.route(request)
                  : prepared.route(RouteRequest.of(request.from(), request.from()));
        };

    assertThat(failedScenes(GAME, asBoxGraph(refusingRouter))).contains(EXIT_SCENE);
  }

  @Test
  void theCookSceneFailsIfTheRouterIgnoresTheMatrix() {
    assertThat(failedScenes(GAME, new GridAStarProvider())).contains(COOK_SCENE);
  }

  @Test
  void theFinaleSceneFailsIfTheClassicWalkerMovesForAFrame() {
    assertThat(failedScenes(GAME, new ClassicProvider())).contains(FINALE_SCENE);
  }

  @Test
  void scenesFailIfTheScalesHaveNoSlotFlag(@TempDir Path folder) {
    Witness game =
        buildChanged(
            folder, ".*boxes.txt", text -> text.replaceAll("\\) scale slot 1", ") scale 1"));

    assertThat(failedScenes(game, new BoxGraphProvider()))
        .contains(CLIFF_SCENE, STREET_SCENE, DOCK_SCENE, STORE_SCENE);
  }

  @Test
  void theSwordSceneFailsIfAPlaneHasTheWrongNumber(@TempDir Path folder) throws IOException {
    copy(folder);
    Path room = folder.resolve("rooms/sword_room");
    Files.move(room.resolve("sword-zplane2.png"), room.resolve("sword-zplane1.png"));

    assertThat(failedScenes(Witness.build(folder), new BoxGraphProvider())).contains(SWORD_SCENE);
  }

  @Test
  void theSafeSceneFailsIfAParentStateIsInverted(@TempDir Path folder) {
    Witness game =
        buildChanged(folder, ".*safe.room.bow", text -> text.replace("safe closed", "safe open"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(SAFE_SCENE);
  }

  @Test
  void theDoorSceneFailsIfTheWalkToPointIsAtTheImage(@TempDir Path folder) {
    Witness game =
        buildChanged(
            folder, ".*door.room.bow", text -> text.replace("walk 715, 130", "walk 696, 80"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(DOOR_SCENE);
  }

  @Test
  void theRatholeSceneFailsIfAnImageIsAtAnotherPosition(@TempDir Path folder) {
    Witness game =
        buildChanged(
            folder,
            ".*rathole.room.bow",
            text -> text.replaceFirst("(rat2 @ 232 .*)at 200, 88", "$1at 208, 88"));

    assertThat(failedScenes(game, new BoxGraphProvider())).contains(RATHOLE_SCENE);
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
   * Returns a provider that returns the router but has the id {@code box-graph}, so that the claims
   * for {@code box-graph} apply to the router.
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

  /** Builds the game after a change in the source files whose paths match a regular expression. */
  private static Witness buildChanged(
      Path folder, String pathPattern, UnaryOperator<String> change) {
    try {
      copy(folder);
      for (Path file : files(folder)) {
        if (file.toString().matches(pathPattern)) {
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
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().contains(".bowsprit"))
          .toList();
    }
  }
}
