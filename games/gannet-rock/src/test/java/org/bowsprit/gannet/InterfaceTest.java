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
  private static final int MAX_VERB = 120;

  /** The index of the last line of the Inspector's conversation. */
  private static final int LAST_INSPECTOR_LINE = 4;

  /** The height of a row of letters with descenders and accents, in pixels. */
  private static final int MAX_ROW_HEIGHT = 11;

  private static final int ROW_HEIGHT = 10;
  private static final int SCREEN_HEIGHT = 200;
  private static final int WREN = 1;

  /** The persons that Wren speaks to, and their actors. */
  private static final Map<String, Integer> PEOPLE =
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
    player.begin(0).pressEscape().ticks(20);
  }

  @Test
  void aSceneHidesTheInterface() {
    assertThat(player.session().machine().userputCounter()).as("a scene is on").isZero();
    assertThat(shownVerbs()).isEmpty();
    player.settle();
    assertThat(shownVerbs()).contains(GAME.verb("open"), GAME.verb("use"), GAME.verb("slot"));
  }

  @Test
  void aConversationHidesTheInterfaceEvenIfItGivesAnObject() {
    player.settle().go("shore.boathouse_entrance", "boathouse").settle();
    player.act("talk", List.of("boathouse.inspector"));
    player.choose(0).settle();
    assertThat(player.carries("boathouse.form")).isTrue();
    assertThat(player.isChoosing()).isTrue();
    assertThat(shownVerbs()).isEmpty();
    player.choose(LAST_INSPECTOR_LINE).settle();
    assertThat(shownVerbs()).contains(GAME.verb("open"), GAME.verb("slot") + 1);
  }

  @Test
  void theEndHidesTheInterfacePermanently() {
    player.settle().session().machine().runScript(GAME.script("hornSounds"));
    for (int i = 0; i < 300; i++) {
      player.ticks(1);
      assertThat(shownVerbs()).as("tick %d", i).isEmpty();
    }
  }

  @Test
  void theSentenceLineIsEmptyWithoutASentence() {
    player.settle().pointAt(160, 10);
    assertThat(player.shows(GAME.verb("sentenceLine"))).isFalse();
    player.pointAt(240, 80);
    assertThat(player.shows(GAME.verb("sentenceLine"))).as("the boathouse").isTrue();
    player.pointAt(160, 10);
    assertThat(player.shows(GAME.verb("sentenceLine"))).isFalse();
  }

  @Test
  void aClickOnABackdropWalksThere() {
    player.settle().clickAt(200, 10).settle();
    assertThat(player.egoX()).isBetween(198, 202);
    player.clickAt(120, 136).settle();
    assertThat(player.egoX()).isBetween(118, 122);
  }

  @Test
  void aVerbOnABackdropIsAnsweredWithoutAWalk() {
    player.settle();
    int x = player.egoX();
    player.press("look").pointAt(290, 10);
    assertThat(texts()).contains("Look at sky");
    player.clickAt(290, 10).ticks(5);
    assertThat(texts()).anyMatch(text -> text.contains("from the west"));
    player.settle().rightClickAt(290, 10).ticks(5);
    assertThat(texts()).anyMatch(text -> text.contains("from the west"));
    assertThat(player.settle().egoX()).isEqualTo(x);
  }

  /** The sky, the walls and the floor are objects of the class Backdrop. */
  @Test
  void everyPointOfEveryRoomHasAName() {
    player.settle();
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
        player.settle();
        assertThat(player.roomName()).isEqualTo(room.name());
        assertThat(player.emptyPoints()).as("points without a name in " + room.name()).isEmpty();
      }
    }
  }

  @Test
  void aClickBesideTheLettersOfACarriedThingSelectsIt() {
    player.settle().press("use").pointAt(225, 165).clickAt(225, 165);
    assertThat(player.read("firstThing")).isEqualTo(GAME.object("hall.wetMatches"));
  }

  @Test
  void aCarriedThingHasAPictureThatIsClickedLikeItsName() {
    player.settle().pointAt(140, 165);
    assertThat(pictureOf(0)).isEqualTo(GAME.object("pictures.matchesWetIcon"));
    assertThat(texts()).contains("Look at wet matches");
    player.press("use").clickAt(140, 165);
    assertThat(player.read("firstThing")).isEqualTo(GAME.object("hall.wetMatches"));
  }

  @Test
  void thePictureShowsTheStateOfAThing() {
    player.settle().session().machine().variables().write(GAME.operand("matchesDry"), 1);
    player.session().machine().runScript(GAME.script("showInventory"), 0);
    assertThat(pictureOf(0)).isEqualTo(GAME.object("pictures.matchesDryIcon"));
  }

  private int pictureOf(int place) {
    VerbSlots verbs = player.session().world().verbs();
    return verbs.slot(verbs.slotOf(GAME.verb("_picture") + place, 0)).pictureObject();
  }

  @Test
  void aDoubleClickOnAnExitLeavesAtOnce() {
    enter("lane.hillWay", "lane");
    assertThat(player.roomName()).isEqualTo("lane");
    player.clickAt(8, 136).clickAt(8, 136).ticks(20);
    assertThat(player.roomName()).isEqualTo("landing");
  }

  /** The test prepares the state after a double click whose sentence was never performed. */
  @Test
  void aSingleClickWalksToAnExitAfterADoubleClickElsewhere() {
    player
        .settle()
        .session()
        .machine()
        .runScript(GAME.script("leave"), GAME.object("lane.hillWay"), GAME.room("lane"));
    player.settle().session().machine().variables().write(GAME.operand("_hurried"), 1);
    player.clickAt(8, 136).ticks(20);
    assertThat(player.roomName()).isEqualTo("lane");
    assertThat(player.settle().roomName()).isEqualTo("landing");
  }

  @Test
  void aDoubleClickOnANearExitGoesThroughOneExitOnly() {
    enter("hornhouse.backDoor", "hornhouse");
    player.clickAt(286, 80).clickAt(286, 80).ticks(20);
    assertThat(player.settle().roomName()).isEqualTo("trumpet");
    player.clickAt(30, 60).settle();
    assertThat(player.roomName()).isEqualTo("hornhouse");
    // In the trumpet's room, there is another object at the point of the second click.
    player.clickAt(286, 80).clickAt(286, 80).settle();
    assertThat(player.roomName()).isEqualTo("trumpet");
    assertThat(player.egoX()).as("at the door, not at the sea").isLessThan(60);
  }

  @Test
  void theNameOfTheChestMovesWithTheChest() {
    enter("hall.outer", "hall");
    assertThat(player.session().nameAt(250, 110)).isEqualTo("heavy chest");
    assertThat(player.session().nameAt(190, 110)).isEqualTo("flagstones");
    player.session().machine().runScript(GAME.script("moveChest"));
    assertThat(player.session().nameAt(250, 110)).isEqualTo("flagstones");
    assertThat(player.session().nameAt(190, 110)).isEqualTo("heavy chest");
  }

  @Test
  void everyVisiblePartOfAThingHasItsName() {
    enter("kitchen.hallWay", "kitchen");
    for (int x : List.of(126, 131, 136, 140)) {
      assertThat(player.session().nameAt(x, 89)).as("at %d", x).isEqualTo("bread knife");
    }
    assertThat(player.session().nameAt(112, 89)).isEqualTo("loaf");
    assertThat(player.session().nameAt(96, 86)).isEqualTo("cold tea");
    enter("shop.out", "shop");
    assertThat(player.session().nameAt(183, 90)).as("her apron").isEqualTo("Perpetua");
  }

  /** The pointer is still at the point where Wren took the other oar. */
  @Test
  void theRemainingOarIsNamedInTheSingular() {
    player.settle().press('l').go("shore.boathouse_entrance", "boathouse").settle();
    player.act("pickup", List.of("boathouse.oars")).settle().ticks(10);
    assertThat(texts()).contains("Geh zum anderen Ruder");
  }

  private void enter(String exit, String room) {
    player
        .settle()
        .session()
        .machine()
        .runScript(GAME.script("leave"), GAME.object(exit), GAME.room(room));
    player.settle();
  }

  /** The last line of a conversation ends the conversation. */
  @Test
  void allLinesToChooseFromAreOnTheScreen() {
    player.settle();
    for (String rule : List.of("knowsSide", "knowsPost", "knowsWitness")) {
      player.session().machine().variables().write(GAME.operand(rule), 1);
    }
    for (String talk :
        List.of(
            "talkToFogg",
            "talkToOrla",
            "talkInBoat",
            "contendForHook",
            "talkToTobias",
            "talkToPerpetua",
            "talkToNell")) {
      player.session().machine().runScript(GAME.script(talk));
      player.ticks(5).settle();
      assertThat(player.isChoosing()).as(talk).isTrue();
      VerbSlots verbs = player.session().world().verbs();
      for (int line = TestPlayer.FIRST_CHOICE;
          line < TestPlayer.FIRST_CHOICE + TestPlayer.MAX_CHOICES;
          line++) {
        if (verbs.slotOf(line, 0) != 0) {
          assertThat(top(line) + MAX_ROW_HEIGHT)
              .as("line %d of %s", line, talk)
              .isLessThan(SCREEN_HEIGHT + 1);
        }
      }
      player.chooseLast().settle();
    }
  }

  @Test
  void theSecondRequestForTheFormIsAnsweredBeforeTheNextLines() {
    enter("boathouse.exit", "boathouse");
    player.act("talk", List.of("boathouse.inspector"));
    player.choose(0).settle().choose(0);
    boolean hasAnswered = false;
    for (int i = 0; i < 300 && !player.isChoosing(); i++) {
      player.ticks(1);
      hasAnswered |= player.session().speechText().contains("You have had your form");
    }
    assertThat(hasAnswered).isTrue();
    assertThat(player.session().speechText()).as("while one chooses").isEmpty();
  }

  @Test
  void theDigitKeysChooseTheRowsOfAConversation() {
    player.settle().go("shore.boathouse_entrance", "boathouse").settle();
    player.act("talk", List.of("boathouse.inspector"));
    int lines = choiceCount();
    // The game no longer offers the line that was spoken.
    player.press('2').settle();
    assertThat(choiceCount()).isEqualTo(lines - 1);
    player.press((char) ('0' + lines - 1)).settle();
    assertThat(player.isChoosing()).isFalse();
  }

  @Test
  void nobodyWalksIntoThePictureOfTheBurner() {
    enter("burner.back", "burner");
    assertThat(player.roomName()).isEqualTo("burner");
    for (int x = 40; x < 320; x += 40) {
      player.clickAt(x, 30).settle();
      assertThat(player.egoY()).as("after a click at %d", x).isGreaterThan(290);
    }
  }

  @Test
  void textOnTheScreenIsReportedAsCaptions() {
    assertThat(texts()).anyMatch(text -> text.contains("Constance"));
    player.settle();
    assertThat(texts()).contains("Open", "Pick up", "wet matches").doesNotContain("^");
  }

  @Test
  void escapeCancelsAVerb() {
    player.settle().press("use").pointAt(334 - 160, 110);
    assertThat(player.read("activeVerb")).isEqualTo(GAME.verb("use"));
    player.pressEscape().ticks(5);
    assertThat(player.read("activeVerb")).isEqualTo(GAME.verb("go"));
  }

  @Test
  void aRightClickShowsItsActionInTheSentenceLine() {
    player.settle().pointAt(112, 66).rightClickAt(112, 66);
    assertThat(texts()).contains("Talk to gannet").doesNotContain("Walk to gannet");
  }

  @Test
  void theSentenceIsShownUntilItsActionEnds() {
    player.settle().press("look").pointAt(240, 90).clickAt(240, 90);
    for (int i = 0; i < 100 && player.session().speechText().isEmpty(); i++) {
      assertThat(texts()).as("on the way").contains("Look at boathouse");
      player.ticks(1);
    }
    player.pointAt(240, 10);
    assertThat(texts()).as("while she speaks").contains("Look at boathouse");
    player.settle().ticks(10).pointAt(240, 90);
    assertThat(texts()).contains("Walk to boathouse");
  }

  @Test
  void pointingElsewhereDuringAnActionNamesTheThing() {
    player.settle().press("look").pointAt(240, 90).clickAt(240, 90).ticks(2).pointAt(112, 66);
    assertThat(texts()).contains("Walk to gannet");
    player.press("use").pointAt(240, 90);
    assertThat(texts()).contains("Use boathouse");
  }

  @Test
  void theGannetsSpeechIsAboveTheGannet() {
    player.settle().rightClickAt(112, 66);
    for (int i = 0; i < 60 && !texts().contains("Hork."); i++) {
      player.ticks(1);
    }
    Caption said =
        player.session().captions().stream()
            .filter(caption -> caption.text().equals("Hork."))
            .findFirst()
            .orElseThrow();
    assertThat(said.top()).isGreaterThan(20);
  }

  @Test
  void theInventoryScrollsBackWhenAllThingsFit() {
    player.settle();
    for (String thing : List.of("shore.rope", "kitchen.knife", "kitchen.tea")) {
      int room = GAME.room(thing.substring(0, thing.indexOf('.')));
      player.session().machine().runScript(GAME.script("pocket"), GAME.object(thing), room);
    }
    player.session().machine().variables().write(GAME.operand("carriedFrom"), 2);
    player.session().machine().runScript(GAME.script("showInventory"), 0);
    assertThat(player.read("carriedFrom")).isZero();
    assertThat(texts()).contains("wet matches");
  }

  /** The person that Wren speaks to stands beside her. */
  @Test
  void threeRowsOfSpeechFitAboveBothHeads() {
    FramePainter painter = new FramePainter(new Random(1)::nextInt);
    TestPlayer drawnPlayer =
        new TestPlayer(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withPainter(painter)));
    drawnPlayer.begin(0).skipScene().skipScene();
    for (Map.Entry<String, Integer> each : PEOPLE.entrySet()) {
      String person = each.getKey();
      int room = GAME.room(person.substring(0, person.indexOf('.')));
      drawnPlayer.session().machine().runScript(GAME.script("leave"), GAME.object(person), room);
      drawnPlayer.skipScene();
      Actor wren = drawnPlayer.session().world().cast().actor(WREN);
      Actor other = drawnPlayer.session().world().cast().actor(each.getValue());
      int captionY = drawnPlayer.session().machine().variables().get(EngineVariable.TALK_STRING_Y);
      int bottom = wren.y() + captionY + 3 * ROW_HEIGHT;
      assertThat(bottom).as(person).isLessThanOrEqualTo(other.drawnExtent().top());
      assertThat(bottom).as("Wren beside " + person).isLessThanOrEqualTo(wren.drawnExtent().top());
    }
  }

  @Test
  void theWheelScrollsTheInventory() {
    player.settle();
    for (String thing :
        List.of(
            "shore.rope",
            "kitchen.knife",
            "kitchen.tea",
            "boathouse.oar",
            "boathouse.herring",
            "oilstore.oilCan")) {
      int room = GAME.room(thing.substring(0, thing.indexOf('.')));
      player.session().machine().runScript(GAME.script("pocket"), GAME.object(thing), room);
    }
    player.ticks(3).pressKey(KeyCodes.DOWN);
    assertThat(player.read("carriedFrom")).isEqualTo(2);
    player.pressKey(KeyCodes.DOWN);
    assertThat(player.read("carriedFrom")).as("all that is left is shown").isEqualTo(2);
    player.pressKey(KeyCodes.UP);
    assertThat(player.read("carriedFrom")).isZero();
  }

  @Test
  void aCarriedThingNamesTheActionOfAClick() {
    player.settle().pointAt(160, 80).pointAt(200, 160);
    assertThat(texts()).contains("Look at wet matches");
    player.press("use").pointAt(200, 160);
    assertThat(texts()).contains("Use wet matches");
  }

  @Test
  void verbsArrowsAndInventoryShareOneGrid() {
    player.settle();
    List<Integer> rows = tops("open", "close", "give");
    assertThat(rows)
        .isEqualTo(tops("pickup", "look", "talk"))
        .isEqualTo(tops("push", "pull", "use"));
    assertThat(top(GAME.verb("arrowUp"))).isEqualTo(rows.get(0));
    assertThat(top(GAME.verb("arrowDown"))).isEqualTo(rows.get(2));
    int carried = GAME.verb("slot");
    assertThat(List.of(top(carried), top(carried + 2), top(carried + 4))).isEqualTo(rows);
    assertThat(List.of(top(carried + 1), top(carried + 3), top(carried + 5))).isEqualTo(rows);
    assertThat(rows.get(2) + MAX_ROW_HEIGHT).isLessThan(SCREEN_HEIGHT);
  }

  private List<Integer> tops(String... verbs) {
    return Stream.of(verbs).map(verb -> top(GAME.verb(verb))).toList();
  }

  /**
   * A line is erased before it is drawn in another colour. This must not erase a part of the line
   * below.
   */
  @Test
  void noLineOverlapsTheLineBelow() {
    player.settle();
    int carried = GAME.verb("slot");
    assertThat(top(GAME.verb("close")) - top(GAME.verb("open")))
        .isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
    assertThat(top(carried) - top(GAME.verb("sentenceLine")))
        .isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
    assertThat(top(carried + 2) - top(carried)).isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
    player.go("shore.boathouse_entrance", "boathouse").settle();
    player.act("talk", List.of("boathouse.inspector"));
    assertThat(top(TestPlayer.FIRST_CHOICE + 1) - top(TestPlayer.FIRST_CHOICE))
        .isGreaterThanOrEqualTo(MAX_ROW_HEIGHT);
  }

  private int top(int verb) {
    VerbSlots verbs = player.session().world().verbs();
    return verbs.slot(verbs.slotOf(verb, 0)).top();
  }

  @Test
  void theLanguageIsSwitchedInTheMiddleOfTheGame() {
    player.settle().press('l').settle();
    int x = player.egoX();
    assertThat(texts()).contains("Nimm", "nasse Zündhölzer").doesNotContain("Pick up");
    assertThat(player.roomName()).isEqualTo("shore");
    assertThat(player.session().nameAt(240, 90)).isEqualTo("Bootshaus");
    player.press('L').settle();
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
    return IntStream.rangeClosed(1, MAX_VERB).filter(player::shows).boxed().toList();
  }
}
