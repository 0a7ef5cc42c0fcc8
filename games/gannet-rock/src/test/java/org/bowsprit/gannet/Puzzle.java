package org.bowsprit.gannet;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The steps needed to win, the facts that each step needs, and the exits between the rooms. */
final class Puzzle {

  /**
   * A step that makes a fact true. It consists of a sentence that is performed in a room, and of
   * the lines that are chosen afterwards. Each line is given by its index among all lines of the
   * conversation, from 0.
   */
  record Step(
      String fact,
      String room,
      Set<String> neededFacts,
      String verb,
      List<String> objects,
      List<Integer> lines) {

    private Step withLines(Integer... lineIndices) {
      return new Step(fact, room, neededFacts, verb, objects, List.of(lineIndices));
    }
  }

  /** An exit from one room to another, which is open if the needed facts are true. */
  record Exit(String from, String to, String object, Set<String> neededFacts) {}

  static final String START = "shore";

  /**
   * The fact that the lamp is lit. It ends the first act. Ego does not keep the objects of the
   * first act.
   */
  static final String LAMP_LIT = "lit";

  static final String GOAL = "sounded";

  /** The index of the line that ends the conversation with Nell. */
  private static final int FAREWELL_TO_NELL = 5;

  /**
   * The steps that are needed only to reconcile brother and sister, which makes the trade
   * unnecessary.
   */
  static final Set<String> PEACE =
      Set.of("bottle", "spectacles", "read", "opened", "peace", "unlocked");

  /**
   * The steps that are needed only to trade with Nell, which makes the reconciliation unnecessary.
   */
  static final Set<String> TRADE = Set.of("kite", "edging", "mended", "traded");

