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

/** Tests the console's reports and changes in walklab's room 2. */
class CommandsTest {

  private static final int ROOM = 2;

  private final TestGame game = new TestGame("walklab", ROOM);
  private final Stepper stepper = new Stepper(game.played(), Symbols.NONE, file -> true);
  private final GameConsole console = new GameConsole(commands(), Texts.english());

  private List<Command> commands() {
    List<Command> commands = new ArrayList<>();
    commands.addAll(new BoxCommands(() -> game.session().world()).all());
    commands.addAll(new ActorCommands(game.played(), names(game), Texts.english()).all());
    commands.addAll(new ObjectCommands(game.played(), names(game), Texts.english()).all());
    commands.addAll(new ScriptCommands(game.played(), names(game), Texts.english()).all());
    commands.addAll(new VariableCommands(game.played(), stepper, names(game)).all());
    commands.addAll(new RoomCommands(game.played(), names(game), Texts.english()).all());
    commands.addAll(new SoundCommands(game.played(), Texts.english()).all());
    commands.addAll(
        new StepCommands(stepper, () -> {}, names(game), evaluator(), Texts.english()).all());
    game.played().tick();
    return commands;
  }

  private static Names names(TestGame game) {
    return new Names(game.played(), Symbols.NONE);
  }

  private Evaluator evaluator() {
    return new Evaluator(game.played(), names(game), Expressions.NAMES);
  }

  private List<String> say(String line) {
    return console.enter(line);
  }

  @Test
  void everyCommandIsExplained() {
    assertThat(say("help"))
        .hasSize(console.completions("").size())
        .anyMatch(line -> line.matches("camera \\[X] +the visible part; jumps there"));
  }

  @Test
  void itUsesThePlayersLanguage(@TempDir Path none) {
    Texts german = new Texts(() -> false, () -> new Languages(none).texts("de"));
    GameConsole speaking =
        new GameConsole(new RoomCommands(game.played(), names(game), german).all(), german);
    assertThat(speaking.enter("help room"))
        .containsExactly(
            "room [N | NAME | list]", "  wo das Spiel ist; geht in einen anderen Raum");
    assertThat(speaking.enter("camera").get(0)).startsWith("Kamera bei x 160, linker Rand 0");
    assertThat(speaking.enter("room 99"))
        .containsExactly("es gibt keinen Raum 99; room list nennt alle");
    assertThat(speaking.enter("room ring2"))
        .containsExactly("Raum 'ring2' gibt es nicht; meintest du 'ring'?");
    assertThat(speaking.enter("sail"))
        .containsExactly("es gibt keinen Befehl 'sail'; help nennt alle");
  }

  @Test
  void boxAndMatrixPrintAsTheSeedPageDoes() {
    GameResources resources = new GameOpener().open(LabGames.folder("walklab")).resources();
    StringWriter page = new StringWriter();
    new RoomPrinter(new PrintWriter(page))
        .print(RoomReport.of(resources, 2, resources.room(2).orElseThrow()));
    List<String> printed = page.toString().lines().map(String::strip).toList();
    assertThat(say("box")).isNotEmpty().allMatch(printed::contains);
    assertThat(say("matrix")).isNotEmpty().allMatch(line -> printed.contains(line.strip()));
    assertThat(say("matrix table")).allMatch(line -> printed.contains(line.strip()));
    assertThat(say("box 0"))
        .containsExactly(
            "0: [-32000 x -32000] [-32000 x -32000] [-32000 x -32000] [-32000 x -32000],"
                + " mask=0, flags=0x80, scale=0");
  }

  @Test
  void theyPrintTheCurrentFloorAndNotThatOnDisk() {
    List<String> before = say("matrix");
    say("box 2 0x80");
    assertThat(say("box 2").get(0)).contains("flags=0x80");
    game.session().world().floor().rebuildMatrix();
    assertThat(say("matrix")).isNotEqualTo(before);
  }

  @Test
  void anActorIsShownSentAndPut() {
    assertThat(say("actors")).hasSizeGreaterThan(1);
    assertThat(say("actors all")).hasSize(13);
    say("actor 1 put 20 70");
    say("actor 1 walk 280 120");
    assertThat(say("actor 1")).anyMatch(line -> line.contains("walks to (280,120) by "));
    game.played().tick();
    assertThat(game.session().world().cast().actor(1).walk().isWalking()).isTrue();
    assertThat(say("actor 13")).containsExactly("there is no actor 13; they are 1 to 12");
  }

