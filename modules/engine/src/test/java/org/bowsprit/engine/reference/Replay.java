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

/** Plays the input of a captured run and compares the results line by line. */
final class Replay {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The text speed of the capturing interpreter, which applies while no room is loaded. */
  private static final int TEXT_SPEED = 3;

  /** The variable of the sound card, which is 3 or 0 depending on the sound driver. */
  private static final String SOUND_CARD = "48";

  /** The members for changed variables and bits. */
  private static final List<String> VALUE_MEMBERS = List.of("vars", "bits");

  private static final int MAX_EXTRA_ITERATIONS = 1_000;
  private static final int OBJECT_HEADER_BYTES = 29;
  private static final int FIRST_LOCAL = 200;
  private static final int FIRST_OBJECT = 256;

  private final CapturedRun run;
  private final List<JsonNode> ours = new ArrayList<>();

  private Replay(CapturedRun run) {
    this.run = run;
  }

  /** Returns the game with this name from the folder of games that belongs to the captured runs. */
  static GameResources game(String name) {
    return new GameOpener().open(games().resolve(name)).resources();
  }

  private static Path games() {
    String games = System.getProperty("bowsprit.games");
    if (games != null) {
      return Path.of(games);
    }
    Path ours = Path.of("target/test-classes/games");
    if (RunFile.isTestResource()) {
      return ours;
    }
    Path siblingFolder = RunFile.reference().toAbsolutePath().resolveSibling("games");
    return Files.isDirectory(siblingFolder) ? siblingFolder : ours;
  }

  static Replay of(CapturedRun run) {
    Replay replay = new Replay(run);
    replay.play();
    return replay;
  }

  /** Returns the setup of a captured run: router, text speed and random numbers. */
  static GameSetup setup(CapturedRun run) {
    Deque<Integer> drawn = run.randomNumbers();
    return GameSetup.headless(game(run.file().game()), new ClassicProvider())
        .withFacts(GameFacts.MONKEY_2)
        .withBootParameter(run.bootParameter())
        .withTextSpeed(TEXT_SPEED)
        .withRandom(maximum -> drawn.isEmpty() ? 0 : drawn.remove());
  }

  private void play() {
    GameSetup setup = setup(run);
    GameResources resources = setup.resources();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(false, run.hasVariables(), run.hasInstructions(), false),
            resources.index().limits().variables(),
            resources.index().limits().bitVariables(),
            line -> ours.add(parse(line)));
    GameSession session = recorder.prepare(setup).start();
    JournalPlayer.ofInput(session, InputScript.parse(run.input()).events());
    int last = run.lastIteration();
    while ((session.ticks() <= last || lacksInstructions(session.ticks() - last))
        && session.fault().isEmpty()) {
      session.tick();
    }
    session.fault().ifPresent(fault -> System.err.println(run + ": " + fault.summary()));
  }

  /**
   * Returns whether instructions are missing after the last captured state. Iterations without a
   * change may follow this state, and their instructions are compared too.
   */
  private boolean lacksInstructions(long further) {
    return further < MAX_EXTRA_ITERATIONS && executed(run.lines()) > executed(ours);
  }

  private static long executed(List<JsonNode> lines) {
    return instructions(lines).size();
  }

  private static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns how much of the run equals the captured one. */
  Figures figures() {
    Map<Integer, JsonNode> found = new HashMap<>();
    states(ours).forEach(state -> found.put(state.get("t").asInt(), state));
    int sameStates = 0;
    int values = 0;
    int sameValues = 0;
    List<JsonNode> expected = states(run.lines());
    for (JsonNode state : expected) {
      JsonNode actualState = found.getOrDefault(state.get("t").asInt(), JSON.createObjectNode());
      sameStates += withoutValues(state).equals(withoutValues(actualState)) ? 1 : 0;
      for (String kind : VALUE_MEMBERS) {
        for (Map.Entry<String, JsonNode> value : state.path(kind).properties()) {
          values++;
          sameValues += value.getValue().equals(actualState.path(kind).get(value.getKey())) ? 1 : 0;
        }
      }
    }
    int instructions = (int) executed(run.lines());
    int same = firstDifferentInstruction().orElse(instructions);
    return new Figures(expected.size(), sameStates, values, sameValues, instructions, same);
  }

  private static JsonNode withoutValues(JsonNode state) {
    ObjectNode rest = state.deepCopy();
    rest.remove(VALUE_MEMBERS);
    return rest;
  }

  /** Returns the first pair of state lines that differ, or null. */
  String firstDifference() {
    return difference(states(run.lines()), states(ours));
  }

  /** Returns the iteration of the first state that differs; empty if none does. */
  OptionalInt firstDifferentIteration() {
    List<JsonNode> expected = states(run.lines());
    List<JsonNode> found = states(ours);
    for (int i = 0; i < expected.size(); i++) {
      if (i >= found.size() || !expected.get(i).equals(found.get(i))) {
        return OptionalInt.of(expected.get(i).get("t").asInt());
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Returns the first pair of instruction lines that differ, or null. Slot, script and opcode are
   * always compared. Positions are compared except in two cases, in which the capturing interpreter
   * counts from another place. It counts the positions in the code of carried objects from the OBCD
   * header, and in room and object scripts of a pseudo room from the ROOM header.
   */
  String firstInstructionDifference() {
    OptionalInt first = firstDifferentInstruction();
    if (first.isEmpty()) {
      return null;
    }
    int i = first.getAsInt();
    List<JsonNode> executed = instructions(ours);
    return "instruction "
        + i
        + "\nwanted "
        + instructions(run.lines()).get(i)
        + "\nfound  "
        + (i < executed.size() ? executed.get(i) : null);
  }

  private OptionalInt firstDifferentInstruction() {
    List<JsonNode> captured = instructions(run.lines());
    List<JsonNode> executed = instructions(ours);
    for (int i = 0; i < captured.size(); i++) {
      if (i >= executed.size() || !sameInstruction(captured.get(i), executed.get(i))) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private static List<JsonNode> instructions(List<JsonNode> lines) {
    return lines.stream().filter(line -> line.has("op")).toList();
  }

  private static boolean sameInstruction(JsonNode captured, JsonNode executed) {
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

  private static String difference(List<JsonNode> expected, List<JsonNode> found) {
    for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
      JsonNode a = i < expected.size() ? expected.get(i) : null;
      JsonNode b = i < found.size() ? found.get(i) : null;
      if (a == null || !a.equals(b)) {
        return "line " + i + "\nwanted " + a + "\nfound  " + b;
      }
    }
    return null;
  }

  private static List<JsonNode> states(List<JsonNode> lines) {
    List<JsonNode> states = new ArrayList<>();
    for (JsonNode line : lines) {
      if (!line.has("t")) {
        continue;
      }
      ObjectNode state = line.deepCopy();
      if (state.has("vars")) {
        ((ObjectNode) state.get("vars")).remove(SOUND_CARD);
      }
      states.add(state);
    }
    return states;
  }

  List<JsonNode> ours() {
    return ours;
  }
}