  static final List<Step> STEPS =
      List.of(
          step("rope", "shore", "", "pickup", "shore.rope"),
          step("form", "boathouse", "", "pickup", "boathouse.papers"),
          step("oar", "boathouse", "", "pickup", "boathouse.oars"),
          step("barrel", "boathouse", "", "open", "boathouse.herrings"),
          step("herring", "boathouse", "barrel", "pickup", "boathouse.herrings"),
          step("bridge", "shore", "oar", "use", "boathouse.oar", "shore.bridge_gap"),
          step("matches", "kitchen", "", "use", "hall.wetMatches", "kitchen.stove"),
          step("knife", "kitchen", "", "pickup", "kitchen.knife"),
          step("strands", "kitchen", "rope knife", "use", "kitchen.knife", "shore.rope"),
          step("soot", "kitchen", "", "pickup", "kitchen.ashes"),
          step("tea", "kitchen", "", "pickup", "kitchen.tea"),
          step("ink", "kitchen", "soot tea", "use", "kitchen.soot", "kitchen.tea"),
          step("drawer", "kitchen", "", "open", "kitchen.dresserDrawer"),
          step("tin", "kitchen", "drawer", "open", "kitchen.biscuits"),
          step("stamp", "kitchen", "tin", "pickup", "kitchen.stampInTin"),
          step("inked", "kitchen", "stamp ink", "use", "kitchen.stamp", "kitchen.ink"),
          step("stamped", "kitchen", "inked form", "use", "kitchen.stamp", "boathouse.form"),
          step("lantern", "kitchen", "", "pickup", "kitchen.lantern"),
          step("light", "kitchen", "lantern matches", "use", "hall.wetMatches", "kitchen.lantern"),
          step("chest", "hall", "", "push", "hall.heavyChest"),
          step("key", "boathouse", "stamped", "give", "boathouse.form", "boathouse.inspector"),
          step("store", "hall", "key", "use", "boathouse.key", "hall.oil"),
          step("hung", "oilstore", "light", "use", "kitchen.lantern", "oilstore.nail"),
          step("can", "oilstore", "hung", "pickup", "oilstore.oilCan"),
          step("oil", "oilstore", "can", "use", "oilstore.oilCan", "oilstore.drum"),
          step("fed", "gallery", "herring", "give", "boathouse.herring", "gallery.gull"),
          step("crank", "gallery", "fed", "pickup", "gallery.nestThing"),
          step("wick", "burner", "strands", "use", "kitchen.strands", "burner.burnerWick"),
          step("filled", "burner", "oil", "use", "oilstore.oilCan", "burner.oilCup"),
          step("wound", "burner", "crank", "use", "gallery.crank", "burner.ratchetSquare"),
          step(
              LAMP_LIT,
              "burner",
              "wick filled wound matches",
              "use",
              "hall.wetMatches",
              "burner.burnerWick"),
          step("side", "netloft", LAMP_LIT, "look", "netloft.bench"),
          step("mail", "shop", "side", "look", "shop.notice"),
          step("witness", "hill", "mail", "talk", "hill.child").withLines(1, FAREWELL_TO_NELL),
          step("hook", "landing", "witness", "pickup", "landing.boatHook").withLines(2, 0, 1),
          step("bottle", "landing", "hook", "use", "landing.boatHook", "landing.bottle"),
          step("oyster", "netloft", LAMP_LIT, "pickup", "netloft.knife"),
          step("bucket", "lane", LAMP_LIT, "pickup", "lane.bucket"),
          step("water", "lane", "bucket", "use", "lane.bucket", "lane.pump"),
          step("spectacles", "shop", "bottle", "give", "landing.bottle", "shop.mistress"),
          step("reed", "shop", "oyster", "give", "netloft.knife", "shop.mistress"),
          step("edging", "shop", LAMP_LIT, "pickup", "shop.edging"),
          step("candle", "chapel", LAMP_LIT, "pickup", "chapel.candle"),
          step("jar", "cottage", LAMP_LIT, "pickup", "cottage.jar"),
          step("read", "cottage", "spectacles", "give", "shop.spectacles", "cottage.hornKeeper"),
          step("opened", "cottage", "read", "give", "landing.letter", "cottage.hornKeeper"),
          step("peace", "cottage", "opened", "use", "cottage.board").withLines(1, 1, 0),
          step("jarred", "cottage", "candle jar", "use", "chapel.candle", "cottage.jar"),
          step("glowing", "cottage", "jarred", "use", "cottage.jar", "cottage.hearth"),
          step("peat", "hill", LAMP_LIT, "pickup", "hill.stack"),
          step("kite", "hill", "hook", "use", "landing.boatHook", "hill.thornKite"),
          step("mended", "hill", "kite edging", "use", "shop.edging", "hill.thornKite"),
          step("traded", "hill", "mended", "give", "hill.thornKite", "hill.child"),
          step("unlocked", "hill", "peace", "use", "cottage.key", "hill.hornDoor"),
          step("boiler", "hornhouse", "water", "use", "lane.bucket", "hornhouse.boiler"),
          step("laid", "hornhouse", "peat", "use", "hill.peat", "hornhouse.firebox"),
          step(
              "fire",
              "hornhouse",
              "boiler laid glowing",
              "use",
              "cottage.jar",
              "hornhouse.firebox"),
          step("tongue", "hornhouse", "reed", "use", "shop.reed", "hornhouse.reedBox"),
          step("uncovered", "trumpet", "hook", "use", "landing.boatHook", "trumpet.canvas"),
          step(GOAL, "hornhouse", "fire tongue uncovered", "pull", "hornhouse.chain")
              .withLines(0, 0, 1));

