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

  /** The number of verb slots for carried objects, in two columns. */
  private static final int SLOT_COUNT = 6;

  private static final int NOTHING = 0;

  /** The beginning of the German sentence with one object, by the name of the verb. */
  private static final Map<String, String> SENTENCE_STARTS =
      Map.of(
          "open", "Öffne ",
          "close", "Schließe ",
          "give", "Gib ",
          "pickup", "Nimm ",
          "push", "Drücke ",
          "pull", "Ziehe ",
          "use", "Benutze ");

  private final BuiltGame game = BuiltGame.shared();
  private final Map<String, NounPhrase> nouns = NounPhrase.all();
  private final TestPlayer player =
      new TestPlayer(
          game, GameSession.boot(GameSetup.headless(game.resources(), new BoxGraphProvider())));
  private final Set<String> checkedObjects = new TreeSet<>();
  private final Set<String> failures = new TreeSet<>();
  private int sentenceCount;

  @Test
  void everyGermanSentenceIsGrammatical() {
    player.begin(GERMAN).skipCutscene().skipCutscene().tryToGo("shore.path");
    checkAllSentences();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Exit exit : Puzzle.route(player.roomName(), step.room(), facts)) {
        player.go(exit.object(), exit.to()).awaitIdle();
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
        "GermanTest: " + sentenceCount + " sentences, " + checkedObjects.size() + " objects");
    assertAll(
        () -> assertThat(failures).isEmpty(),
        () -> assertThat(sentenceCount).isGreaterThan(10_000),
        () -> assertThat(checkedObjects).containsAll(objectsWithNames()));
  }

  /** Checks the sentences in the dark oil store, where the objects have other names. */
  private void checkUnlitOilStore() {
    if (player.roomName().equals("oilstore")) {
      GameState litState = player.session().snapshot();
      runScript("nameCellar", 1);
      checkAllSentences();
      player.session().restore(litState);
    }
  }

  private List<String> objectsWithNames() {
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
    GameState stateBefore = player.session().snapshot();
    List<String> carriedObjects = game.objects().keySet().stream().filter(player::carries).toList();
    List<String> objects = new ArrayList<>(carriedObjects);
    game.objects().keySet().stream().filter(this::isVisible).forEach(objects::add);
    checkedObjects.addAll(objects);
    checkHotspotNames();
    for (String object : objects) {
      NounPhrase noun = noun(object);
      SENTENCE_STARTS.forEach(
          (verb, sentenceStart) -> checkSentence(sentenceStart + noun.accusative(), verb, object));
      checkSentence("Schau " + noun.accusative() + " an", "look", object);
      checkSentence("Rede mit " + noun.dative(), "talk", object);
      if (!carriedObjects.contains(object) && !game.hasClass("Backdrop", object)) {
        checkSentence("Geh " + noun.formAfterZu(), "go", object);
      }
    }
    for (String object : carriedObjects) {
      // Starts a new tick, because the number of instructions in one tick is limited.
      player.runTicks(1);
      player.session().restore(stateBefore);
      checkSentence("Benutze " + noun(object).accusative() + " mit", 1, "use", object, "");
      checkSentence("Gib " + noun(object).accusative() + " an", 2, "give", object, "");
      for (String secondObject : objects) {
        if (!secondObject.equals(object)) {
          String accusative = noun(object).accusative();
          checkSentence(
              "Benutze " + accusative + " mit " + noun(secondObject).dative(),
              1,
              "use",
              object,
              secondObject);
          checkSentence(
              "Gib " + accusative + " an " + noun(secondObject).accusative(),
              2,
              "give",
              object,
              secondObject);
        }
      }
    }
    for (int language : new int[] {GERMAN, ENGLISH}) {
      writeVariable("language", language);
      carriedObjects.forEach(object -> runScript("nameThing", game.object(object)));
      for (int firstShownIndex = 0; firstShownIndex < carriedObjects.size(); firstShownIndex += 2) {
        writeVariable("carriedFrom", firstShownIndex);
        runScript("showInventory", 0);
        checkInventory();
      }
    }
    player.session().restore(stateBefore);
  }

  /**
   * Checks that each hotspot has the name of a visible object. An actor has only an English name,
   * so it must not be a hotspot.
   */
  private void checkHotspotNames() {
    List<String> visibleNames =
        game.objects().keySet().stream()
            .filter(this::isVisible)
            .map(object -> noun(object).name())
            .toList();
    for (Hotspot hotspot : player.session().hotspots()) {
      String name = WesternGlyphs.textOf(player.session().nameAt(hotspot.x(), hotspot.y()));
      if (!name.isEmpty() && !visibleNames.contains(name)) {
        failures.add("a hotspot in " + player.roomName() + " has the name of no object: " + name);
      }
    }
  }

  /**
   * Checks that each carried object has a picture, that each name in the left column ends before
   * the picture to its right, and that all names are within the screen.
   */
  private void checkInventory() {
    VerbSlots verbs = player.session().world().verbs();
    for (int i = 0; i < SLOT_COUNT; i++) {
      Verb slot = verbs.slot(verbs.slotOf(game.verb("slot") + i, 0));
      int nextPicture = verbs.slotOf(game.verb("_picture") + 1, 0);
      int end = i % 2 == 0 ? verbs.slot(nextPicture).left() : Frame.WIDTH;
      if (slot.isDrawn() && slot.drawnRectangle().right() > end) {
        failures.add(
            new String(slot.label(), StandardCharsets.ISO_8859_1) + " is too wide for its column");
      }
      int pictureSlot = verbs.slotOf(game.verb("_picture") + i, 0);
      if (slot.isDrawn() && !verbs.slot(pictureSlot).isDrawn()) {
        failures.add("the carried object in slot " + i + " has no picture in " + player.roomName());
      }
    }
  }

  private boolean isVisible(String object) {
    return object.startsWith(player.roomName() + ".") && player.canPointAt(game.object(object));
  }

  private NounPhrase noun(String object) {
    byte[] nameBytes = player.session().world().nameOf(game.object(object));
    String name =
        WesternGlyphs.textOf(new String(nameBytes, StandardCharsets.ISO_8859_1)).replace("@", "");
    NounPhrase specialNoun = nouns.get(name + " @" + object);
    NounPhrase noun = specialNoun == null ? nouns.get(name) : specialNoun;
    assertThat(noun).as("the entry in nouns.txt for '%s' (%s)", name, object).isNotNull();
    return noun;
  }

  private void checkSentence(String expected, String verb, String object) {
    setSentence(0, verb, NOTHING, game.object(object));
    checkSentenceLine(expected);
  }

  private void checkSentence(
      String expected, int preposition, String verb, String object, String secondObject) {
    int objectUnderPointer = secondObject.isEmpty() ? NOTHING : game.object(secondObject);
    setSentence(preposition, verb, game.object(object), objectUnderPointer);
    checkSentenceLine(expected);
  }

  /** Sets the sentence as if the player had composed it. */
  private void setSentence(int preposition, String verb, int firstObject, int objectUnderPointer) {
    writeVariable("activeVerb", game.verb(verb));
    writeVariable("firstThing", firstObject);
    writeVariable("joint", preposition);
    writeVariable("hovered", objectUnderPointer);
    runScript("showSentence");
  }

  private void runScript(String script, int... arguments) {
    player.session().machine().runScript(game.script(script), arguments);
  }

  private void writeVariable(String variable, int value) {
    player.session().machine().variables().write(game.operand(variable), value);
  }

  private void checkSentenceLine(String expected) {
    sentenceCount++;
    VerbSlots verbs = player.session().world().verbs();
    Verb line = verbs.slot(verbs.slotOf(game.verb("sentenceLine"), 0));
    boolean isOnScreen =
        line.drawnRectangle().left() >= 0 && line.drawnRectangle().right() <= Frame.WIDTH;
    boolean isShown =
        player.session().captions().stream().map(Caption::text).anyMatch(expected::equals);
    if (!isShown || !isOnScreen) {
      failures.add(expected + (isOnScreen ? "" : " does not fit on the screen"));
    }
  }
}
