package org.bowsprit.insight.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.bowsprit.bow.watch.WatchExpression;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.GameConsole;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.vm.debug.Resume;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.SymbolType;

/** The starter game with its symbols, and a console that steps through the game. */
final class SteppedGame {

  private final TestGame game;
  private final Stepper stepper;
  private final SourceNames names;
  private final StackCommands stack;
  private final SourceCommands source;
  private final WatchCommands watches;
  private final GameConsole console;

  /**
   * Builds the game and plays until the player can act.
   *
   * @param folder an empty folder
   * @param areSourcesKnown true if the console finds the sources of the game
   */
  SteppedGame(Path folder, boolean areSourcesKnown) throws IOException {
    StarterGame.sources("A").write(folder.resolve("sources"));
    new GameBuild(folder.resolve("sources"), folder.resolve("game"), "A").run();
    Game openedGame = new GameOpener().open(folder.resolve("game"));
    game = new TestGame(folder, openedGame, 0);
    names = new SourceNames(game.timedSession(), SymbolFile.of(openedGame, problem -> {}));
    stepper = new Stepper(game.timedSession(), names.symbols(), file -> true);
    ScriptCommands scripts = new ScriptCommands(game.timedSession(), names, Texts.english());
    stack = new StackCommands(game.timedSession(), stepper, names, Texts.english());
    SourceTexts texts =
        areSourcesKnown ? SourceTexts.near(folder.resolve("game").toString()) : SourceTexts.NONE;
    source = new SourceCommands(stepper, stack, scripts, names, texts, Texts.english());
    Evaluator evaluator =
        new Evaluator(game.timedSession(), names, text -> WatchExpression.of(text)::value);
    watches = new WatchCommands(evaluator, stack, Texts.english());
    List<Command> commands = new ArrayList<>();
    commands.addAll(new VariableCommands(game.timedSession(), stepper, names).commands());
    commands.addAll(
        new StepCommands(stepper, () -> {}, names, evaluator, Texts.english()).commands());
    commands.addAll(stack.commands());
    commands.addAll(watches.commands());
    commands.addAll(source.commands());
    console = new GameConsole(commands, Texts.english());
    play(5);
  }

  /** Plays a number of ticks. */
  void play(int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      game.timedSession().tick();
      stepper.round();
    }
  }

  /** Enters a line in the console and returns the output. */
  List<String> enter(String line) {
    return console.execute(line);
  }

  /** Opens an object as if the player had clicked on it. */
  void openObject(String object) {
    runScript(
        "sentence",
        names.number(SymbolType.VERB, "open"),
        names.number(SymbolType.OBJECT, object),
        0);
    stepper.watch();
  }

  /** Runs a script. */
  void runScript(String script, int... arguments) {
    game.session().machine().runScript(names.number(SymbolType.SCRIPT, script), arguments);
  }

  /**
   * Opens the chest and returns the values that are read at the stops of the game.
   *
   * @param valueReader reads a value at each stop
   * @param consoleLines the console lines to enter, one at each stop; at the next stop, the
   *     breakpoints are removed and the game continues
   */
  <T> List<T> valuesAtStops(Supplier<T> valueReader, String... consoleLines) {
    List<String> remainingLines = new ArrayList<>(Arrays.asList(consoleLines));
    List<T> values = new ArrayList<>();
    stepper.setStandstill(
        isDone -> {
          values.add(valueReader.get());
          if (remainingLines.isEmpty()) {
            stepper.breakpoints().forEach(stepper::remove);
            stepper.resume(Resume.CONTINUE);
          } else {
            enter(remainingLines.remove(0));
          }
        });
    openObject("chest");
    play(80);
    return values;
  }

  /** Returns the script, file and line at which the game is stopped. */
  String position() {
    return names
        .namedText()
        .origin(stepper.stop().orElseThrow().next().orElseThrow())
        .orElseThrow();
  }

  /** Returns the state of an object. */
  int state(String object) {
    return game.session().world().objects().state(names.number(SymbolType.OBJECT, object));
  }

  Stepper stepper() {
    return stepper;
  }

  StackCommands stack() {
    return stack;
  }

  WatchCommands watches() {
    return watches;
  }

  SourceCommands source() {
    return source;
  }
}
