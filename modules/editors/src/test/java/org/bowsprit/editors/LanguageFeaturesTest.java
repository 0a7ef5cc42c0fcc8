package org.bowsprit.editors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.bytes.json.JsonValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the requests of an editor that concern names, their occurrences and the formatting of
 * sources. The requests are sent with the Language Server Protocol.
 */
@Timeout(60)
class LanguageFeaturesTest {

  private static final String GAME =
      """
      actor mira @ 1 { talkColor 11 }
      verb open
      var coins
      class Locked
      // Greets somebody.
      script greet(whom, times) {
        var left = times
        while left > 0 { say whom "Hi, {coins}"; left-- }
      }
      script boot {
        coins = 2
        greet(mira, coins)
        kitchen.hatch becomes open
        walk mira to kitchen.hatch
      }
      """;
  private static final String KITCHEN =
      """
      room kitchen {
        size 320, 144

        object hatch {
          states closed, open
          verb open { hatch becomes open; greet(mira, 1) }
        }
        entry { if hatch is closed { coins = 1 } }
      }
      """;

  @TempDir private Path folder;

  private Path game;
  private Path kitchen;
  private Editor editor;

  @BeforeEach
  void openGame() throws IOException {
    game = Files.writeString(folder.resolve("game.bow"), GAME);
    kitchen = Files.createDirectories(folder.resolve("rooms/kitchen")).resolve("room.bow");
    Files.writeString(kitchen, KITCHEN);
    editor = new Editor();
    editor.initialize();
    editor.open(game, GAME);
    assertThat(editor.diagnostics(game)).isEmpty();
  }

  @AfterEach
  void close() throws IOException {
    editor.close();
  }

  @Test
  void aHoverShowsTheDeclarationAndItsComment() throws IOException {
    assertThat(hoverText(game, 11, 4))
        .isEqualTo("```bow\nscript greet(whom, times) {\n```\n\nGreets somebody.");
    assertThat(hoverText(game, 7, 9)).contains("var left = times");
    assertThat(hoverText(kitchen, 1, 3))
        .isEqualTo("`size`: Width, height of a black room without a picture.");
    assertThat(editor.requestResult("textDocument/hover", game, 4, 0).isNull()).isTrue();
  }

  @Test
  void aHoverShowsTheOperandsOfAnOperation() throws IOException {
    editor.open(game, "script boot { setState(1, 2) }\n");

    assertThat(hoverText(game, 0, 18)).isEqualTo("```bow\nsetState(object, state)\n```");
  }

  @Test
  void referencesAreFoundInAllFiles() throws IOException {
    JsonValue references =
        editor.requestResult(
            "textDocument/references",
            game,
            5,
            8,
            params ->
                params.putObject("context", context -> context.put("includeDeclaration", true)));

    assertThat(references.elements())
        .extracting(
            reference ->
                Path.of(URI.create(reference.get("uri").text())).getFileName()
                    + ":"
                    + reference.get("range").get("start").get("line").number())
        .containsExactly("game.bow:5", "game.bow:11", "room.bow:5");
  }

  @Test
  void theOccurrencesOfAStateExcludeAVerbOfTheSameName() throws IOException {
    JsonValue highlights = editor.requestResult("textDocument/documentHighlight", kitchen, 5, 10);

    assertThat(highlights.elements())
        .extracting(highlight -> highlight.get("range").get("start").get("character").number())
        .containsExactly(9);
  }

  @Test
  void renamingChangesAllOccurrencesEvenInsideTexts() throws IOException {
    JsonValue changes = rename(2, 4, "money").get("result").get("changes");

    assertThat(changes.get(game.toUri().toString()).elements()).hasSize(4);
    assertThat(changes.get(kitchen.toUri().toString()).elements()).hasSize(1);
  }

  @Test
  void renamingIsRefusedIfTheNameIsInvalidOrTheCodeWouldChange() throws IOException {
    assertThat(refusalMessage(2, 4, "greet")).contains("the game would have errors");
    assertThat(refusalMessage(6, 6, "coins")).contains("the code of the game would change");
    assertThat(refusalMessage(2, 4, "while")).contains("a word of the language");
    assertThat(refusalMessage(2, 4, "2nd")).contains("expected a name");
    assertThat(refusalMessage(4, 0, "x")).contains("expected the cursor on a name");
  }

  @Test
  void aRoomIsRenamedWithItsFolderIfTheEditorCanRenameFolders() throws IOException {
    assertThat(refusalMessage(12, 3, "galley")).contains("the editor cannot rename them");

    editor.request(
        "initialize",
        """
        {"capabilities":{"workspace":{"workspaceEdit":{"resourceOperations":["rename"]}}}}""");
    List<JsonValue> changes =
        rename(12, 3, "galley").get("result").get("documentChanges").elements();

    assertThat(changes).hasSize(3);
    assertThat(changes.get(2).get("newUri").text()).endsWith("/rooms/galley");
  }

  @Test
  void theDeclarationsOfARoomAreChildrenOfItsSymbol() throws IOException {
    JsonValue room =
        editor.requestResult("textDocument/documentSymbol", kitchen, 0, 0).elements().get(0);

    assertThat(room.get("name").text()).isEqualTo("kitchen");
    assertThat(room.get("range").get("end").get("line").number()).isEqualTo(8);
    assertThat(room.get("children").elements().get(0).get("name").text()).isEqualTo("hatch");
    assertThat(editor.request("workspace/symbol", "{\"query\":\"HATCH\"}").get("result").elements())
        .extracting(symbol -> symbol.get("containerName").text())
        .containsExactly("kitchen");
  }

