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
 * Plays small games that each have one defect of shipped or copied data (spec 13 §7). The room must
 * be shown, and the script must continue to its end. The defect must be logged once with its place,
 * and {@code verify} and {@code --strict} must report it. The boot script sets variable 199 to 1 at
 * its end, or to 100 if a resource is loaded late.
 */
class OdditiesTest {

  private static final String PLAIN = "00plain.zip";
  private static final int TICKS = 300;
  private static final int THROUGH = 199;
  private static final int THROUGH_WHAT_IS_LATE = 100;
  private static final int GAMES = 71;

  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger logger = (Logger) LoggerFactory.getLogger("org.bowsprit");

  @BeforeEach
  void listen() {
    log.start();
    logger.setLevel(Level.INFO);
    logger.addAppender(log);
  }

  @AfterEach
  void stopListening() {
    logger.detachAppender(log);
    logger.setLevel(null);
  }

  static List<String> games() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static Path folder() {
    try {
      return Path.of(OdditiesTest.class.getResource("/oddities").toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void allOdditiesAreTested() throws IOException {
    assertThat(games()).hasSize(GAMES).contains(PLAIN);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRoomIsShownAndTheScriptContinues(String name) {
    Played played = play(name, FaultPolicy.PLAY);

    assertThat(played.session().fault()).isEmpty();
    assertThat(played.session().faults()).isEmpty();
    int through = name.startsWith("late-") ? THROUGH_WHAT_IS_LATE : THROUGH;
    assertThat(played.session().machine().variables().read(through)).isEqualTo(1);
    assertThat(played.rooms()).contains(1);
    assertThat(played.colours()).isGreaterThan(4);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theOddityIsLoggedOnceWithItsPlace(String name) {
    Set<String> usual = new HashSet<>(logged(PLAIN));
    List<String> lines = logged(name);

    assertThat(lines).doesNotHaveDuplicates();
    List<String> unusual = lines.stream().filter(line -> !usual.contains(line)).toList();
    assertThat(unusual.isEmpty()).isEqualTo(name.equals(PLAIN));
    assertThat(unusual)
        .allMatch(line -> line.matches("(MONKEY2\\.00[01]: .*at offset \\d+: |in room \\d+: ).*"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void verifyReportsTheOddity(String name) {
    List<String> usual = found(PLAIN);

    assertThat(found(name).stream().anyMatch(line -> !usual.contains(line)))
        .isEqualTo(!name.equals(PLAIN));
  }

  @ParameterizedTest
  @MethodSource("games")
  void strictRunsReportTheOddity(String name) {
    List<String> usual = strict(PLAIN);

    assertThat(strict(name).stream().anyMatch(line -> !usual.contains(line)))
        .isEqualTo(!name.equals(PLAIN));
  }

  @Test
  void runAndVerifyReportTheOddityWithItsPlace() {
    String game = folder().resolve("boxd-trailing.zip").toString();

    LauncherRun strict = LauncherRun.of("run", game, "--ticks", "100", "--strict");
    assertThat(strict.exitCode()).isZero();
    assertThat(strict.err())
        .containsOnlyOnce(
            "odd: MONKEY2.001: LECF/LFLF[1]/ROOM/BOXD at offset 42: expected a payload of 42 bytes,"
                + " found 43: the rest is ignored");
    assertThat(LauncherRun.of("verify", game).out())
        .contains("odd    room 1: MONKEY2.001: LECF/LFLF[1]/ROOM/BOXD at offset 42: expected");
  }

  /** The result of a played game, and the rooms that it entered. */
  private record Played(Game game, GameSession session, List<Integer> rooms, long colours) {}

  private static Played play(String name, FaultPolicy policy) {
    Game game = new GameOpener().open(folder().resolve(name));
    FramePainter painter = new FramePainter(new Random(1)::nextInt);
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider())
                .withPainter(painter)
                .withHost(new HeadlessHost())
                .withFaults(policy));
    List<Integer> rooms = new ArrayList<>();
    for (int tick = 0; tick < TICKS && session.fault().isEmpty(); tick++) {
      session.tick();
      int room = session.world().room();
      if (rooms.isEmpty() || rooms.get(rooms.size() - 1) != room) {
        rooms.add(room);
      }
    }
    return new Played(game, session, rooms, colours(painter.frame()));
  }

  private static long colours(Frame frame) {
    return IntStream.range(0, frame.pixels().length)
        .map(at -> frame.pixels()[at])
        .distinct()
        .count();
  }

  private List<String> logged(String name) {
    log.list.clear();
    play(name, FaultPolicy.PLAY);
    return log.list.stream()
        .map(ILoggingEvent::getFormattedMessage)
        .filter(line -> !line.startsWith("opened "))
        .toList();
  }

  private static List<String> found(String name) {
    return new GameCheck(new GameOpener().open(folder().resolve(name)).resources())
        .run().all().stream().map(CheckFinding::toString).toList();
  }

  private static List<String> strict(String name) {
    Played played = play(name, FaultPolicy.STRICT);
    return Stream.of(
            played.game().resources().played().oddities().stream().map(Oddity::line),
            played.session().machine().forgiven().stream(),
            played.session().faults().stream().map(ScriptFault::summary))
        .flatMap(lines -> lines)
        .toList();
  }
}
