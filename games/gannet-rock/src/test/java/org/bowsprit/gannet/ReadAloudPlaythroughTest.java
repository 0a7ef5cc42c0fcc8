package org.bowsprit.gannet;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.gannet.Puzzle.Exit;
import org.bowsprit.gannet.Puzzle.Step;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plays from the title to the end with only the keyboard and the texts that are read aloud. The
 * steps of the puzzle define the actions. The simulated player learns only from the texts where the
 * objects are and when a cutscene has ended.
 */
@Tag("thorough")
class ReadAloudPlaythroughTest {

  private static final BuiltGame GAME = BuiltGame.shared();

  /** The keys of the verbs, as listed in the manual of the game. */
  private static final Map<String, Character> VERB_KEYS =
      Map.of(
          "open", 'q', "pickup", 'w', "push", 'e', "look", 's', "pull", 'd', "give", 'z', "talk",
          'x', "use", 'c');

  @TempDir private Path folder;
  private BlindPlayer player;

  @AfterEach
  void leave() throws InterruptedException {
    if (player != null) {
      player.close();
    }
  }

  @Test
  void theWholeGameCanBePlayedWithTheTextsReadAloud() throws InterruptedException {
    play("en", "New game", Puzzle.STEPS);
    player.await("The lamp burns till eight.");
    player.await("After that it's only day.");
  }

  @Test
  void theFirstActCanBePlayedInGerman() throws InterruptedException {
    play("de", "Neues Spiel", firstAct());
    player.await("Neun Uhr genau");
  }

  private static List<Step> firstAct() {
    List<String> facts = Puzzle.STEPS.stream().map(Step::fact).toList();
    return Puzzle.STEPS.subList(0, facts.indexOf(Puzzle.LAMP_LIT) + 1);
  }

  private void play(String language, String newGameLine, List<Step> steps)
      throws InterruptedException {
    player = new BlindPlayer(GAME, folder, language);
    if (!language.equals("en")) {
      player.choose("Language: English");
    }
    player.choose(newGameLine);
    player.awaitRoom();
    Set<String> facts = new TreeSet<>();
    for (Step step : steps) {
      for (Exit exit : Puzzle.route(roomName(), step.room(), facts)) {
        player.walk(nameOf(exit.object()));
      }
      perform(step);
      facts.add(step.fact());
      if (step.fact().equals(Puzzle.LAMP_LIT) && steps.size() > facts.size()) {
        player.awaitRoom();
      }
    }
  }

  private void perform(Step step) throws InterruptedException {
    player.act(
        VERB_KEYS.get(step.verb()),
        step.objects().stream().map(this::nameOf).toArray(String[]::new));
    for (int line : step.lines()) {
      player.choose(spokenNumberOf(line));
    }
  }

  /**
   * Returns the number of a line that is read aloud. It is the position of the line among the
   * offered lines.
   */
  private int spokenNumberOf(int lineIndex) {
    VerbSlots verbs = player.session().world().verbs();
    int number = 0;
    for (int i = 0; i <= lineIndex; i++) {
      number += verbs.slotOf(TestPlayer.FIRST_CHOICE + i, 0) == 0 ? 0 : 1;
    }
    return number;
  }

  private String roomName() {
    return GAME.roomName(player.session().world().room());
  }

  private String nameOf(String object) {
    byte[] name = player.session().world().nameOf(GAME.object(object));
    return WesternGlyphs.textOf(PlainText.of(name, name.length));
  }
}
