package org.bowsprit.launcher.draw;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.bowsprit.kit.edit.EditedGameProcess;
import org.bowsprit.kit.edit.NotDrawableException;
import org.bowsprit.kit.game.StarterGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers to the requests of the laboratory's page about the sources of a game. */
class SourceRequestHandlerTest {

  private static final String BOXES_FILE = "rooms/cabin/boxes.txt";

  @TempDir private Path workFolder;
  private Path folder;
  private SourceRequestHandler handler;

  @BeforeEach
  void open() throws IOException {
    folder = workFolder.resolve("cellar");
    StarterGame.sources("Drawn").write(folder);
    handler = open(Optional.empty());
  }

  @AfterEach
  void close() {
    handler.close();
  }

  private SourceRequestHandler open(Optional<Path> home) throws IOException {
    return new SourceRequestHandler(
        folder, true, new EditedGameProcess(home, List.of("--renderer", "headless")));
  }

  private String readSource(String path) throws IOException {
    return Files.readString(folder.resolve(path), StandardCharsets.UTF_8);
  }

  /** Returns a request about the room cabin. The left edge of box 1 is at {@code left}. */
  private static String requestWithLeftEdge(int left) {
    String box = "[%d,108,112,108,112,124,%d,124,0,0,32768]".formatted(left, left);
    return """
    {"play":0,"shown":0,"rooms":[{"room":0,"boxes":[
      [-32000,-32000,-32000,-32000,-32000,-32000,-32000,-32000,0,128,0],%s,
      [112,121,174,121,174,124,112,124,0,0,32768],[174,108,316,108,316,124,174,124,1,0,32768],
      [4,124,174,124,174,142,4,142,0,0,32768],[250,124,316,124,316,142,250,142,0,0,32768]],
      "kept":[0,1,2,3,4,5],"slots":[[205,108,255,142],[0,0,0,0],[0,0,0,0],[0,0,0,0]],
      "things":[[136,88,16,8,110,122,1],[120,80,48,40,108,122,1],[256,32,40,72,276,112,3],
        [32,16,64,64,64,112,3],[60,134]]}]}\
    """
        .formatted(box);
  }

  @Test
  void editsAreWrittenAndBuiltAndUndoRestoresTheFiles() throws IOException {
    String originalSource = readSource(BOXES_FILE);

    assertThat(handler.save(requestWithLeftEdge(8)))
        .startsWith("{\"saved\":[\"" + BOXES_FILE + "\"],\"built\":true");
    assertThat(readSource(BOXES_FILE))
        .isEqualTo(
            originalSource
                .replace("(4,108) (112", "(8,108) (112")
                .replace("124) (4,124) ", "124) (8,124) "))
        .isNotEqualTo(originalSource);

    assertThat(handler.save("{\"rooms\":[]}")).startsWith("{\"saved\":[\"" + BOXES_FILE + "\"]");
    assertThat(readSource(BOXES_FILE)).isEqualTo(originalSource);
    assertThat(handler.save("{\"rooms\":[]}")).startsWith("{\"saved\":[]");
  }

  @Test
  void aRemovedBoxIsRestoredByUndo() throws IOException {
    String originalSource = readSource(BOXES_FILE);
    String lastBox = ",[250,124,316,124,316,142,250,142,0,0,32768]";
    assertThat(requestWithLeftEdge(4)).contains(lastBox);

    assertThat(handler.save(requestWithLeftEdge(4).replace(lastBox, "").replace(",5]", "]")))
        .startsWith("{\"saved\":[\"" + BOXES_FILE + "\"],\"built\":true");
    assertThat(readSource(BOXES_FILE)).doesNotContain("box 5").contains("box 4");

    handler.save("{\"rooms\":[]}");
    assertThat(readSource(BOXES_FILE)).isEqualTo(originalSource);
  }

  @Test
  void aFileChangedByAnotherProgramIsNotOverwritten() throws IOException {
    Files.writeString(folder.resolve(BOXES_FILE), "# mine\n" + readSource(BOXES_FILE));

    assertThat(handler.save(requestWithLeftEdge(8)))
        .startsWith(
            "{\"conflict\":\"" + BOXES_FILE + " has changed on disk since this page read it:");
    assertThat(readSource(BOXES_FILE)).startsWith("# mine\n").contains("(4,108)");

    assertThat(handler.rooms()).contains("\"drawn\"");
    assertThat(handler.save(requestWithLeftEdge(8))).contains("\"built\":true");
    assertThat(readSource(BOXES_FILE)).startsWith("# mine\n").contains("(8,108)");
  }

  @Test
  void boxesAreCheckedAsInABuild() {
    assertThat(handler.check(requestWithLeftEdge(8)))
        .startsWith("{\"boxm\":\"")
        .contains("\"diagnostics\":[]");
    assertThat(handler.check(requestWithLeftEdge(200)))
        .doesNotContain("boxm")
        .contains("\"at\":\"" + BOXES_FILE + ":5:1\"")
        .contains("expected corners clockwise");
  }

  @Test
  void aRequestWithTooFewNumbersIsReported() {
    assertThat(handler.check(requestWithLeftEdge(4).replace(",[60,134]]}", "]}")))
        .startsWith("{\"error\":\"Expected ")
        .contains("objects and actors of room cabin");
  }

