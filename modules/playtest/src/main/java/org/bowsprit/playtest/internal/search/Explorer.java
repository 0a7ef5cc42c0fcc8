package org.bowsprit.playtest.internal.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.playtest.internal.play.Budget;
import org.bowsprit.playtest.internal.play.Deed;
import org.bowsprit.playtest.internal.play.Facts;
import org.bowsprit.playtest.internal.play.Hand;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.internal.play.Player;
import org.bowsprit.playtest.internal.play.Screen;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.vm.ScriptFault;

/** Tries deeds in states and says what comes of them. */
public final class Explorer {

  private static final int MOST_PICKS = 40;

  private final Player player;
  private final Screen screen;
  private final Hand hand;
  private final Facts facts;
  private final Budget budget;
  private final GameNames names;
  private final Map<String, Integer> picked = new HashMap<>();
  private final Set<Integer> verbs = new HashSet<>();
  private final Map<Integer, String> labels = new LinkedHashMap<>();
  private final Map<String, Node> faults = new LinkedHashMap<>();
  private final Set<Deed> halves = new HashSet<>();
  private String lastWords = "";
  private int tried;

  /**
   * What came of a deed.
   *
   * @param end how it ended; null if it could not be done
   * @param after the state then; null if nothing that lasts has changed
   * @param half whether the game seems to wait for another thing
   * @param silent whether a sentence was carried out and nothing came of it
   */
  record Result(Player.End end, Node after, boolean half, boolean silent) {

    static final Result IMPOSSIBLE = new Result(null, null, false, false);

    boolean hasWon() {
      return end == Player.End.WON;
    }
  }

  /** Makes what tries a player's deeds. */
  public Explorer(Player player, Budget budget, GameNames names) {
    this.names = names;
    this.player = player;
    this.budget = budget;
    screen = new Screen(player.session());
    hand = new Hand(player, screen);
    facts = new Facts(player.session());
  }

  /** Returns what can be pointed at in the state the session is in. */
  public Screen screen() {
    return screen;
  }

  /** Returns the session. */
  public GameSession session() {
    return player.session();
  }

  /** Returns how many deeds were tried. */
  public int tried() {
    return tried;
  }

  /** Returns the verbs of the interface, and their words. */
  public Map<Integer, String> labels() {
    return labels;
  }

  /** Returns script errors, and the state that each was in. */
  public Map<String, Node> faults() {
    return faults;
  }

  /** Returns whether the deed was seen to wait for another thing. */
  boolean isHalf(Deed deed) {
    return halves.contains(deed);
  }

  /** Returns the last deed that was tried, in words. */
  String lastWords() {
    return lastWords;
  }

  boolean isTimeLeft() {
    return budget.isLeft();
  }

  /** Goes to a state. */
  void visit(Node node) {
    player.restore(node.state());
  }

  /**
   * Begins the game: waits until the player may act, and learns the verbs.
   *
   * @return the first state in which things can be pointed at; empty if there is none
   */
  public Optional<Node> begin() {
    Node node = null;
    for (int i = 0; i < MOST_PICKS && budget.isLeft(); i++) {
      if (player.settle() != Player.End.FREE) {
        player.escape();
        continue;
      }
      node = node(node, List.of(), "");
      Optional<Screen.Word> line = lineAlone(node);
      visit(node);
      if (line.isPresent()) {
        hand.perform(Deed.choose(line.get().verb()));
        node =
            node(
                node,
                List.of(Deed.choose(line.get().verb())),
                "choose \"" + line.get().label() + "\"");
        player.forget();
      } else if (!screen.things().isEmpty()) {
        return Optional.of(learned(node));
      } else {
        player.escape();
        player.click(160, 60);
      }
    }
    return Optional.empty();
  }

  /** A word that does something when it is clicked alone is a line to choose, no verb. */
  private Optional<Screen.Word> lineAlone(Node node) {
    for (Screen.Word word : screen.words()) {
      visit(node);
      int room = session().world().room();
      hand.perform(Deed.choose(word.verb()));
      boolean stays = screen.words().stream().anyMatch(word::equals);
      if (!stays || player.lines() > 0 || session().world().room() != room) {
        return Optional.of(word);
      }
    }
    return Optional.empty();
  }