  @Test
  void variablesAndBitsAreReadAndWritten() {
    assertThat(say("var 104 77")).containsExactly("var 104 = 77");
    assertThat(say("var")).contains("var 104 = 77", "var 1 = 1  VAR_EGO");
    assertThat(game.session().machine().variables().read(104)).isEqualTo(77);
    assertThat(say("bit 12 1")).containsExactly("bit 12 = 1");
    assertThat(say("bit")).contains("bit 12 = 1");
    assertThat(say("bit 12 0")).containsExactly("bit 12 = 0");
    assertThat(say("var 99999")).first().asString().startsWith("there is no variable 99999");
  }

  @Test
  void aRoomIsEnteredBeforeTheNextIteration() {
    assertThat(say("room").get(0)).startsWith("room 2");
    assertThat(say("room 5")).containsExactly("going to room 5 \"stairs\"");
    assertThat(game.session().world().room()).isEqualTo(ROOM);
    game.played().tick();
    assertThat(game.session().world().room()).isEqualTo(5);
    assertThat(say("room Corridor")).containsExactly("going to room 1 \"corridor\"");
    assertThat(say("room cellar").get(0))
        .startsWith("there is no room 'cellar'; there are corridor, lshape, ");
    assertThat(say("room ring2").get(0)).endsWith("did you mean 'ring'?");
    assertThat(say("room 99")).containsExactly("there is no room 99; say room list");
    assertThat(say("room list")).hasSize(22);
  }

  @Test
  void theCameraIsShownAndMoved() {
    assertThat(say("camera").get(0)).startsWith("camera at x 160, left edge 0");
    assertThat(say("camera 100000").get(0)).startsWith("camera at x ");
  }

  @Test
  void scriptsAreListedAndShownAtTheirPosition() {
    List<String> slots = say("script");
    assertThat(slots).first().asString().startsWith("slot script");
    assertThat(say("script 1")).first().isEqualTo("global:1");
    assertThat(say("script 1")).hasSizeGreaterThan(5).anyMatch(line -> line.contains("[0000]"));
    assertThat(say("script 198")).containsExactly("there is no script 198 here");
    assertThat(say("trace 3"))
        .hasSize(3)
        .allMatch(line -> line.matches(".*\\[[0-9A-F]{4}\\].*;.*"));
  }

  @Test
  void objectsAreListedAndTheirStatesSet() {
    TestGame art = new TestGame("artlab", 4);
    art.played().tick();
    ObjectCommands objects = new ObjectCommands(art.played(), names(art), Texts.english());
    GameConsole console = new GameConsole(objects.all(), Texts.english());
    assertThat(objects.objects()).hasSizeGreaterThan(1);
    int id = art.session().world().roomObjects().at(1).id();
    assertThat(console.enter("object " + id + " state 1").get(0)).contains("state 1");
    assertThat(art.session().world().objects().state(id)).isEqualTo(1);
  }

  @Test
  void withoutSoundsTheCommandPrintsSilence() {
    assertThat(say("sounds")).contains("silence");
  }

  @Test
  void breakpointsAreSetListedAndRemoved() {
    assertThat(say("break")).containsExactly("no breakpoints");
    say("break at 5 0x12");
    say("break op startScript");
    say("break write b12");
    say("break read 104");
    assertThat(say("break room 5"))
        .containsExactly(
            "1: at 5 0x0012", "2: op start_script", "3: write b12", "4: read 104", "5: room 5");
    assertThat(say("delete 2")).hasSize(4);
    assertThat(say("delete")).containsExactly("no breakpoints");
    assertThat(say("break op dance")).containsExactly("there is no instruction 'dance'");
  }

  @Test
  void aBreakpointStopsAndStepsContinue() {
    TestGame tour = new TestGame("walklab", 100 + ROOM);
    Stepper stepper = new Stepper(tour.played(), Symbols.NONE, file -> true);
    GameConsole console =
        new GameConsole(
            new StepCommands(stepper, () -> {}, names(game), evaluator(), Texts.english()).all(),
            Texts.english());
    List<Stop> stops = new ArrayList<>();
    stepper.onStop(stops::add);
    List<String> orders = new ArrayList<>(List.of("step", "over", "tick", "delete", "continue"));
    stepper.standsBy(
        done -> {
          while (!done.getAsBoolean()) {
            console.enter(orders.remove(0));
          }
        });
    console.enter("break op breakHere");
    for (int i = 0; i < 10; i++) {
      tour.played().tick();
    }
    assertThat(orders).as("all were needed").isEmpty();
    assertThat(stops).hasSizeGreaterThanOrEqualTo(3);
    assertThat(stops.get(0).reason()).isPresent();
    assertThat(stops).anyMatch(stop -> stop.reason().isEmpty());
    assertThat(stepper.stop()).isEmpty();
    int before = stops.size();
    tour.played().tick();
    assertThat(stops).as("nobody listens any more").hasSize(before);
  }
}
