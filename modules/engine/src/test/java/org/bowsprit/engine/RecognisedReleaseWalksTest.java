package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.Releases;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests walks in games for which the player has not chosen a router. If the digest of the game
 * belongs to a known release, actors walk exactly as in the original interpreter of 1992; otherwise
 * they walk as with the box-graph router. The game is walklab, and the test adds its digest to the
 * table of releases.
 */
class RecognisedReleaseWalksTest {

  private static final Path WALKLAB_FOLDER = Path.of("target/test-classes/games/walklab");
  private static final Map<String, RouterProvider> ROUTERS_BY_NAME =
      Map.of("box-graph", new BoxGraphProvider(), "classic", new ClassicProvider());
  private static final String UNKNOWN_EDITION = "OTHER";
  private static final int CORRIDOR_ROOM = 1;
  private static final int PERSPECTIVE_ROOM = 13;
  private static final int EGO = 1;
  private static final int SECOND_ACTOR = 2;
  private static final int LOCKED_FLAG = 0x80;

  /** The position and the state of an actor after a tick. */
  private record ActorSnapshot(int x, int y, int box, int scale, int facing) {

    static ActorSnapshot of(Actor actor) {
      return new ActorSnapshot(actor.x(), actor.y(), actor.box(), actor.scaleX(), actor.facing());
    }
  }

  /**
   * Starts a room of the game with the router that the game uses if the player has not chosen one.
   */
  private static GameSession sessionWithDefaultRouter(String edition, int room) {
    String digest = new GameOpener().open(WALKLAB_FOLDER).identity().md5();
    String release = String.join("\t", digest, "-", edition, "injected", "English");
    Game game = new GameOpener(Releases.of(release)).open(WALKLAB_FOLDER);
    return sessionWith(DefaultRouter.of(game.identity()), game, room);
  }

