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
  private static final int LAST_VERB = 120;

  /** The index of the last line of the Inspector's conversation. */
  private static final int FAREWELL = 4;

  /** The height of a row of letters with descenders and accents, in pixels. */
  private static final int TALLEST = 11;

  private static final int ROW_OF_LETTERS = 10;
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

  private static final Set<String> WITHOUT_A_PLAYER =
      Set.of("title", "ending", "closing", "draughts", "orlaface", "tobiasface", "pictures");

  private final Hand hand =
      new Hand(
          GAME, GameSession.boot(GameSetup.headless(GAME.resources(), new BoxGraphProvider())));

  @BeforeEach
  void begin() {
    hand.begin(0).pressEscape().ticks(20);
  }

  @Test
  void aSceneHidesThem() {
    assertThat(hand.session().machine().userputCounter()).as("a scene is on").isZero();
    assertThat(shown()).isEmpty();
    hand.settle();
    assertThat(shown()).contains(GAME.verb("open"), GAME.verb("use"), GAME.verb("slot"));
  }

  @Test
  void aConversationHidesThemEvenIfItGivesAnObject() {
    hand.settle().go("shore.boathouse_entrance", "boathouse").settle();
    hand.act("talk", List.of("boathouse.inspector"));
    hand.choose(0).settle();
    assertThat(hand.carries("boathouse.form")).isTrue();
    assertThat(hand.isChoosing()).isTrue();
    assertThat(shown()).isEmpty();
    hand.choose(FAREWELL).settle();
    assertThat(shown()).contains(GAME.verb("open"), GAME.verb("slot") + 1);
  }

  @Test
  void theEndHidesThemForever() {
    hand.settle().session().machine().runScript(GAME.script("hornSounds"));
    for (int i = 0; i < 300; i++) {
      hand.ticks(1);
      assertThat(shown()).as("tick %d", i).isEmpty();
    }
  }

  @Test
  void theSentenceLineIsEmptyWithoutASentence() {
    hand.settle().pointAt(160, 10);
    assertThat(hand.shows(GAME.verb("sentenceLine"))).isFalse();
    hand.pointAt(240, 80);
    assertThat(hand.shows(GAME.verb("sentenceLine"))).as("the boathouse").isTrue();
    hand.pointAt(160, 10);
    assertThat(hand.shows(GAME.verb("sentenceLine"))).isFalse();
  }

  @Test
  void aClickOnABackdropWalksThere() {
    hand.settle().clickAt(200, 10).settle();
    assertThat(hand.standsAtX()).isBetween(198, 202);
    hand.clickAt(120, 136).settle();
    assertThat(hand.standsAtX()).isBetween(118, 122);
  }

  @Test
  void aVerbOnABackdropIsAnsweredWithoutAWalk() {
    hand.settle();
    int x = hand.standsAtX();
    hand.press("look").pointAt(290, 10);
    assertThat(texts()).contains("Look at sky");
    hand.clickAt(290, 10).ticks(5);
    assertThat(texts()).anyMatch(text -> text.contains("from the west"));
    hand.settle().rightClickAt(290, 10).ticks(5);
    assertThat(texts()).anyMatch(text -> text.contains("from the west"));
    assertThat(hand.settle().standsAtX()).isEqualTo(x);
  }

  /** The sky, the walls and the floor are not objects. */
  @Test
  void everyPointOfEveryRoomAnswers() {
    hand.settle();
    for (RoomDeclaration room : GAME.declaration().rooms()) {
      if (!WITHOUT_A_PLAYER.contains(room.name())) {
        String way =
            room.name()
                + "."
                + room.objects().stream()
                    .filter(each -> GAME.isA("Way", room.name() + "." + each.name()))
                    .findFirst()
                    .orElseThrow()
                    .name();
        hand.session()
            .machine()
            .runScript(GAME.script("leave"), GAME.object(way), GAME.room(room.name()));
        hand.settle();
        assertThat(hand.place()).isEqualTo(room.name());
        assertThat(hand.emptyPoints()).as("points without a name in " + room.name()).isEmpty();
      }
    }
  }

  @Test
  void aClickBesideTheLettersOfACarriedThingTakesItToo() {
    hand.settle().press("use").pointAt(225, 165).clickAt(225, 165);
    assertThat(hand.read("firstThing")).isEqualTo(GAME.object("hall.wetMatches"));
  }

  @Test
  void aCarriedThingHasAPictureThatIsClickedLikeItsName() {
    hand.settle().pointAt(140, 165);
    assertThat(pictureOf(0)).isEqualTo(GAME.object("pictures.matchesWetIcon"));
    assertThat(texts()).contains("Look at wet matches");
    hand.press("use").clickAt(140, 165);
    assertThat(hand.read("firstThing")).isEqualTo(GAME.object("hall.wetMatches"));
  }

  @Test
  void thePictureShowsTheStateOfAThing() {
    hand.settle().session().machine().variables().write(GAME.word("matchesDry"), 1);
    hand.session().machine().runScript(GAME.script("showInventory"), 0);
    assertThat(pictureOf(0)).isEqualTo(GAME.object("pictures.matchesDryIcon"));
  }

  private int pictureOf(int place) {
    VerbSlots verbs = hand.session().world().verbs();
    return verbs.at(verbs.slotOf(GAME.verb("_picture") + place, 0)).pictureObject();
  }

  @Test
  void aDoubleClickOnAnExitLeavesAtOnce() {
    enter("lane.hillWay", "lane");
    assertThat(hand.place()).isEqualTo("lane");
    hand.clickAt(8, 136).clickAt(8, 136).ticks(20);
    assertThat(hand.place()).isEqualTo("landing");
  }

  /** The test prepares the state after a double click whose sentence was never performed. */
  @Test
  void aSingleClickWalksToAnExitAfterADoubleClickElsewhere() {
    hand.settle()
        .session()
        .machine()
        .runScript(GAME.script("leave"), GAME.object("lane.hillWay"), GAME.room("lane"));
    hand.settle().session().machine().variables().write(GAME.word("_hurried"), 1);
    hand.clickAt(8, 136).ticks(20);
    assertThat(hand.place()).isEqualTo("lane");
    assertThat(hand.settle().place()).isEqualTo("landing");
  }

  @Test
  void aDoubleClickOnANearExitGoesThroughOneExitOnly() {
    enter("hornhouse.backDoor", "hornhouse");
    hand.clickAt(286, 80).clickAt(286, 80).ticks(20);
    assertThat(hand.settle().place()).isEqualTo("trumpet");
    hand.clickAt(30, 60).settle();
    assertThat(hand.place()).isEqualTo("hornhouse");
    // In the trumpet's room, there is another object at the point of the second click.
    hand.clickAt(286, 80).clickAt(286, 80).settle();
    assertThat(hand.place()).isEqualTo("trumpet");
    assertThat(hand.standsAtX()).as("at the door, not at the sea").isLessThan(60);
  }

  @Test
  void theChestHasItsNameWhereItStands() {
    enter("hall.outer", "hall");
    assertThat(hand.session().nameAt(250, 110)).isEqualTo("heavy chest");
    assertThat(hand.session().nameAt(190, 110)).isEqualTo("flagstones");
    hand.session().machine().runScript(GAME.script("moveChest"));
    assertThat(hand.session().nameAt(250, 110)).isEqualTo("flagstones");
    assertThat(hand.session().nameAt(190, 110)).isEqualTo("heavy chest");
  }

  @Test
  void everyVisiblePartOfAThingHasItsName() {
    enter("kitchen.hallWay", "kitchen");
    for (int x : List.of(126, 131, 136, 140)) {
      assertThat(hand.session().nameAt(x, 89)).as("at %d", x).isEqualTo("bread knife");
    }
    assertThat(hand.session().nameAt(112, 89)).isEqualTo("loaf");
    assertThat(hand.session().nameAt(96, 86)).isEqualTo("cold tea");
    enter("shop.out", "shop");
    assertThat(hand.session().nameAt(183, 90)).as("her apron").isEqualTo("Perpetua");
  }

  /** The pointer is still at the point where Wren took the other oar. */
  @Test
  void theRemainingOarIsNamedInTheSingular() {
    hand.settle().press('l').go("shore.boathouse_entrance", "boathouse").settle();
    hand.act("pickup", List.of("boathouse.oars")).settle().ticks(10);
    assertThat(texts()).contains("Geh zum anderen Ruder");
  }

  private void enter(String way, String room) {
    hand.settle()
        .session()
        .machine()
        .runScript(GAME.script("leave"), GAME.object(way), GAME.room(room));
    hand.settle();
  }

  /** The last line of a conversation ends the conversation. */
  @Test
  void allLinesToChooseFromAreOnTheScreen() {
    hand.settle();
    for (String rule : List.of("knowsSide", "knowsPost", "knowsWitness")) {
      hand.session().machine().variables().write(GAME.word(rule), 1);
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
      hand.session().machine().runScript(GAME.script(talk));
      hand.ticks(5).settle();
      assertThat(hand.isChoosing()).as(talk).isTrue();
      VerbSlots verbs = hand.session().world().verbs();
      for (int line = Hand.FIRST_CHOICE; line < Hand.FIRST_CHOICE + Hand.MOST_CHOICES; line++) {
        if (verbs.slotOf(line, 0) != 0) {
          assertThat(top(line) + TALLEST)
              .as("line %d of %s", line, talk)
              .isLessThan(SCREEN_HEIGHT + 1);
        }
      }
      hand.chooseLast().settle();
    }
  }

  @Test
  void theSecondRequestForTheFormIsAnsweredBeforeTheNextLines() {
    enter("boathouse.exit", "boathouse");
    hand.act("talk", List.of("boathouse.inspector"));
    hand.choose(0).settle().choose(0);
    boolean saidSo = false;
    for (int i = 0; i < 300 && !hand.isChoosing(); i++) {
      hand.ticks(1);
      saidSo |= hand.session().spoken().contains("You have had your form");
    }
    assertThat(saidSo).isTrue();
    assertThat(hand.session().spoken()).as("while one chooses").isEmpty();
  }

  @Test
  void theDigitKeysChooseTheRowsOfAConversation() {
    hand.settle().go("shore.boathouse_entrance", "boathouse").settle();
    hand.act("talk", List.of("boathouse.inspector"));
    int lines = rowsToChoose();
    // The game no longer offers the line that was spoken.
    hand.press('2').settle();
    assertThat(rowsToChoose()).isEqualTo(lines - 1);
    hand.press((char) ('0' + lines - 1)).settle();
    assertThat(hand.isChoosing()).isFalse();
  }

  @Test
  void nobodyWalksIntoThePictureOfTheBurner() {
    enter("burner.back", "burner");
    assertThat(hand.place()).isEqualTo("burner");
    for (int x = 40; x < 320; x += 40) {
      hand.clickAt(x, 30).settle();
      assertThat(hand.standsAtY()).as("after a click at %d", x).isGreaterThan(290);
    }
  }

  @Test
  void textOnTheScreenIsKnown() {
    assertThat(texts()).anyMatch(text -> text.contains("Constance"));
    hand.settle();
    assertThat(texts()).contains("Open", "Pick up", "wet matches").doesNotContain("^");
  }

  @Test
  void escapeTakesAVerbBack() {
    hand.settle().press("use").pointAt(334 - 160, 110);
    assertThat(hand.read("activeVerb")).isEqualTo(GAME.verb("use"));
    hand.pressEscape().ticks(5);
    assertThat(hand.read("activeVerb")).isEqualTo(GAME.verb("go"));
  }

  @Test
  void aRightClickSaysWhatItDoes() {
    hand.settle().pointAt(112, 66).rightClickAt(112, 66);
    assertThat(texts()).contains("Talk to gannet").doesNotContain("Walk to gannet");
  }

  @Test
  void theSentenceStaysUntilItIsDone() {
    hand.settle().press("look").pointAt(240, 90).clickAt(240, 90);
    for (int i = 0; i < 100 && hand.session().spoken().isEmpty(); i++) {
      assertThat(texts()).as("on the way").contains("Look at boathouse");
      hand.ticks(1);
    }
    hand.pointAt(240, 10);
    assertThat(texts()).as("while she speaks").contains("Look at boathouse");
    hand.settle().ticks(10).pointAt(240, 90);
    assertThat(texts()).contains("Walk to boathouse");
  }

  @Test
  void pointingElsewhereDuringAnActionNamesTheThing() {
    hand.settle().press("look").pointAt(240, 90).clickAt(240, 90).ticks(2).pointAt(112, 66);
    assertThat(texts()).contains("Walk to gannet");
    hand.press("use").pointAt(240, 90);
    assertThat(texts()).contains("Use boathouse");
  }

  @Test
  void theGannetsSpeechIsAboveTheGannet() {
    hand.settle().rightClickAt(112, 66);
    for (int i = 0; i < 60 && !texts().contains("Hork."); i++) {
      hand.ticks(1);
    }
    Caption said =
        hand.session().captions().stream()
            .filter(caption -> caption.text().equals("Hork."))
            .findFirst()
            .orElseThrow();
    assertThat(said.top()).isGreaterThan(20);
  }

  @Test
  void theInventoryScrollsBackWhenAllThingsFit() {
    hand.settle();
    for (String thing : List.of("shore.rope", "kitchen.knife", "kitchen.tea")) {
      int room = GAME.room(thing.substring(0, thing.indexOf('.')));
      hand.session().machine().runScript(GAME.script("pocket"), GAME.object(thing), room);
    }
    hand.session().machine().variables().write(GAME.word("carriedFrom"), 2);
    hand.session().machine().runScript(GAME.script("showInventory"), 0);
    assertThat(hand.read("carriedFrom")).isZero();
    assertThat(texts()).contains("wet matches");
  }

  /** The person that Wren speaks to stands beside her. */
  @Test
  void threeRowsOfSpeechFitAboveBothHeads() {
    FramePainter painter = new FramePainter(new Random(1)::nextInt);
    Hand looking =
        new Hand(
            GAME,
            GameSession.boot(
                GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withPainter(painter)));
    looking.begin(0).skipScene().skipScene();
    for (Map.Entry<String, Integer> each : PEOPLE.entrySet()) {
      String person = each.getKey();
      int room = GAME.room(person.substring(0, person.indexOf('.')));
      looking.session().machine().runScript(GAME.script("leave"), GAME.object(person), room);
      looking.skipScene();
      Actor wren = looking.session().world().cast().actor(WREN);
      Actor other = looking.session().world().cast().actor(each.getValue());
      int above = looking.session().machine().variables().get(EngineVariable.TALK_STRING_Y);
      int bottom = wren.y() + above + 3 * ROW_OF_LETTERS;
      assertThat(bottom).as(person).isLessThanOrEqualTo(other.drawn().top());
      assertThat(bottom).as("Wren beside " + person).isLessThanOrEqualTo(wren.drawn().top());
    }
  }

  @Test
  void theWheelScrollsTheInventory() {
    hand.settle();
    for (String thing :
        List.of(
            "shore.rope",
            "kitchen.knife",
            "kitchen.tea",
            "boathouse.oar",
            "boathouse.herring",
            "oilstore.oilCan")) {
      int room = GAME.room(thing.substring(0, thing.indexOf('.')));
      hand.session().machine().runScript(GAME.script("pocket"), GAME.object(thing), room);
    }
    hand.ticks(3).key(KeyCodes.DOWN);
    assertThat(hand.read("carriedFrom")).isEqualTo(2);
    hand.key(KeyCodes.DOWN);
    assertThat(hand.read("carriedFrom")).as("all that is left is shown").isEqualTo(2);
    hand.key(KeyCodes.UP);
    assertThat(hand.read("carriedFrom")).isZero();
  }

  @Test
  void aCarriedThingNamesTheActionOfAClick() {
    hand.settle().pointAt(160, 80).pointAt(200, 160);
    assertThat(texts()).contains("Look at wet matches");
    hand.press("use").pointAt(200, 160);
    assertThat(texts()).contains("Use wet matches");
  }

  @Test
  void verbsArrowsAndInventoryShareOneGrid() {
    hand.settle();
    List<Integer> rows = tops("open", "close", "give");
    assertThat(rows)
        .isEqualTo(tops("pickup", "look", "talk"))
        .isEqualTo(tops("push", "pull", "use"));
    assertThat(top(GAME.verb("arrowUp"))).isEqualTo(rows.get(0));
    assertThat(top(GAME.verb("arrowDown"))).isEqualTo(rows.get(2));
    int carried = GAME.verb("slot");
    assertThat(List.of(top(carried), top(carried + 2), top(carried + 4))).isEqualTo(rows);
    assertThat(List.of(top(carried + 1), top(carried + 3), top(carried + 5))).isEqualTo(rows);
    assertThat(rows.get(2) + TALLEST).isLessThan(SCREEN_HEIGHT);
  }

  private List<Integer> tops(String... verbs) {
    return Stream.of(verbs).map(verb -> top(GAME.verb(verb))).toList();
  }

  /**
   * A line is erased before it is drawn in another colour. This must not erase a part of the line
   * below.
   */
  @Test
  void noLineReachesIntoTheOneBelow() {
    hand.settle();
    int carried = GAME.verb("slot");
    assertThat(top(GAME.verb("close")) - top(GAME.verb("open"))).isGreaterThanOrEqualTo(TALLEST);
    assertThat(top(carried) - top(GAME.verb("sentenceLine"))).isGreaterThanOrEqualTo(TALLEST);
    assertThat(top(carried + 2) - top(carried)).isGreaterThanOrEqualTo(TALLEST);
    hand.go("shore.boathouse_entrance", "boathouse").settle();
    hand.act("talk", List.of("boathouse.inspector"));
    assertThat(top(Hand.FIRST_CHOICE + 1) - top(Hand.FIRST_CHOICE)).isGreaterThanOrEqualTo(TALLEST);
  }

  private int top(int verb) {
    VerbSlots verbs = hand.session().world().verbs();
    return verbs.at(verbs.slotOf(verb, 0)).top();
  }

  @Test
  void theLanguageIsSwitchedInTheMiddleOfTheGame() {
    hand.settle().press('l').settle();
    int x = hand.standsAtX();
    assertThat(texts()).contains("Nimm", "nasse Zündhölzer").doesNotContain("Pick up");
    assertThat(hand.place()).isEqualTo("shore");
    assertThat(hand.session().nameAt(240, 90)).isEqualTo("Bootshaus");
    hand.press('L').settle();
    assertThat(texts()).contains("Pick up", "wet matches").doesNotContain("Nimm");
    assertThat(hand.standsAtX()).isEqualTo(x);
    assertThat(hand.session().nameAt(240, 90)).isEqualTo("boathouse");
  }

  private int rowsToChoose() {
    VerbSlots verbs = hand.session().world().verbs();
    return (int)
        IntStream.range(Hand.FIRST_CHOICE, Hand.FIRST_CHOICE + Hand.MOST_CHOICES)
            .filter(line -> verbs.slotOf(line, 0) != 0)
            .count();
  }

  private List<String> texts() {
    return hand.session().captions().stream().map(Caption::text).toList();
  }

  private List<Integer> shown() {
    return IntStream.rangeClosed(1, LAST_VERB).filter(hand::shows).boxed().toList();
  }
}
