package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.actors.Actor;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Caption;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests that the verbs, the sentence line and the carried objects are shown while the player can
 * use them.
 */
class InterfaceTest {

  private static final BuiltGame GAME = BuiltGame.shared();
  private static final int MAX_VERB_NUMBER = 120;

  /** The index of the line that ends the conversation with the Inspector. */
  private static final int LAST_INSPECTOR_LINE = 4;

  /** The height in pixels of a row whose letters have descenders and accents. */
  private static final int MAX_ROW_HEIGHT = 11;

  private static final int SPEECH_ROW_HEIGHT = 10;
  private static final int SCREEN_HEIGHT = 200;
  private static final int WREN_ACTOR = 1;

  /** The people to whom Wren speaks, and the numbers of their actors. */
  private static final Map<String, Integer> ACTOR_OF_PERSON =
      Map.of(
          "kitchen.keeper", 2,
          "boathouse.inspector", 3,
          "landing.oarsman", 3,
          "cottage.hornKeeper", 7,
          "shop.mistress", 8,
          "hill.child", 9);

  private static final Set<String> ROOMS_WITHOUT_EGO =
      Set.of("title", "ending", "closing", "draughts", "orlaface", "tobiasface", "pictures");

  private final TestPlayer player =
      new TestPlayer(
          GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));

  @BeforeEach
  void startGame() {
    player.begin(0).pressEscape().runTicks(20);
  }

  @Test
  void theInterfaceIsHiddenDuringACutscene() {
    assertThat(player.session().machine().userputCounter())
        .as("the userput counter during a cutscene")
        .isZero();
    assertThat(shownVerbs()).isEmpty();
    player.awaitIdle();
    assertThat(shownVerbs()).contains(GAME.verb("open"), GAME.verb("use"), GAME.verb("slot"));
  }

  @Test
  void theInterfaceIsHiddenDuringAConversationThatGivesAnObject() {
    player.awaitIdle().go("shore.boathouse_entrance", "boathouse").awaitIdle();
    player.performSentence("talk", List.of("boathouse.inspector"));
    player.choose(0).awaitIdle();
    assertThat(player.carries("boathouse.form")).isTrue();
    assertThat(player.isChoosing()).isTrue();
    assertThat(shownVerbs()).isEmpty();
    player.choose(LAST_INSPECTOR_LINE).awaitIdle();
    assertThat(shownVerbs()).contains(GAME.verb("open"), GAME.verb("slot") + 1);
  }

  @Test
  void theInterfaceStaysHiddenAfterTheEnd() {
    player.awaitIdle().session().machine().runScript(GAME.script("hornSounds"));
    for (int i = 0; i < 300; i++) {
      player.runTicks(1);
      assertThat(shownVerbs()).as("the shown verbs at tick %d", i).isEmpty();
    }
  }

  @Test
  void theSentenceLineIsHiddenIfThePointerIsOnTheBackdrop() {
    player.awaitIdle().pointAt(160, 10);
    assertThat(player.shows(GAME.verb("sentenceLine"))).isFalse();
    player.pointAt(240, 80);
    assertThat(player.shows(GAME.verb("sentenceLine")))
        .as("the sentence line is shown while the pointer is on the boathouse")
        .isTrue();
    player.pointAt(160, 10);
    assertThat(player.shows(GAME.verb("sentenceLine"))).isFalse();
  }

  @Test
  void aClickOnABackdropMakesTheEgoWalkThere() {
    player.awaitIdle().clickAt(200, 10).awaitIdle();
    assertThat(player.egoX()).isBetween(198, 202);
    player.clickAt(120, 136).awaitIdle();
    assertThat(player.egoX()).isBetween(118, 122);
  }

  @Test
  void lookingAtABackdropDoesNotMakeTheEgoWalk() {
    player.awaitIdle();
    int x = player.egoX();
    player.press("look").pointAt(290, 10);
    assertThat(texts()).contains("Look at sky");
    player.clickAt(290, 10).runTicks(5);
    assertThat(texts()).anyMatch(text -> text.contains("from the west"));
    player.awaitIdle().rightClickAt(290, 10).runTicks(5);
    assertThat(texts()).anyMatch(text -> text.contains("from the west"));
    assertThat(player.awaitIdle().egoX()).isEqualTo(x);
  }

  /** The sky, the walls and the floor are objects of the class Backdrop. */
  @Test
  void everyPointOfEveryRoomHasAName() {
    player.awaitIdle();
    for (RoomDeclaration room : GAME.declaration().rooms()) {
      if (!ROOMS_WITHOUT_EGO.contains(room.name())) {
        String exit =
            room.name()
                + "."
                + room.objects().stream()
                    .filter(each -> GAME.hasClass("Way", room.name() + "." + each.name()))
                    .findFirst()
                    .orElseThrow()
                    .name();
        player
            .session()
            .machine()
            .runScript(GAME.script("leave"), GAME.object(exit), GAME.room(room.name()));
        player.awaitIdle();
        assertThat(player.roomName()).isEqualTo(room.name());
        assertThat(player.emptyPoints()).as("points without a name in " + room.name()).isEmpty();
      }
    }
  }

  @Test
  void aClickNextToTheNameOfACarriedObjectSelectsTheObject() {
    player.awaitIdle().press("use").pointAt(225, 165).clickAt(225, 165);
    assertThat(player.read("firstThing")).isEqualTo(GAME.object("hall.wetMatches"));
  }

  @Test
  void aClickOnTheInventoryPictureSelectsTheObject() {
    player.awaitIdle().pointAt(140, 165);
    assertThat(pictureInSlot(0)).isEqualTo(GAME.object("pictures.matchesWetIcon"));
    assertThat(texts()).contains("Look at wet matches");
    player.press("use").clickAt(140, 165);
    assertThat(player.read("firstThing")).isEqualTo(GAME.object("hall.wetMatches"));
  }

  @Test
  void theInventoryPictureShowsTheStateOfTheObject() {
    player.awaitIdle().session().machine().variables().write(GAME.operand("matchesDry"), 1);
    player.session().machine().runScript(GAME.script("showInventory"), 0);
    assertThat(pictureInSlot(0)).isEqualTo(GAME.object("pictures.matchesDryIcon"));
  }

  private int pictureInSlot(int slot) {
    VerbSlots verbs = player.session().world().verbs();
    return verbs.slot(verbs.slotOf(GAME.verb("_picture") + slot, 0)).pictureObject();
  }

  @Test
  void aDoubleClickOnAnExitLeavesTheRoomAtOnce() {
    enterThrough("lane.hillWay", "lane");
    assertThat(player.roomName()).isEqualTo("lane");
    player.clickAt(8, 136).clickAt(8, 136).runTicks(20);
    assertThat(player.roomName()).isEqualTo("landing");
  }

  /** The variable {@code _hurried} is 1, as after a double click whose sentence was dropped. */
  @Test
  void aSingleClickOnAnExitWalksEvenAfterADroppedDoubleClick() {
    player
        .awaitIdle()
        .session()
        .machine()
        .runScript(GAME.script("leave"), GAME.object("lane.hillWay"), GAME.room("lane"));
    player.awaitIdle().session().machine().variables().write(GAME.operand("_hurried"), 1);
    player.clickAt(8, 136).runTicks(20);
    assertThat(player.roomName()).isEqualTo("lane");
    assertThat(player.awaitIdle().roomName()).isEqualTo("landing");
  }

  @Test
  void aDoubleClickOnANearExitChangesTheRoomOnlyOnce() {
    enterThrough("hornhouse.backDoor", "hornhouse");
    player.clickAt(286, 80).clickAt(286, 80).runTicks(20);
    assertThat(player.awaitIdle().roomName()).isEqualTo("trumpet");
    player.clickAt(30, 60).awaitIdle();
    assertThat(player.roomName()).isEqualTo("hornhouse");
    // In the trumpet's room, there is another object at the point of the second click.
    player.clickAt(286, 80).clickAt(286, 80).awaitIdle();
    assertThat(player.roomName()).isEqualTo("trumpet");
    assertThat(player.egoX())
        .as("the column of the ego, which is at the door and not at the sea")
        .isLessThan(60);
  }

  @Test
  void theNameOfTheChestMovesWithTheChest() {
    enterThrough("hall.outer", "hall");
    assertThat(player.session().nameAt(250, 110)).isEqualTo("heavy chest");
    assertThat(player.session().nameAt(190, 110)).isEqualTo("flagstones");
    player.session().machine().runScript(GAME.script("moveChest"));
    assertThat(player.session().nameAt(250, 110)).isEqualTo("flagstones");
    assertThat(player.session().nameAt(190, 110)).isEqualTo("heavy chest");
  }

  @Test
  void everyVisiblePartOfAnObjectHasTheNameOfTheObject() {
    enterThrough("kitchen.hallWay", "kitchen");
    for (int x : List.of(126, 131, 136, 140)) {
      assertThat(player.session().nameAt(x, 89))
          .as("the name at column %d", x)
          .isEqualTo("bread knife");
    }
    assertThat(player.session().nameAt(112, 89)).isEqualTo("loaf");
    assertThat(player.session().nameAt(96, 86)).isEqualTo("cold tea");
    enterThrough("shop.out", "shop");
    assertThat(player.session().nameAt(183, 90))
        .as("the name at the apron of the shopkeeper")
        .isEqualTo("Perpetua");
  }

  /** The pointer has not moved since Wren took one of the two oars. */
  @Test
  void theRemainingOarIsNamedInTheSingular() {
    player.awaitIdle().press('l').go("shore.boathouse_entrance", "boathouse").awaitIdle();
    player.performSentence("pickup", List.of("boathouse.oars")).awaitIdle().runTicks(10);
    assertThat(texts()).contains("Geh zum anderen Ruder");
  }

  private void enterThrough(String exit, String room) {
    player
        .awaitIdle()
        .session()
        .machine()
        .runScript(GAME.script("leave"), GAME.object(exit), GAME.room(room));
    player.awaitIdle();
  }

  /** The last line of a conversation ends the conversation. */
  @Test
  void allLinesToChooseFromAreOnTheScreen() {
    player.awaitIdle();
    for (String knowledge : List.of("knowsSide", "knowsPost", "knowsWitness")) {
      player.session().machine().variables().write(GAME.operand(knowledge), 1);
    }
    for (String script :
        List.of(
            "talkToFogg",
            "talkToOrla",
            "talkInBoat",
            "contendForHook",
            "talkToTobias",
            "talkToPerpetua",
            "talkToNell")) {
      player.session().machine().runScript(GAME.script(script));
      player.runTicks(5).awaitIdle();
      assertThat(player.isChoosing()).as("%s offers lines to choose from", script).isTrue();
      VerbSlots verbs = player.session().world().verbs();
      for (int line = TestPlayer.FIRST_CHOICE;
          line < TestPlayer.FIRST_CHOICE + TestPlayer.MAX_CHOICES;
          line++) {
        if (verbs.slotOf(line, 0) != 0) {
          assertThat(topOf(line) + MAX_ROW_HEIGHT)
              .as("the bottom of line %d of %s", line, script)
              .isLessThan(SCREEN_HEIGHT + 1);
        }
      }
      player.chooseLast().awaitIdle();
    }
  }

  @Test
  void theSecondRequestForTheFormIsAnsweredBeforeTheNextChoices() {
    enterThrough("boathouse.exit", "boathouse");
    player.performSentence("talk", List.of("boathouse.inspector"));
    player.choose(0).awaitIdle().choose(0);
    boolean hasAnswered = false;
    for (int i = 0; i < 300 && !player.isChoosing(); i++) {
      player.runTicks(1);
      hasAnswered |= player.session().speechText().contains("You have had your form");
    }
    assertThat(hasAnswered).isTrue();
    assertThat(player.session().speechText())
        .as("the speech while the choices are shown")
        .isEmpty();
  }

  @Test
  void theDigitKeysChooseTheLinesOfAConversation() {
    player.awaitIdle().go("shore.boathouse_entrance", "boathouse").awaitIdle();
    player.performSentence("talk", List.of("boathouse.inspector"));
    int lines = choiceCount();
    // The game no longer offers the line that was spoken.
    player.press('2').awaitIdle();
    assertThat(choiceCount()).isEqualTo(lines - 1);
    player.press((char) ('0' + lines - 1)).awaitIdle();
    assertThat(player.isChoosing()).isFalse();
  }

  @Test
  void theEgoCannotWalkIntoTheBurner() {
    enterThrough("burner.back", "burner");
    assertThat(player.roomName()).isEqualTo("burner");
    for (int x = 40; x < 320; x += 40) {
      player.clickAt(x, 30).awaitIdle();
      assertThat(player.egoY())
          .as("the row of the ego after a click at column %d", x)
          .isGreaterThan(290);
    }
  }

  @Test
  void theTextsOnTheScreenAreReportedAsCaptions() {
    assertThat(texts()).anyMatch(text -> text.contains("Constance"));
    player.awaitIdle();
    assertThat(texts()).contains("Open", "Pick up", "wet matches").doesNotContain("^");
  }

  @Test
  void escapeDeselectsTheVerb() {
    player.awaitIdle().press("use").pointAt(334 - 160, 110);
    assertThat(player.read("activeVerb")).isEqualTo(GAME.verb("use"));
    player.pressEscape().runTicks(5);
    assertThat(player.read("activeVerb")).isEqualTo(GAME.verb("go"));
  }

  @Test
  void theSentenceLineShowsTheActionOfARightClick() {
    player.awaitIdle().pointAt(112, 66).rightClickAt(112, 66);
    assertThat(texts()).contains("Talk to gannet").doesNotContain("Walk to gannet");
  }

  @Test
  void theSentenceIsShownUntilItsActionEnds() {
    player.awaitIdle().press("look").pointAt(240, 90).clickAt(240, 90);
    for (int i = 0; i < 100 && player.session().speechText().isEmpty(); i++) {
      assertThat(texts()).as("the texts while the ego walks").contains("Look at boathouse");
      player.runTicks(1);
    }
    player.pointAt(240, 10);
    assertThat(texts()).as("the texts while the ego speaks").contains("Look at boathouse");
    player.awaitIdle().runTicks(10).pointAt(240, 90);
    assertThat(texts()).contains("Walk to boathouse");
  }

  @Test
  void theSentenceLineShowsTheObjectUnderThePointerDuringAnAction() {
    player.awaitIdle().press("look").pointAt(240, 90).clickAt(240, 90).runTicks(2).pointAt(112, 66);
    assertThat(texts()).contains("Walk to gannet");
    player.press("use").pointAt(240, 90);
    assertThat(texts()).contains("Use boathouse");
  }

  @Test
  void theGannetsSpeechIsAboveTheGannet() {
    player.awaitIdle().rightClickAt(112, 66);
    for (int i = 0; i < 60 && !texts().contains("Hork."); i++) {
      player.runTicks(1);
    }
    Caption speech =
        player.session().captions().stream()
            .filter(caption -> caption.text().equals("Hork."))
            .findFirst()
            .orElseThrow();
    assertThat(speech.top()).isGreaterThan(20);
  }

  @Test
  void theInventoryScrollsBackIfAllObjectsFit() {
    player.awaitIdle();
    for (String object : List.of("shore.rope", "kitchen.knife", "kitchen.tea")) {
      int room = GAME.room(object.substring(0, object.indexOf('.')));
      player.session().machine().runScript(GAME.script("pocket"), GAME.object(object), room);
    }
    player.session().machine().variables().write(GAME.operand("carriedFrom"), 2);
    player.session().machine().runScript(GAME.script("showInventory"), 0);
    assertThat(player.read("carriedFrom")).isZero();
    assertThat(texts()).contains("wet matches");
  }

  /** The other head belongs to the person to whom Wren speaks. */
  @Test
  void threeRowsOfSpeechFitAboveTheHeadsOfBothSpeakers() {
    FramePainter painter = new FramePainter(new Random(1)::nextInt);
    TestPlayer drawnPlayer =
        new TestPlayer(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withPainter(painter)));
    drawnPlayer.begin(0).skipCutscene().skipCutscene();
    for (Map.Entry<String, Integer> each : ACTOR_OF_PERSON.entrySet()) {
      String person = each.getKey();
      int room = GAME.room(person.substring(0, person.indexOf('.')));
      drawnPlayer.session().machine().runScript(GAME.script("leave"), GAME.object(person), room);
      drawnPlayer.skipCutscene();
      Actor wren = drawnPlayer.session().world().cast().actor(WREN_ACTOR);
      Actor listener = drawnPlayer.session().world().cast().actor(each.getValue());
      int captionY = drawnPlayer.session().machine().variables().get(EngineVariable.TALK_STRING_Y);
      int bottom = wren.y() + captionY + 3 * SPEECH_ROW_HEIGHT;
      assertThat(bottom)
          .as("the bottom of the speech, above the head of " + person)
          .isLessThanOrEqualTo(listener.drawnExtent().top());
      assertThat(bottom)
          .as("the bottom of the speech, above Wren's head next to " + person)
          .isLessThanOrEqualTo(wren.drawnExtent().top());
    }
  }

  /** The program sends the keys Up and Down when the player turns the wheel. */
  @Test
  void theWheelScrollsTheInventory() {
    player.awaitIdle();
    for (String object :
        List.of(
            "shore.rope",
            "kitchen.knife",
            "kitchen.tea",
            "boathouse.oar",
            "boathouse.herring",
            "oilstore.oilCan")) {
      int room = GAME.room(object.substring(0, object.indexOf('.')));
      player.session().machine().runScript(GAME.script("pocket"), GAME.object(object), room);
    }
    player.runTicks(3).pressKey(KeyCodes.DOWN);
    assertThat(player.read("carriedFrom")).isEqualTo(2);
    player.pressKey(KeyCodes.DOWN);
    assertThat(player.read("carriedFrom"))
        .as("the first shown object if the last row is visible already")
        .isEqualTo(2);
    player.pressKey(KeyCodes.UP);
    assertThat(player.read("carriedFrom")).isZero();
  }

  @Test
  void theSentenceLineShowsTheActionForACarriedObject() {
    player.awaitIdle().pointAt(160, 80).pointAt(200, 160);
    assertThat(texts()).contains("Look at wet matches");
    player.press("use").pointAt(200, 160);
    assertThat(texts()).contains("Use wet matches");
  }

  @Test
  void verbsArrowsAndInventoryHaveTheSameRows() {
    player.awaitIdle();
    List<Integer> rows = topsOf("open", "close", "give");
    assertThat(rows)
        .isEqualTo(topsOf("pickup", "look", "talk"))
        .isEqualTo(topsOf("push", "pull", "use"));
    assertThat(topOf(GAME.verb("arrowUp"))).isEqualTo(rows.get(0));
    assertThat(topOf(GAME.verb("arrowDown"))).isEqualTo(rows.get(2));
    int firstSlot = GAME.verb("slot");
    assertThat(List.of(topOf(firstSlot), topOf(firstSlot + 2), topOf(firstSlot + 4)))
        .isEqualTo(rows);
    assertThat(List.of(topOf(firstSlot + 1), topOf(firstSlot + 3), topOf(firstSlot + 5)))
        .isEqualTo(rows);
    assertThat(rows.get(2) + MAX_ROW_HEIGHT).isLessThan(SCREEN_HEIGHT);
  }

  private List<Integer> topsOf(String... verbs) {
    return Stream.of(verbs).map(verb -> topOf(GAME.verb(verb))).toList();
  }

  /**
   * The game erases a line before it draws the line in another colour. This must not erase a part
   * of the line below.
   */
  @Test
  void noLineOverlapsTheLineBelow() {
    player.awaitIdle();
    int firstSlot = GAME.verb("slot");
    assertThat(topOf(GAME.verb("close")) - topOf(GAME.verb("open")))
        .isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
    assertThat(topOf(firstSlot) - topOf(GAME.verb("sentenceLine")))
        .isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
    assertThat(topOf(firstSlot + 2) - topOf(firstSlot)).isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
    player.go("shore.boathouse_entrance", "boathouse").awaitIdle();
    player.performSentence("talk", List.of("boathouse.inspector"));
    assertThat(topOf(TestPlayer.FIRST_CHOICE + 1) - topOf(TestPlayer.FIRST_CHOICE))
        .isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
  }

  private int topOf(int verb) {
    VerbSlots verbs = player.session().world().verbs();
    return verbs.slot(verbs.slotOf(verb, 0)).top();
  }

  @Test
  void theLanguageCanBeSwitchedDuringTheGame() {
    player.awaitIdle().press('l').awaitIdle();
    int x = player.egoX();
    assertThat(texts()).contains("Nimm", "nasse Zündhölzer").doesNotContain("Pick up");
    assertThat(player.roomName()).isEqualTo("shore");
    assertThat(player.session().nameAt(240, 90)).isEqualTo("Bootshaus");
    player.press('L').awaitIdle();
    assertThat(texts()).contains("Pick up", "wet matches").doesNotContain("Nimm");
    assertThat(player.egoX()).isEqualTo(x);
    assertThat(player.session().nameAt(240, 90)).isEqualTo("boathouse");
  }

  private int choiceCount() {
    VerbSlots verbs = player.session().world().verbs();
    return (int)
        IntStream.range(TestPlayer.FIRST_CHOICE, TestPlayer.FIRST_CHOICE + TestPlayer.MAX_CHOICES)
            .filter(line -> verbs.slotOf(line, 0) != 0)
            .count();
  }

  private List<String> texts() {
    return player.session().captions().stream().map(Caption::text).toList();
  }

  private List<Integer> shownVerbs() {
    return IntStream.rangeClosed(1, MAX_VERB_NUMBER).filter(player::shows).boxed().toList();
  }
}
