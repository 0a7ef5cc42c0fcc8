package org.bowsprit.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.rpc.RpcMethods;

/**
 * Serves games over JSON-RPC. Each game has a handle. A request without a handle refers to the game
 * with the handle {@code main}.
 */
public final class EnvironmentServer implements RpcMethods {

  /** The version of the messages. */
  public static final int PROTOCOL = 1;

  private static final String DEFAULT_HANDLE = "main";
  private static final String GAME_MEMBER = "game";
  private static final int MAX_GAMES = 64;
  private static final int MAX_SNAPSHOTS = 10_000;
  private static final int MAX_STEP_TICKS = 1_000_000;

  private static final List<String> METHODS =
      List.of(
          "initialize",
          "reset",
          "step",
          "actions",
          "observe",
          "snapshot",
          "restore",
          "fork",
          "drop",
          "save",
          "journal",
          "close");

  private final GameSource source;
  private final PlayableGame defaultGame;
  private final String version;
  private final Map<String, PlayableGame> opened = new LinkedHashMap<>();
  private final Map<String, Environment> games = new LinkedHashMap<>();
  private final Map<String, EnvironmentState> snapshots = new LinkedHashMap<>();
  private int lastHandle;
  private int lastSnapshot;

  /**
   * Creates a server.
   *
   * @param source opens other games
   * @param defaultGame the game that a reset without a name starts
   * @param version the version of Bowsprit
   */
  public EnvironmentServer(GameSource source, PlayableGame defaultGame, String version) {
    this.source = source;
    this.defaultGame = defaultGame;
    this.version = version;
  }

  private PlayableGame open(String name) throws IOException {
    PlayableGame game = opened.get(name);
    if (game == null) {
      game = source.open(name);
      opened.put(name, game);
    }
    return game;
  }

  @Override
  public Object call(String method, Params params) throws IOException {
    return switch (method) {
      case "initialize" -> initialize();
      case "reset" -> reset(params);
      case "step" -> step(params);
      case "actions" -> actions(params);
      case "observe" -> observe(params);
      case "snapshot" -> new Snapshot(snapshot(game(params)));
      case "restore" -> restore(params);
      case "fork" -> fork(params);
      case "drop" -> drop(params);
      case "save" -> save(params);
      case "journal" -> journal(params);
      case "close" -> close(params);
      default ->
          throw new RpcException(
              RpcException.NO_METHOD,
              "there is no " + method + "; there are " + String.join(", ", METHODS));
    };
  }

  private Initialized initialize() {
    return new Initialized(
        "bowsprit",
        version,
        PROTOCOL,
        defaultGame.title(),
        defaultGame.goals().milestones().stream().map(Goals.Milestone::name).toList(),
        METHODS);
  }

  private StepResult reset(Params params) throws IOException {
    String handle = params.get(GAME_MEMBER).optional().map(Params::text).orElse(DEFAULT_HANDLE);
    if (!games.containsKey(handle)) {
      requireFreeHandle();
    }
    Optional<String> name = params.get("open").optional().map(Params::text);
    Environment.Options options =
        new Environment.Options(
            params
                .get("maxSteps")
                .optional()
                .map(value -> value.number(1, Integer.MAX_VALUE))
                .orElse(0),
            params.get("hashes").isMissing() || params.get("hashes").isTrue());
    long seed = params.get("seed").optional().map(Params::longNumber).orElse(0L);
    Optional<String> router = params.get("router").optional().map(Params::text);
    Optional<Path> load = params.get("load").optional().map(Params::text).map(Path::of);
    PlayableGame game;
    Environment environment;
    try {
      game = name.isPresent() ? open(name.get()) : defaultGame;
      Optional<SavedGame> saved =
          load.isPresent() ? Optional.of(game.load(load.get())) : Optional.empty();
      environment = Environment.reset(game, options, seed, router, saved);
    } catch (RpcException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new RpcException(RpcException.FAILED, String.valueOf(e.getMessage()));
    }
    games.put(handle, environment);
    return environment.result();
  }

  private void requireFreeHandle() {
    if (games.size() >= MAX_GAMES) {
      throw new RpcException(
          RpcException.FAILED, "there are " + MAX_GAMES + " games; close one of them first");
    }
  }

  private Environment game(Params params) {
    String handle = params.get(GAME_MEMBER).optional().map(Params::text).orElse(DEFAULT_HANDLE);
    Environment game = games.get(handle);
    if (game == null) {
      throw params
          .get(GAME_MEMBER)
          .expected("a game that was reset (" + String.join(", ", games.keySet()) + ")");
    }
    return game;
  }

