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
import org.bowsprit.playtest.internal.play.Facts;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.Readings;
import org.bowsprit.playtest.internal.play.SessionDriver;
import org.bowsprit.playtest.internal.play.TimeLeft;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.playtest.play.Hand;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.VmState;

/** Tries actions in states and returns their results. */
public final class Explorer {

  private static final int MOST_PICKS = 40;

  /** The number of iterations to wait for changes that happen without an action. */
  private static final int WAITING = 1_200;

  private final SessionDriver driver;
  private final ClickTargets targets;
  private final Hand hand;
  private final Facts facts;
  private final TimeLeft timeLeft;
  private final GameNames names;
  private final Map<String, Integer> picked = new HashMap<>();
  private final Set<Integer> verbs = new HashSet<>();
  private final Map<Integer, String> labels = new LinkedHashMap<>();
  private final Map<String, Node> faults = new LinkedHashMap<>();
  private final Set<Action> halves = new HashSet<>();
  private final Readings readings;
  private final FruitlessTries fruitless;
  private final List<String> lines = new ArrayList<>();
  private final Map<Integer, Integer> arrows = new HashMap<>();

  /** Contains the node whose state the session still has, if there is one. */
  private final Set<Node> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  private Restlessness restlessness;
  private String lastWords = "";
  private int tried;

  /**
   * The result of an action.
   *
   * @param end the way in which the action ended; null if the action was not possible
   * @param after the state after the action; null if nothing changed permanently
   * @param half whether the game seems to wait for a second object
   * @param silent whether a sentence was carried out without effect
   * @param hasMoreToSay whether the action led to a conversation in which not every line was chosen
   *     yet
   * @param random whether a script that the action started drew a random number
   */
  record Result(
      SessionDriver.End end,
      Node after,
      boolean half,
      boolean silent,
      boolean hasMoreToSay,
      boolean random) {

    static final Result IMPOSSIBLE = new Result(null, null, false, false, false, false);

    boolean hasWon() {
      return end == SessionDriver.End.WON;
    }
  }

  /** Creates an explorer. */
  public Explorer(SessionDriver driver, TimeLeft timeLeft, GameNames names) {
    this.names = names;
    this.driver = driver;
    this.timeLeft = timeLeft;
    targets = new ClickTargets(driver.session());
    hand = new Hand(driver, targets);
    facts = new Facts(driver.session());
    readings = new Readings(driver.session(), facts);
    fruitless = new FruitlessTries(readings);
    driver.setReadings(readings);
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
    return tried;
  }

  /** Returns the words of the interface's verbs by verb number. */
  public Map<Integer, String> labels() {
    return labels;
  }

  /** Returns the script errors, each with the state in which it occurred. */
  public Map<String, Node> faults() {
    return faults;
  }

  /** Returns whether an action is known to wait for a second object. */
  boolean isHalf(Action action) {
    return halves.contains(action);
  }

  /** Returns the number of different texts that were spoken so far. */
  int heard() {
    return driver.heard().size();
  }

  /** Returns, in words, the last action that was tried. */
  String lastWords() {
    return lastWords;
  }

  boolean isTimeLeft() {
    return timeLeft.isLeft();
  }

  /**
   * Returns a limit that ends after one part of the time that is left now; see {@link
   * TimeLeft#part}.
   */
  BooleanSupplier partOfTimeLeft(int parts) {
    return timeLeft.part(parts);
  }

  /** Goes to a state, unless the session is still there. */
  void visit(Node node) {
    if (!visited.contains(node)) {
      driver.restore(node.state());
      visited.clear();
      visited.add(node);
    }
    driver.forget();
    lines.clear();
  }

  /**
   * Starts the game. Waits until the player can act, and finds out the verbs.
   *
   * @return the first state in which objects can be pointed at; empty if there is none, or if the
   *     goal is reached earlier
   */
  public Optional<Node> begin() {
    Node node = null;
    for (int i = 0; i < MOST_PICKS && timeLeft.isLeft(); i++) {
      SessionDriver.End end = driver.settle();
      if (end == SessionDriver.End.WON) {
        return Optional.empty();
      }
      if (end != SessionDriver.End.FREE) {
        driver.escape();
        continue;
      }
      node = node(node, List.of(), "");
      Optional<ClickTargets.Word> line = lineAlone(node);
      visit(node);
      if (line.isPresent()) {
        perform(Action.choose(line.get().verb()));
        node =
            node(
                node,
                List.of(Action.choose(line.get().verb())),
                "choose \"" + line.get().label() + "\"");
        driver.forget();
      } else if (!targets.things().isEmpty()) {
        return Optional.of(learned(node));
      } else {
        driver.escape();
        driver.click(160, 60);
      }
    }
    return Optional.empty();
  }

