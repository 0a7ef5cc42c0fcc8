package org.bowsprit.environment.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.bowsprit.environment.Environment;
import org.bowsprit.environment.EnvironmentState;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.environment.observation.StepEnd;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.render.Frame;
import org.bowsprit.rpc.Params;

/** A game that an assistant plays. Stores the observations so far as text. */
final class AssistantGame {

  private static final int MAX_TRANSCRIPT_LINES = 5_000;

  private final Environment game;
  private final Map<String, EnvironmentState> storedStates = new LinkedHashMap<>();
  private final List<String> transcript = new ArrayList<>();
  private final Map<String, Map<String, String>> exitsByRoom = new LinkedHashMap<>();
  private StepResult lastResult;

  AssistantGame(Environment game) {
    this.game = game;
    lastResult = game.result();
    recordSpokenLines();
    exitsByRoom.put(roomLabel(lastResult.observation()), new LinkedHashMap<>());
  }

  /** Returns the description of the current state. */
  String describe() {
    return ObservationText.of(lastResult.observation());
  }

  /** Returns the lines to choose from, and the last spoken lines. */
  String lines() {
    return ObservationText.spoken(lastResult.observation())
        + ObservationText.lines(lastResult.observation());
  }

  /** Performs an action and returns its result. */
  String perform(Params members) {
    String actionText = members.toString();
    AgentAction action = game.readAction(members);
    String from = roomLabel(lastResult.observation());
    lastResult = game.step(action, Environment.DEFAULT_MAX_TICKS);
    transcript.add("> " + actionText);
    recordSpokenLines();
    String to = roomLabel(lastResult.observation());
    if (!to.equals(from)) {
      exitsByRoom.computeIfAbsent(from, none -> new LinkedHashMap<>()).putIfAbsent(to, actionText);
      exitsByRoom.computeIfAbsent(to, none -> new LinkedHashMap<>());
    }
    return endText(lastResult) + ObservationText.spoken(lastResult.observation()) + describe();
  }

  private static String endText(StepResult result) {
    String milestones =
        result.info().milestones().isEmpty()
            ? ""
            : "Reached so far: " + String.join(", ", result.info().milestones()) + ".\n";
    String end =
        switch (result.info().ended()) {
          case FREE -> "";
          case WON -> "The game is won.\n";
          case LIMIT -> "This takes long; wait, or skip.\n";
          case WAITING -> "The game waits for a key.\n";
          case IMPOSSIBLE -> "That cannot be clicked now.\n";
          case ENDED -> "The game has ended itself.\n";
          case HALTED -> "A script error has halted the game.\n";
        };
    return end + (result.reward() > 0 || result.info().ended() != StepEnd.FREE ? milestones : "");
  }

  /** Stores the current state under a name. */
  String save(String name) {
    storedStates.put(name, game.snapshot());
    return "Kept as '" + name + "'.\n";
  }

  /** Returns to a stored state. */
  String restore(Params name) {
    EnvironmentState state = storedStates.get(name.text());
    if (state == null) {
      throw name.expected("the name of a kept state " + new TreeSet<>(storedStates.keySet()));
    }
    game.restore(state);
    lastResult = game.result();
    transcript.add("> back to '" + name.text() + "'");
    return describe();
  }

  /** Returns the screen as a PNG. */
  byte[] picture() {
    Frame frame = game.frame();
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      IndexedPng.write(
          png, Frame.WIDTH, Frame.HEIGHT, frame.pixels(), frame.palette(), IndexedPng.OPAQUE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return png.toByteArray();
  }

  /** Returns all actions and spoken lines, one per line. */
  String transcript() {
    return String.join("\n", transcript);
  }

  /**
   * Returns the visited rooms. For each room, the text lists the rooms that were entered from it
   * and the actions that led there.
   */
  String map() {
    StringBuilder map = new StringBuilder();
    exitsByRoom.forEach(
        (from, actionsByRoom) -> {
          map.append(from).append('\n');
          actionsByRoom.forEach(
              (to, action) ->
                  map.append("  to ").append(to).append(" by ").append(action).append('\n'));
        });
    return map.toString();
  }

  private void recordSpokenLines() {
    ObservationText.spoken(lastResult.observation()).lines().forEach(transcript::add);
    while (transcript.size() > MAX_TRANSCRIPT_LINES) {
      transcript.remove(0);
    }
  }

  private static String roomLabel(Observation observation) {
    return observation.roomName().isEmpty() ? "room " + observation.room() : observation.roomName();
  }
}
