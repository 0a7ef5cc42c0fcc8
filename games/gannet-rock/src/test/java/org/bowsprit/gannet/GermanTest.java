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
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
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
  private final TestPlayer player =
      new TestPlayer(
          game, GameSession.boot(GameSetup.headless(game.resources(), new BoxGraphProvider())));
  private final Set<String> namedThings = new TreeSet<>();
  private final Set<String> failures = new TreeSet<>();
  private int sentences;

  @Test
  void everySentenceIsCorrectGerman() {
    player.begin(GERMAN).skipScene().skipScene().tryToGo("shore.path");
    checkAllSentences();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.thing(), exit.to()).settle();
        checkAllSentences();
        checkUnlitOilStore();
      }
      player.perform(step);
      facts.add(step.fact());
      if (!step.fact().equals(Puzzle.GOAL)) {
        checkAllSentences();
      }
    }
    System.out.println(
        "GermanTest: " + sentences + " sentences, " + namedThings.size() + " things");
    assertAll(
        () -> assertThat(failures).isEmpty(),
        () -> assertThat(sentences).isGreaterThan(10_000),
        () -> assertThat(namedThings).containsAll(thingsWithNames()));
  }

  /** Without light, objects in the oil store have other names. */
  private void checkUnlitOilStore() {
    if (player.roomName().equals("oilstore")) {
      GameState litState = player.session().snapshot();
      runScript("nameCellar", 1);
      checkAllSentences();
      player.session().restore(litState);
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

  private void checkAllSentences() {
    GameState before = player.session().snapshot();
    List<String> carried = game.objects().keySet().stream().filter(player::carries).toList();
    List<String> things = new ArrayList<>(carried);
    game.objects().keySet().stream().filter(this::isVisible).forEach(things::add);
    namedThings.addAll(things);
    checkNamesInPicture();
    for (String thing : things) {
      Noun noun = noun(thing);
      VERBS.forEach((verb, words) -> checkSentence(words + noun.accusative(), verb, thing));
      checkSentence("Schau " + noun.accusative() + " an", "look", thing);
      checkSentence("Rede mit " + noun.dative(), "talk", thing);
      if (!carried.contains(thing) && !game.hasClass("Backdrop", thing)) {
        checkSentence("Geh " + noun.towards(), "go", thing);
      }
    }
    for (String thing : carried) {
      // The next iteration begins here, because the number of instructions in one iteration is
      // limited.
      player.ticks(1);
      player.session().restore(before);
      checkSentence("Benutze " + noun(thing).accusative() + " mit", 1, "use", thing, "");
      checkSentence("Gib " + noun(thing).accusative() + " an", 2, "give", thing, "");
      for (String other : things) {
        if (!other.equals(thing)) {
          String first = noun(thing).accusative();
          checkSentence(
              "Benutze " + first + " mit " + noun(other).dative(), 1, "use", thing, other);
          checkSentence(
              "Gib " + first + " an " + noun(other).accusative(), 2, "give", thing, other);
        }
      }
    }
    for (int language : new int[] {GERMAN, ENGLISH}) {
      writeVariable("language", language);
      carried.forEach(thing -> runScript("nameThing", game.object(thing)));
      for (int from = 0; from < carried.size(); from += 2) {
        writeVariable("carriedFrom", from);
        runScript("showInventory", 0);
        checkCarriedThings();
      }
    }
    player.session().restore(before);
  }

  /** Actors have only an English name, and the player never clicks on an actor. */
  private void checkNamesInPicture() {
    List<String> inSight =
        game.objects().keySet().stream()
            .filter(this::isVisible)
            .map(thing -> noun(thing).name())
            .toList();
    for (Hotspot spot : player.session().hotspots()) {
      String name = WesternGlyphs.textOf(player.session().nameAt(spot.x(), spot.y()));
      if (!name.isEmpty() && !inSight.contains(name)) {
        failures.add("'" + name + "' is pointed at in " + player.roomName());
      }
    }
  }

  /**
   * No name in the left column touches the picture beside it, all are within the screen, and each
   * has a picture before it.
   */
  private void checkCarriedThings() {
    VerbSlots verbs = player.session().world().verbs();
    for (int i = 0; i < SLOTS; i++) {
      Verb slot = verbs.slot(verbs.slotOf(game.verb("slot") + i, 0));
      int nextPicture = verbs.slotOf(game.verb("_picture") + 1, 0);
      int end = i % 2 == 0 ? verbs.slot(nextPicture).left() : Frame.WIDTH;
      if (slot.isDrawn() && slot.drawn().right() > end) {
        failures.add(
            new String(slot.label(), StandardCharsets.ISO_8859_1) + " is too long to carry");
      }
      int pictureSlot = verbs.slotOf(game.verb("_picture") + i, 0);
      if (slot.isDrawn() && !verbs.slot(pictureSlot).isDrawn()) {
        failures.add("a carried thing in place " + i + " has no picture in " + player.roomName());
      }
    }
  }

  private boolean isVisible(String thing) {
    return thing.startsWith(player.roomName() + ".") && player.canPointAt(game.object(thing));
  }

  private Noun noun(String thing) {
    byte[] raw = player.session().world().nameOf(game.object(thing));
    String name =
        WesternGlyphs.textOf(new String(raw, StandardCharsets.ISO_8859_1)).replace("@", "");
    Noun special = nouns.get(name + " @" + thing);
    Noun noun = special == null ? nouns.get(name) : special;
    assertThat(noun).as("the gender of '%s', %s", name, thing).isNotNull();
    return noun;
  }

  private void checkSentence(String expected, String verb, String thing) {
    setSentence(0, verb, NOTHING, game.object(thing));
    checkSentenceLine(expected);
  }

  private void checkSentence(
      String expected, int preposition, String verb, String thing, String other) {
    int hovered = other.isEmpty() ? NOTHING : game.object(other);
    setSentence(preposition, verb, game.object(thing), hovered);
    checkSentenceLine(expected);
  }

  /** Sets the sentence as if the player had composed it. */
  private void setSentence(int preposition, String verb, int first, int hovered) {
    writeVariable("activeVerb", game.verb(verb));
    writeVariable("firstThing", first);
    writeVariable("joint", preposition);
    writeVariable("hovered", hovered);
    runScript("showSentence");
  }

  private void runScript(String script, int... arguments) {
    player.session().machine().runScript(game.script(script), arguments);
  }

  private void writeVariable(String variable, int value) {
    player.session().machine().variables().write(game.operand(variable), value);
  }

  private void checkSentenceLine(String expected) {
    sentences++;
    VerbSlots verbs = player.session().world().verbs();
    Verb line = verbs.slot(verbs.slotOf(game.verb("sentenceLine"), 0));
    boolean isOnScreen = line.drawn().left() >= 0 && line.drawn().right() <= Frame.WIDTH;
    boolean isShown =
        player.session().captions().stream().map(Caption::text).anyMatch(expected::equals);
    if (!isShown || !isOnScreen) {
      failures.add(expected + (isOnScreen ? "" : " does not fit"));
    }
  }
}
