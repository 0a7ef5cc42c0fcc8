package org.bowsprit.engine.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.router.classic.ClassicProvider;

/**
 * Replays the input of a captured run in this program, and compares the recorded lines with the
 * captured lines.
 */
final class Replay {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The text speed of the capturing interpreter, which applies while no room is loaded. */
  private static final int TEXT_SPEED = 3;

  /** The variable of the sound card, which is 3 or 0 depending on the sound driver. */
  private static final String SOUND_CARD_VARIABLE = "48";

  /** The JSON members that contain the changed variables and bits. */
  private static final List<String> VALUE_MEMBERS = List.of("vars", "bits");

  private static final int MAX_EXTRA_ITERATIONS = 1_000;
  private static final int OBJECT_HEADER_BYTES = 29;
  private static final int FIRST_LOCAL = 200;
  private static final int FIRST_OBJECT = 256;

  private final CapturedRun run;
  private final List<JsonNode> capturedInstructions;
  private final List<JsonNode> replayedLines = new ArrayList<>();
  private final List<JsonNode> executedInstructions = new ArrayList<>();

  private Replay(CapturedRun run) {
    this.run = run;
    this.capturedInstructions = run.lines().stream().filter(Replay::isInstruction).toList();
  }

  private static boolean isInstruction(JsonNode line) {
    return line.has("op");
  }

  /** Opens the game with this name from the folder of games that belongs to the captured runs. */
  static GameResources openGame(String name) {
    return new GameOpener().open(gamesFolder().resolve(name)).resources();
  }

  private static Path gamesFolder() {
    String games = System.getProperty("bowsprit.games");
    if (games != null) {
      return Path.of(games);
    }
    Path testGames = Path.of("target/test-classes/games");
    if (RunFile.isTestResource()) {
      return testGames;
    }
    Path siblingFolder = RunFile.referenceFolder().toAbsolutePath().resolveSibling("games");
    return Files.isDirectory(siblingFolder) ? siblingFolder : testGames;
  }

  static Replay of(CapturedRun run) {
    Replay replay = new Replay(run);
    replay.play();
    return replay;
  }

  /**
   * Returns the setup with which a captured run is replayed: its router, its text speed and its
   * random numbers.
   */
  static GameSetup setupOf(CapturedRun run) {
    Deque<Integer> randomNumbers = run.randomNumbers();
    return GameSetup.headless(openGame(run.file().game()), new ClassicProvider())
        .withFacts(GameFacts.MONKEY_2)
        .withBootParameter(run.bootParameter())
        .withTextSpeed(TEXT_SPEED)
        .withRandom(maximum -> randomNumbers.isEmpty() ? 0 : randomNumbers.remove());
  }

