package org.bowsprit.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.explorer.verify.CheckFinding;
import org.bowsprit.explorer.verify.GameCheck;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.ScriptFault;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

/**
 * Plays small games. Each has one defect that also occurs in shipped or copied game data (spec 13
 * §7). The room must be shown, and the script must continue to its end. The defect must be logged
 * once with its position, and {@code verify} and {@code --strict} must report it. At its end, the
 * boot script sets variable 199 to 1. In the games {@code late-*}, which load a resource late, it
 * sets variable 100 instead.
 */
class OdditiesTest {

  private static final String GAME_WITHOUT_ODDITY = "00plain.zip";
  private static final int ITERATIONS = 300;
  private static final int SCRIPT_ENDED_VARIABLE = 199;
  private static final int LATE_SCRIPT_ENDED_VARIABLE = 100;
  private static final int GAME_COUNT = 71;

  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger logger = (Logger) LoggerFactory.getLogger("org.bowsprit");

  @BeforeEach
  void startLogging() {
    log.start();
    logger.setLevel(Level.INFO);
    logger.addAppender(log);
  }

  @AfterEach
  void stopLogging() {
    logger.detachAppender(log);
    logger.setLevel(null);
  }

  static List<String> games() throws IOException {
    try (Stream<Path> files = Files.list(gameFolder())) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static Path gameFolder() {
    try {
      return Path.of(OdditiesTest.class.getResource("/oddities").toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void allOdditiesAreTested() throws IOException {
    assertThat(games()).hasSize(GAME_COUNT).contains(GAME_WITHOUT_ODDITY);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRoomIsShownAndTheScriptContinues(String name) {
    PlayedGame playedGame = playGame(name, FaultPolicy.PLAY);

    assertThat(playedGame.session().fault()).isEmpty();
    assertThat(playedGame.session().faults()).isEmpty();
    int endVariable = name.startsWith("late-") ? LATE_SCRIPT_ENDED_VARIABLE : SCRIPT_ENDED_VARIABLE;
    assertThat(playedGame.session().machine().variables().read(endVariable)).isEqualTo(1);
    assertThat(playedGame.rooms()).contains(1);
    assertThat(playedGame.colourCount()).isGreaterThan(4);
  }

  @ParameterizedTest
  @MethodSource("games")
  void eachOddityIsLoggedOnceWithItsPosition(String name) {
    Set<String> linesWithoutOddity = new HashSet<>(loggedLines(GAME_WITHOUT_ODDITY));
    List<String> lines = loggedLines(name);

    assertThat(lines).doesNotHaveDuplicates();
    List<String> additional =
        lines.stream().filter(line -> !linesWithoutOddity.contains(line)).toList();
    assertThat(additional.isEmpty()).isEqualTo(name.equals(GAME_WITHOUT_ODDITY));
    assertThat(additional)
        .allMatch(line -> line.matches("(MONKEY2\\.00[01]: .*at offset \\d+: |in room \\d+: ).*"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void verifyReportsTheOddity(String name) {
    List<String> linesWithoutOddity = verifyFindings(GAME_WITHOUT_ODDITY);

    assertThat(verifyFindings(name).stream().anyMatch(line -> !linesWithoutOddity.contains(line)))
        .isEqualTo(!name.equals(GAME_WITHOUT_ODDITY));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aStrictRunReportsTheOddity(String name) {
    List<String> linesWithoutOddity = strictLines(GAME_WITHOUT_ODDITY);

    assertThat(strictLines(name).stream().anyMatch(line -> !linesWithoutOddity.contains(line)))
        .isEqualTo(!name.equals(GAME_WITHOUT_ODDITY));
  }

  @Test
  void runAndVerifyReportTheOddityWithItsPosition() {
    String game = gameFolder().resolve("boxd-trailing.zip").toString();

    LauncherRun strict = LauncherRun.of("run", game, "--ticks", "100", "--strict");
    assertThat(strict.exitCode()).isZero();
    assertThat(strict.err())
        .containsOnlyOnce(
            "odd: MONKEY2.001: LECF/LFLF[1]/ROOM/BOXD at offset 42: expected a payload of 42 bytes,"
                + " found 43: the rest is ignored");
    assertThat(LauncherRun.of("verify", game).out())
        .contains("odd    room 1: MONKEY2.001: LECF/LFLF[1]/ROOM/BOXD at offset 42: expected");
  }

  /**
   * A game that was played, the rooms that it entered, and the number of colours in its last frame.
   */
  private record PlayedGame(
      Game game, GameSession session, List<Integer> rooms, long colourCount) {}

  private static PlayedGame playGame(String name, FaultPolicy policy) {
    Game game = new GameOpener().open(gameFolder().resolve(name));
    FramePainter painter = new FramePainter(new Random(1)::nextInt);
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider())
                .withPainter(painter)
                .withHost(new HeadlessHost())
                .withFaultPolicy(policy));
    List<Integer> rooms = new ArrayList<>();
    for (int tick = 0; tick < ITERATIONS && session.fault().isEmpty(); tick++) {
      session.tick();
      int room = session.world().room();
      if (rooms.isEmpty() || rooms.get(rooms.size() - 1) != room) {
        rooms.add(room);
      }
    }
    return new PlayedGame(game, session, rooms, colourCount(painter.frame()));
  }

  private static long colourCount(Frame frame) {
    return IntStream.range(0, frame.pixels().length)
        .map(index -> frame.pixels()[index])
        .distinct()
        .count();
  }

  private List<String> loggedLines(String name) {
    log.list.clear();
    playGame(name, FaultPolicy.PLAY);
    return log.list.stream()
        .map(ILoggingEvent::getFormattedMessage)
        .filter(line -> !line.startsWith("opened "))
        .toList();
  }

  private static List<String> verifyFindings(String name) {
    return new GameCheck(new GameOpener().open(gameFolder().resolve(name)).resources())
        .run().all().stream().map(CheckFinding::toString).toList();
  }

  private static List<String> strictLines(String name) {
    PlayedGame playedGame = playGame(name, FaultPolicy.STRICT);
    return Stream.of(
            playedGame.game().resources().tolerantResources().oddities().stream()
                .map(Oddity::message),
            playedGame.session().machine().toleratedErrors().stream(),
            playedGame.session().faults().stream().map(ScriptFault::summary))
        .flatMap(lines -> lines)
        .toList();
  }
}
