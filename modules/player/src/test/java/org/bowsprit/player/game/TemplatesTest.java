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

  private static TemplatePlayer player(Template template) {
    return new TemplatePlayer(StarterGame.sources(template, "Test"));
  }

  @Test
  void theAdventureTemplateCanBePlayedToItsEnd() {
    TemplatePlayer player = player(Template.ADVENTURE);
    assertThat(player.takeSpokenLines()).containsExactly("The captain has locked me in!");

    assertThat(player.act("look", "porthole").takeSpokenLines())
        .anyMatch(line -> line.contains("Moonlight"));
    assertThat(player.act("push", "porthole").takeSpokenLines())
        .containsExactly("It doesn't move.");
    assertThat(player.walkTo("door").takeSpokenLines())
        .containsExactly("Locked. There must be a key.");
    player.rightClick("chest");
    assertThat(player.state("chest")).as("a closed chest is opened").isEqualTo(2);
    player.act("pickup", "key");
    assertThat(player.slots()).containsExactly("brass key");

    player.pressVerb("use").act("use", "key", "door");
    assertThat(player.state("door")).isEqualTo(2);
    assertThat(player.walkTo("door").room()).isEqualTo("deck");
    assertThat(player.act("use", "key", "bell").takeSpokenLines())
        .contains("I cannot reach the clapper.");
    player.act("pickup", "rope").takeSpokenLines();
    assertThat(player.act("use", "rope", "bell").takeSpokenLines()).containsExactly("One knot...");
    assertThat(player.slots()).containsExactly("brass key");
    assertThat(player.act("pull", "bell").takeSpokenLines()).contains("The end.");
  }

  @Test
  void theSecondOfTwoCombinedObjectsCanReact() {
    TemplatePlayer player = player(Template.ADVENTURE);
    player.rightClick("chest").act("pickup", "key");
    player.takeSpokenLines();
    assertThat(player.act("use", "key", "porthole").takeSpokenLines())
        .containsExactly("That doesn't work.");
    assertThat(player.act("look", "key").takeSpokenLines()).hasSize(1);
  }

  @Test
  void theSentenceLineShowsTheActionOfAClick() {
    TemplatePlayer player = player(Template.ADVENTURE);
    assertThat(player.sentenceAt("porthole")).isEqualTo("Walk to porthole");
    player.pressVerb("pull");
    assertThat(player.sentenceAt("porthole")).isEqualTo("Pull porthole");
    player.rightClick("chest").act("pickup", "key").pressVerb("use").walkTo("key");
    assertThat(player.sentenceAt("door")).isEqualTo("Use brass key with cabin door");
  }

  @Test
  void aSceneHidesVerbsAndTheInventory() {
    TemplatePlayer player = player(Template.DIALOGUE);
    assertThat(player.shows("open")).isTrue();
    player.act("talk", "bosun");
    assertThat(player.shows("open")).isFalse();
    assertThat(player.sentence()).isEmpty();
    player.choose("Good night.");
    assertThat(player.shows("open")).isTrue();
  }

  @Test
  void theDialogueTemplateCanBePlayedToItsEnd() {
    TemplatePlayer player = player(Template.DIALOGUE);
    assertThat(player.walkTo("hatch").takeSpokenLines())
        .anyMatch(line -> line.startsWith("Nobody goes below"));
    assertThat(player.act("pickup", "rope").carries("rope")).isFalse();

    player.rightClick("bosun");
    assertThat(player.choices())
        .containsExactly("Let me below, please.", "When does your watch end?", "Good night.");
    player.choose("When does your watch end?");
    player.choose("And who rings them?");
    assertThat(player.choices()).as("a line said once").containsExactly("Is it late?", "I see.");
    player.choose("I see.").choose("Could I have that rope?");
    player.choose("For the bell. So that you can sleep.");
    assertThat(player.choices()).as("the dialogue has ended").isEmpty();

    player.act("pickup", "rope").takeSpokenLines();
    assertThat(player.act("give", "rope", "bosun").takeSpokenLines())
        .anyMatch(line -> line.startsWith("Keep it."));
    player.act("use", "rope", "bell").act("pull", "bell");
    assertThat(player.walkTo("hatch").room()).isEqualTo("cabin");
    player.act("pickup", "letter").takeSpokenLines();
    assertThat(player.act("use", "letter").takeSpokenLines()).contains("'Dear Mira...'");
  }

  @Test
  void theInventoryCanBeScrolled() {
    TemplatePlayer player = new TemplatePlayer(withElevenObjects());
    assertThat(player.slots()).hasSize(6).startsWith("thing 1", "thing 2").endsWith("thing 6");
    assertThat(player.shows("arrowUp")).isFalse();
    player.pressVerb("arrowDown").waitUntilIdle();
    assertThat(player.slots()).hasSize(6).startsWith("thing 3");
    player.pressVerb("arrowDown").pressVerb("arrowDown").waitUntilIdle();
    assertThat(player.slots()).hasSize(5).startsWith("thing 7").endsWith("thing 11");
    assertThat(player.shows("arrowDown")).isFalse();
    assertThat(player.act("look", "thing11").takeSpokenLines()).contains("Number 11.");
    player.pressVerb("arrowUp").pressVerb("arrowUp").pressVerb("arrowUp").waitUntilIdle();
    assertThat(player.slots()).startsWith("thing 1");
  }

  @Test
  void aSecondClickOnAnExitLeavesWithoutWalking() {
    TemplatePlayer player = player(Template.DIALOGUE);
    assertThat(player.click("hatch").isSpoken()).as("a click has the player walk there").isFalse();
    assertThat(player.click("hatch").isSpoken()).as("a second one asks at once").isTrue();
    assertThat(player.waitUntilIdle().takeSpokenLines())
        .anyMatch(line -> line.startsWith("Nobody goes"));
  }

  /** Returns the adventure template with eleven objects that the player has at the start. */
  private static SourceTree withElevenObjects() {
    StringBuilder objects = new StringBuilder("room pockets {\n  size 320, 144\n");
    StringBuilder script = new StringBuilder("loadRoom(cabin)\n");
    for (int i = 1; i <= 11; i++) {
      objects.append(
          "  object thing%s { name \"thing %s\"; verb look { ego: \"Number %s.\" } }\n"
              .formatted(i, i, i));
      script.append("  pickupObject(thing%s, pockets)\n".formatted(i));
    }
    NavigableMap<String, Bytes> files =
        new TreeMap<>(StarterGame.sources(Template.ADVENTURE, "Test").files());
    files.put("rooms/pockets/room.bow", bytes(objects.append("}\n").toString()));
    String game = new SourceTree(files).text("game.bow").orElseThrow();
    files.put("game.bow", bytes(game.replace("loadRoom(cabin)\n", script)));
    return new SourceTree(files);
  }

  private static Bytes bytes(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }
}