  private StepResult step(Params params) {
    Environment game = game(params);
    AgentAction action = game.readAction(params.get("action"));
    int maxTicks =
        params
            .get("maxTicks")
            .optional()
            .map(ticks -> ticks.number(1, MAX_STEP_TICKS))
            .orElse(Environment.DEFAULT_MAX_TICKS);
    return game.step(action, maxTicks);
  }

  /**
   * A possible action.
   *
   * @param action the action, for {@code step}
   * @param words the action in words
   */
  record PossibleAction(Map<String, Integer> action, String words) {}

  // The results of the methods, as docs/environment.md describes them.

  record Initialized(
      String server,
      String version,
      int protocol,
      String title,
      List<String> milestones,
      List<String> methods) {}

  record PossibleActions(List<PossibleAction> actions) {}

  record Snapshot(String id) {}

  record Forked(String game) {}

  record Dropped(int snapshots) {}

  record WrittenFile(String file, int bytes) {}

  record Closed(List<String> games) {}

  private PossibleActions actions(Params params) {
    Environment game = game(params);
    List<Action> actions =
        params.get("effective").isTrue() ? game.effectiveActions() : game.actions();
    Observation observation = game.observe();
    return new PossibleActions(
        actions.stream()
            .map(each -> new PossibleAction(members(each, observation), game.describe(each)))
            .toList());
  }

  private static Map<String, Integer> members(Action action, Observation observation) {
    Map<String, Integer> members = new LinkedHashMap<>();
    if (action.first() == 0) {
      List<Observation.Word> lines = observation.lines();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).verb() == action.verb()) {
          members.put("line", i);
        }
      }
      return members;
    }
    if (action.verb() != 0) {
      members.put("verb", action.verb());
    }
    members.put("object", action.first());
    if (action.second() != 0) {
      members.put("object2", action.second());
    }
    return members;
  }

  private Observation observe(Params params) throws IOException {
    Environment game = game(params);
    Params picture = params.get("picture");
    boolean isPictureWanted = !picture.isMissing() && !(picture.isFlag() && !picture.isTrue());
    return isPictureWanted ? game.observe(PictureForm.read(picture)) : game.observe();
  }

  private String snapshot(Environment game) {
    if (snapshots.size() >= MAX_SNAPSHOTS) {
      throw new RpcException(
          RpcException.FAILED,
          "there are " + MAX_SNAPSHOTS + " snapshots; drop some of them first");
    }
    String id = "s" + ++lastSnapshot;
    snapshots.put(id, game.snapshot());
    return id;
  }

  private EnvironmentState state(Params id) {
    EnvironmentState state = snapshots.get(id.text());
    if (state == null) {
      throw id.expected("the id of a snapshot");
    }
    return state;
  }

  private StepResult restore(Params params) {
    Environment game = game(params);
    EnvironmentState state = state(params.get("id"));
    if (state.content().game() != game.game()) {
      throw params.get("id").expected("a snapshot of this game");
    }
    game.restore(state);
    return game.result();
  }

  private Forked fork(Params params) {
    requireFreeHandle();
    Environment from = game(params);
    EnvironmentState state =
        params.get("id").isMissing() ? from.snapshot() : state(params.get("id"));
    String handle = "g" + ++lastHandle;
    games.put(handle, Environment.fork(state, from.options()));
    return new Forked(handle);
  }

  private Dropped drop(Params params) {
    state(params.get("id"));
    snapshots.remove(params.get("id").text());
    return new Dropped(snapshots.size());
  }

  private WrittenFile save(Params params) {
    byte[] bytes = new SaveFormat().write(game(params).toSavedGame());
    return writeFile(params, bytes);
  }

  private WrittenFile journal(Params params) {
    List<String> lines = new ArrayList<>();
    JournalWriter.write(game(params).journal(), lines::add);
    String text = String.join("\n", lines) + "\n";
    return writeFile(params, text.getBytes(StandardCharsets.UTF_8));
  }

  private static WrittenFile writeFile(Params params, byte[] bytes) {
    String file = params.get("file").text();
    try {
      new OutputFile(Path.of(file)).replace(bytes);
    } catch (RuntimeException e) {
      throw new RpcException(RpcException.FAILED, String.valueOf(e.getMessage()));
    }
    return new WrittenFile(file, bytes.length);
  }

  private Closed close(Params params) {
    game(params);
    games.remove(params.get(GAME_MEMBER).optional().map(Params::text).orElse(DEFAULT_HANDLE));
    return new Closed(List.copyOf(games.keySet()));
  }
}
