package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.junit.jupiter.api.Test;

/** Plays the templates of new games by clicks from beginning to end. */
class TemplatesTest {

  private static TemplateHand hand(Template template) {
    return new TemplateHand(StarterGame.sources(template, "Test"));
  }

  @Test
  void theAdventureIsPlayedToItsEnd() {
    TemplateHand hand = hand(Template.ADVENTURE);
    assertThat(hand.heard()).containsExactly("The captain has locked me in!");

    assertThat(hand.act("look", "porthole").heard()).anyMatch(line -> line.contains("Moonlight"));
    assertThat(hand.act("push", "porthole").heard()).containsExactly("It doesn't move.");
    assertThat(hand.walkTo("door").heard()).containsExactly("Locked. There must be a key.");
    hand.rightClick("chest");
    assertThat(hand.state("chest")).as("a closed chest is opened").isEqualTo(2);
    hand.act("pickup", "key");
    assertThat(hand.slots()).containsExactly("brass key");

    hand.press("use").act("use", "key", "door");
    assertThat(hand.state("door")).isEqualTo(2);
    assertThat(hand.walkTo("door").room()).isEqualTo("deck");
    assertThat(hand.act("use", "key", "bell").heard()).contains("I cannot reach the clapper.");
    hand.act("pickup", "rope").heard();
    assertThat(hand.act("use", "rope", "bell").heard()).containsExactly("One knot...");
    assertThat(hand.slots()).containsExactly("brass key");
    assertThat(hand.act("pull", "bell").heard()).contains("The end.");
  }

  @Test
  void theSecondOfTwoCombinedThingsCanAnswer() {
    TemplateHand hand = hand(Template.ADVENTURE);
    hand.rightClick("chest").act("pickup", "key");
    hand.heard();
    assertThat(hand.act("use", "key", "porthole").heard()).containsExactly("That doesn't work.");
    assertThat(hand.act("look", "key").heard()).hasSize(1);
  }

  @Test
  void theSentenceLineSaysWhatAClickWouldDo() {
    TemplateHand hand = hand(Template.ADVENTURE);
    assertThat(hand.sentenceAt("porthole")).isEqualTo("Walk to porthole");
    hand.press("pull");
    assertThat(hand.sentenceAt("porthole")).isEqualTo("Pull porthole");
    hand.rightClick("chest").act("pickup", "key").press("use").walkTo("key");
    assertThat(hand.sentenceAt("door")).isEqualTo("Use brass key with cabin door");
  }

  @Test
  void aSceneHidesVerbsAndTheInventory() {
    TemplateHand hand = hand(Template.DIALOGUE);
    assertThat(hand.shows("open")).isTrue();
    hand.act("talk", "bosun");
    assertThat(hand.shows("open")).isFalse();
    assertThat(hand.sentence()).isEmpty();
    hand.choose("Good night.");
    assertThat(hand.shows("open")).isTrue();
  }

  @Test
  void theDialogueIsPlayedToItsEnd() {
    TemplateHand hand = hand(Template.DIALOGUE);
    assertThat(hand.walkTo("hatch").heard()).anyMatch(line -> line.startsWith("Nobody goes below"));
    assertThat(hand.act("pickup", "rope").carries("rope")).isFalse();

    hand.rightClick("bosun");
    assertThat(hand.choices())
        .containsExactly("Let me below, please.", "When does your watch end?", "Good night.");
    hand.choose("When does your watch end?");
    hand.choose("And who rings them?");
    assertThat(hand.choices()).as("a line said once").containsExactly("Is it late?", "I see.");
    hand.choose("I see.").choose("Could I have that rope?");
    hand.choose("For the bell. So that you can sleep.");
    assertThat(hand.choices()).as("the dialogue has ended").isEmpty();

    hand.act("pickup", "rope").heard();
    assertThat(hand.act("give", "rope", "bosun").heard())
        .anyMatch(line -> line.startsWith("Keep it."));
    hand.act("use", "rope", "bell").act("pull", "bell");
    assertThat(hand.walkTo("hatch").room()).isEqualTo("cabin");
    hand.act("pickup", "letter").heard();
    assertThat(hand.act("use", "letter").heard()).contains("'Dear Mira...'");
  }

  @Test
  void theInventoryScrolls() {
    TemplateHand hand = new TemplateHand(withManyThings());
    assertThat(hand.slots()).hasSize(6).startsWith("thing 1", "thing 2").endsWith("thing 6");
    assertThat(hand.shows("arrowUp")).isFalse();
    hand.press("arrowDown").settle();
    assertThat(hand.slots()).hasSize(6).startsWith("thing 3");
    hand.press("arrowDown").press("arrowDown").settle();
    assertThat(hand.slots()).hasSize(5).startsWith("thing 7").endsWith("thing 11");
    assertThat(hand.shows("arrowDown")).isFalse();
    assertThat(hand.act("look", "thing11").heard()).contains("Number 11.");
    hand.press("arrowUp").press("arrowUp").press("arrowUp").settle();
    assertThat(hand.slots()).startsWith("thing 1");
  }

  @Test
  void aSecondClickOnAnExitLeavesWithoutWalking() {
    TemplateHand hand = hand(Template.DIALOGUE);
    assertThat(hand.click("hatch").isSpoken()).as("a click has the player walk there").isFalse();
    assertThat(hand.click("hatch").isSpoken()).as("a second one asks at once").isTrue();
    assertThat(hand.settle().heard()).anyMatch(line -> line.startsWith("Nobody goes"));
  }

  /** Returns the adventure template with eleven objects that the player has at the start. */
  private static SourceTree withManyThings() {
    StringBuilder things = new StringBuilder("room pockets {\n  size 320, 144\n");
    StringBuilder given = new StringBuilder("loadRoom(cabin)\n");
    for (int i = 1; i <= 11; i++) {
      things.append(
          "  object thing%s { name \"thing %s\"; verb look { ego: \"Number %s.\" } }\n"
              .formatted(i, i, i));
      given.append("  pickupObject(thing%s, pockets)\n".formatted(i));
    }
    NavigableMap<String, Bytes> files =
        new TreeMap<>(StarterGame.sources(Template.ADVENTURE, "Test").files());
    files.put("rooms/pockets/room.bow", bytes(things.append("}\n").toString()));
    String game = new SourceTree(files).text("game.bow").orElseThrow();
    files.put("game.bow", bytes(game.replace("loadRoom(cabin)\n", given)));
    return new SourceTree(files);
  }

  private static Bytes bytes(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }
}
