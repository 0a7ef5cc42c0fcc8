package org.bowsprit.engine.journal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * Reads two hundred journals of the lab games from {@code journals.zip}. The journals contain
 * random clicks, keys and returns to earlier states. No test writes these files; {@link #main}
 * records the journals again. Run it only after an intended change to the behaviour of games or to
 * the format of states.
 */
final class RecordedJournals {

  private static final String JOURNALS_FILE = "journals.zip";
  private static final int JOURNAL_COUNT = 200;
  private static final int MAX_EXTRA_TICKS = 400;

  private static final List<Journal.Origin> ORIGINS =
      List.of(
          origin("walklab", 100),
          origin("walklab", 3),
          origin("artlab", 0),
          origin("oplab", 302),
          origin("soundlab", 0));

  private final Path games;
  private final Map<String, GameResources> resources = new TreeMap<>();

  /**
   * Opens the games.
   *
   * @param games the folder of the lab games
   */
  RecordedJournals(Path games) {
    this.games = games;
  }

  private static Journal.Origin origin(String game, int bootParameter) {
    return Journal.Origin.of(game, "0.1.0", "box-graph", 0, bootParameter, -1);
  }

  /** Returns the lines of each journal. The keys are the names of the journals. */
  static Map<String, List<String>> readAll() throws IOException {
    Map<String, List<String>> journals = new TreeMap<>();
    try (InputStream file = RecordedJournals.class.getResourceAsStream(JOURNALS_FILE);
        ZipInputStream zip = new ZipInputStream(file)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        BufferedReader text =
            new BufferedReader(new InputStreamReader(zip, StandardCharsets.UTF_8));
        journals.put(entry.getName(), text.lines().toList());
      }
    }
    return journals;
  }

  /** Prepares a session with the game, the random numbers and the boot parameter of a journal. */
  GameSession prepare(Journal.Origin origin) {
    GameResources game =
        resources.computeIfAbsent(
            origin.game(), name -> new GameOpener().open(games.resolve(name)).resources());
    return GameSession.prepare(
        GameSetup.headless(game, new BoxGraphProvider())
            .withFacts(GameFacts.MONKEY_2)
            .withBootParameter(origin.bootParameter())
            .withRandom(new SeededRandom(origin.seed())));
  }

  private List<String> recordJournal(int number) {
    Journal.Origin originOfGame = ORIGINS.get(number % ORIGINS.size());
    Journal.Origin origin =
        Journal.Origin.of(
            originOfGame.game(),
            originOfGame.engine(),
            originOfGame.router(),
            number,
            originOfGame.bootParameter(),
            -1);
    List<String> lines = new ArrayList<>();
    GameSession session = prepare(origin).start();
    JournalRecorder.record(
        session, new JournalWriter(origin, "fuzz", Optional.empty(), lines::add));
    Random random = new Random(number);
    GameState savedState = session.snapshot();
    int ticks = 100 + random.nextInt(MAX_EXTRA_TICKS);
    for (int i = 0; i < ticks && session.fault().isEmpty(); i++) {
      switch (random.nextInt(60)) {
        case 0, 1, 2, 3 ->
            session.input(
                new Input.Click(random.nextInt(320), random.nextInt(200), Input.Button.LEFT));
        case 4 ->
            session.input(
                new Input.Click(random.nextInt(320), random.nextInt(200), Input.Button.RIGHT));
        case 5 -> session.input(new Input.Key(KeyCodes.ESCAPE, false, false, false));
        case 6 -> session.input(new Input.Key(KeyCodes.FULL_STOP, false, false, false));
        case 7 -> session.input(new Input.Move(random.nextInt(320), random.nextInt(200)));
        case 8 -> savedState = random.nextInt(3) == 0 ? session.snapshot() : savedState;
        case 9 -> {
          if (random.nextInt(4) == 0) {
            session.restore(savedState);
          }
        }
        default -> {}
      }
      session.tick();
    }
    session.end();
    return lines;
  }

  /**
   * Records all journals again.
   *
   * @param arguments the folder of the lab games, and the file to write
   */
  public static void main(String... arguments) throws IOException {
    RecordedJournals journals = new RecordedJournals(Path.of(arguments[0]));
    try (OutputStream file = Files.newOutputStream(Path.of(arguments[1]));
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (int i = 0; i < JOURNAL_COUNT; i++) {
        ZipEntry entry = new ZipEntry(String.format(Locale.ROOT, "%03d.journal", i));
        entry.setTime(0);
        zip.putNextEntry(entry);
        String text = String.join("\n", journals.recordJournal(i)) + "\n";
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
  }
}
