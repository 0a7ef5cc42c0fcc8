package org.bowsprit.editors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.console.TerminalText;
import org.bowsprit.rpc.HeaderMessages;

/** An editor that is connected to a language server, which runs on a separate thread. */
final class Editor implements AutoCloseable {

  private static final int PIPE_BYTES = 1 << 20;

  private final PipedOutputStream toServer = new PipedOutputStream();
  private final PipedInputStream fromServer = new PipedInputStream(PIPE_BYTES);
  private final HeaderMessages messages;
  final CompletableFuture<Boolean> runResult = new CompletableFuture<>();

  Editor() throws IOException {
    PipedInputStream in = new PipedInputStream(toServer, PIPE_BYTES);
    PrintWriter out =
        new PrintWriter(
            new TerminalText(
                new OutputStreamWriter(new PipedOutputStream(fromServer), StandardCharsets.UTF_8)));
    messages =
        new HeaderMessages(fromServer, new PrintWriter(toServer, false, StandardCharsets.UTF_8));
    LanguageServer server = new LanguageServer(in, out, message -> {});
    new Thread(() -> run(server, out), "language server").start();
  }

  private void run(LanguageServer server, PrintWriter out) {
    try (out) {
      runResult.complete(server.run());
    } catch (IOException | RuntimeException e) {
      runResult.completeExceptionally(e);
    }
  }

  void initialize() throws IOException {
    sendRaw("{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}");
    JsonValue capabilities = next().get("result").get("capabilities");
    assertThat(capabilities.get("textDocumentSync").get("change").number()).isEqualTo(2);
    sendRaw("{\"method\":\"initialized\",\"params\":{}}");
  }

  void open(Path file, String text) throws IOException {
    send(
        json ->
            json.put("method", "textDocument/didOpen")
                .putObject(
                    "params",
                    params ->
                        params.putObject(
                            "textDocument",
                            document ->
                                document.put("uri", file.toUri().toString()).put("text", text))));
  }

  void change(Path file, String text) throws IOException {
    send(
        "textDocument/didChange",
        file,
        params ->
            params.putArray(
                "contentChanges",
                changes -> changes.addObject(change -> change.put("text", text))));
  }

  void send(String method, Path file, Consumer<JsonWriter> additionalMembers) throws IOException {
    send(
        json ->
            json.put("method", method)
                .putObject("params", params -> additionalMembers.accept(document(params, file))));
  }

  JsonValue requestResult(String method, Path file, int line, int column) throws IOException {
    return requestResult(method, file, line, column, params -> {});
  }

  JsonValue requestResult(
      String method, Path file, int line, int column, Consumer<JsonWriter> additionalMembers)
      throws IOException {
    send(
        json ->
            json.put("id", 7)
                .put("method", method)
                .putObject(
                    "params",
                    params ->
                        additionalMembers.accept(
                            document(params, file)
                                .putObject(
                                    "position",
                                    position ->
                                        position.put("line", line).put("character", column)))));
    return answer().get("result");
  }

  List<String> completions(Path file, int line, int column) throws IOException {
    return requestResult("textDocument/completion", file, line, column).elements().stream()
        .map(completion -> completion.get("label").text())
        .toList();
  }

  /** Sends a request whose parameters are JSON, and returns the complete answer. */
  JsonValue request(String method, String params) throws IOException {
    sendRaw("{\"id\":2,\"method\":\"" + method + "\",\"params\":" + params + "}");
    return answer();
  }

  int errorCode(String method, String params) throws IOException {
    sendRaw("{\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}");
    return answer().get("error").get("code").number();
  }

  /** Returns the diagnostics of the next message. The message must be about the given file. */
  List<JsonValue> diagnostics(Path file) throws IOException {
    JsonValue params = next().get("params");
    assertThat(params.get("uri").text()).isEqualTo(file.toUri().toString());
    return params.get("diagnostics").elements();
  }

  /** Returns the next message that is not a notification. */
  private JsonValue answer() throws IOException {
    JsonValue message = next();
    return message.get("method").isNull() ? message : answer();
  }

  JsonValue next() throws IOException {
    return JsonValue.parse(messages.read().orElseThrow());
  }

  private void send(Consumer<JsonWriter> members) throws IOException {
    sendRaw(JsonWriter.object(members));
  }

  void sendRaw(String json) throws IOException {
    byte[] content = json.getBytes(StandardCharsets.UTF_8);
    toServer.write(
        ("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    toServer.write(content);
    toServer.flush();
  }

  private static JsonWriter document(JsonWriter params, Path file) {
    return params.putObject(
        "textDocument", document -> document.put("uri", file.toUri().toString()));
  }

  @Override
  public void close() throws IOException {
    toServer.close();
    runResult.join();
  }
}
