package org.bowsprit.environment;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.environment.action.ActionReader;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.environment.goal.Progress;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.environment.observation.StepEnd;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.playtest.EffectiveActions;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ActionPerformer;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.rpc.Params;

/**
 * A game that is played by a program instead of a person. It is deterministic: the same game, seed,
 * router and actions lead to the same observations. Not thread-safe.
 */
public final class Environment {

  /** The default maximum number of iterations of a step. */
  public static final int DEFAULT_MAX_TICKS = 5_000;

  private final PlayableGame game;
  private final Options options;
  private final Journal.Origin origin;
  private Optional<SavedGame> startingSave = Optional.empty();
  private final AgentHost host = new AgentHost();
  private final SpokenLineRecorder lineRecorder = new SpokenLineRecorder();
  private final PaintedSession paintedSession;
  private final GameSession session;
  private final ClickTargets targets;
  private final Observer observer;
  private Progress progress;
  private EnvironmentState.Inputs input = EnvironmentState.Inputs.NONE;
  private List<Observation.SpokenLine> spokenLines = List.of();
  private EffectiveActions effectiveActions;
  private int steps;

  /**
   * The options of an environment.
   *
   * @param maxSteps the number of steps after which a run is truncated; 0 for no limit
   * @param hasHashes whether observations contain hashes
   */
  public record Options(int maxSteps, boolean hasHashes) {}

  private Environment(PlayableGame game, Options options, Journal.Origin origin) {
    this.game = game;
    this.options = options;
    this.origin = origin;
    progress = new Progress(game.goals());
    paintedSession = new PaintedSession(game, origin);
    session = game.prepare(origin, new PlayableGame.Parts(host, Optional.empty(), lineRecorder));
    lineRecorder.setSession(session);
    targets = new ClickTargets(session);
    Function<SessionListener, GameSession> separateSessions = this::separateSession;
    observer = new Observer(game.symbols(), session, targets, new WordClassifier(separateSessions));
  }

  private GameSession separateSession(SessionListener listener) {
    return game.prepare(
        origin, new PlayableGame.Parts(new AgentHost(), Optional.empty(), listener));
  }

  /**
   * Starts a game and plays until the player has control.
   *
   * @param seed the seed of the random numbers
   * @param router the id of the router that plans walks; empty for the default
   * @param savedGame the saved game to start from; empty to start at the beginning of the game
   */
  public static Environment reset(
      PlayableGame game,
      Options options,
      long seed,
      Optional<String> router,
      Optional<SavedGame> savedGame) {
    Environment environment = new Environment(game, options, game.origin(seed, router));
    environment.session.start();
    savedGame.ifPresent(environment::load);
    Turn turn = new Turn(environment.session, environment::checkEnd, DEFAULT_MAX_TICKS);
    turn.settle();
    environment.recordTurn(turn);
    environment.progress.takeReward();
    return environment;
  }

  /** Continues a saved game. The journal starts with the state of the saved game. */
  private void load(SavedGame saved) {
    session.load(saved.state());
    paintedSession.load(saved.state());
    startingSave = Optional.of(toSavedGame());
  }

  /**
   * Returns a new environment that starts in a state and is independent of the environment of the
   * state.
   */
  public static Environment fork(EnvironmentState state, Options options) {
    EnvironmentState.Content content = state.content();
    Environment environment =
        new Environment(content.game(), options, content.beginning().origin());
    environment.restore(state);
    return environment;
  }

  /** Returns the options. */
  Options options() {
    return options;
  }

  /** Returns the game. */
  PlayableGame game() {
    return game;
  }

  /** Returns the session, for measurements. */
  public GameSession session() {
    return session;
  }

  /** Returns the whole state. */
  public EnvironmentState snapshot() {
    return new EnvironmentState(
        new EnvironmentState.Content(
            game,
            new EnvironmentState.Beginning(origin, startingSave),
            session.snapshot(),
            host.data(),
            paintedSession.last(),
            progress.copy(),
            spokenLines,
            steps,
            input));
  }

  /**
   * Returns to a state of this game. The next observation describes this state, with its picture.
   */
  public void restore(EnvironmentState state) {
    EnvironmentState.Content content = state.content();
    session.restore(content.state());
    host.restore(content.memory());
    progress = content.progress().copy();
    spokenLines = content.said();
    steps = content.steps();
    startingSave = content.beginning().start();
    input = content.input();
    paintedSession.restore(content.painted());
    lineRecorder.clear();
  }

  /** Returns the screen. It is valid until the next call of a method of this environment. */
  public Frame frame() {
    paint();
    return paintedSession.painter().frame();
  }

  /** Returns the current state with its picture. */
  private GameState paint() {
    return paintedSession.paint(session.ticks(), input).state();
  }

  /** Returns an observation of the current state. */
  public Observation observe() {
    return observe(Optional.empty());
  }

  /** Returns an observation with a picture. */
  Observation observe(PictureForm form) throws IOException {
    return observe(Optional.of(form.of(frame())));
  }

  private Observation observe(Optional<Observation.Picture> picture) {
    return observer.observe(
        spokenLines, options.hasHashes() ? Optional.of(paint()) : Optional.empty(), picture);
  }