  private static GameSession sessionWith(String router, Game game, int room) {
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), ROUTERS_BY_NAME.get(router))
                .withBootParameter(room));
    session.tick();
    return session;
  }

  private static GameSession sessionWithChosenRouter(String router, int room) {
    return sessionWith(router, new GameOpener().open(WALKLAB_FOLDER), room);
  }

  private static Actor actor(GameSession session, int number) {
    return session.world().cast().actor(number);
  }

  private static void putActor(GameSession session, int number, int x, int y) {
    session.world().cast().staging().put(actor(session, number), x, y, session.world().room());
  }

  private static void walkActor(GameSession session, int number, int x, int y) {
    session.world().cast().movement().walkTo(actor(session, number), x, y, Facing.NONE);
  }

  private static void tick(GameSession session, int times) {
    for (int i = 0; i < times; i++) {
      session.tick();
    }
  }

  private static List<ActorSnapshot> snapshotsOfAWalk(GameSession session) {
    putActor(session, EGO, 20, 130);
    walkActor(session, EGO, 290, 60);
    List<ActorSnapshot> snapshots = new ArrayList<>();
    while (session.world().cast().movement().movingResult(actor(session, EGO)) != 0) {
      session.tick();
      snapshots.add(ActorSnapshot.of(actor(session, EGO)));
    }
    return snapshots;
  }

  private static int firstFrameInBox(List<ActorSnapshot> snapshots, int box) {
    return IntStream.range(0, snapshots.size())
        .filter(frame -> snapshots.get(frame).box() == box)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MONKEY2_DOS", "ATLANTIS_CD"})
  void actorsOfAKnownReleaseWalkAsWithTheClassicRouter(String edition) {
    List<ActorSnapshot> snapshots =
        snapshotsOfAWalk(sessionWithDefaultRouter(edition, PERSPECTIVE_ROOM));

    assertThat(snapshots)
        .isEqualTo(snapshotsOfAWalk(sessionWithChosenRouter("classic", PERSPECTIVE_ROOM)));
    assertThat(snapshotsOfAWalk(sessionWithDefaultRouter(UNKNOWN_EDITION, PERSPECTIVE_ROOM)))
        .isEqualTo(snapshotsOfAWalk(sessionWithChosenRouter("box-graph", PERSPECTIVE_ROOM)));
  }

  /**
   * This matters for a script that waits until ego is in box 1 or 2: with the other router, it
   * continues in a different frame.
   */
  @ParameterizedTest
  @ValueSource(strings = {"MONKEY2_DOS", "ATLANTIS_CD"})
  void actorsOfAKnownReleaseReachABoxInADifferentFrameThanActorsOfAnUnknownRelease(String edition) {
    List<ActorSnapshot> snapshots =
        snapshotsOfAWalk(sessionWithDefaultRouter(edition, PERSPECTIVE_ROOM));
    List<ActorSnapshot> snapshotsOfUnknownRelease =
        snapshotsOfAWalk(sessionWithDefaultRouter(UNKNOWN_EDITION, PERSPECTIVE_ROOM));

    assertThat(firstFrameInBox(snapshots, 2))
        .isLessThan(firstFrameInBox(snapshotsOfUnknownRelease, 2));
    assertThat(firstFrameInBox(snapshots, 1))
        .isNotEqualTo(firstFrameInBox(snapshotsOfUnknownRelease, 1));
    assertThat(snapshots.get(0).x())
        .as("the x position after the first tick of a leg that leads straight up")
        .isEqualTo(20);
    assertThat(snapshotsOfUnknownRelease.get(0).x())
        .as("the x position after the first tick of a walk straight to the target")
        .isGreaterThan(20);
  }

  @ParameterizedTest
  @CsvSource({"MONKEY2_DOS, 100", "ATLANTIS_CD, 100", "OTHER, 300"})
  void aBoxLockedDuringTheWalkStopsBothWalkers(String edition, int expectedX) {
    GameSession session = sessionWithDefaultRouter(edition, CORRIDOR_ROOM);
    putActor(session, EGO, 20, 100);
    putActor(session, SECOND_ACTOR, 10, 120);
    walkActor(session, EGO, 300, 110);
    walkActor(session, SECOND_ACTOR, 300, 120);
    tick(session, 3);

    session.world().roomFloor().setFlags(2, LOCKED_FLAG);
    session.world().roomFloor().rebuildMatrix();
    tick(session, 200);

    assertThat(actor(session, EGO).x()).isEqualTo(expectedX);
    assertThat(actor(session, SECOND_ACTOR).x()).isEqualTo(expectedX);
  }

  /**
   * In a known release, a standing actor takes the scale of its box each time it is drawn (spec 09
   * §8.3).
   */
  @ParameterizedTest
  @CsvSource({"MONKEY2_DOS, 255", "ATLANTIS_CD, 255", "OTHER, 77"})
  void drawingAStandingActorReplacesTheScaleOfAScriptIfTheReleaseIsKnown(
      String edition, int scale) {
    GameSession session = sessionWithDefaultRouter(edition, PERSPECTIVE_ROOM);
    putActor(session, EGO, 20, 130);
    tick(session, 2);

    actor(session, EGO).setScale(77, 77);
    actor(session, EGO).markForRedraw();
    tick(session, 2);

    assertThat(actor(session, EGO).scaleX()).isEqualTo(scale);
    assertThat(actor(session, EGO).scaleY()).isEqualTo(scale);
  }

  @ParameterizedTest
  @CsvSource({"MONKEY2_DOS, 900", "ATLANTIS_CD, 900", "OTHER, 319"})
  void anActorPutMoreThan255PixelsFromTheFloorStaysThereIfTheReleaseIsKnown(String edition, int x) {
    GameSession session = sessionWithDefaultRouter(edition, CORRIDOR_ROOM);

    putActor(session, EGO, 900, 110);
    tick(session, 2);
    assertThat(actor(session, EGO).x()).isEqualTo(x);

    putActor(session, EGO, 319 + 200, 110);
    tick(session, 2);
    assertThat(actor(session, EGO).x())
        .as("the x position of an actor near the floor, which is moved onto it")
        .isEqualTo(319);
  }
}