  static final List<Exit> EXITS =
      List.of(
          exit("shore", "boathouse", "shore.boathouse_entrance", ""),
          exit("boathouse", "shore", "boathouse.exit", ""),
          exit("shore", "far", "shore.path", "bridge"),
          exit("far", "shore", "far.down", ""),
          exit("far", "hall", "far.up", ""),
          exit("hall", "far", "hall.outer", ""),
          exit("hall", "kitchen", "hall.kitchenWay", ""),
          exit("kitchen", "hall", "kitchen.hallWay", ""),
          exit("hall", "oilstore", "hall.oil", "store"),
          exit("oilstore", "hall", "oilstore.upstairs", ""),
          exit("hall", "stairs", "hall.stair", "chest"),
          exit("stairs", "hall", "stairs.bottom", ""),
          exit("stairs", "lamproom", "stairs.top", ""),
          exit("lamproom", "stairs", "lamproom.hatch", ""),
          exit("lamproom", "gallery", "lamproom.galleryWay", ""),
          exit("gallery", "lamproom", "gallery.inside", ""),
          exit("lamproom", "burner", "lamproom.greatLens", ""),
          exit("burner", "lamproom", "burner.back", ""),
          exit("burner", "landing", "burner.burnerWick", LAMP_LIT),
          exit("landing", "netloft", "landing.loft", ""),
          exit("netloft", "landing", "netloft.out", ""),
          exit("landing", "lane", "landing.steps", ""),
          exit("lane", "landing", "lane.slip", ""),
          exit("lane", "cottage", "lane.tobiasDoor", ""),
          exit("cottage", "lane", "cottage.out", ""),
          exit("lane", "shop", "lane.shopDoor", ""),
          exit("shop", "lane", "shop.out", ""),
          exit("lane", "chapel", "lane.chapelWay", ""),
          exit("chapel", "lane", "chapel.out", ""),
          exit("lane", "hill", "lane.hillWay", ""),
          exit("hill", "lane", "hill.down", ""),
          exit("hill", "hornhouse", "hill.hornDoor", "unlocked"),
          exit("hill", "hornhouse", "hill.chute", "traded"),
          exit("hornhouse", "hill", "hornhouse.front", ""),
          exit("hornhouse", "trumpet", "hornhouse.backDoor", ""),
          exit("trumpet", "hornhouse", "trumpet.inside", ""));

  private Puzzle() {}

  private static Step step(
      String fact, String room, String neededFacts, String verb, String... objects) {
    return new Step(fact, room, factsOf(neededFacts), verb, List.of(objects), List.of());
  }

  private static Exit exit(String from, String to, String object, String neededFacts) {
    return new Exit(from, to, object, factsOf(neededFacts));
  }

  private static Set<String> factsOf(String text) {
    return text.isEmpty() ? Set.of() : Set.of(text.split(" ", -1));
  }

  /** Returns the steps that are possible in some room if the given facts are true. */
  static List<Step> possibleSteps(Set<String> facts) {
    Set<String> rooms = reachableRooms(facts);
    List<Step> possibleSteps = new ArrayList<>();
    for (Step step : STEPS) {
      if (!facts.contains(step.fact())
          && facts.containsAll(step.neededFacts())
          && rooms.contains(step.room())) {
        possibleSteps.add(step);
      }
    }
    return possibleSteps;
  }

  private static Set<String> reachableRooms(Set<String> facts) {
    Set<String> rooms = new TreeSet<>(Set.of(START));
    for (int previousSize = 0; previousSize != rooms.size(); ) {
      previousSize = rooms.size();
      for (Exit exit : EXITS) {
        if (rooms.contains(exit.from()) && facts.containsAll(exit.neededFacts())) {
          rooms.add(exit.to());
        }
      }
    }
    return rooms;
  }

  /**
   * Returns the shortest route between two rooms. It uses only exits that are open if the given
   * facts are true.
   */
  static List<Exit> route(String from, String to, Set<String> facts) {
    Map<String, List<Exit>> routes = new HashMap<>(Map.of(from, List.of()));
    Deque<String> pendingRooms = new ArrayDeque<>(List.of(from));
    while (!routes.containsKey(to)) {
      String room = pendingRooms.remove();
      for (Exit exit : EXITS) {
        if (exit.from().equals(room)
            && facts.containsAll(exit.neededFacts())
            && !routes.containsKey(exit.to())) {
          List<Exit> longerRoute = new ArrayList<>(routes.get(room));
          longerRoute.add(exit);
          routes.put(exit.to(), longerRoute);
          pendingRooms.add(exit.to());
        }
      }
    }
    return routes.get(to);
  }

  /** Returns all sets of facts that are reachable before the goal. */
  static Set<Set<String>> reachableStates() {
    Set<Set<String>> seenStates = new HashSet<>(Set.of(Set.of()));
    Deque<Set<String>> pendingStates = new ArrayDeque<>(seenStates);
    while (!pendingStates.isEmpty()) {
      Set<String> facts = pendingStates.remove();
      for (Step step : possibleSteps(facts)) {
        Set<String> extendedFacts = new HashSet<>(facts);
        extendedFacts.add(step.fact());
        if (!step.fact().equals(GOAL) && seenStates.add(Set.copyOf(extendedFacts))) {
          pendingStates.add(Set.copyOf(extendedFacts));
        }
      }
    }
    return seenStates;
  }
}
