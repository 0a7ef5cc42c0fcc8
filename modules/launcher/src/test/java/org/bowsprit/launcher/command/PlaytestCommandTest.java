package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import javax.imageio.ImageIO;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the command playtest. It must report no findings for a correct game, and it must report an
 * error that was deliberately added to the game.
 */
class PlaytestCommandTest {

  private static final String ROOM_FILE = "rooms/cabin/room.bow";

  /** A script that gives a lost key back to the player after at most 15 seconds. */
  private static final String TIDE_SCRIPT =
      """
      script tide {
        while 1 == 1 {
          delay 15 seconds
          if getObjectOwner(key) == 0 { pickupObject(key, cabin) }
        }
      }

      """;

  @TempDir private Path folder;

  /**
   * Creates the starter game, and changes it so that the player wins by opening the unlocked door
   * and every line can be heard.
   */
  @BeforeEach
  void createGameWithoutFaults() throws IOException {
    assertThat(LauncherRun.of("new-game", game()).exitCode()).isZero();
    change("game.bow", "var chosen ", "bit won\nvar chosen ");
    change("game.bow", "      look -> say hero \"It is what it seems to be.\"\n", "");
    change(
        ROOM_FILE,
        "say hero \"Click!\" \"Out I go. The end... or the beginning.\" wait",
        "say hero \"Click!\" wait");
    change(
        ROOM_FILE,
        """
        say hero "Locked. There must be a key."
              } else {
                say hero "It is open."\
        """,
        "say hero \"Locked. There must be a key.\"\n      } else {\n"
            + "        say hero \"Out I go. The end... or the beginning.\" wait\n        won = 1");
  }

  private String game() {
    return folder.resolve("game").toString();
  }

  private void change(String file, String from, String to) throws IOException {
    Path path = folder.resolve("game").resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(from);
    Files.writeString(path, text.replace(from, to));
  }

  private LauncherRun playtest(String... options) {
    List<String> arguments = new ArrayList<>(List.of("playtest", game(), "--goal", "bit=won"));
    arguments.addAll(List.of(options));
    return LauncherRun.of(arguments.toArray(String[]::new));
  }

  private static List<String> kinds(JsonNode report) {
    return report.findValuesAsText("kind");
  }

