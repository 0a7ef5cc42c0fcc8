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

/** Plays the templates of new games from beginning to end by clicking on the screen. */
class TemplatesTest {

  private static TemplatePlayer createPlayer(Template template) {
    return new TemplatePlayer(StarterGame.sources(template, "Test"));
  }

  @Test
  void theAdventureTemplateCanBePlayedToItsEnd() {
    TemplatePlayer player = createPlayer(Template.ADVENTURE);
    assertThat(player.takeSpokenLines()).containsExactly("The captain has locked me in!");

    assertThat(player.perform("look", "porthole").takeSpokenLines())
        .anyMatch(line -> line.contains("Moonlight"));
    assertThat(player.perform("push", "porthole").takeSpokenLines())
        .containsExactly("It doesn't move.");
    assertThat(player.walkTo("door").takeSpokenLines())
        .containsExactly("Locked. There must be a key.");
    player.rightClick("chest");
    assertThat(player.state("chest")).as("the state of the chest after a right click").isEqualTo(2);
    player.perform("pickup", "key");
    assertThat(player.inventoryNames()).containsExactly("brass key");

    player.pressVerb("use").perform("use", "key", "door");
    assertThat(player.state("door")).isEqualTo(2);
    assertThat(player.walkTo("door").roomName()).isEqualTo("deck");
    assertThat(player.perform("use", "key", "bell").takeSpokenLines())
        .contains("I cannot reach the clapper.");
    player.perform("pickup", "rope").takeSpokenLines();
    assertThat(player.perform("use", "rope", "bell").takeSpokenLines())
        .containsExactly("One knot...");
    assertThat(player.inventoryNames()).containsExactly("brass key");
    assertThat(player.perform("pull", "bell").takeSpokenLines()).contains("The end.");
  }

  @Test
  void theSecondOfTwoCombinedObjectsCanReact() {
    TemplatePlayer player = createPlayer(Template.ADVENTURE);
    player.rightClick("chest").perform("pickup", "key");
    player.takeSpokenLines();
    assertThat(player.perform("use", "key", "porthole").takeSpokenLines())
        .containsExactly("That doesn't work.");
    assertThat(player.perform("look", "key").takeSpokenLines()).hasSize(1);
  }

  @Test
  void theSentenceLineShowsTheActionOfAClick() {
    TemplatePlayer player = createPlayer(Template.ADVENTURE);
    assertThat(player.sentenceAt("porthole")).isEqualTo("Walk to porthole");
    player.pressVerb("pull");
    assertThat(player.sentenceAt("porthole")).isEqualTo("Pull porthole");
    player.rightClick("chest").perform("pickup", "key").pressVerb("use").walkTo("key");
    assertThat(player.sentenceAt("door")).isEqualTo("Use brass key with cabin door");
  }

  @Test
  void aDialogueHidesTheVerbsAndTheSentenceLine() {
    TemplatePlayer player = createPlayer(Template.DIALOGUE);
    assertThat(player.isVerbVisible("open")).isTrue();
    player.perform("talk", "bosun");
    assertThat(player.isVerbVisible("open")).isFalse();
    assertThat(player.sentence()).isEmpty();
    player.choose("Good night.");
    assertThat(player.isVerbVisible("open")).isTrue();
  }

  @Test
  void theDialogueTemplateCanBePlayedToItsEnd() {
    TemplatePlayer player = createPlayer(Template.DIALOGUE);
    assertThat(player.walkTo("hatch").takeSpokenLines())
        .anyMatch(line -> line.startsWith("Nobody goes below"));
    assertThat(player.perform("pickup", "rope").isCarried("rope")).isFalse();

    player.rightClick("bosun");
    assertThat(player.choices())
        .containsExactly("Let me below, please.", "When does your watch end?", "Good night.");
    player.choose("When does your watch end?");
    player.choose("And who rings them?");
    assertThat(player.choices())
        .as("the choices after a line that is offered only once")
        .containsExactly("Is it late?", "I see.");
    player.choose("I see.").choose("Could I have that rope?");
    player.choose("For the bell. So that you can sleep.");
    assertThat(player.choices()).as("the choices after the end of the dialogue").isEmpty();

    player.perform("pickup", "rope").takeSpokenLines();
    assertThat(player.perform("give", "rope", "bosun").takeSpokenLines())
        .anyMatch(line -> line.startsWith("Keep it."));
    player.perform("use", "rope", "bell").perform("pull", "bell");
    assertThat(player.walkTo("hatch").roomName()).isEqualTo("cabin");
    player.perform("pickup", "letter").takeSpokenLines();
    assertThat(player.perform("use", "letter").takeSpokenLines()).contains("'Dear Mira...'");
  }

  @Test
  void theInventoryCanBeScrolled() {
    TemplatePlayer player = new TemplatePlayer(adventureWithElevenItems());
    assertThat(player.inventoryNames())
        .hasSize(6)
        .startsWith("thing 1", "thing 2")
        .endsWith("thing 6");
    assertThat(player.isVerbVisible("arrowUp")).isFalse();
    player.pressVerb("arrowDown").waitUntilIdle();
    assertThat(player.inventoryNames()).hasSize(6).startsWith("thing 3");
    player.pressVerb("arrowDown").pressVerb("arrowDown").waitUntilIdle();
    assertThat(player.inventoryNames()).hasSize(5).startsWith("thing 7").endsWith("thing 11");
    assertThat(player.isVerbVisible("arrowDown")).isFalse();
    assertThat(player.perform("look", "thing11").takeSpokenLines()).contains("Number 11.");
    player.pressVerb("arrowUp").pressVerb("arrowUp").pressVerb("arrowUp").waitUntilIdle();
    assertThat(player.inventoryNames()).startsWith("thing 1");
  }

  @Test
  void aSecondClickOnAnExitUsesItWithoutWalking() {
    TemplatePlayer player = createPlayer(Template.DIALOGUE);
    assertThat(player.click("hatch").isSpeaking())
        .as("an actor speaks immediately after the first click")
        .isFalse();
    assertThat(player.click("hatch").isSpeaking())
        .as("an actor speaks immediately after the second click")
        .isTrue();
    assertThat(player.waitUntilIdle().takeSpokenLines())
        .anyMatch(line -> line.startsWith("Nobody goes"));
  }

  /** Returns the adventure template with eleven objects that the ego carries from the start. */
  private static SourceTree adventureWithElevenItems() {
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