  @Test
  void completionDependsOnTheContext() throws IOException {
    assertThat(editor.completions(kitchen, 7, 22))
        .containsExactly("closed", "open", "Locked", "not");
    assertThat(editor.completions(game, 13, 15))
        .contains("hatch", "mira", "coins")
        .doesNotContain("boot");
    assertThat(editor.completions(kitchen, 5, 9)).containsExactly("open");
    assertThat(editor.completions(kitchen, 2, 0))
        .contains("background", "object")
        .doesNotContain("coins");
    assertThat(editor.completions(game, 7, 23)).startsWith("ego").contains("whom", "mira");
    assertThat(editor.completions(game, 3, 0)).contains("room").doesNotContain("coins");
  }

  @Test
  void signatureHelpShowsTheParametersOfACall() throws IOException {
    JsonValue help = editor.requestResult("textDocument/signatureHelp", game, 11, 14);

    assertThat(help.get("signatures").elements().get(0).get("label").text())
        .isEqualTo("greet(whom, times)");
    assertThat(help.get("activeParameter").number()).isEqualTo(1);
  }

  @Test
  void blocksCanBeFolded() throws IOException {
    assertThat(editor.requestResult("textDocument/foldingRange", kitchen, 0, 0).elements())
        .extracting(block -> block.get("startLine").number() + "-" + block.get("endLine").number())
        .containsExactlyInAnyOrder("0-7", "3-5");
  }

  @Test
  void eachSemanticTokenHasFiveNumbers() throws IOException {
    List<JsonValue> data =
        editor
            .requestResult("textDocument/semanticTokens/full", kitchen, 0, 0)
            .get("data")
            .elements();

    assertThat(data.subList(0, 10))
        .extracting(JsonValue::number)
        .containsExactly(0, 0, 4, 0, 0, 0, 5, 7, 4, 0);
    assertThat(data.size() % 5).isZero();
  }

  @Test
  void wholeFilesAndRangesAreFormatted() throws IOException {
    String unformattedSource = "var a\nscript boot{\n a=1\n a = 2 ;a=3\n}\n";
    editor.open(game, unformattedSource);
    JsonValue fileEdit =
        editor.requestResult("textDocument/formatting", game, 0, 0).elements().get(0);
    JsonValue rangeEdit =
        editor
            .requestResult(
                "textDocument/rangeFormatting",
                game,
                0,
                0,
                params ->
                    params.putObject(
                        "range",
                        range ->
                            range
                                .putObject(
                                    "start",
                                    position -> position.put("line", 3).put("character", 0))
                                .putObject(
                                    "end",
                                    position -> position.put("line", 3).put("character", 2))))
            .elements()
            .get(0);

    assertThat(fileEdit.get("newText").text())
        .isEqualTo("var a\nscript boot {\n  a = 1\n  a = 2\n  a = 3\n}\n");
    assertThat(rangeEdit.get("newText").text()).isEqualTo("  a = 2\n  a = 3");
    assertThat(rangeEdit.get("range").get("start").get("line").number()).isEqualTo(3);
  }

  @Test
  void aQuickFixReplacesAMisspeltName() throws IOException {
    editor.open(game, GAME.replace("to kitchen.hatch", "to kitchen.hacth"));
    JsonValue diagnostic = editor.diagnostics(game).get(0);
    String uri = game.toUri().toString();

    JsonValue action =
        editor
            .request(
                "textDocument/codeAction",
                "{\"textDocument\":{\"uri\":\""
                    + uri
                    + "\"},\"context\":{\"diagnostics\":["
                    + "{\"message\":\""
                    + diagnostic.get("message").text()
                    + "\",\"range\":"
                    + "{\"start\":{\"line\":13,\"character\":15},\"end\":{\"line\":13,\"character\":28}}}]}}")
            .get("result")
            .elements()
            .get(0);

    JsonValue edit = action.get("edit").get("changes").get(uri).elements().get(0);
    assertThat(edit.get("newText").text()).isEqualTo("hatch");
    assertThat(edit.get("range").get("start").get("character").number()).isEqualTo(23);
  }

  @Test
  void incrementalChangesAreApplied() throws IOException {
    editor.send(
        "textDocument/didChange",
        game,
        params ->
            params.putArray(
                "contentChanges",
                changes ->
                    changes.addObject(
                        change ->
                            change
                                .putObject(
                                    "range",
                                    range ->
                                        range
                                            .putObject(
                                                "start",
                                                position ->
                                                    position.put("line", 10).put("character", 2))
                                            .putObject(
                                                "end",
                                                position ->
                                                    position.put("line", 10).put("character", 7)))
                                .put("text", "coinz"))));

    assertThat(editor.diagnostics(game).get(0).get("message").text())
        .isEqualTo("nothing is called 'coinz'; did you mean 'coins'?");
  }

  private String hoverText(Path file, int line, int column) throws IOException {
    return editor
        .requestResult("textDocument/hover", file, line, column)
        .get("contents")
        .get("value")
        .text();
  }

  private JsonValue rename(int line, int column, String name) throws IOException {
    return editor.request(
        "textDocument/rename",
        "{\"textDocument\":{\"uri\":\"%s\"},\"position\":{\"line\":%d,\"character\":%d},\"newName\":\"%s\"}"
            .formatted(game.toUri(), line, column, name));
  }

  private String refusalMessage(int line, int column, String name) throws IOException {
    return rename(line, column, name).get("error").get("message").text();
  }
}
