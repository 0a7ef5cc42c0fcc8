package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.SessionState;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a player does with the comforts on the shore of <i>The Lamp at Gannet Rock</i>, each in a
 * program of its own that begins on the shore. Subclasses say where the program is played.
 */
@Timeout(300)
abstract class Comforts {

  private static final int JIFFIES_A_SECOND = 60;

  /** Seconds: less is lost without a question. */
  private static final int MUCH_PLAY = 30;

  /** Pixels of a picture that differ where something small is shown. */
  private static final int A_LITTLE = 30;

  /** Pixels of a picture that differ where a page is shown in another size. */
  private static final int A_LOT = 4_000;

  /** A place of the shore where the old rope lies, and one to walk to. */
  static final int ROPE_X = 84;

  static final int ROPE_Y = 120;
  private static final int PLANKS_X = 200;
  private static final int PLANKS_Y = 128;

  private static final int SENTENCE_LINE = 100;

  /** Iterations until the shore is reached: English is chosen, the scenes are left out. */
  private static final int TO_THE_SHORE = 200;

  private static final String WAY_TO_THE_SHORE =
      """
      30 key 49
      50 key 49
      90 key 27
      110 key 27
      130 key 27
      150 key 27
      """;

  @TempDir private static Path start;

  @TempDir Path folder;
  PlayedProgram program;
  Probe probe;
  private Hands hands;

