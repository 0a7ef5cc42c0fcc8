package org.bowsprit.engine.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * A captured run of a game: the states and instructions that the capturing interpreter recorded,
 * and the input of the player.
 *
 * @param file the file of the run
 * @param lines the captured lines, in order
 * @param input the player's input, in the format of an input file
 */
record CapturedRun(RunFile file, List<JsonNode> lines, List<String> input) {

  static final ObjectMapper JSON = new ObjectMapper();

  private static final int TOUR_PARAMETER = 100;
  private static final int IDLE_ROOM_PARAMETER = 302;

  /** The variable that shows whether a run was booted with a parameter. */
  private static final String DEBUG_MODE_VARIABLE = "39";

  static List<JsonNode> lines(Path file) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file))),
                StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(JSON.readTree(line));
      }
    }
    return lines;
  }

  /**
   * Returns the boot parameter, which is local variable 0 of the boot script. It is read from
   * {@code runs.json}. If that file does not contain the run, the parameter follows from the name
   * of the run, as the README of the captured runs describes. For sessions, it also depends on the
   * variables: if they show that the session was booted with a parameter, it began in the idle
   * room.
   */
  int bootParameter() {
    return file.listedBootParameter().orElseGet(this::defaultBootParameter);
  }

  private int defaultBootParameter() {
    if (file.name().startsWith("session")) {
      return wasBootedWithParameter() ? IDLE_ROOM_PARAMETER : 0;
    }
    return file.name().startsWith("all") ? 0 : TOUR_PARAMETER;
  }

  private boolean wasBootedWithParameter() {
    return lines.stream()
        .filter(line -> line.has("t"))
        .limit(1)
        .anyMatch(line -> line.path("vars").path(DEBUG_MODE_VARIABLE).asInt() != 0);
  }

  boolean hasVariables() {
    return lines.stream().anyMatch(line -> line.has("vars"));
  }

  boolean hasInstructions() {
    return lines.stream().anyMatch(line -> line.has("op"));
  }

  /** Returns the random numbers that scripts received, in order. */
  Deque<Integer> randomNumbers() {
    Deque<Integer> numbers = new ArrayDeque<>();
    for (JsonNode line : lines) {
      if (line.has("random")) {
        numbers.add(line.get("random").get(2).asInt());
      }
    }
    return numbers;
  }

  /** Returns the number of the last iteration with a state line, or 0 if there is none. */
  int lastIteration() {
    int lastIteration = 0;
    for (JsonNode line : lines) {
      if (line.has("t")) {
        lastIteration = line.get("t").asInt();
      }
    }
    return lastIteration;
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