  private Node learned(Node first) {
    List<Screen.Word> words = screen.words();
    boolean lettered =
        words.stream().anyMatch(word -> word.label().chars().anyMatch(Character::isLetter));
    for (Screen.Word word : words) {
      if (!lettered || word.label().chars().anyMatch(Character::isLetter)) {
        verbs.add(word.verb());
        labels.put(word.verb(), word.label());
      }
    }
    new Restlessness(player, screen, hand, facts, labels.keySet()).learn(first);
    visit(first);
    return new Node(
        first.state(),
        first.before(),
        first.deeds(),
        first.said(),
        first.input(),
        facts.of(session()),
        first.room());
  }

  /** Tries a deed in a state. */
  Result attempt(Node from, Deed deed) {
    visit(from);
    tried++;
    long solid = facts.solid(session());
    lastWords = words(deed);
    Optional<Player.End> end = hand.perform(deed);
    if (end.isEmpty()) {
      return Result.IMPOSSIBLE;
    }
    List<Deed> deeds = new ArrayList<>(List.of(deed));
    Player.End last = talk(end.get(), deeds);
    noteFaults(from, deeds);
    boolean moved = session().world().room() != from.room();
    boolean nothing =
        last == Player.End.FREE
            && !moved
            && player.lines() == 0
            && deeds.size() == 1
            && facts.solid(session()) == solid;
    if (nothing && !player.hadSentence()) {
      halves.add(deed);
      return new Result(last, null, true, false);
    }
    long now = facts.of(session());
    if (last != Player.End.FREE || now != from.facts() || moved) {
      return new Result(last, node(from, deeds, lastWords), false, false);
    }
    return new Result(last, null, false, nothing && deed.verb() != 0);
  }

  /** Does again what was done elsewhere; as much of it as can be done. */
  Result again(Node from, List<Deed> deeds) {
    visit(from);
    lastWords = words(deeds.get(0));
    Optional<Player.End> end = hand.perform(deeds.get(0));
    if (end.isEmpty()) {
      return Result.IMPOSSIBLE;
    }
    List<Deed> done = new ArrayList<>(List.of(deeds.get(0)));
    Player.End last = end.get();
    for (Deed pick : deeds.subList(1, deeds.size())) {
      if (last == Player.End.FREE && isChoosing()) {
        Optional<Player.End> next = hand.perform(pick);
        if (next.isPresent()) {
          done.add(pick);
          last = next.get();
        }
      }
    }
    last = talk(last, done);
    return new Result(last, node(from, done, lastWords), false, false);
  }

  /** Chooses lines, those chosen least first, until the conversation is over. */
  private Player.End talk(Player.End end, List<Deed> deeds) {
    Player.End last = end;
    for (int i = 0; i < MOST_PICKS && last == Player.End.FREE && isChoosing(); i++) {
      Screen.Word least = null;
      for (Screen.Word word : screen.words()) {
        if (least == null || times(word) < times(least)) {
          least = word;
        }
      }
      picked.merge(key(least), 1, Integer::sum);
      Deed pick = Deed.choose(least.verb());
      deeds.add(pick);
      last = hand.perform(pick).orElse(Player.End.STUCK);
    }
    return last;
  }

  private int times(Screen.Word word) {
    return picked.getOrDefault(key(word), 0);
  }

  private String key(Screen.Word word) {
    return session().world().room() + word.label();
  }

  private boolean isChoosing() {
    List<Screen.Word> words = screen.words();
    return !verbs.isEmpty()
        && !words.isEmpty()
        && words.stream().noneMatch(word -> verbs.contains(word.verb()));
  }

  private void noteFaults(Node from, List<Deed> deeds) {
    for (ScriptFault fault : session().faults()) {
      String summary = fault.summary();
      if (!faults.containsKey(summary)) {
        faults.put(summary, node(from, deeds, lastWords));
      }
    }
  }

  private Node node(Node from, List<Deed> deeds, String said) {
    return new Node(
        session().snapshot(),
        from,
        deeds,
        said,
        player.input(),
        facts.of(session()),
        session().world().room());
  }

  /** Returns a deed in words, by what things are called where the session is. */
  String words(Deed deed) {
    StringBuilder words = new StringBuilder();
    words.append(
        deed.verb() == 0 ? "walk to" : labels.getOrDefault(deed.verb(), "verb " + deed.verb()));
    if (deed.first() != 0) {
      words.append(' ').append(thing(deed.first()));
    }
    if (deed.second() != 0) {
      words.append(" + ").append(thing(deed.second()));
    }
    return words.toString();
  }

  private String thing(int thing) {
    String name = screen.name(thing);
    String source = names.object(thing);
    return name.isEmpty() ? source : name + " (" + source + ")";
  }
}