  @Test
  void nothingIsReportedAboutACorrectGame() throws IOException {
    // Two runs are certain to be equal only if neither of them ends at the time limit.
    String[] withoutTimeLimit = {"--json", "--seconds", "1000000"};
    LauncherRun run = playtest(withoutTimeLimit);

    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.json().get("won").asBoolean()).isTrue();
    assertThat(kinds(run.json())).as(run.out()).isEmpty();
    assertThat(playtest(withoutTimeLimit).out()).isEqualTo(run.out());
  }

  @Test
  void aDeadEndIsReportedWithARecordingThatCanBeReplayed() throws IOException {
    loseTheKeyInTheChest();
    Path out = folder.resolve("out");

    LauncherRun run = playtest("--out", out.toString(), "--json");

    assertThat(run.exitCode()).isEqualTo(1);
    JsonNode finding = run.json().at("/findings/0");
    assertThat(finding.get("kind").asText()).as(run.out()).isEqualTo("DEAD_END");
    assertThat(finding.get("what").asText()).contains("Use brass key (cabin.key) + sea chest");
    String recording = finding.get("recording").asText();
    LauncherRun replay =
        LauncherRun.of("replay", out.resolve(recording).toString(), out.resolve("game").toString());
    assertThat(replay.exitCode()).as(replay.err()).isZero();
    assertThat(replay.json().get("drift").isNull()).isTrue();
    assertThat(Files.readString(out.resolve("report.html"))).contains(recording, "Faults");
    assertThat(LauncherRun.of("inspect", out.resolve("game").toString(), "--room", "cabin").err())
        .isEmpty();
    assertThat(out.resolve("game/GAME.symbols")).content().contains("chest");
  }

  @Test
  void aPathThatOpensOnlyAfterTheGameIsLostIsNotASeparateDeadEnd() throws IOException {
    change("game.bow", "bit won", "bit won\nbit lost");
    change(
        ROOM_FILE,
        "    verb look {\n      if getObjectState(chest) == 1 {",
        """
        verb use {
          if Local[0] == key {
            setOwnerOf(key, 0)
            lost = 1
            say hero "It falls through a crack in the planks."
          } else { say hero "I would not fit." }
        }
        verb look {
          if getObjectState(chest) == 1 {\
        """);
    change(
        ROOM_FILE,
        "    verb open { say hero \"I would not fit through it.\" }",
        """
        verb open { say hero "I would not fit through it." }
        verb use {
          if lost == 1 {
            put hero at 60, 134 in deck
            loadRoom(deck)
          } else { say hero "Not yet." }
        }\
        """);
    addDeck();

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).containsOnlyOnce("DEAD_END");
    assertThat(run.json().at("/findings/0/what").asText()).contains("+ sea chest");
    assertThat(run.json().get("won").asBoolean()).isTrue();
  }

  /** Adds a second room with the background and the boxes of the first. */
  private void addDeck() throws IOException {
    Path rooms = folder.resolve("game/rooms");
    Path deck = Files.createDirectory(rooms.resolve("deck"));
    for (String file : List.of("background.png", "boxes.txt")) {
      Files.copy(rooms.resolve("cabin").resolve(file), deck.resolve(file));
    }
    Files.writeString(
        deck.resolve("room.bow"),
        """
        room deck @ 2 {
          object hatch @ 110 {
            name "hatch"
            at 32, 88
            size 16, 16
            walk 64, 112 facing north
            verb look { say hero "Shut." }
          }
        }
        """);
  }

  @Test
  void theLossOfANeededObjectIsReportedAsADeadEnd() throws IOException {
    // Actions are tried in the order of the sources, so the door is unlocked before this action is
    // tried.
    change(
        ROOM_FILE,
        "    verb open { say hero \"I would not fit through it.\" }",
        """
        verb use {
          if Local[0] == key && getObjectState(door) == 1 {
            setOwnerOf(key, 0)
            say hero "Splash."
          } else { say hero "Not through there." }
        }\
        """);

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).containsExactly("DEAD_END");
    assertThat(run.json().at("/findings/0/what").asText())
        .contains("Use brass key (cabin.key) + porthole");
    assertThat(run.json().get("solution").toString()).doesNotContain("porthole");
  }

  /**
   * The key is lost in the chest. The player can get it again at the porthole, by actions that are
   * not in the solution. A tour that continues after these actions also loses the key in the chest.
   */
  @Test
  void anObjectThatCanBeRegainedIsNotADeadEnd() throws IOException {
    loseTheKeyInTheChest();
    change("game.bow", "bit won", "bit won\nbit hanging");
    change(
        ROOM_FILE,
        "    verb open { say hero \"I would not fit through it.\" }",
        """
        verb open { say hero "I would not fit through it." }
        verb take {
          if hanging == 1 {
            hanging = 0
            pickupObject(key, cabin)
            say hero "Here it is."
          } else { say hero "Moonlight cannot be taken." }
        }
        verb use {
          if Local[0] == key {
            hanging = 1
            setOwnerOf(key, 0)
            say hero "It hangs outside."
          } else { say hero "I would not fit." }
        }\
        """);

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).containsOnlyOnce("DEAD_END");
    assertThat(run.json().at("/findings/0/what").asText()).contains("+ sea chest");
  }

  @Test
  void aLossThatARandomEventMayUndoIsUndecided() throws IOException {
    loseTheKeyInTheChest();
    change(
        ROOM_FILE,
        "verb open { say hero \"I would not fit through it.\" }",
        """
        verb open {
          if getRandomNr(250) == 250 && getObjectOwner(key) == 0 { pickupObject(key, cabin) }
          say hero "I would not fit through it."
        }\
        """);

    assertIsUndecided(playtest("--json"));
  }

  @Test
  void aLossThatALaterScriptUndoesIsUndecided() throws IOException {
    loseTheKeyInTheChest();
    change("game.bow", "script boot @ 1 {", TIDE_SCRIPT + "script boot @ 1 {");
    change(
        ROOM_FILE,
        "verb open { say hero \"I would not fit through it.\" }",
        "verb open { start tide; say hero \"I would not fit through it.\" }");

    assertIsUndecided(playtest("--json"));
  }

  @Test
  void aLossThatWaitingUndoesIsUndecided() throws IOException {
    loseTheKeyInTheChest();
    change("game.bow", "bit won", "bit won\nvar idle");
    change("game.bow", "  actorFollowCamera(hero)\n", "  actorFollowCamera(hero)\n  start tide\n");
    change(
        "game.bow",
        "script boot @ 1 {",
        """
        // Comes in while nothing is clicked.
        script tide {
          while 1 == 1 {
            delay 1 seconds
            idle = idle + 1
            if idle > 50 && getObjectOwner(key) == 0 { pickupObject(key, cabin) }
          }
        }

        script boot @ 1 {\
        """);
    change(
        "game.bow",
        "script clicked(area, which, button) {",
        "script clicked(area, which, button) {\n  idle = 0");

    assertIsUndecided(playtest("--json"));
  }

  private static void assertIsUndecided(LauncherRun run) throws IOException {
    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.json().findValuesAsText("what"))
        .as(run.out())
        .anySatisfy(
            message -> assertThat(message).startsWith("not decided").contains("+ sea chest"));
  }

  private void loseTheKeyInTheChest() throws IOException {
    change(
        ROOM_FILE,
        "    verb look {\n      if getObjectState(chest) == 1 {",
        """
        verb use {
          if Local[0] == key {
            setOwnerOf(key, 0)
            say hero "It falls through a crack in the planks."
          } else { say hero "I would not fit." }
        }
        verb look {
          if getObjectState(chest) == 1 {\
        """);
  }

  @Test
  void anUndecidedDeadEndIsOnlyAHint() throws IOException {
    loseTheKeyInTheChest();
    change("game.bow", "bit won", "bit won\nvar looks");
    // Each look creates a new state, so the search cannot try every action in every state.
    change(
        ROOM_FILE,
        "verb open { say hero \"I would not fit through it.\" }",
        "verb open { looks = looks + 1; say hero \"I would not fit through it.\" }");

    LauncherRun run = playtest("--json", "--ticks", "400000");

    assertThat(run.exitCode()).as(run.out()).isZero();
    JsonNode finding = run.json().at("/findings/0");
    assertThat(finding.get("grade").asText()).isEqualTo("HINT");
    assertThat(finding.get("what").asText()).startsWith("not decided").contains("+ sea chest");
  }

  @Test
  void anUnreachableObjectIsReportedOnlyIfTheEgoWalksToIt() throws IOException {
    change(ROOM_FILE, "    walk 64, 112 facing north\n", "");
    assertThat(kinds(playtest("--json").json())).contains("UNREACHABLE");

    change("game.bow", "if getObjectOwner(thing) != VAR_EGO {", "if thing != porthole {");

    assertThat(kinds(playtest("--json").json())).isEmpty();
  }

  @Test
  void aHotspotIsReportedOnlyIfItHasTheColourOfItsSurroundings() throws IOException {
    paint("background.png", 320, 144, (x, y) -> 7);
    assertThat(kinds(playtest("--json").json())).containsExactly("HOTSPOT");

    // The rectangle with another colour is the area of the porthole.
    paint("background.png", 320, 144, (x, y) -> x >= 32 && x < 96 && y >= 16 && y < 80 ? 1 : 7);

    assertThat(kinds(playtest("--json").json())).isEmpty();
  }

  @Test
  void linesOfOtherLanguagesAreIgnored() throws IOException {
    change("game.bow", "bit won", "languages english, german\nbit won");
    change(
        ROOM_FILE,
        "say hero \"There is a key in it.\"",
        "say hero \"There is a key in it.\" | \"Darin liegt ein Schlüssel.\"");
    Path out = folder.resolve("out");

    assertThat(kinds(playtest("--json", "--out", out.toString()).json())).isEmpty();

    String builtGame = out.resolve("game").toString();
    LauncherRun run = LauncherRun.of("playtest", builtGame, "--goal", "bit=won", "--json");
    assertThat(kinds(run.json())).as(run.out()).isEmpty();
  }

  @Test
  void linesSpokenAfterTheGoalCountAsHeard() throws IOException {
    change(ROOM_FILE, "won = 1", "won = 1\n        say hero \"Free!\" wait");

    assertThat(kinds(playtest("--json").json())).isEmpty();
  }

  @Test
  void anObjectThatAnotherObjectCoversIsReported() throws IOException {
    addDeck();
    change(
        "rooms/deck/room.bow",
        "Shut.\" }\n  }\n",
        "Shut.\" }\n  }\n  object coin @ 111 { name \"coin\"; at 32, 96; size 8, 8 }\n");

    LauncherRun run = playtest("--json");

    assertThat(run.json().findValuesAsText("what"))
        .as(run.out())
        .contains("was never pointed at: it is covered by deck.hatch, which is declared before it");
  }

  @Test
  void eachActionAfterWhichThePlayerCannotActIsReported() throws IOException {
    change(
        ROOM_FILE,
        "verb open { say hero \"I would not fit through it.\" }",
        "verb open { userputOff() }\n    verb take { userputOff() }");

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).containsOnly("STUCK").hasSize(2);
    assertThat(run.json().findValuesAsText("what"))
        .containsOnly("after this the player can never act again");
    assertThat(run.json().get("won").asBoolean()).isTrue();
  }

  @Test
  void aMissingNameAVerbWithoutAResponseAndAScriptFaultAreReported() throws IOException {
    change(
        ROOM_FILE,
        "  object porthole @ 103 {",
        """
        object ghost @ 104 {
          at 120, 8
          size 16, 8
          walk 108, 122 facing north
          verb take { }
          verb open(other) { carried3 = 1 / other }
        }

        object porthole @ 103 {\
        """);

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).contains("NAMELESS", "SILENCE", "SCRIPT_FAULT");
    assertThat(run.out()).contains("cabin.ghost");
  }

  @Test
  void anUnreachableGoalIsReported() {
    LauncherRun run = LauncherRun.of("playtest", game(), "--goal", "chosen=99", "--json");

    assertThat(kinds(run.json())).as(run.out()).containsExactly("NOT_WON");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void aGoalThatIsReachedBeforeTheFirstActionIsReported() {
    LauncherRun run = LauncherRun.of("playtest", game(), "--goal", "room=cabin", "--json");

    assertThat(kinds(run.json())).as(run.out()).contains("NOT_WON").doesNotContain("STUCK");
    assertThat(run.json().at("/findings/0/what").asText())
        .isEqualTo(
            "the goal, room=cabin, is reached before the player can act, so nothing was tried");
  }

  @Test
  void objectsThatNoRouterReachesAreReported() throws IOException {
    change(ROOM_FILE, "walk 64, 112 facing north", "walk 300, 134 facing north");
    change("rooms/cabin/boxes.txt", "box 5 (250,124)", "unlink 3 5\nbox 5 (250,126)");
    change(
        "rooms/cabin/boxes.txt", "(316,124) (316,142) (250,142)", "(316,126) (316,142) (250,142)");

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).contains("UNREACHABLE");
    assertThat(run.out()).contains("cabin.porthole").contains("(300,134)");
  }

  @Test
  void aTransparentHotspotAndALineThatIsNeverSpokenAreReported() throws IOException {
    change(
        ROOM_FILE,
        "  object porthole @ 103 {",
        """
        object ghost @ 104 {
          name "ghost"
          at 32, 88
          size 8, 8
          state 1
          walk 64, 112 facing north
          verb look { say hero "There is something." }
          verb open { if 1 == 2 { say hero "Nobody hears this." } else { say hero "No." } }
        }

        object porthole @ 103 {\
        """);

    paint("ghost-1.png", 16, 8, (x, y) -> x < 8 ? 255 : 15);

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).contains("HOTSPOT");
    assertThat(run.out()).contains("8×8 at (32,88)");
    assertThat(run.out()).contains("was not heard: \\\"Nobody hears this.\\\"");
    assertThat(kinds(run.json())).contains("UNHEARD");
  }

  @Test
  void aWalkBoxWhereAZPlaneHidesActorsIsReported() throws IOException {
    paint("zplane1.png", 320, 144, (x, y) -> x >= 250 && y >= 124 ? 15 : 0);

    LauncherRun run = playtest("--json");

    assertThat(kinds(run.json())).as(run.out()).containsExactly("FURNITURE");
    assertThat(run.json().at("/findings/0/where").asText()).isEqualTo("room cabin, box 5");
    assertThat(run.exitCode()).isZero();
  }

  /**
   * Writes a picture with indexed colours into the folder of the room cabin. Colour 255 is
   * transparent.
   */
  private void paint(String name, int width, int height, IntBinaryOperator colourAt)
      throws IOException {
    byte[] grey = new byte[256];
    for (int i = 0; i < grey.length; i++) {
      grey[i] = (byte) i;
    }
    BufferedImage picture =
        new BufferedImage(
            width,
            height,
            BufferedImage.TYPE_BYTE_INDEXED,
            new IndexColorModel(8, grey.length, grey, grey, grey));
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        picture.getRaster().setSample(x, y, 0, colourAt.applyAsInt(x, y));
      }
    }
    ImageIO.write(picture, "png", folder.resolve("game/rooms/cabin").resolve(name).toFile());
  }

  @Test
  void anInvalidGoalIsRefused() {
    LauncherRun run = LauncherRun.of("playtest", game(), "--goal", "winning");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("room=NAME");
  }
}
