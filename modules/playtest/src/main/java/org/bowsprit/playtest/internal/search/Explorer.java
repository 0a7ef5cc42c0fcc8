package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.playtest.internal.play.FactHasher;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.ReadRecorder;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeBudget;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ActionPerformer;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.VmState;

/** Tries actions in states and returns their results. */
public final class Explorer {

  private static final int MAX_CHOSEN_LINES = 40;

  /** The number of iterations to wait for changes that happen without an action. */
  private static final int WAITING_TICKS = 1_200;

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final ActionPerformer actionPerformer;
  private final FactHasher factHasher;
  private final TimeBudget timeLeft;
  private final GameNames names;
  private final Map<String, Integer> timesChosen = new HashMap<>();
  private final Set<Integer> verbs = new HashSet<>();
  private final Map<Integer, String> verbLabels = new LinkedHashMap<>();
  private final Map<String, Node> faults = new LinkedHashMap<>();
  private final Set<Action> incompleteActions = new HashSet<>();
  private final ReadRecorder readRecorder;
  private final IneffectiveActions ineffectiveActions;
  private final List<String> chosenLines = new ArrayList<>();
  private final Map<Integer, Integer> triedScrollArrows = new HashMap<>();

  /**
   * Contains the node whose state the session has now; empty if the session has left that state.
   */
  private final Set<Node> nodeOfSession = Collections.newSetFromMap(new IdentityHashMap<>());

  private BackgroundVariableFinder backgroundVariables;
  private String lastDescription = "";
  private int triedActions;

  /**
   * The result of an action.
   *
   * @param end the way in which the action ended; null if the action was not possible
   * @param after the state after the action; null if nothing changed permanently
   * @param needsSecondObject whether the game seems to wait for a second object
   * @param hadNoEffect whether a sentence was carried out without effect
   * @param hasUnchosenLines whether the action led to a conversation in which not every line was
   *     chosen yet
   * @param drewRandomNumber whether a script that the action started drew a random number
   */
  record Result(
      SessionDriver.End end,
      Node after,
      boolean needsSecondObject,
      boolean hadNoEffect,
      boolean hasUnchosenLines,
      boolean drewRandomNumber) {

    static final Result IMPOSSIBLE = new Result(null, null, false, false, false, false);

    boolean hasWon() {
      return end == SessionDriver.End.WON;
    }
  }

  /** Creates an explorer. */
  public Explorer(SessionDriver driver, TimeBudget timeLeft, GameNames names) {
    this.names = names;
    this.driver = driver;
    this.timeLeft = timeLeft;
    targets = new ClickTargets(driver.session());
    actionPerformer = new ActionPerformer(driver, targets);
    factHasher = new FactHasher(driver.session());
    readRecorder = new ReadRecorder(driver.session(), factHasher);
    ineffectiveActions = new IneffectiveActions(readRecorder);
    driver.setReadRecorder(readRecorder);
  }

  /** Returns the objects that can be pointed at in the current state of the session. */
  public ClickTargets targets() {
    return targets;
  }

  public GameSession session() {
    return driver.session();
  }

  /** Returns the number of actions that were tried. */
  public int tried() {
    return triedActions;
  }

  /** Returns the labels of the verbs of the interface by verb number. */
  public Map<Integer, String> verbLabels() {
    return verbLabels;
  }

  /** Returns the script faults by summary, each with the state in which it occurred. */
  public Map<String, Node> faults() {
    return faults;
  }

  /** Returns whether an action is known to wait for a second object. */
  boolean needsSecondObject(Action action) {
    return incompleteActions.contains(action);
  }

  /** Returns the number of different texts that were spoken so far. */
  int spokenTextCount() {
    return driver.spokenTexts().size();
  }

  /** Returns, in words, the last action that was tried. */
  String lastDescription() {
    return lastDescription;
  }

  boolean isTimeLeft() {
    return timeLeft.isLeft();
  }

  /**
   * Returns a condition that is true until one of {@code parts} equal parts of the remaining
   * iterations has been played; see {@link TimeBudget#partOfRemainingTicks}.
   */
  BooleanSupplier partOfTimeLeft(int parts) {
    return timeLeft.partOfRemainingTicks(parts);
  }

  /**
   * Restores the state of a node, unless the session still has this state. Clears the records of
   * the previous action.
   */
  void visit(Node node) {
    if (!nodeOfSession.contains(node)) {
      driver.restore(node.state());
      nodeOfSession.clear();
      nodeOfSession.add(node);
    }
    driver.clearRecords();
    chosenLines.clear();
  }

