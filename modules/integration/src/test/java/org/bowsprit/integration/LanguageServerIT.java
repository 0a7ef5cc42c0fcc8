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

/**
 * Tests the language server of the assembled program with the sources of Gannet Rock. The requests
 * are sent with the Language Server Protocol.
 */
@Timeout(300)
class LanguageServerIT {

  private static final Path KITCHEN_FILE =
      Checkout.root().resolve("games/gannet-rock/sources/scripts/kitchen.bow");

  @TempDir private Path folder;

  private final ObjectMapper mapper = new ObjectMapper();
  private final String kitchenUri = KITCHEN_FILE.toUri().toString();
  private JsonMessageProgram server;
  private String source;
  private int requestCount;

  @BeforeEach
  void open() throws IOException {
    server = new JsonMessageProgram(folder, "language-server");
    source = Files.readString(KITCHEN_FILE, StandardCharsets.UTF_8);
    JsonNode capabilities =
        request("initialize", Map.of("capabilities", Map.of())).path("capabilities");
    assertThat(capabilities.path("textDocumentSync").toString()).contains("2");
    sendNotification("initialized", Map.of());
    sendNotification(
        "textDocument/didOpen",
        Map.of(
            "textDocument",
            Map.of("uri", kitchenUri, "languageId", "bow", "version", 1, "text", source)));
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void aMistakeIsReportedWithAQuickFixThatRemovesIt() throws IOException {
    int line = line("object hallWay");
    replaceText(line, 9, 16, "hallWai");
    JsonNode diagnostic = firstDiagnostic();
    JsonNode fixes =
        request(
            "textDocument/codeAction",
            Map.of(
                "textDocument",
                Map.of("uri", kitchenUri),
                "range",
                diagnostic.path("range"),
                "context",
                Map.of("diagnostics", List.of(diagnostic))));
    assertThat(diagnostic.path("message").asText()).contains("hallWay").contains("hallWai");
    assertThat(fixes.toString()).contains("hallWai");

    replaceText(line, 9, 16, "hallWay");
    while (!awaitNotification("textDocument/publishDiagnostics").path("diagnostics").isEmpty()) {
      // Waits until the server reports a file without mistakes.
    }
  }

  @Test
  void theServerAnswersCompletionHoverDefinitionSymbolAndFormattingRequests() throws IOException {
    int line = line("leave(hall.kitchenWay");
    int column = source.lines().toList().get(line).indexOf("kitchenWay");
    Map<String, Object> position =
        Map.of(
            "textDocument",
            Map.of("uri", kitchenUri),
            "position",
            Map.of("line", line, "character", column));

    assertThat(request("textDocument/completion", position).toString()).contains("kitchenWay");
    assertThat(request("textDocument/hover", position).toString()).contains("kitchenWay");
    assertThat(request("textDocument/definition", position).toString()).contains("hall.bow");
    assertThat(request("textDocument/documentSymbol", position).toString()).contains("hallWay");
    assertThat(request("textDocument/formatting", position)).isEmpty();
  }

  @Test
  void theServerExitsWhenRequested() throws Exception {
    request("shutdown", Map.of());
    sendNotification("exit", Map.of());
    assertThat(server.process().waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(server.process().exitValue()).isZero();
  }

  private int line(String part) {
    List<String> lines = source.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(part)) {
        return i;
      }
    }
    throw new AssertionError("no line contains " + part);
  }

  private void replaceText(int line, int from, int to, String newText) throws IOException {
    Map<String, Object> range =
        Map.of(
            "start",
            Map.of("line", line, "character", from),
            "end",
            Map.of("line", line, "character", to));
    sendNotification(
        "textDocument/didChange",
        Map.of(
            "textDocument",
            Map.of("uri", kitchenUri, "version", 2),
            "contentChanges",
            List.of(Map.of("range", range, "text", newText))));
  }

  /** Waits until the server reports a mistake in any file, and returns the mistake. */
  private JsonNode firstDiagnostic() throws IOException {
    while (true) {
      JsonNode diagnostics =
          awaitNotification("textDocument/publishDiagnostics").path("diagnostics");
      if (!diagnostics.isEmpty()) {
        return diagnostics.get(0);
      }
    }
  }

  private JsonNode awaitNotification(String method) throws IOException {
    while (true) {
      JsonNode message = server.nextMessage();
      if (message.path("method").asText().equals(method)) {
        return message.path("params");
      }
    }
  }

  private JsonNode request(String method, Map<String, Object> params) throws IOException {
    int id = ++requestCount;
    server.send(
        mapper.writeValueAsString(
            Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params)));
    while (true) {
      JsonNode message = server.nextMessage();
      if (message.path("id").asInt() == id) {
        assertThat(message.has("error")).as(message.toString()).isFalse();
        return message.path("result");
      }
    }
  }

  private void sendNotification(String method, Map<String, Object> params) throws IOException {
    server.send(
        mapper.writeValueAsString(Map.of("jsonrpc", "2.0", "method", method, "params", params)));
  }
}
