package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.gannet.Puzzle.Way;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/**
 * Tests that the German sentence line is grammatical for every sentence: each verb with each
 * visible and each carried object, and each carried object with every other, in each state on the
 * way to the end. All sentences fit on the screen, and each carried object has its picture.
 */
class GermanTest {

  private static final int ENGLISH = 0;
  private static final int GERMAN = 1;

  /** The number of slots for carried objects, in two columns. */
  private static final int SLOTS = 6;

  private static final int NOTHING = 0;

  /** The beginning and the end of a sentence with one object. */
  private static final Map<String, String> VERBS =
      Map.of(
          "open", "Öffne ",
          "close", "Schließe ",
          "give", "Gib ",
          "pickup", "Nimm ",
          "push", "Drücke ",
          "pull", "Ziehe ",
          "use", "Benutze ");

  private final BuiltGame game = BuiltGame.shared();
  private final Map<String, Noun> nouns = Noun.all();
  private final Hand hand =
      new Hand(
          game, GameSession.boot(GameSetup.headless(game.resources(), new BoxGraphProvider())));
  private final Set<String> named = new TreeSet<>();
  private final Set<String> wrong = new TreeSet<>();
  private int sentences;

  @Test
  void everySentenceIsGerman() {
    hand.begin(GERMAN).skipScene().skipScene().tryToGo("shore.path");
    sayEverything();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Way way : Puzzle.route(hand.place(), step.room(), facts)) {
        hand.go(way.thing(), way.to()).settle();
        sayEverything();
        inTheDark();
      }
      hand.perform(step);
      facts.add(step.fact());
      if (!step.fact().equals(Puzzle.GOAL)) {
        sayEverything();
      }
    }
    System.out.println("GermanTest: " + sentences + " sentences, " + named.size() + " things");
    assertAll(
        () -> assertThat(wrong).isEmpty(),
        () -> assertThat(sentences).isGreaterThan(10_000),
        () -> assertThat(named).containsAll(thingsWithNames()));
  }

  /** Without light, objects in the oil store have other names. */
  private void inTheDark() {
    if (hand.place().equals("oilstore")) {
      GameState light = hand.session().snapshot();
      run("nameCellar", 1);
      sayEverything();
      hand.session().restore(light);
    }
  }

  private List<String> thingsWithNames() {
    List<String> names = new ArrayList<>();
    for (RoomDeclaration room : game.declaration().rooms()) {
      for (ObjectDeclaration object : room.objects()) {
        if (object.label().toBytes().length > 0) {
          names.add(room.name() + "." + object.name());
        }
      }
    }
    return names;
  }

  private void sayEverything() {
    GameState before = hand.session().snapshot();
    List<String> carried = game.objects().keySet().stream().filter(hand::carries).toList();
    List<String> all = new ArrayList<>(carried);
    game.objects().keySet().stream().filter(this::isInSight).forEach(all::add);
    named.addAll(all);
    everyNameInThePictureIsAThings();
    for (String thing : all) {
      Noun noun = noun(thing);
      VERBS.forEach((verb, words) -> say(words + noun.accusative(), verb, thing));
      say("Schau " + noun.accusative() + " an", "look", thing);
      say("Rede mit " + noun.dative(), "talk", thing);
      if (!carried.contains(thing) && !game.isA("Backdrop", thing)) {
        say("Geh " + noun.towards(), "go", thing);
      }
    }
    for (String thing : carried) {
      // The next iteration begins here, because the number of instructions in one iteration is
      // limited.
      hand.ticks(1);
      hand.session().restore(before);
      say("Benutze " + noun(thing).accusative() + " mit", 1, "use", thing, "");
      say("Gib " + noun(thing).accusative() + " an", 2, "give", thing, "");
      for (String other : all) {
        if (!other.equals(thing)) {
          String first = noun(thing).accusative();
          say("Benutze " + first + " mit " + noun(other).dative(), 1, "use", thing, other);
          say("Gib " + first + " an " + noun(other).accusative(), 2, "give", thing, other);
        }
      }
    }
    for (int language : new int[] {GERMAN, ENGLISH}) {
      write("language", language);
      carried.forEach(thing -> run("nameThing", game.object(thing)));
      for (int from = 0; from < carried.size(); from += 2) {
        write("carriedFrom", from);
        run("showInventory", 0);
        carriedThingsFit();
      }
    }
    hand.session().restore(before);
  }

  /** Actors have only an English name, and the player never clicks on an actor. */
  private void everyNameInThePictureIsAThings() {
    List<String> inSight =
        game.objects().keySet().stream()
            .filter(this::isInSight)
            .map(thing -> noun(thing).name())
            .toList();
    for (Hotspot spot : hand.session().hotspots()) {
      String name = WesternGlyphs.textOf(hand.session().nameAt(spot.x(), spot.y()));
      if (!name.isEmpty() && !inSight.contains(name)) {
        wrong.add("'" + name + "' is pointed at in " + hand.place());
      }
    }
  }

  /**
   * No name in the left column touches the picture beside it, all are within the screen, and each
   * has a picture before it.
   */
  private void carriedThingsFit() {
    VerbSlots verbs = hand.session().world().verbs();
    for (int i = 0; i < SLOTS; i++) {
      Verb slot = verbs.at(verbs.slotOf(game.verb("slot") + i, 0));
      int next = verbs.slotOf(game.verb("_picture") + 1, 0);
      int end = i % 2 == 0 ? verbs.at(next).left() : Frame.WIDTH;
      if (slot.isDrawn() && slot.drawn().right() > end) {
        wrong.add(new String(slot.label(), StandardCharsets.ISO_8859_1) + " is too long to carry");
      }
      int shown = verbs.slotOf(game.verb("_picture") + i, 0);
      if (slot.isDrawn() && !verbs.at(shown).isDrawn()) {
        wrong.add("a carried thing in place " + i + " has no picture in " + hand.place());
      }
    }
  }

  private boolean isInSight(String thing) {
    return thing.startsWith(hand.place() + ".") && hand.sees(game.object(thing));
  }

  private Noun noun(String thing) {
    byte[] raw = hand.session().world().nameOf(game.object(thing));
    String name =
        WesternGlyphs.textOf(new String(raw, StandardCharsets.ISO_8859_1)).replace("@", "");
    Noun own = nouns.get(name + " @" + thing);
    Noun noun = own == null ? nouns.get(name) : own;
    assertThat(noun).as("the gender of '%s', %s", name, thing).isNotNull();
    return noun;
  }

  private void say(String expected, String verb, String thing) {
    point(0, verb, NOTHING, game.object(thing));
    check(expected);
  }

  private void say(String expected, int joint, String verb, String thing, String other) {
    int hovered = other.isEmpty() ? NOTHING : game.object(other);
    point(joint, verb, game.object(thing), hovered);
    check(expected);
  }

  /** Sets the sentence as if the player had composed it. */
  private void point(int joint, String verb, int first, int hovered) {
    write("activeVerb", game.verb(verb));
    write("firstThing", first);
    write("joint", joint);
    write("hovered", hovered);
    run("showSentence");
  }

  private void run(String script, int... arguments) {
    hand.session().machine().runScript(game.script(script), arguments);
  }

  private void write(String variable, int value) {
    hand.session().machine().variables().write(game.word(variable), value);
  }

  private void check(String expected) {
    sentences++;
    VerbSlots verbs = hand.session().world().verbs();
    Verb line = verbs.at(verbs.slotOf(game.verb("sentenceLine"), 0));
    boolean fits = line.drawn().left() >= 0 && line.drawn().right() <= Frame.WIDTH;
    boolean said = hand.session().captions().stream().map(Caption::text).anyMatch(expected::equals);
    if (!said || !fits) {
      wrong.add(expected + (fits ? "" : " does not fit"));
    }
  }
}
