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
 * Serves games over JSON-RPC. Each game has a handle; a request without one means the first game.
 */
public final class EnvironmentServer implements RpcMethods {

  /** The version of the messages. */
  public static final int PROTOCOL = 1;

  private static final String FIRST = "main";
  private static final String GAME = "game";
  private static final int MOST_GAMES = 64;
  private static final int MOST_SNAPSHOTS = 10_000;
  private static final int LONGEST_STEP = 1_000_000;

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
  private final PlayableGame usual;
  private final String version;
  private final Map<String, PlayableGame> opened = new LinkedHashMap<>();
  private final Map<String, Environment> games = new LinkedHashMap<>();
  private final Map<String, EnvironmentState> snapshots = new LinkedHashMap<>();
  private int handles;
  private int ids;

  /**
   * Creates a server.
   *
   * @param source opens other games
   * @param usual the game that a reset without a name starts
   * @param version the version of Bowsprit
   */
  public EnvironmentServer(GameSource source, PlayableGame usual, String version) {
    this.source = source;
    this.usual = usual;
    this.version = version;
  }

  private PlayableGame open(String name) throws IOException {
    PlayableGame known = opened.get(name);
    if (known == null) {
      known = source.open(name);
      opened.put(name, known);
    }
    return known;
  }

  @Override
  public Object call(String method, Params params) throws IOException {
    return switch (method) {
      case "initialize" -> initialized();
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

  private Initialized initialized() {
    return new Initialized(
        "bowsprit",
        version,
        PROTOCOL,
        usual.title(),
        usual.goals().milestones().stream().map(Goals.Milestone::name).toList(),
        METHODS);
  }

  private StepResult reset(Params params) throws IOException {
    String handle = params.get(GAME).ifPresent().map(Params::text).orElse(FIRST);
    if (!games.containsKey(handle)) {
      requireRoom();
    }
    Optional<String> name = params.get("open").ifPresent().map(Params::text);
    Environment.Options options =
        new Environment.Options(
            params
                .get("maxSteps")
                .ifPresent()
                .map(most -> most.number(1, Integer.MAX_VALUE))
                .orElse(0),
            params.get("hashes").isMissing() || params.get("hashes").isTrue());
    long seed = params.get("seed").ifPresent().map(Params::longNumber).orElse(0L);
    Optional<String> router = params.get("router").ifPresent().map(Params::text);
    Optional<Path> load = params.get("load").ifPresent().map(Params::text).map(Path::of);
    PlayableGame game;
    Environment environment;
    try {
      game = name.isPresent() ? open(name.get()) : usual;
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

  private void requireRoom() {
    if (games.size() >= MOST_GAMES) {
      throw new RpcException(
          RpcException.FAILED, "there are " + MOST_GAMES + " games; close one of them first");
    }
  }

  private Environment game(Params params) {
    String handle = params.get(GAME).ifPresent().map(Params::text).orElse(FIRST);
    Environment game = games.get(handle);
    if (game == null) {
      throw params
          .get(GAME)
          .expected("a game that was reset (" + String.join(", ", games.keySet()) + ")");
    }
    return game;
  }

  private StepResult step(Params params) {
    Environment game = game(params);
    AgentAction action = game.read(params.get("action"));
    int most =
        params
            .get("maxTicks")
            .ifPresent()
            .map(ticks -> ticks.number(1, LONGEST_STEP))
            .orElse(Environment.USUAL_TICKS);
    return game.step(action, most);
  }

  /**
   * A possible action.
   *
   * @param action the action, for {@code step}
   * @param words the action in words
   */
  record Offer(Map<String, Integer> action, String words) {}

  // The results of the methods, as docs/environment.md describes them.

  record Initialized(
      String server,
      String version,
      int protocol,
      String title,
      List<String> milestones,
      List<String> methods) {}

  record Offers(List<Offer> actions) {}

  record Snapshot(String id) {}

  record Forked(String game) {}

  record Dropped(int snapshots) {}

  record Written(String file, int bytes) {}

  record Closed(List<String> games) {}

  private Offers actions(Params params) {
    Environment game = game(params);
    List<Action> actions =
        params.get("effective").isTrue() ? game.effectiveActions() : game.actions();
    Observation seen = game.observe();
    return new Offers(
        actions.stream().map(each -> new Offer(members(each, seen), game.words(each))).toList());
  }

  private static Map<String, Integer> members(Action action, Observation seen) {
    Map<String, Integer> members = new LinkedHashMap<>();
    if (action.first() == 0) {
      List<Observation.Word> lines = seen.lines();
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
    boolean isWanted = !picture.isMissing() && !(picture.isFlag() && !picture.isTrue());
    return isWanted ? game.observe(PictureForm.read(picture)) : game.observe();
  }

  private String snapshot(Environment game) {
    if (snapshots.size() >= MOST_SNAPSHOTS) {
      throw new RpcException(
          RpcException.FAILED,
          "there are " + MOST_SNAPSHOTS + " snapshots; drop some of them first");
    }
    String id = "s" + ++ids;
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
    requireRoom();
    Environment from = game(params);
    EnvironmentState state =
        params.get("id").isMissing() ? from.snapshot() : state(params.get("id"));
    String handle = "g" + ++handles;
    games.put(handle, Environment.fork(state, from.options()));
    return new Forked(handle);
  }

  private Dropped drop(Params params) {
    state(params.get("id"));
    snapshots.remove(params.get("id").text());
    return new Dropped(snapshots.size());
  }

  private Written save(Params params) {
    byte[] bytes = new SaveFormat().write(game(params).saved());
    return written(params, bytes);
  }

  private Written journal(Params params) {
    List<String> lines = new ArrayList<>();
    JournalWriter.write(game(params).journal(), lines::add);
    String text = String.join("\n", lines) + "\n";
    return written(params, text.getBytes(StandardCharsets.UTF_8));
  }

  private static Written written(Params params, byte[] bytes) {
    String file = params.get("file").text();
    try {
      new OutputFile(Path.of(file)).replace(bytes);
    } catch (RuntimeException e) {
      throw new RpcException(RpcException.FAILED, String.valueOf(e.getMessage()));
    }
    return new Written(file, bytes.length);
  }

  private Closed close(Params params) {
    game(params);
    games.remove(params.get(GAME).ifPresent().map(Params::text).orElse(FIRST));
    return new Closed(List.copyOf(games.keySet()));
  }
}