  /**
   * Starts the game. Waits until the player can act, and finds the verbs.
   *
   * @return the first state in which objects can be pointed at; empty if there is none, or if the
   *     game is won before that
   */
  public Optional<Node> begin() {
    Node node = null;
    for (int i = 0; i < MAX_CHOSEN_LINES && timeLeft.isLeft(); i++) {
      SessionDriver.End end = driver.waitUntilFree();
      if (end == SessionDriver.End.WON) {
        return Optional.empty();
      }
      if (end != SessionDriver.End.FREE) {
        driver.pressEscape();
        continue;
      }
      node = node(node, List.of(), "");
      Optional<ClickTargets.ClickableVerb> line = findDialogueLine(node);
      visit(node);
      if (line.isPresent()) {
        perform(Action.choose(line.get().verb()));
        node =
            node(
                node,
                List.of(Action.choose(line.get().verb())),
                "choose \"" + line.get().label() + "\"");
        driver.clearRecords();
      } else if (!targets.roomObjects().isEmpty()) {
        return Optional.of(findVerbsAndBackgroundVariables(node));
      } else {
        driver.pressEscape();
        driver.click(160, 60);
      }
    }
    return Optional.empty();
  }

  /**
   * Finds a dialogue line. A word is a line and not a verb if a click on the word alone has an
   * effect.
   */
  private Optional<ClickTargets.ClickableVerb> findDialogueLine(Node node) {
    for (ClickTargets.ClickableVerb word : targets.clickableVerbs()) {
      visit(node);
      int room = session().world().room();
      perform(Action.choose(word.verb()));
      boolean isStillShown = targets.clickableVerbs().stream().anyMatch(word::equals);
      if (!isStillShown || driver.lineCount() > 0 || session().world().room() != room) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  private Node findVerbsAndBackgroundVariables(Node first) {
    List<ClickTargets.ClickableVerb> words = targets.clickableVerbs();
    boolean hasLettersInLabels =
        words.stream().anyMatch(word -> word.label().chars().anyMatch(Character::isLetter));
    for (ClickTargets.ClickableVerb word : words) {
      if (!hasLettersInLabels || word.label().chars().anyMatch(Character::isLetter)) {
        verbs.add(word.verb());
        verbLabels.put(word.verb(), word.label());
      }
    }
    backgroundVariables =
        new BackgroundVariableFinder(
            driver, targets, actionPerformer, factHasher, verbLabels.keySet());
    backgroundVariables.findChangingVariables(first.state());
    nodeOfSession.clear();
    visit(first);
    return new Node(
        first.state(),
        first.previous(),
        first.actions(),
        first.description(),
        first.lines(),
        first.input(),
        factHasher.hash(session()),
        factHasher.exactHash(session()),
        first.room());
  }

  /** Performs an action and waits for its end. Returns empty if part of it cannot be clicked. */
  private Optional<SessionDriver.End> perform(Action action) {
    nodeOfSession.clear();
    return actionPerformer.perform(action) ? Optional.of(driver.waitUntilFree()) : Optional.empty();
  }

  /** Returns the actions with at most one object that can be tried in a state. */
  List<Action> actions(Node node) {
    visit(node);
    List<Integer> roomObjects = targets.roomObjects();
    List<Integer> objects = new ArrayList<>(roomObjects);
    objects.addAll(targets.carriedObjects());
    List<Action> actions = new ArrayList<>();
    verbLabels
        .keySet()
        .forEach(verb -> objects.forEach(object -> actions.add(new Action(verb, object, 0))));
    roomObjects.forEach(object -> actions.add(Action.click(object)));
    return actions;
  }

  /** Returns the objects that can be the second object of an action in a state. */
  List<Integer> possibleSecondObjects(Node node) {
    visit(node);
    List<Integer> objects = new ArrayList<>(targets.roomObjects());
    objects.addAll(targets.carriedObjects());
    return objects;
  }

  /**
   * Returns an action completed with each of the possible second objects; empty if the action
   * cannot have a second object.
   */
  List<Action> withSecondObjects(Action action, List<Integer> secondObjects) {
    return action.verb() == 0 || action.second() != 0
        ? List.of()
        : secondObjects.stream()
            .filter(object -> object != action.first())
            .map(action::withSecond)
            .toList();
  }

  /**
   * Returns whether a fact changes, or the player can no longer act, while the player only waits.
   */
  boolean changesWhileWaiting(Node node) {
    visit(node);
    nodeOfSession.clear();
    long before = exactHash();
    driver.runTicks(WAITING_TICKS);
    return driver.waitUntilFree() != SessionDriver.End.FREE || exactHash() != before;
  }

  /**
   * Returns the numbers of the running scripts. If the room has changed, scripts that end with
   * their room are left out.
   */
  Set<Integer> runningScripts(int roomBefore) {
    boolean isSameRoom = session().world().room() == roomBefore;
    return session().machine().snapshot().slots().stream()
        .filter(slot -> isSameRoom || !slot.kind().diesWithRoom())
        .map(VmState.Slot::number)
        .collect(Collectors.toSet());
  }

  /** Returns the numbers of the verbs that can be clicked in the current state of the session. */
  Set<Integer> clickableVerbNumbers() {
    return targets.clickableVerbs().stream()
        .map(ClickTargets.ClickableVerb::verb)
        .collect(Collectors.toSet());
  }

  /**
   * Tries an action in a state. If the action begins a conversation, lines are chosen until it
   * ends.
   */
  Result attempt(Node from, Action action) {
    return attempt(from, action, new Conversations(false));
  }

  /**
   * Tries an action in a state.
   *
   * @param conversations the conversations that the search has had so far
   */
  Result attempt(Node from, Action action, Conversations conversations) {
    visit(from);
    lastDescription = description(action);
    return ineffectiveActions
        .knownResult(from.room(), action)
        .orElseGet(() -> tried(from, action, conversations));
  }

  /**
   * Finds the variables that change when the inventory is scrolled, so that they are ignored. A
   * verb that does not scroll the inventory is tried again when the player carries more objects.
   */
  private void findScrollVariables(Node from) {
    for (ClickTargets.ClickableVerb word : targets.clickableVerbs()) {
      int carried = targets.carriedObjects().size();
      if (!word.hasLetters()
          && !verbs.contains(word.verb())
          && triedScrollArrows.getOrDefault(word.verb(), 0) < carried) {
        boolean scrolls =
            backgroundVariables.findScrollVariables(from.state(), Action.choose(word.verb()));
        triedScrollArrows.put(word.verb(), scrolls ? Integer.MAX_VALUE : carried);
        nodeOfSession.clear();
        visit(from);
      }
    }
    visit(from);
  }

  private Result tried(Node from, Action action, Conversations conversations) {
    triedActions++;
    findScrollVariables(from);
    long stableHash = factHasher.hashWithoutVariables(session());
    long exactHash = exactHash();
    ConversationPoint point = new ConversationPoint(session(), conversations.factsHash(factHasher));
    readRecorder.begin();
    Optional<SessionDriver.End> end = perform(action);
    if (end.isEmpty()) {
      readRecorder.end();
      return Result.IMPOSSIBLE;
    }
    List<Action> actions = new ArrayList<>(List.of(action));
    SessionDriver.End lastEnd = end.get();
    boolean hasMoreToSay = false;
    if (lastEnd == SessionDriver.End.FREE && isChoosing()) {
      Conversation conversation = conversations.conversation(action, from);
      lastEnd = chooseLines(conversation, point, actions);
      hasMoreToSay = conversation.isOpen();
    }
    readRecorder.end();
    recordFaults(from, actions);
    boolean hasChangedRoom = session().world().room() != from.room();
    boolean hasNoEffect =
        lastEnd == SessionDriver.End.FREE
            && !hasChangedRoom
            && driver.lineCount() == 0
            && actions.size() == 1
            && factHasher.hashWithoutVariables(session()) == stableHash;
    boolean needsSecondObject = hasNoEffect && !driver.hadSentence();
    if (needsSecondObject) {
      incompleteActions.add(action);
    }
    if (!needsSecondObject
        && (lastEnd != SessionDriver.End.FREE || exactHash() != exactHash || hasChangedRoom)) {
      return new Result(
          lastEnd,
          node(from, actions, lastDescription),
          false,
          false,
          hasMoreToSay,
          readRecorder.hasRandom());
    }
    boolean hadNoEffect = hasNoEffect && !needsSecondObject && action.verb() != 0;
    Result result =
        new Result(
            lastEnd, null, needsSecondObject, hadNoEffect, hasMoreToSay, readRecorder.hasRandom());
    if (actions.size() == 1 && exactHash() == exactHash) {
      ineffectiveActions.add(from.room(), action, result);
    }
    return result;
  }

  /** Repeats actions from another state. Actions that are not possible are left out. */
  Result repeat(Node from, List<Action> actions) {
    visit(from);
    lastDescription = description(actions.get(0));
    ConversationPoint point = new ConversationPoint(session(), factHasher::hash);
    Optional<SessionDriver.End> end = perform(actions.get(0));
    if (end.isEmpty()) {
      return Result.IMPOSSIBLE;
    }
    List<Action> repeated = new ArrayList<>(List.of(actions.get(0)));
    SessionDriver.End lastEnd = end.get();
    for (Action choice : actions.subList(1, actions.size())) {
      if (lastEnd == SessionDriver.End.FREE && isChoosing()) {
        Optional<ClickTargets.ClickableVerb> word = wordOf(choice);
        if (word.isPresent()) {
          repeated.add(choice);
          lastEnd = choose(word.get());
        }
      }
    }
    if (lastEnd == SessionDriver.End.FREE) {
      lastEnd = chooseLines(new Conversation(), point, repeated);
    }
    return new Result(lastEnd, node(from, repeated, lastDescription), false, false, false, false);
  }

  /**
   * Chooses lines until the conversation ends. Lines that were never chosen in this room come
   * first.
   */
  private SessionDriver.End chooseLines(
      Conversation conversation, ConversationPoint point, List<Action> actions) {
    SessionDriver.End lastEnd = SessionDriver.End.FREE;
    conversation.begin();
    for (int i = 0;
        i < MAX_CHOSEN_LINES && lastEnd == SessionDriver.End.FREE && isChoosing();
        i++) {
      List<ClickTargets.ClickableVerb> words = targets.clickableVerbs();
      List<ClickTargets.ClickableVerb> newLines =
          words.stream().filter(word -> timesChosen(word) == 0).toList();
      conversation.arriveAt(point.hash(words), words);
      ClickTargets.ClickableVerb line =
          newLines.isEmpty() ? conversation.nextLine(this::timesChosen) : newLines.get(0);
      conversation.choose(line);
      timesChosen.merge(key(line), 1, Integer::sum);
      actions.add(Action.choose(line.verb()));
      lastEnd = choose(line);
    }
    return lastEnd;
  }

  private SessionDriver.End choose(ClickTargets.ClickableVerb word) {
    chosenLines.add(word.label());
    return perform(Action.choose(word.verb())).orElse(SessionDriver.End.STUCK);
  }

  private Optional<ClickTargets.ClickableVerb> wordOf(Action choice) {
    return targets.clickableVerbs().stream()
        .filter(word -> word.verb() == choice.verb())
        .findFirst();
  }

  private int timesChosen(ClickTargets.ClickableVerb word) {
    return timesChosen.getOrDefault(key(word), 0);
  }

  private String key(ClickTargets.ClickableVerb word) {
    return session().world().room() + word.label();
  }

  /** Returns whether the player can only choose a line now. */
  boolean isChoosing() {
    List<ClickTargets.ClickableVerb> words = targets.clickableVerbs();
    return !verbs.isEmpty()
        && !words.isEmpty()
        && words.stream().noneMatch(word -> verbs.contains(word.verb()));
  }

  private void recordFaults(Node from, List<Action> actions) {
    for (ScriptFault fault : session().faults()) {
      String summary = fault.summary();
      if (!faults.containsKey(summary)) {
        faults.put(summary, node(from, actions, lastDescription));
      }
    }
  }

  private Node node(Node from, List<Action> actions, String description) {
    return new Node(
        session().snapshot(),
        from,
        actions,
        description,
        chosenLines,
        driver.input(),
        factHasher.hash(session()),
        factHasher.exactHash(session()),
        session().world().room());
  }

  /** Returns a node for the current state of the session, which the last action produced. */
  Node currentNode(Node before, Action action) {
    return node(before, List.of(action), lastDescription);
  }

  /** Returns a hash of the room and of all facts, with the exact values of variables. */
  long exactHash() {
    return Fnv1a.with(factHasher.exactHash(session()), session().world().room());
  }

  /** Returns an action in words, with the names of objects in the current state of the session. */
  String description(Action action) {
    StringBuilder words = new StringBuilder();
    words.append(
        action.verb() == 0
            ? "walk to"
            : verbLabels.getOrDefault(action.verb(), "verb " + action.verb()));
    if (action.first() != 0) {
      words.append(' ').append(objectName(action.first()));
    }
    if (action.second() != 0) {
      words.append(" + ").append(objectName(action.second()));
    }
    return words.toString();
  }

  private String objectName(int object) {
    String name = targets.name(object);
    String source = names.object(object);
    return name.isEmpty() ? source : name + " (" + source + ")";
  }
}
