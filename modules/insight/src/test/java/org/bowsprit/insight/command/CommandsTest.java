package org.bowsprit.insight.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.explorer.inspect.RoomPrinter;
import org.bowsprit.explorer.inspect.RoomReport;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.GameConsole;
import org.bowsprit.insight.source.Expressions;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.vm.debug.Stop;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the console commands that print or change the state of a game, in room 2 of walklab. */
class CommandsTest {

  private static final int ROOM = 2;

  private final TestGame game = new TestGame("walklab", ROOM);
  private final Stepper stepper = new Stepper(game.timedSession(), Symbols.NONE, file -> true);
  private final GameConsole console = new GameConsole(commands(), Texts.english());

  private List<Command> commands() {
    List<Command> commands = new ArrayList<>();
    commands.addAll(new BoxCommands(() -> game.session().world()).commands());
    commands.addAll(
        new ActorCommands(game.timedSession(), sourceNames(game), Texts.english()).commands());
    commands.addAll(
        new ObjectCommands(game.timedSession(), sourceNames(game), Texts.english()).commands());
    commands.addAll(
        new ScriptCommands(game.timedSession(), sourceNames(game), Texts.english()).commands());
    commands.addAll(
        new VariableCommands(game.timedSession(), stepper, sourceNames(game)).commands());
    commands.addAll(
        new RoomCommands(game.timedSession(), sourceNames(game), Texts.english()).commands());
    commands.addAll(new SoundCommands(game.timedSession(), Texts.english()).commands());
    commands.addAll(
        new StepCommands(stepper, () -> {}, sourceNames(game), createEvaluator(), Texts.english())
            .commands());
    game.timedSession().tick();
    return commands;
  }

  private static SourceNames sourceNames(TestGame game) {
    return new SourceNames(game.timedSession(), Symbols.NONE);
  }

  private Evaluator createEvaluator() {
    return new Evaluator(game.timedSession(), sourceNames(game), Expressions.NAMES_ONLY);
  }

  private List<String> enter(String line) {
    return console.execute(line);
  }

  @Test
  void helpExplainsEveryCommand() {
    assertThat(enter("help"))
        .hasSize(console.completions("").size())
        .anyMatch(line -> line.matches("camera \\[X] +the visible part; jumps there"));
  }

  @Test
  void theOutputIsInThePlayersLanguage(@TempDir Path emptyFolder) {
    Texts germanTexts = new Texts(() -> false, () -> new Languages(emptyFolder).texts("de"));
    GameConsole germanConsole =
        new GameConsole(
            new RoomCommands(game.timedSession(), sourceNames(game), germanTexts).commands(),
            germanTexts);
    assertThat(germanConsole.execute("help room"))
        .containsExactly(
            "room [N | NAME | list]", "  wo das Spiel ist; geht in einen anderen Raum");
    assertThat(germanConsole.execute("camera").get(0))
        .startsWith("Kamera bei x 160, linker Rand 0");
    assertThat(germanConsole.execute("room 99"))
        .containsExactly("es gibt keinen Raum 99; room list nennt alle");
    assertThat(germanConsole.execute("room ring2"))
        .containsExactly("Raum 'ring2' gibt es nicht; meintest du 'ring'?");
    assertThat(germanConsole.execute("sail"))
        .containsExactly("es gibt keinen Befehl 'sail'; help nennt alle");
  }

  @Test
  void theBoxAndMatrixCommandsPrintTheSameLinesAsTheRoomReport() {
    GameResources resources = new GameOpener().open(LabGames.folder("walklab")).resources();
    StringWriter report = new StringWriter();
    new RoomPrinter(new PrintWriter(report))
        .print(RoomReport.of(resources, 2, resources.room(2).orElseThrow()));
    List<String> reportLines = report.toString().lines().map(String::strip).toList();
    assertThat(enter("box")).isNotEmpty().allMatch(reportLines::contains);
    assertThat(enter("matrix")).isNotEmpty().allMatch(line -> reportLines.contains(line.strip()));
    assertThat(enter("matrix table")).allMatch(line -> reportLines.contains(line.strip()));
    assertThat(enter("box 0"))
        .containsExactly(
            "0: [-32000 x -32000] [-32000 x -32000] [-32000 x -32000] [-32000 x -32000],"
                + " mask=0, flags=0x80, scale=0");
  }

  @Test
  void theMatrixCommandPrintsTheMatrixOfTheRunningGame() {
    List<String> matrixBefore = enter("matrix");
    enter("box 2 0x80");
    assertThat(enter("box 2").get(0)).contains("flags=0x80");
    game.session().world().roomFloor().rebuildMatrix();
    assertThat(enter("matrix")).isNotEqualTo(matrixBefore);
  }

  @Test
  void actorsCanBeListedPlacedAndMadeToWalk() {
    assertThat(enter("actors")).hasSizeGreaterThan(1);
    assertThat(enter("actors all")).hasSize(13);
    enter("actor 1 put 20 70");
    enter("actor 1 walk 280 120");
    assertThat(enter("actor 1")).anyMatch(line -> line.contains("walks to (280,120) by "));
    game.timedSession().tick();
    assertThat(game.session().world().cast().actor(1).walk().isWalking()).isTrue();
    assertThat(enter("actor 13")).containsExactly("there is no actor 13; they are 1 to 12");
  }