  /**
   * Finds a dialogue line. A word is a line and not a verb if a click on the word alone has an
   * effect.
   */
  private Optional<ClickTargets.Word> lineAlone(Node node) {
    for (ClickTargets.Word word : targets.words()) {
      visit(node);
      int room = session().world().room();
      perform(Action.choose(word.verb()));
      boolean stays = targets.words().stream().anyMatch(word::equals);
      if (!stays || driver.lines() > 0 || session().world().room() != room) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  private Node learned(Node first) {
    List<ClickTargets.Word> words = targets.words();
    boolean lettered =
        words.stream().anyMatch(word -> word.label().chars().anyMatch(Character::isLetter));
    for (ClickTargets.Word word : words) {
      if (!lettered || word.label().chars().anyMatch(Character::isLetter)) {
        verbs.add(word.verb());
        labels.put(word.verb(), word.label());
      }
    }
    restlessness = new Restlessness(driver, targets, hand, facts, labels.keySet());
    restlessness.learn(first.state());
    visited.clear();
    visit(first);
    return new Node(
        first.state(),
        first.before(),
        first.actions(),
        first.said(),
        first.lines(),
        first.input(),
        facts.of(session()),
        facts.exactly(session()),
        first.room());
  }

  /** Performs an action and waits for its end. Returns empty if part of it cannot be clicked. */
  private Optional<SessionDriver.End> perform(Action action) {
    visited.clear();
    return hand.perform(action) ? Optional.of(driver.settle()) : Optional.empty();
  }

  /** Returns the actions with at most one object that can be tried in a state. */
  List<Action> actions(Node node) {
    visit(node);
    List<Integer> things = targets.things();
    List<Integer> all = new ArrayList<>(things);
    all.addAll(targets.carried());
    List<Action> actions = new ArrayList<>();
    labels.keySet().forEach(verb -> all.forEach(thing -> actions.add(new Action(verb, thing, 0))));
    things.forEach(thing -> actions.add(Action.click(thing)));
    return actions;
  }

  /** Returns the objects that can be used with another in a state. */
  List<Integer> others(Node node) {
    visit(node);
    List<Integer> others = new ArrayList<>(targets.things());
    others.addAll(targets.carried());
    return others;
  }

  /** Returns the actions with a second object that can complete a sentence which waits for one. */
  List<Action> pairs(Action action, List<Integer> others) {
    return action.verb() == 0 || action.second() != 0
        ? List.of()
        : others.stream().filter(other -> other != action.first()).map(action::with).toList();
  }

  /**
   * Returns whether a fact changes, or the player can no longer act, while the player only waits.
   */
  boolean changesByWaiting(Node node) {
    visit(node);
    visited.clear();
    long before = exactly();
    driver.ticks(WAITING);
    return driver.settle() != SessionDriver.End.FREE || exactly() != before;
  }

  /**
   * Returns the scripts that run now. Scripts of the room are left out if another room is shown
   * than before.
   */
  Set<Integer> scripts(int roomBefore) {
    boolean same = session().world().room() == roomBefore;
    return session().machine().snapshot().slots().stream()
        .filter(slot -> same || !slot.kind().diesWithRoom())
        .map(VmState.Slot::number)
        .collect(Collectors.toSet());
  }

  /** Returns the numbers of the verbs that can be clicked in the current state of the session. */
  Set<Integer> verbsShown() {
    return targets.words().stream().map(ClickTargets.Word::verb).collect(Collectors.toSet());
  }

  /**
   * Tries an action in a state. If the action begins a conversation, the conversation is led once.
   */
  Result attempt(Node from, Action action) {
    return attempt(from, action, new Talks(false));
  }

  /**
   * Tries an action in a state.
   *
   * @param talks the conversations that the search has led so far
   */
  Result attempt(Node from, Action action, Talks talks) {
    visit(from);
    lastWords = words(action);
    return fruitless.known(from.room(), action).orElseGet(() -> tried(from, action, talks));
  }

  /**
   * Ignores the variables that scrolling changes, as soon as the carried objects can be scrolled. A
   * word that does not scroll them is tried again when the player carries more objects.
   */
  private void learnScrolling(Node from) {
    for (ClickTargets.Word word : targets.words()) {
      int carried = targets.carried().size();
      if (!word.hasLetters()
          && !verbs.contains(word.verb())
          && arrows.getOrDefault(word.verb(), 0) < carried) {
        boolean scrolls = restlessness.learnScrolling(from.state(), Action.choose(word.verb()));
        arrows.put(word.verb(), scrolls ? Integer.MAX_VALUE : carried);
        visited.clear();
        visit(from);
      }
    }
    visit(from);
  }

  private Result tried(Node from, Action action, Talks talks) {
    tried++;
    learnScrolling(from);
    long solid = facts.solid(session());
    long exact = exactly();
    TalkPlace place = new TalkPlace(session(), talks.distinguishing(facts));
    readings.begin();
    Optional<SessionDriver.End> end = perform(action);
    if (end.isEmpty()) {
      readings.end();
      return Result.IMPOSSIBLE;
    }
    List<Action> actions = new ArrayList<>(List.of(action));
    SessionDriver.End last = end.get();
    boolean hasMoreToSay = false;
    if (last == SessionDriver.End.FREE && isChoosing()) {
      Talk talk = talks.begunBy(action, from);
      last = talk(talk, place, actions);
      hasMoreToSay = talk.isOpen();
    }
    readings.end();
    noteFaults(from, actions);
    boolean moved = session().world().room() != from.room();
    boolean nothing =
        last == SessionDriver.End.FREE
            && !moved
            && driver.lines() == 0
            && actions.size() == 1
            && facts.solid(session()) == solid;
    boolean half = nothing && !driver.hadSentence();
    if (half) {
      halves.add(action);
    }
    if (!half && (last != SessionDriver.End.FREE || exactly() != exact || moved)) {
      return new Result(
          last, node(from, actions, lastWords), false, false, hasMoreToSay, readings.hasRandom());
    }
    boolean silent = nothing && !half && action.verb() != 0;
    Result result = new Result(last, null, half, silent, hasMoreToSay, readings.hasRandom());
    if (actions.size() == 1 && exactly() == exact) {
      fruitless.add(from.room(), action, result);
    }
    return result;
  }

  /** Repeats actions from another state. Actions that are not possible are left out. */
  Result again(Node from, List<Action> actions) {
    visit(from);
    lastWords = words(actions.get(0));
    TalkPlace place = new TalkPlace(session(), facts::of);
    Optional<SessionDriver.End> end = perform(actions.get(0));
    if (end.isEmpty()) {
      return Result.IMPOSSIBLE;
    }
    List<Action> done = new ArrayList<>(List.of(actions.get(0)));
    SessionDriver.End last = end.get();
    for (Action pick : actions.subList(1, actions.size())) {
      if (last == SessionDriver.End.FREE && isChoosing()) {
        Optional<ClickTargets.Word> word = wordOf(pick);
        if (word.isPresent()) {
          done.add(pick);
          last = choose(word.get());
        }
      }
    }
    if (last == SessionDriver.End.FREE) {
      last = talk(new Talk(), place, done);
    }
    return new Result(last, node(from, done, lastWords), false, false, false, false);
  }

  /**
   * Chooses lines until the conversation ends. Lines that were never chosen in this room come
   * first.
   */
  private SessionDriver.End talk(Talk talk, TalkPlace place, List<Action> actions) {
    SessionDriver.End last = SessionDriver.End.FREE;
    talk.begin();
    for (int i = 0; i < MOST_PICKS && last == SessionDriver.End.FREE && isChoosing(); i++) {
      List<ClickTargets.Word> words = targets.words();
      List<ClickTargets.Word> news = words.stream().filter(word -> times(word) == 0).toList();
      talk.arrive(place.of(words), words);
      ClickTargets.Word pick = news.isEmpty() ? talk.next(this::times) : news.get(0);
      talk.choose(pick);
      picked.merge(key(pick), 1, Integer::sum);
      actions.add(Action.choose(pick.verb()));
      last = choose(pick);
    }
    return last;
  }

  private SessionDriver.End choose(ClickTargets.Word word) {
    lines.add(word.label());
    return perform(Action.choose(word.verb())).orElse(SessionDriver.End.STUCK);
  }

  private Optional<ClickTargets.Word> wordOf(Action choice) {
    return targets.words().stream().filter(word -> word.verb() == choice.verb()).findFirst();
  }

  private int times(ClickTargets.Word word) {
    return picked.getOrDefault(key(word), 0);
  }

  private String key(ClickTargets.Word word) {
    return session().world().room() + word.label();
  }

  /** Returns whether the player can only choose a line now. */
  boolean isChoosing() {
    List<ClickTargets.Word> words = targets.words();
    return !verbs.isEmpty()
        && !words.isEmpty()
        && words.stream().noneMatch(word -> verbs.contains(word.verb()));
  }

  private void noteFaults(Node from, List<Action> actions) {
    for (ScriptFault fault : session().faults()) {
      String summary = fault.summary();
      if (!faults.containsKey(summary)) {
        faults.put(summary, node(from, actions, lastWords));
      }
    }
  }

  private Node node(Node from, List<Action> actions, String said) {
    return new Node(
        session().snapshot(),
        from,
        actions,
        said,
        lines,
        driver.input(),
        facts.of(session()),
        facts.exactly(session()),
        session().world().room());
  }

  /** Returns the current state of the session, to which the last action has led. */
  Node here(Node before, Action action) {
    return node(before, List.of(action), lastWords);
  }

  /** Returns a hash of the room and of all facts, with the exact values of variables. */
  long exactly() {
    return Fnv1a.with(facts.exactly(session()), session().world().room());
  }

  /** Returns an action in words, with the names of objects in the current state of the session. */
  String words(Action action) {
    StringBuilder words = new StringBuilder();
    words.append(
        action.verb() == 0
            ? "walk to"
            : labels.getOrDefault(action.verb(), "verb " + action.verb()));
    if (action.first() != 0) {
      words.append(' ').append(thing(action.first()));
    }
    if (action.second() != 0) {
      words.append(" + ").append(thing(action.second()));
    }
    return words.toString();
  }

  private String thing(int thing) {
    String name = targets.name(thing);
    String source = names.object(thing);
    return name.isEmpty() ? source : name + " (" + source + ")";
  }
}