  @BeforeAll
  static void playToTheShore() throws IOException {
    Path input = Files.writeString(start.resolve("input.txt"), WAY_TO_THE_SHORE);
    Bowsprit.Run run =
        Bowsprit.run(
            start.resolve("state"),
            "run",
            "gannet-rock",
            "--ticks",
            String.valueOf(TO_THE_SHORE),
            "--input",
            input.toString(),
            "--save",
            shore().toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private static Path shore() {
    return start.resolve("shore.save");
  }

  /** Starts the program and returns a player's hands at it. */
  abstract Hands open(List<String> arguments) throws IOException, InterruptedException;

  /** Ends the program if it still runs, and all that was started for it. */
  abstract void close() throws IOException;

  @AfterEach
  final void endTheProgram() throws IOException {
    close();
  }

  final void beginOnTheShore() throws IOException, InterruptedException {
    begin(List.of("gannet-rock", "--load", shore().toString()));
    SavedGame saved = probe.saved();
    assertThat(saved.header().roomName()).isEqualTo("shore");
    assertThat(saved.state().machine().userput()).isPositive();
  }

  private void begin(List<String> arguments) throws IOException, InterruptedException {
    program = new PlayedProgram(folder);
    List<String> all = new ArrayList<>(arguments);
    all.addAll(List.of("--record", folder.resolve("journal").toString()));
    hands = open(all);
    probe = new Probe(program, hands);
  }

  @Test
  void scenesAreLeftOut() throws Exception {
    begin(List.of("gannet-rock"));
    SavedGame shore =
        probe.await(
            "to be ego",
            saved -> {
              boolean mayAct = saved.state().machine().userput() > 0;
              if (mayAct && saved.header().roomName().equals("shore")) {
                return true;
              }
              // A language is chosen by the key of the first line.
              hands.press(mayAct ? "1" : "Escape");
              return false;
            });
    assertThat(shore.state().session().jiffies())
        .as("all scenes take a minute")
        .isLessThan(45L * JIFFIES_A_SECOND);
  }

  /** Time stands still and the picture is dim; steps let single iterations pass. */
  @Test
  void timeStandsStillAndGoesOnInSteps() throws Exception {
    beginOnTheShore();
    BufferedImage light = probe.scene();
    hands.press("M-p");
    long ticks = probe.ticks();
    BufferedImage dim = probe.scene();
    assertThat(Probe.brightness(dim)).isLessThan(Probe.brightness(light) * 3 / 4);
    assertThat(probe.ticks()).isEqualTo(ticks);
    assertThat(PlayedProgram.difference(dim, probe.scene())).isZero();
    hands.press("M-n", "M-n", "M-n");
    assertThat(probe.ticks()).isEqualTo(ticks + 3);
    hands.press("M-p");
    probe.await("time to go on", saved -> saved.state().session().ticks() > ticks + 3);
  }

  /** Both fast keys: until it is pressed again, and as long as one is held. */
  @Test
  void timeGoesFast() throws Exception {
    beginOnTheShore();
    hands.press("M-f");
    awaitRate("fast", () -> {}, rate -> rate > 2);
    hands.press("M-f");
    awaitRate("as usual", () -> {}, rate -> rate < 1.5);
    awaitRate("fast while a key is held", () -> hands.hold("M-h"), rate -> rate > 2);
    awaitRate("as usual again", () -> {}, rate -> rate < 1.5);
  }

  /** Something a player does. */
  private interface Deed {
    void perform() throws IOException, InterruptedException;
  }

  /** Waits until the game's time goes so much faster than usual, and returns how much. */
  private double awaitRate(String what, Deed meanwhile, DoublePredicate wanted)
      throws IOException, InterruptedException {
    double[] rate = new double[1];
    PlayedProgram.await(
        what,
        () -> {
          rate[0] = rate(meanwhile);
          return wanted.test(rate[0]);
        });
    return rate[0];
  }

  private double rate(Deed meanwhile) throws IOException, InterruptedException {
    long before = probe.jiffies();
    long start = System.nanoTime();
    meanwhile.perform();
    Thread.sleep(400);
    long played = probe.jiffies() - before;
    double seconds = (System.nanoTime() - start) / 1e9;
    return played / seconds / JIFFIES_A_SECOND;
  }

  @Test
  void timeGoesBack() throws Exception {
    beginOnTheShore();
    long start = probe.jiffies();
    hands.press("M-f");
    probe.await(
        "time to pass",
        saved -> saved.state().session().jiffies() > start + 10L * JIFFIES_A_SECOND);
    hands.press("M-f");
    // Only now does the game's time go as fast as the test's.
    long before = probe.jiffies();
    hands.press("M-t", "M-t");
    assertThat(probe.jiffies()).isLessThan(before - 2L * JIFFIES_A_SECOND);
  }

  /** Saves under a name by the menu, plays on, is asked before loading, loads. */
  @Test
  void slotsKeepTheGameByName() throws Exception {
    beginOnTheShore();
    hands.press("F10", "Down", "Enter", "Enter");
    hands.type("Lamp");
    hands.press("Enter");
    program.awaitSave("1");
    SavedGame lamp = probe.read("1");
    assertThat(lamp.header().title()).isEqualTo("Lamp");
    assertThat(lamp.header().roomName()).isEqualTo("shore");
    long saved = lamp.state().session().jiffies();

    playOn(lamp);
    // A question now: the first answer goes back to the list, which goes back to the menu.
    hands.press("F10", "l", "Enter", "Enter", "Enter", "Escape", "Escape");
    assertThat(probe.jiffies()).isGreaterThan(saved + 10L * JIFFIES_A_SECOND);

    // The quick save of just now is the first in the list, and nothing is at stake.
    hands.press("F10", "l", "Enter", "Down", "Enter");
    assertThat(probe.jiffies()).isLessThan(saved + 8L * JIFFIES_A_SECOND);
  }

  /** The quick keys, with a question when there is much to lose. */
  @Test
  void quickSaveAndLoad() throws Exception {
    beginOnTheShore();
    SavedGame saved = probe.saved();
    playOn(saved);
    hands.press("M-l", "Down", "Enter");
    long jiffies = saved.state().session().jiffies();
    assertThat(probe.jiffies()).isBetween(jiffies, jiffies + 10L * JIFFIES_A_SECOND);
  }

  /** Lets more of the game's time pass than is lost without a question, but does not save. */
  private void playOn(SavedGame from) throws IOException, InterruptedException {
    SessionState start = from.state().session();
    long jiffies = 2L * MUCH_PLAY * JIFFIES_A_SECOND;
    long wanted = start.ticks() + jiffies * start.ticks() / start.jiffies();
    hands.press("M-f");
    boolean[] left = new boolean[1];
    PlayedProgram.await(
        "iteration " + wanted,
        () -> {
          // Each way of the mouse is written down with the iteration.
          left[0] = !left[0];
          hands.point(left[0] ? PLANKS_X : ROPE_X, PLANKS_Y);
          return recordedTick() >= wanted;
        });
    hands.press("M-f");
  }

  /** Returns the iteration that the journal has reached. */
  private long recordedTick() throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve("journal"));
    return lines.stream()
        .filter(line -> line.matches("\\d+ .*"))
        .mapToLong(line -> Long.parseLong(line.substring(0, line.indexOf(' '))))
        .reduce(0, (earlier, later) -> later);
  }

  /** A look at the rope by a verb's key and the mouse, a line that ends when it is told to. */
  @Test
  void verbsAndLines() throws Exception {
    beginOnTheShore();
    hands.press("s");
    hands.point(ROPE_X, ROPE_Y);
    probe.await("a sentence", Comforts::showsASentence);
    hands.click(1);
    skipALine();
    // The right button does what is usual, which is looking here.
    hands.point(ROPE_X, ROPE_Y);
    hands.click(3);
    skipALine();
  }

  private static boolean showsASentence(SavedGame saved) {
    return saved.state().world().verbs().stream()
        .map(VerbSlots.Entry::verb)
        .anyMatch(
            verb ->
                verb.id() == SENTENCE_LINE && verb.mode() == Verb.Mode.ON && verb.label() != null);
  }

  private void skipALine() throws IOException, InterruptedException {
    SavedGame talking = probe.await("a line", Probe::isTalking);
    long from = talking.state().session().jiffies();
    hands.press(".");
    SavedGame quiet = probe.await("silence", saved -> !Probe.isTalking(saved));
    assertThat(quiet.state().session().jiffies())
        .as("the line lasts longer")
        .isLessThan(from + 240);
  }