  @Test
  void aPictureOfTheWrongSizeIsReportedSeparatelyFromTheBoxes() throws IOException {
    Path cabin = folder.resolve("rooms/cabin");
    Files.copy(cabin.resolve("key-2.png"), cabin.resolve("chest-2.png"), REPLACE_EXISTING);
    handler.rooms();

    assertThat(handler.check(requestWithLeftEdge(4)))
        .startsWith("{\"boxm\":\"")
        .contains("\"diagnostics\":[],\"pictures\":[{\"severity\":\"error\"");
  }

  /**
   * Returns a request about the room cabin that adds an object, which has a picture for the state
   * dark.
   */
  private static String requestWithLamp(String name, String picture) {
    return requestWithLeftEdge(4)
        .replace("[60,134]]}", "[60,134],[200,16,16,16,210,112,3]]}")
        .replace(
            "]]}]}",
            """
            ]],"added":[{"kind":"object","name":"%s","label":"oil lamp"}],
            "pictures":[{"thing":5,"state":"dark",%s}]}]}"""
                .formatted(name, picture));
  }

  @Test
  void anAddedObjectIsWrittenBuiltAndRemovedByUndo() throws IOException {
    String roomFile = "rooms/cabin/room.bow";
    String picture = "rooms/cabin/lamp-dark.png";
    String originalSource = readSource(roomFile);
    String request = requestWithLamp("lamp", "\"copy\":[200,16]");

    assertThat(handler.check(request)).contains("\"diagnostics\":[]");
    assertThat(handler.save(request))
        .startsWith("{\"saved\":[\"" + picture + "\",\"" + roomFile + "\"],\"built\":true");
    assertThat(readSource(roomFile))
        .contains("  object lamp {\n    name \"oil lamp\"\n    at 200, 16\n")
        .contains("    states dark\n    state dark\n");
    assertThat(folder.resolve(picture)).isRegularFile();

    handler.save("{\"rooms\":[]}");
    assertThat(readSource(roomFile)).isEqualTo(originalSource);
    assertThat(folder.resolve(picture)).doesNotExist();
  }

  @Test
  void anAdditionThatDoesNotCompileIsReported() {
    assertThat(handler.check(requestWithLamp("if", "\"copy\":[200,16]")))
        .contains("'if' is a word of the language");
    assertThat(handler.check(requestWithLamp("lamp", "\"png\":\"AAAA\"")))
        .startsWith("{\"error\":\"The picture cannot be read:");
  }

  @Test
  void theListOfRoomsContainsTheirPictures() {
    assertThat(handler.rooms())
        .contains("\"name\":\"1 cabin\"")
        .contains("\"pictures\":[{\"state\":1,\"picture\":\"data:image/png;base64,")
        .doesNotContain("itness");
  }

  @Test
  void invalidRequestsAreReported() {
    assertThat(handler.save("{\"rooms\":[{\"room\":7}]}")).startsWith("{\"error\":\"");
    assertThat(handler.save("[")).startsWith("{\"error\":\"");
    assertThat(handler.save("{\"rooms\":[{\"room\":0,\"boxes\":[],\"slots\":[],\"things\":[]}]}"))
        .startsWith("{\"error\":\"");
    assertThat(handler.save(requestWithLeftEdge(40_000))).startsWith("{\"error\":\"");
    assertThat(handler.play("{\"play\":7,\"rooms\":[]}"))
        .startsWith("{\"error\":\"")
        .contains("a room of the sources");
    assertThat(handler.play("{\"play\":-1,\"rooms\":[]}")).contains("a room of the sources");
  }

  @Test
  void sourcesWithErrorsAreNotOpened() throws IOException {
    Files.writeString(folder.resolve(BOXES_FILE), "box 1\n");

    assertThatThrownBy(() -> open(Optional.empty()))
        .isInstanceOf(NotDrawableException.class)
        .hasMessageContaining(BOXES_FILE + ":1:5: error: expected box 0");
    assertThat(handler.rooms()).startsWith("{\"error\":\"");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void unsavedEditsCanBePlayedWithoutChangingTheSources() throws Exception {
    Path home = workFolder.resolve("program");
    Path script = Files.createDirectories(home.resolve("bin")).resolve("bowsprit");
    Path argumentsFile = workFolder.resolve("told");
    // The script writes another file and then moves it to this path, so the file at this path is
    // always complete.
    Files.writeString(
        script,
        """
        #!/bin/sh
        printf '%%s ' "$@" > '%1$s.part'
        ls "$2" >> '%1$s.part'
        mv '%1$s.part' '%1$s'
        exec sleep 600
        """
            .formatted(argumentsFile));
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    String originalSource = readSource(BOXES_FILE);
    try (SourceRequestHandler handlerWithProgram = open(Optional.of(home))) {
      assertThat(handlerWithProgram.play(requestWithLeftEdge(8)))
          .contains("\"played\":\"The game was built and started.\"");
      for (int i = 0; i < 600 && Files.notExists(argumentsFile); i++) {
        Thread.sleep(50);
      }
      assertThat(Files.readString(argumentsFile))
          .endsWith(
              "--reload --room 1 --renderer headless CELLAR.000\nCELLAR.001\nCELLAR.symbols\n");
      assertThat(handlerWithProgram.play(requestWithLeftEdge(9)))
          .contains("continues with the new build");
    }
    assertThat(readSource(BOXES_FILE)).isEqualTo(originalSource);
  }
}
