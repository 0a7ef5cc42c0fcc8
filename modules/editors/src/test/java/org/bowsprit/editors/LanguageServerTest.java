package org.bowsprit.editors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.rpc.BrokenMessageException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the language server. The requests are sent with the Language Server Protocol. */
@Timeout(60)
class LanguageServerTest {

  private static final String GAME = "var score\nscript boot { score = 1 }\n";
  private static final String KITCHEN =
      "room kitchen {\n  object hatch { name \"hatch\" }\n  entry { setState(hatch, 1) }\n}\n";

  @TempDir private Path folder;

  private Path game;
  private Path kitchen;

  @BeforeEach
  void writeSources() throws IOException {
    game = Files.writeString(folder.resolve("game.bow"), GAME);
    kitchen = Files.createDirectories(folder.resolve("rooms/kitchen")).resolve("room.bow");
    Files.writeString(kitchen, KITCHEN);
  }

  @Test
  void aCorrectedErrorIsNoLongerReported() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();

      editor.open(game, GAME.replace("score = 1", "scoer = 1"));
      JsonValue diagnostic = editor.diagnostics(game).get(0);
      assertThat(diagnostic.get("message").text())
          .isEqualTo("nothing is called 'scoer'; did you mean 'score'?");
      assertThat(diagnostic.get("severity").number()).isEqualTo(1);
      JsonValue range = diagnostic.get("range");
      assertThat(range.get("start").get("line").number()).isEqualTo(1);
      assertThat(range.get("start").get("character").number()).isEqualTo(14);
      assertThat(range.get("end").get("character").number()).isEqualTo(19);

      editor.change(game, GAME);
      assertThat(editor.diagnostics(game)).isEmpty();
    }
  }

  @Test
  void errorsInUnopenedFilesAreReported() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(game, GAME);
      assertThat(editor.diagnostics(game)).isEmpty();

      editor.change(kitchen, KITCHEN.replace("hatch, 1", "hacth, 1"));
      assertThat(editor.diagnostics(game)).isEmpty();
      assertThat(editor.diagnostics(kitchen)).hasSize(1);

      editor.send("textDocument/didClose", kitchen, params -> {});
      assertThat(editor.diagnostics(game)).isEmpty();
      assertThat(editor.diagnostics(kitchen)).isEmpty();
    }
  }

  @Test
  void completionOffersKeywordsAndDeclaredNames() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();

      assertThat(editor.completions(game, 1, 14))
          .contains("kitchen", "hatch", "score", "boot")
          .contains("cutscene", "loadRoom", "ego")
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void onlyNamesOfTheRoomAreOfferedAfterARoomAndADot() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(game, "var score\nscript boot { setState(kitchen.\n");

      assertThat(editor.completions(game, 1, 31)).containsExactly("hatch");
    }
  }

  @Test
  void theDefinitionOfANameIsReturnedWithItsFileAndPosition() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(game, "script boot { setState(kitchen.hatch, 1) }\n");

      JsonValue definition =
          editor.requestResult("textDocument/definition", game, 0, 33).elements().get(0);
      assertThat(definition.get("uri").text()).isEqualTo(kitchen.toUri().toString());
      JsonValue start = definition.get("range").get("start");
      assertThat(start.get("line").number()).isEqualTo(1);
      assertThat(start.get("character").number()).isEqualTo(9);
      assertThat(editor.requestResult("textDocument/definition", game, 0, 13).elements()).isEmpty();
    }
  }

  @Test
  void requestsAreAnsweredAfterAnInvalidRequest() throws IOException {
    try (Editor editor = new Editor()) {
      assertThat(editor.errorCode("textDocument/completion", "{}")).isEqualTo(-32002);
      editor.initialize();
      assertThat(editor.errorCode("textDocument/moniker", "{}")).isEqualTo(-32601);
      assertThat(editor.errorCode("textDocument/completion", "{}")).isEqualTo(-32602);
      assertThat(editor.errorCode("textDocument/completion", "{,")).isEqualTo(-32700);
      assertThat(editor.completions(game.getRoot(), 0, 0)).isEmpty();
      assertThat(editor.completions(game, 0, 0)).isNotEmpty();
    }
  }

  @Test
  void controlCharactersAreTransmittedUnchanged() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.open(game, GAME + "\u202e");
      assertThat(editor.diagnostics(game).get(0).get("message").text())
          .isEqualTo("'\u202e' has no meaning outside of a text");
      assertThat(editor.completions(game, 0, 0)).isNotEmpty();
    }
  }

  @Test
  void exitAfterShutdownSucceeds() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.sendRaw("{\"id\":\"last\",\"method\":\"shutdown\"}");
      assertThat(editor.next().get("id").text()).isEqualTo("last");
      editor.sendRaw("{\"method\":\"exit\"}");
      assertThat(editor.runResult.join()).isTrue();
    }
  }

  @Test
  void exitWithoutShutdownIsAFailure() throws IOException {
    try (Editor editor = new Editor()) {
      editor.initialize();
      editor.sendRaw("{\"method\":\"exit\"}");
      assertThat(editor.runResult.join()).isFalse();
    }
  }

  @Test
  void aClosedConnectionEndsTheServer() throws IOException {
    assertThat(server("").run()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello\r\n\r\n",
        "Content-Length: many\r\n\r\n{}",
        "Content-Length: -1\r\n\r\n{}",
        "Content-Length: 999999999\r\n\r\n{}",
        "Content-Length: 10\r\n\r\n{}",
        "Content-Length: 10\r\n",
        "Content-Le"
      })
  void anInvalidMessageHeaderEndsTheServer(String input) {
    assertThatThrownBy(() -> server(input).run())
        .isInstanceOf(BrokenMessageException.class)
        .hasMessageContaining("Language Server Protocol");
  }

  private static LanguageServer server(String input) {
    return new LanguageServer(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        new PrintWriter(new StringWriter()),
        message -> {});
  }
}
