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
 * Tests games without a chosen router. If the digest of the game belongs to a known release, actors
 * walk exactly as in 1992; otherwise they do not. The game is walklab, and the test adds its digest
 * to the table of releases.
 */
class RecognisedReleaseWalksTest {

  private static final Path WALKLAB = Path.of("target/test-classes/games/walklab");
  private static final Map<String, RouterProvider> ROUTERS =
      Map.of("box-graph", new BoxGraphProvider(), "classic", new ClassicProvider());
  private static final String NO_RELEASE = "OTHER";
  private static final int CORRIDOR = 1;
  private static final int PERSPECTIVE = 13;
  private static final int EGO = 1;
  private static final int SECOND_ACTOR = 2;
  private static final int LOCKED = 0x80;

  /** The position and the state of an actor after a tick. */
  private record Place(int x, int y, int box, int scale, int facing) {

    static Place of(Actor actor) {
      return new Place(actor.x(), actor.y(), actor.box(), actor.scaleX(), actor.facing());
    }
  }

  /** Plays a room of the game with the router that it uses if the player has not chosen one. */
  private static GameSession sessionWithDefaultRouter(String edition, int room) {
    String digest = new GameOpener().open(WALKLAB).identity().md5();
    String release = String.join("\t", digest, "-", edition, "injected", "English");
    Game game = new GameOpener(Releases.of(release)).open(WALKLAB);
    return sessionWith(DefaultRouter.of(game.identity()), game, room);
  }

  private static GameSession sessionWith(String router, Game game, int room) {
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), ROUTERS.get(router)).withBootParameter(room));
    session.tick();
    return session;
  }

  private static GameSession sessionWithChosenRouter(String router, int room) {
    return sessionWith(router, new GameOpener().open(WALKLAB), room);
  }

  private static Actor actor(GameSession session, int number) {
    return session.world().cast().actor(number);
  }

  private static void put(GameSession session, int number, int x, int y) {
    session.world().cast().staging().put(actor(session, number), x, y, session.world().room());
  }

  private static void walk(GameSession session, int number, int x, int y) {
    session.world().cast().movement().walkTo(actor(session, number), x, y, Facing.NONE);
  }

  private static void tick(GameSession session, int times) {
    for (int i = 0; i < times; i++) {
      session.tick();
    }
  }

  private static List<Place> walkedPlaces(GameSession session) {
    put(session, EGO, 20, 130);
    walk(session, EGO, 290, 60);
    List<Place> places = new ArrayList<>();
    while (session.world().cast().movement().movingResult(actor(session, EGO)) != 0) {
      session.tick();
      places.add(Place.of(actor(session, EGO)));
    }
    return places;
  }

  private static int firstFrameInBox(List<Place> places, int box) {
    return IntStream.range(0, places.size())
        .filter(frame -> places.get(frame).box() == box)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MONKEY2_DOS", "ATLANTIS_CD"})
  void aKnownReleaseWalksAsWithTheClassicRouter(String edition) {
    List<Place> places = walkedPlaces(sessionWithDefaultRouter(edition, PERSPECTIVE));

    assertThat(places).isEqualTo(walkedPlaces(sessionWithChosenRouter("classic", PERSPECTIVE)));
    assertThat(walkedPlaces(sessionWithDefaultRouter(NO_RELEASE, PERSPECTIVE)))
        .isEqualTo(walkedPlaces(sessionWithChosenRouter("box-graph", PERSPECTIVE)));
  }

  /** A script that waits for ego in box 1 or 2 runs in a different frame with the other router. */
  @ParameterizedTest
  @ValueSource(strings = {"MONKEY2_DOS", "ATLANTIS_CD"})
  void aTrapBoxIsReachedInTheSameFrameAsWithTheClassicRouter(String edition) {
    List<Place> places = walkedPlaces(sessionWithDefaultRouter(edition, PERSPECTIVE));
    List<Place> unknown = walkedPlaces(sessionWithDefaultRouter(NO_RELEASE, PERSPECTIVE));

    assertThat(firstFrameInBox(places, 2)).isLessThan(firstFrameInBox(unknown, 2));
    assertThat(firstFrameInBox(places, 1)).isNotEqualTo(firstFrameInBox(unknown, 1));
    assertThat(places.get(0).x()).as("straight up first").isEqualTo(20);
    assertThat(unknown.get(0).x()).as("straight to the goal").isGreaterThan(20);
  }

  @ParameterizedTest
  @CsvSource({"MONKEY2_DOS, 100", "ATLANTIS_CD, 100", "OTHER, 300"})
  void aBoxLockedDuringTheWalkStopsBothWalkers(String edition, int expectedX) {
    GameSession session = sessionWithDefaultRouter(edition, CORRIDOR);
    put(session, EGO, 20, 100);
    put(session, SECOND_ACTOR, 10, 120);
    walk(session, EGO, 300, 110);
    walk(session, SECOND_ACTOR, 300, 120);
    tick(session, 3);

    session.world().floor().setFlags(2, LOCKED);
    session.world().floor().rebuildMatrix();
    tick(session, 200);

    assertThat(actor(session, EGO).x()).isEqualTo(expectedX);
    assertThat(actor(session, SECOND_ACTOR).x()).isEqualTo(expectedX);
  }

  /** Spec 09 §8.3: the scale of a standing actor is taken from its box each time it is drawn. */
  @ParameterizedTest
  @CsvSource({"MONKEY2_DOS, 255", "ATLANTIS_CD, 255", "OTHER, 77"})
  void theScaleOfTheBoxReplacesAScriptsScaleWhenAStandingActorIsDrawn(String edition, int scale) {
    GameSession session = sessionWithDefaultRouter(edition, PERSPECTIVE);
    put(session, EGO, 20, 130);
    tick(session, 2);

    actor(session, EGO).setScale(77, 77);
    actor(session, EGO).markForRedraw();
    tick(session, 2);

    assertThat(actor(session, EGO).scaleX()).isEqualTo(scale);
    assertThat(actor(session, EGO).scaleY()).isEqualTo(scale);
  }

  @ParameterizedTest
  @CsvSource({"MONKEY2_DOS, 900", "ATLANTIS_CD, 900", "OTHER, 319"})
  void anActorPlacedMoreThan255PixelsFromTheFloorStaysThere(String edition, int x) {
    GameSession session = sessionWithDefaultRouter(edition, CORRIDOR);

    put(session, EGO, 900, 110);
    tick(session, 2);
    assertThat(actor(session, EGO).x()).isEqualTo(x);

    put(session, EGO, 319 + 200, 110);
    tick(session, 2);
    assertThat(actor(session, EGO).x()).as("near it, both snap").isEqualTo(319);
  }
}