  private void play() {
    GameSetup setup = setupOf(run);
    GameResources resources = setup.resources();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(false, run.hasVariables(), run.hasInstructions(), false),
            resources.index().limits().variables(),
            resources.index().limits().bitVariables(),
            this::addReplayedLine);
    GameSession session = recorder.prepare(setup).start();
    JournalPlayer.ofInput(session, InputScript.parse(run.input()).events());
    int lastIteration = run.lastIteration();
    while ((session.ticks() <= lastIteration || lacksInstructions(session.ticks() - lastIteration))
        && session.fault().isEmpty()) {
      session.tick();
    }
    session.fault().ifPresent(fault -> System.err.println(run + ": " + fault.summary()));
  }

  /**
   * Returns whether the replay has executed fewer instructions than the captured run. Iterations
   * that change nothing may follow the last captured state, and their instructions are compared
   * too.
   */
  private boolean lacksInstructions(long extraIterations) {
    return extraIterations < MAX_EXTRA_ITERATIONS
        && capturedInstructions.size() > executedInstructions.size();
  }

  private void addReplayedLine(String text) {
    JsonNode line = parse(text);
    replayedLines.add(line);
    if (isInstruction(line)) {
      executedInstructions.add(line);
    }
  }

  private static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns how much of the captured run the replay reproduces. */
  ReplayCounts counts() {
    Map<Integer, JsonNode> replayedStates = new HashMap<>();
    statesWithoutSoundCard(replayedLines)
        .forEach(state -> replayedStates.put(state.get("t").asInt(), state));
    int sameStates = 0;
    int values = 0;
    int sameValues = 0;
    List<JsonNode> expected = statesWithoutSoundCard(run.lines());
    for (JsonNode state : expected) {
      JsonNode actualState =
          replayedStates.getOrDefault(state.get("t").asInt(), JSON.createObjectNode());
      sameStates += withoutValues(state).equals(withoutValues(actualState)) ? 1 : 0;
      for (String kind : VALUE_MEMBERS) {
        for (Map.Entry<String, JsonNode> value : state.path(kind).properties()) {
          values++;
          sameValues += value.getValue().equals(actualState.path(kind).get(value.getKey())) ? 1 : 0;
        }
      }
    }
    int instructions = capturedInstructions.size();
    int sameInstructions = firstDifferentInstruction().orElse(instructions);
    return new ReplayCounts(
        expected.size(), sameStates, values, sameValues, instructions, sameInstructions);
  }

  private static JsonNode withoutValues(JsonNode state) {
    ObjectNode remainder = state.deepCopy();
    remainder.remove(VALUE_MEMBERS);
    return remainder;
  }

  /**
   * Returns a description of the first pair of state lines that differ, or null if all are equal.
   */
  String firstDifference() {
    return difference(statesWithoutSoundCard(run.lines()), statesWithoutSoundCard(replayedLines));
  }

  /**
   * Returns the iteration of the first state that differs. The result is empty if no state differs.
   */
  OptionalInt firstDifferentIteration() {
    List<JsonNode> expected = statesWithoutSoundCard(run.lines());
    List<JsonNode> replayedStates = statesWithoutSoundCard(replayedLines);
    for (int i = 0; i < expected.size(); i++) {
      if (i >= replayedStates.size() || !expected.get(i).equals(replayedStates.get(i))) {
        return OptionalInt.of(expected.get(i).get("t").asInt());
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Returns a description of the first pair of instruction lines that differ, or null if all are
   * equal. Slot, script and opcode are always compared. Positions are also compared, except in two
   * cases in which the capturing interpreter counts from a different start: in the code of carried
   * objects it counts from the OBCD header, and in the scripts of a pseudo room and its objects it
   * counts from the ROOM header.
   */
  String firstInstructionDifference() {
    OptionalInt firstDifferent = firstDifferentInstruction();
    if (firstDifferent.isEmpty()) {
      return null;
    }
    int i = firstDifferent.getAsInt();
    return "instruction "
        + i
        + "\nwanted "
        + capturedInstructions.get(i)
        + "\nfound  "
        + (i < executedInstructions.size() ? executedInstructions.get(i) : null);
  }

  private OptionalInt firstDifferentInstruction() {
    for (int i = 0; i < capturedInstructions.size(); i++) {
      if (i >= executedInstructions.size()
          || !isSameInstruction(capturedInstructions.get(i), executedInstructions.get(i))) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isSameInstruction(JsonNode captured, JsonNode executed) {
    JsonNode a = captured.get("op");
    JsonNode b = executed.get("op");
    int script = a.get(1).asInt();
    int offsetDifference = a.get(2).asInt() - b.get(2).asInt();
    boolean samePosition =
        offsetDifference == 0
            || (script >= FIRST_OBJECT && offsetDifference == OBJECT_HEADER_BYTES)
            || (script >= FIRST_LOCAL && offsetDifference > OBJECT_HEADER_BYTES);
    return samePosition
        && a.get(0).equals(b.get(0))
        && script == b.get(1).asInt()
        && a.get(3).equals(b.get(3));
  }

  private static String difference(List<JsonNode> expected, List<JsonNode> replayedStates) {
    for (int i = 0; i < Math.max(expected.size(), replayedStates.size()); i++) {
      JsonNode a = i < expected.size() ? expected.get(i) : null;
      JsonNode b = i < replayedStates.size() ? replayedStates.get(i) : null;
      if (a == null || !a.equals(b)) {
        return "line " + i + "\nwanted " + a + "\nfound  " + b;
      }
    }
    return null;
  }

  private static List<JsonNode> statesWithoutSoundCard(List<JsonNode> lines) {
    List<JsonNode> states = new ArrayList<>();
    for (JsonNode line : lines) {
      if (!line.has("t")) {
        continue;
      }
      ObjectNode state = line.deepCopy();
      if (state.has("vars")) {
        ((ObjectNode) state.get("vars")).remove(SOUND_CARD_VARIABLE);
      }
      states.add(state);
    }
    return states;
  }

  List<JsonNode> replayedLines() {
    return replayedLines;
  }
}