  /** Returns the current state as the result of a step without iterations. */
  public StepResult result() {
    return result(StepEnd.FREE, 0);
  }

  /** Returns the lines to choose from and the verbs, as {@link EffectiveActions} needs them. */
  private EffectiveActions.AvailableChoices availableChoices() {
    Set<Integer> verbs =
        observer.verbs().stream().map(ClickTargets.ClickableVerb::verb).collect(Collectors.toSet());
    return new EffectiveActions.AvailableChoices(
        verbs, observer.choices().stream().map(ClickTargets.ClickableVerb::verb).toList());
  }

  /**
   * Returns all actions: every verb with every object, every object alone, and the lines to choose
   * from.
   */
  public List<Action> actions() {
    EffectiveActions.AvailableChoices choices = availableChoices();
    List<Integer> roomObjects = targets.roomObjects();
    List<Integer> allObjects = new ArrayList<>(roomObjects);
    allObjects.addAll(targets.carriedObjects());
    List<Action> actions = new ArrayList<>();
    choices.lines().forEach(line -> actions.add(Action.choose(line)));
    for (int verb : choices.verbs().stream().sorted().toList()) {
      allObjects.forEach(object -> actions.add(new Action(verb, object, 0)));
    }
    roomObjects.forEach(object -> actions.add(Action.click(object)));
    return actions;
  }

  /** Returns the actions with a permanent effect. Each action is tried on a fork. */
  public List<Action> effectiveActions() {
    if (effectiveActions == null) {
      effectiveActions = new EffectiveActions(listener -> separateSession(listener).start());
    }
    return effectiveActions.find(session.snapshot(), availableChoices());
  }

  /**
   * Reads an action that refers to the current state.
   *
   * @throws org.bowsprit.rpc.RpcException if the action is invalid; the message names the invalid
   *     member
   */
  public AgentAction readAction(Params action) {
    return new ActionReader(observer.observe(List.of(), Optional.empty(), Optional.empty()))
        .read(action);
  }

  /**
   * Performs an action and plays until the player has control again.
   *
   * @param maxTicks the maximum number of iterations
   */
  public StepResult step(AgentAction action, int maxTicks) {
    Turn turn = beginTurn(maxTicks);
    StepEnd end = perform(action, turn) ? turn.settle() : StepEnd.IMPOSSIBLE;
    recordTurn(turn);
    steps++;
    return result(end, turn.ticks());
  }

  private Turn beginTurn(int maxTicks) {
    lineRecorder.clear();
    return new Turn(session, this::checkEnd, maxTicks);
  }

  private void recordTurn(Turn turn) {
    input = input.followedBy(turn.input());
    spokenLines = lineRecorder.said();
  }

  private StepEnd checkEnd() {
    progress.update(session);
    if (session.fault().isPresent()) {
      return StepEnd.HALTED;
    }
    if (host.data().ended()) {
      return StepEnd.ENDED;
    }
    return progress.isWon() ? StepEnd.WON : null;
  }

  private boolean perform(AgentAction action, Turn turn) {
    if (action instanceof AgentAction.Use use) {
      return new ActionPerformer(turn, targets).perform(use.clicks());
    }
    if (action instanceof AgentAction.Walk walk) {
      return walk(walk, turn);
    }
    if (action instanceof AgentAction.Click click) {
      turn.click(click.x(), click.y(), click.button());
    } else if (action instanceof AgentAction.Key key) {
      turn.key(key.code());
    } else if (action instanceof AgentAction.Wait wait) {
      turn.playTicks(wait.ticks());
    }
    return true;
  }

  private boolean walk(AgentAction.Walk walk, Turn turn) {
    int x = walk.x() - session.world().camera().leftEdge();
    int y = walk.y() + session.world().areas().top();
    boolean isVisible =
        x >= 0 && x < Frame.WIDTH && walk.y() < session.world().areas().mainHeight();
    if (isVisible) {
      turn.click(x, y, Input.Button.LEFT);
    }
    return isVisible;
  }

  private StepResult result(StepEnd end, int ticks) {
    StepEnd currentEnd = checkEnd();
    boolean isFinal = currentEnd != null && currentEnd.isFinal();
    return new StepResult(
        observe(),
        progress.takeReward(),
        isFinal,
        !isFinal && options.maxSteps() > 0 && steps >= options.maxSteps(),
        new StepResult.Info(
            isFinal ? currentEnd : end, ticks, steps, progress.isWon(), progress.milestones()));
  }

  /** Returns the words for an action in the current state. */
  String describe(Action action) {
    StringBuilder words = new StringBuilder();
    targets.clickableVerbs().stream()
        .filter(word -> word.verb() == action.verb())
        .forEach(word -> words.append(word.label()).append(' '));
    if (action.first() != 0) {
      words.append(targets.name(action.first())).append(' ');
    }
    if (action.second() != 0) {
      words.append("+ ").append(targets.name(action.second()));
    }
    return words.toString().strip();
  }

  /** Returns a saved game. */
  SavedGame toSavedGame() {
    return game.toSavedGame(paint(), paintedSession.painter());
  }

  /** Returns the input since the reset, as a journal. */
  public Journal journal() {
    List<InputEvent> events = input.all();
    return new Journal(origin, startingSave, session.ticks(), events, List.of());
  }
}
