package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Edits Gannet Rock with the assembled program, like an editor that knows only the protocol. */
@Timeout(300)
class LanguageServerIT {

  private static final Path KITCHEN =
      Checkout.root().resolve("games/gannet-rock/sources/scripts/kitchen.bow");

  @TempDir private Path folder;

  private final ObjectMapper mapper = new ObjectMapper();
  private final String kitchen = KITCHEN.toUri().toString();
  private FramedProgram server;
  private String text;
  private int sent;

  @BeforeEach
  void open() throws IOException {
    server = new FramedProgram(folder, "language-server");
    text = Files.readString(KITCHEN, StandardCharsets.UTF_8);
    JsonNode capabilities =
        ask("initialize", Map.of("capabilities", Map.of())).path("capabilities");
    assertThat(capabilities.path("textDocumentSync").toString()).contains("2");
    tell("initialized", Map.of());
    tell(
        "textDocument/didOpen",
        Map.of(
            "textDocument",
            Map.of("uri", kitchen, "languageId", "bow", "version", 1, "text", text)));
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void aMistakeIsReportedWithAQuickFixThatRemovesIt() throws IOException {
    int line = line("object hallWay");
    replace(line, 9, 16, "hallWai");
    JsonNode told = diagnostics();
    JsonNode fixes =
        ask(
            "textDocument/codeAction",
            Map.of(
                "textDocument",
                Map.of("uri", kitchen),
                "range",
                told.path("range"),
                "context",
                Map.of("diagnostics", List.of(told))));
    assertThat(told.path("message").asText()).contains("hallWay").contains("hallWai");
    assertThat(fixes.toString()).contains("hallWai");

    replace(line, 9, 16, "hallWay");
    while (!next("textDocument/publishDiagnostics").path("diagnostics").isEmpty()) {
      // Waits until the server reports a file without mistakes.
    }
  }

  @Test
  void theSourcesAreCompletedExplainedFoundAndRenamed() throws IOException {
    int line = line("leave(hall.kitchenWay");
    int column = text.lines().toList().get(line).indexOf("kitchenWay");
    Map<String, Object> at =
        Map.of(
            "textDocument",
            Map.of("uri", kitchen),
            "position",
            Map.of("line", line, "character", column));

    assertThat(ask("textDocument/completion", at).toString()).contains("kitchenWay");
    assertThat(ask("textDocument/hover", at).toString()).contains("kitchenWay");
    assertThat(ask("textDocument/definition", at).toString()).contains("hall.bow");
    assertThat(ask("textDocument/documentSymbol", at).toString()).contains("hallWay");
    assertThat(ask("textDocument/formatting", at)).isEmpty();
  }

  @Test
  void itEndsOnRequest() throws Exception {
    ask("shutdown", Map.of());
    tell("exit", Map.of());
    assertThat(server.process().waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(server.process().exitValue()).isZero();
  }

  private int line(String part) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(part)) {
        return i;
      }
    }
    throw new AssertionError("no line with " + part);
  }

  private void replace(int line, int from, int to, String now) throws IOException {
    Map<String, Object> range =
        Map.of(
            "start",
            Map.of("line", line, "character", from),
            "end",
            Map.of("line", line, "character", to));
    tell(
        "textDocument/didChange",
        Map.of(
            "textDocument",
            Map.of("uri", kitchen, "version", 2),
            "contentChanges",
            List.of(Map.of("range", range, "text", now))));
  }

  /** Returns the first reported mistake of any file. */
  private JsonNode diagnostics() throws IOException {
    while (true) {
      JsonNode diagnostics = next("textDocument/publishDiagnostics").path("diagnostics");
      if (!diagnostics.isEmpty()) {
        return diagnostics.get(0);
      }
    }
  }

  private JsonNode next(String method) throws IOException {
    while (true) {
      JsonNode message = server.next();
      if (message.path("method").asText().equals(method)) {
        return message.path("params");
      }
    }
  }

  private JsonNode ask(String method, Map<String, Object> params) throws IOException {
    int id = ++sent;
    server.send(
        mapper.writeValueAsString(
            Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params)));
    while (true) {
      JsonNode message = server.next();
      if (message.path("id").asInt() == id) {
        assertThat(message.has("error")).as(message.toString()).isFalse();
        return message.path("result");
      }
    }
  }

  private void tell(String method, Map<String, Object> params) throws IOException {
    server.send(
        mapper.writeValueAsString(Map.of("jsonrpc", "2.0", "method", method, "params", params)));
  }
}