  @Test
  void variablesAndBitsCanBeReadAndWritten() {
    assertThat(enter("var 104 77")).containsExactly("var 104 = 77");
    assertThat(enter("var")).contains("var 104 = 77", "var 1 = 1  VAR_EGO");
    assertThat(game.session().machine().variables().read(104)).isEqualTo(77);
    assertThat(enter("bit 12 1")).containsExactly("bit 12 = 1");
    assertThat(enter("bit")).contains("bit 12 = 1");
    assertThat(enter("bit 12 0")).containsExactly("bit 12 = 0");
    assertThat(enter("var 99999")).first().asString().startsWith("there is no variable 99999");
  }

  @Test
  void theRoomCommandTakesEffectInTheNextIteration() {
    assertThat(enter("room").get(0)).startsWith("room 2");
    assertThat(enter("room 5")).containsExactly("going to room 5 \"stairs\"");
    assertThat(game.session().world().room()).isEqualTo(ROOM);
    game.timedSession().tick();
    assertThat(game.session().world().room()).isEqualTo(5);
    assertThat(enter("room Corridor")).containsExactly("going to room 1 \"corridor\"");
    assertThat(enter("room cellar").get(0))
        .startsWith("there is no room 'cellar'; there are corridor, lshape, ");
    assertThat(enter("room ring2").get(0)).endsWith("did you mean 'ring'?");
    assertThat(enter("room 99")).containsExactly("there is no room 99; say room list");
    assertThat(enter("room list")).hasSize(22);
  }

  @Test
  void theCameraPositionCanBePrintedAndChangedWithinTheRoom() {
    assertThat(enter("camera").get(0)).startsWith("camera at x 160, left edge 0");
    enter("room 11");
    game.timedSession().tick();
    assertThat(enter("camera 100000").get(0)).startsWith("camera at x 480");
    game.timedSession().tick();
    assertThat(enter("camera").get(0)).startsWith("camera at x 480, left edge 320");
  }

  @Test
  void scriptsAreListedAndDisassembled() {
    List<String> slotLines = enter("script");
    assertThat(slotLines).first().asString().startsWith("slot script");
    assertThat(enter("script 1")).first().isEqualTo("global:1");
    assertThat(enter("script 1")).hasSizeGreaterThan(5).anyMatch(line -> line.contains("[0000]"));
    assertThat(enter("script 198")).containsExactly("there is no script 198 here");
    assertThat(enter("trace 3"))
        .hasSize(3)
        .allMatch(line -> line.matches(".*\\[[0-9A-F]{4}\\].*;.*"));
  }

  @Test
  void objectsAreListedAndTheirStatesCanBeSet() {
    TestGame artGame = new TestGame("artlab", 4);
    artGame.timedSession().tick();
    ObjectCommands objectCommands =
        new ObjectCommands(artGame.timedSession(), sourceNames(artGame), Texts.english());
    GameConsole console = new GameConsole(objectCommands.commands(), Texts.english());
    assertThat(objectCommands.objects()).hasSizeGreaterThan(1);
    int id = artGame.session().world().roomObjects().inSlot(1).id();
    assertThat(console.execute("object " + id + " state 1").get(0)).contains("state 1");
    assertThat(artGame.session().world().objects().state(id)).isEqualTo(1);
  }

  @Test
  void theSoundsCommandPrintsSilenceIfNothingIsPlaying() {
    assertThat(enter("sounds")).contains("silence");
  }

  @Test
  void breakpointsCanBeSetListedAndRemoved() {
    assertThat(enter("break")).containsExactly("no breakpoints");
    enter("break at 5 0x12");
    enter("break op startScript");
    enter("break write b12");
    enter("break read 104");
    assertThat(enter("break room 5"))
        .containsExactly(
            "1: at 5 0x0012", "2: op start_script", "3: write b12", "4: read 104", "5: room 5");
    assertThat(enter("delete 2")).hasSize(4);
    assertThat(enter("delete")).containsExactly("no breakpoints");
    assertThat(enter("break op dance")).containsExactly("there is no instruction 'dance'");
  }

  @Test
  void theGameStopsAtABreakpointAndContinuesWithTheStepCommands() {
    TestGame tourGame = new TestGame("walklab", 100 + ROOM);
    Stepper stepper = new Stepper(tourGame.timedSession(), Symbols.NONE, file -> true);
    GameConsole console =
        new GameConsole(
            new StepCommands(
                    stepper, () -> {}, sourceNames(game), createEvaluator(), Texts.english())
                .commands(),
            Texts.english());
    List<Stop> stops = new ArrayList<>();
    stepper.onStop(stops::add);
    List<String> remainingCommands =
        new ArrayList<>(List.of("step", "over", "tick", "delete", "continue"));
    stepper.setStandstill(
        isDone -> {
          while (!isDone.getAsBoolean()) {
            console.execute(remainingCommands.remove(0));
          }
        });
    console.execute("break op breakHere");
    for (int i = 0; i < 10; i++) {
      tourGame.timedSession().tick();
    }
    assertThat(remainingCommands).as("commands that were not needed").isEmpty();
    assertThat(stops).hasSizeGreaterThanOrEqualTo(3);
    assertThat(stops.get(0).reason()).isPresent();
    assertThat(stops).anyMatch(stop -> stop.reason().isEmpty());
    assertThat(stepper.stop()).isEmpty();
    int stopCount = stops.size();
    tourGame.timedSession().tick();
    assertThat(stops).as("stops after the breakpoint was deleted").hasSize(stopCount);
  }
}
