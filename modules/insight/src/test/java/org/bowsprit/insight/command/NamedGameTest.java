package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.GameConsole;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.vm.debug.Resume;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.SymbolType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the console of a game that has a symbol file. The commands accept the names that the
 * sources of the game use.
 */
class NamedGameTest {

  @TempDir private Path folder;

  private TestGame game;
  private Stepper stepper;
  private GameConsole console;
  private SourceNames names;

  @BeforeEach
  void buildGame() throws IOException {
    StarterGame.sources("A").write(folder.resolve("sources"));
    new GameBuild(folder.resolve("sources"), folder.resolve("game"), "A").run();
    Game openedGame = new GameOpener().open(folder.resolve("game"));
    game = new TestGame(folder, openedGame, 0);
    names = new SourceNames(game.timedSession(), SymbolFile.of(openedGame, problem -> {}));
    stepper = new Stepper(game.timedSession(), names.symbols(), file -> true);
    List<Command> commands = new ArrayList<>();
    commands.addAll(new ActorCommands(game.timedSession(), names, Texts.english()).commands());
    commands.addAll(new ObjectCommands(game.timedSession(), names, Texts.english()).commands());
    commands.addAll(new ScriptCommands(game.timedSession(), names, Texts.english()).commands());
    commands.addAll(new VariableCommands(game.timedSession(), stepper, names).commands());
    commands.addAll(new RoomCommands(game.timedSession(), names, Texts.english()).commands());
    commands.addAll(
        new StepCommands(stepper, () -> {}, names, createEvaluator(), Texts.english()).commands());
    console = new GameConsole(commands, Texts.english());
    play(5);
  }

  private void play(int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      game.timedSession().tick();
    }
  }

  private Evaluator createEvaluator() {
    return new Evaluator(game.timedSession(), names, Expressions.NAMES_ONLY);
  }

  private List<String> enter(String line) {
    return console.execute(line);
  }

  /** Returns the number of the first line in the cabin's source that begins with a text. */
  private int lineNumber(String beginning) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve("sources/rooms/cabin/room.bow"));
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).strip().startsWith(beginning)) {
        return i + 1;
      }
    }
    throw new AssertionError("no line begins with " + beginning);
  }

  @Test
  void theGameStopsAtABreakpointOnASourceLine() throws IOException {
    int line = lineNumber("setState(chest, 2)");
    assertThat(enter("break cabin.bow:" + line).get(0)).startsWith("1: at chest cabin.bow:" + line);
    List<String> stopLines = new ArrayList<>();
    stepper.onStop(stop -> stopLines.add(names.namedText().line(stop.next().orElseThrow())));
    stepper.setStandstill(isDone -> stepper.resume(Resume.CONTINUE));

    play(20);
    assertThat(stopLines).as("the lines of stops before the chest is opened").isEmpty();
    openObject("chest");
    play(60);

    assertThat(stopLines).hasSize(1);
    assertThat(stopLines.get(0)).contains("chest cabin.bow:" + line).endsWith("setState(chest,2);");
  }

  /** Opens an object as if the player had clicked on it. */
  private void openObject(String object) {
    int verb = names.number(SymbolType.VERB, "open");
    int id = names.number(SymbolType.OBJECT, object);
    int sentence = names.number(SymbolType.SCRIPT, "sentence");
    game.session().machine().runScript(sentence, verb, id, 0);
  }

  @Test
  void aBreakpointOnALineWithoutCodeIsSetOnTheNextLineWithCode() throws IOException {
    int codeLine = lineNumber("setState(chest, 2)");
    assertThat(enter("break at cabin.bow:" + (codeLine - 2)).get(0))
        .contains("cabin.bow:" + (codeLine - 1));
    assertThat(enter("break cabbin.bow:" + codeLine))
        .containsExactly("no code comes from a file 'cabbin.bow'; did you mean 'cabin.bow'?");
    assertThat(enter("break cabin.bow:5000"))
        .containsExactly("no code comes from cabin.bow:5000 or a later line");
  }

  @Test
  void breakpointsCanBeSetByName() {
    enter("break at hover");
    enter("break write chosen");
    List<String> breakpoints = enter("break room cabin");
    assertThat(breakpoints.get(0)).startsWith("1: at hover game.bow:").endsWith(" 0x0000");
    assertThat(breakpoints.subList(1, 3)).containsExactly("2: write chosen", "3: room cabin");
    assertThat(enter("break room cabbin"))
        .containsExactly("there is no room 'cabbin'; did you mean 'cabin'?");
  }

  @Test
  void namesCanReplaceNumbers() {
    assertThat(enter("var chosen")).containsExactly("var 100 = 1  chosen");
    assertThat(enter("var chosen 2")).containsExactly("var 100 = 2  chosen");
    assertThat(enter("var choosen"))
        .containsExactly("there is no variable 'choosen'; did you mean 'chosen'?");
    assertThat(enter("object door").get(0)).startsWith("object 102 door \"cabin door\": state 1");
    assertThat(enter("actor hero").get(1)).startsWith(" 1 hero ");
    assertThat(enter("room")).first().asString().startsWith("room 1 \"cabin\"");
    assertThat(enter("room cabin")).containsExactly("going to room 1 \"cabin\"");
    assertThat(enter("script")).anyMatch(line -> line.contains("hover game.bow:"));
    assertThat(enter("script hover")).anyMatch(line -> line.contains("hovered"));
    assertThat(enter("trace 8")).anyMatch(line -> line.contains("hover game.bow:"));
    assertThat(console.completions("var ch")).containsExactly("chosen");
    assertThat(console.completions("break cab")).containsExactly("cabin.bow:");
  }
}