  /** What is set in the menu is in the file and in the game. */
  @Test
  void settingsOfTheMenu() throws Exception {
    beginOnTheShore();
    hands.press("F10", "s", "s", "Enter", "Right", "Down", "Right", "Down", "Left");
    hands.press("Down", "Left", "Down", "Left", "Down", "Left");
    program.awaitSetting("speed = 0");
    program.awaitSetting("subtitles = \"voice\"");
    program.awaitSetting("volume = 90");
    program.awaitSetting("music = 90");
    program.awaitSetting("effects = 90");
    program.awaitSetting("speech = 90");
    hands.press("Escape", "Escape");
    probe.await(
        "the wanted talk speed", saved -> Probe.variable(saved, EngineVariable.CHARINC) == 0);
    assertThat(Probe.variable(probe.saved(), EngineVariable.NOSUBTITLES)).isEqualTo(1);
    // The game's own keys change it too.
    hands.press("-");
    probe.await("slower lines", saved -> Probe.variable(saved, EngineVariable.CHARINC) == 1);
  }

  /** Large text, names and a clear pointer are seen; End and Home lead through the list. */
  @Test
  void readingAids() throws Exception {
    beginOnTheShore();
    hands.point(PLANKS_X, PLANKS_Y - 40);
    hands.press("F10", "s", "s", "Enter");
    BufferedImage small = probe.scene();
    for (int i = 0; i < 6; i++) {
      hands.press("Down");
    }
    hands.press("Right");
    program.awaitSetting("large = true");
    assertThat(PlayedProgram.difference(small, probe.scene())).isGreaterThan(A_LOT);
    hands.press("Right", "Down", "Right", "Down", "Right");
    program.awaitSetting("large = false");
    program.awaitSetting("names = true");
    program.awaitSetting("clear = true");
    hands.press("End", "Home", "Escape", "Escape");
    hands.press("M-p");
    BufferedImage aided = probe.scene();
    hands.press("F10", "s", "s", "Enter", "n", "Right", "c", "Right", "Escape", "Escape");
    program.awaitSetting("names = false");
    program.awaitSetting("clear = false");
    assertThat(PlayedProgram.difference(aided, probe.scene())).isGreaterThan(A_LITTLE);
    hands.press("M-p");
  }

  /** Gives an action another key, which then does it. */
  @Test
  void anActionGetsAnotherKey() throws Exception {
    beginOnTheShore();
    hands.press("F10", "k", "Enter", "p", "Enter", "F6", "Escape", "Escape");
    program.awaitSetting("pause = \"F6\"");
    hands.press("F6");
    long ticks = probe.ticks();
    assertThat(probe.ticks()).isEqualTo(ticks);
    hands.press("F6");
    probe.await("time to go on", saved -> saved.state().session().ticks() > ticks);
  }

  /** Every part of the inside view over a game that stands still, and away again. */
  @Test
  void insideView() throws Exception {
    beginOnTheShore();
    hands.press("M-p");
    BufferedImage plain = probe.scene();
    for (String part : new String[] {"M-b", "M-o", "M-z", "M-a", "M-i"}) {
      hands.press(part);
      assertThat(PlayedProgram.difference(plain, probe.scene())).as(part).isGreaterThan(A_LITTLE);
      hands.press(part);
      assertThat(PlayedProgram.difference(plain, probe.scene())).as(part + " again").isZero();
    }
    hands.press("M-p");
  }

  /** Another router plans, and ghosts of all others walk beside ego. */
  @Test
  void routersAndGhosts() throws Exception {
    beginOnTheShore();
    assertThat(probe.saved().state().legByLeg()).isFalse();
    hands.press("M-r");
    probe.await("the classic router", saved -> saved.state().legByLeg());
    hands.press("M-g");
    hands.point(PLANKS_X, PLANKS_Y);
    hands.click(1);
    PlayedProgram.await("ghosts", this::ghostsAreSeen);
    hands.press("M-g");
  }

  private boolean ghostsAreSeen() throws IOException, InterruptedException {
    hands.press("M-p");
    BufferedImage with = probe.scene();
    hands.press("M-g");
    int difference = PlayedProgram.difference(with, probe.scene());
    hands.press("M-g", "M-p");
    return difference > 10 * A_LITTLE;
  }

  /** The last seconds as a moving picture. */
  @Test
  void aClipIsKept() throws Exception {
    beginOnTheShore();
    // A picture that stands still would be a clip of one frame.
    hands.point(PLANKS_X, PLANKS_Y);
    hands.click(1);
    SavedGame before = probe.saved();
    probe.await(
        "a second of walking",
        saved ->
            saved.state().session().jiffies()
                > before.state().session().jiffies() + JIFFIES_A_SECOND);
    hands.press("M-v");
    String png = new String(program.clip(), StandardCharsets.ISO_8859_1);
    assertThat(png).startsWith("\u0089PNG").contains("acTL").contains("fdAT");
  }
}
