package org.bowsprit.editors;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.bytes.json.JsonWriter;

/**
 * Serves an editor for the sources of a game: diagnostics, completion, definitions. Handles one
 * message after the other and compiles when no message is waiting.
 */
public final class LanguageServer {

  private static final int NO_JSON = -32700;
  private static final int NO_REQUEST = -32600;
  private static final int NO_METHOD = -32601;
  private static final int WRONG_PARAMETERS = -32602;
  private static final int FAILED = -32603;
  private static final int NOT_INITIALIZED = -32002;

  private final MessageStream messages;
  private final Consumer<String> notes;
  private final Documents documents = new Documents();
  private State state = State.STARTED;

  private enum State {
    STARTED,
    INITIALIZED,
    SHUT_DOWN,
    ENDED
  }

  /**
   * Creates a server.
   *
   * @param in the editor's messages
   * @param out receives the answers, in UTF-8; nothing else may be printed there
   * @param escaping the transformation that {@code out} applies to a text
   * @param notes receives one line for each problem that cannot be sent to the editor
   */
  public LanguageServer(
      InputStream in, PrintWriter out, UnaryOperator<String> escaping, Consumer<String> notes) {
    this.messages = new MessageStream(in, out, escaping);
    this.notes = notes;
  }

  /**
   * Handles messages until the editor sends {@code exit} or closes the stream.
   *
   * @return whether the editor sent {@code shutdown} before
   * @throws BrokenMessageException if the input is not a valid message
   */
  public boolean run() throws IOException {
    while (true) {
      if (messages.isQuiet()) {
        compile();
      }
      boolean isShutDown = state == State.SHUT_DOWN;
      Optional<String> message = messages.read();
      message.ifPresent(this::take);
      if (message.isEmpty() || state == State.ENDED) {
        return isShutDown;
      }
    }
  }

  private void compile() {
    try {
      documents.compile(this::publish);
    } catch (IOException e) {
      notes.accept("the sources cannot be read: " + e.getMessage());
    }
  }

  private void take(String text) {
    JsonValue message;
    JsonValue id;
    String method;
    try {
      message = JsonValue.parse(text);
      id = idOf(message);
      method = message.get("method").isNull() ? "" : message.get("method").text();
    } catch (JsonException e) {
      refuse(json -> json.putNull("id"), NO_JSON, e.getMessage());
      return;
    }
    try {
      if (id.isNull()) {
        notified(method, message.get("params"));
      } else if (!method.isEmpty()) {
        asked(id, method, message.get("params"));
      }
    } catch (JsonException e) {
      if (id.isNull()) {
        notes.accept(method + ": " + e.getMessage());
      } else {
        refuse(json -> put(json, id), WRONG_PARAMETERS, e.getMessage());
      }
    } catch (IOException e) {
      refuse(json -> put(json, id), FAILED, "the sources cannot be read: " + e.getMessage());
    }
  }

  private static JsonValue idOf(JsonValue message) {
    JsonValue id = message.get("id");
    if (!id.isNull() && !id.isText()) {
      id.number();
    }
    return id;
  }

  private void notified(String method, JsonValue params) {
    if (method.equals("exit")) {
      state = State.ENDED;
    } else if (state == State.INITIALIZED && method.startsWith("textDocument/did")) {
      changed(method, params);
    }
  }

  private void changed(String method, JsonValue params) {
    JsonValue document = params.get("textDocument");
    String address = document.get("uri").text();
    switch (method) {
      case "textDocument/didOpen" -> documents.put(address, document.get("text").text());
      case "textDocument/didChange" ->
          params
              .get("contentChanges")
              .elements()
              .forEach(each -> documents.put(address, each.get("text").text()));
      case "textDocument/didSave" -> documents.check(address);
      case "textDocument/didClose" -> documents.close(address);
      default -> {}
    }
  }

  private void asked(JsonValue id, String method, JsonValue params) throws IOException {
    if (state == State.SHUT_DOWN) {
      refuse(json -> put(json, id), NO_REQUEST, "the server was shut down");
    } else if (method.equals("initialize")) {
      state = State.INITIALIZED;
      answer(id, LanguageServer::capabilities);
    } else if (state == State.STARTED) {
      refuse(json -> put(json, id), NOT_INITIALIZED, "expected initialize, found " + method);
    } else {
      switch (method) {
        case "shutdown" -> {
          state = State.SHUT_DOWN;
          answer(id, json -> json.putNull("result"));
        }
        case "textDocument/completion" -> answer(id, completion(params));
        case "textDocument/definition" -> answer(id, definition(params));
        default -> refuse(json -> put(json, id), NO_METHOD, "there is no " + method);
      }
    }
  }

  private static void capabilities(JsonWriter answer) {
    answer.putObject(
        "result",
        result ->
            result
                .putObject("serverInfo", info -> info.put("name", "bowsprit"))
                .putObject(
                    "capabilities",
                    can ->
                        can.putObject(
                                "textDocumentSync",
                                sync ->
                                    sync.put("openClose", true).put("change", 1).put("save", true))
                            .putObject(
                                "completionProvider",
                                complete ->
                                    complete.putArray("triggerCharacters", all -> all.add(".")))
                            .put("definitionProvider", true)));
  }

  private Consumer<JsonWriter> completion(JsonValue params) throws IOException {
    List<SourceNames.Offer> offers = asked(params).map(Asked::offers).orElse(List.of());
    return answer ->
        answer.putArray(
            "result",
            items ->
                offers.forEach(
                    each ->
                        items.addObject(
                            item ->
                                item.put("label", each.word())
                                    .put("kind", each.kind())
                                    .put("detail", each.detail()))));
  }

  private Consumer<JsonWriter> definition(JsonValue params) throws IOException {
    Optional<Asked> asked = asked(params);
    List<DeclaredName> meant = asked.map(Asked::meant).orElse(List.of());
    return answer ->
        answer.putArray(
            "result",
            places ->
                meant.forEach(
                    each ->
                        places.addObject(
                            place -> {
                              Path file = asked.orElseThrow().folder().resolve(each.at().path());
                              place.put("uri", documents.address(file));
                              range(
                                  place,
                                  each.at().line() - 1,
                                  each.at().column() - 1,
                                  each.name().length());
                            })));
  }

  /** The names in a folder, and the requested position in it. */
  private record Asked(Path folder, SourceNames names, SourceNames.Place place) {

    List<SourceNames.Offer> offers() {
      return names.offers(place);
    }

    List<DeclaredName> meant() {
      return names.meant(place);
    }
  }

  private Optional<Asked> asked(JsonValue params) throws IOException {
    Optional<Path> file = Documents.file(params.get("textDocument").get("uri").text());
    int line = params.get("position").get("line").number();
    int column = params.get("position").get("character").number();
    if (file.isEmpty()) {
      return Optional.empty();
    }
    Path folder = EditedSources.folderOf(file.get());
    String name = EditedSources.name(folder, file.get());
    List<SourceText> sources = documents.sources(folder);
    String text =
        sources.stream()
            .filter(each -> each.path().equals(name))
            .flatMap(each -> each.text().lines())
            .skip(Math.max(0, line))
            .findFirst()
            .orElse("");
    int cursor = Math.max(0, Math.min(column, text.length()));
    return Optional.of(
        new Asked(
            folder,
            new SourceNames(sources),
            new SourceNames.Place(
                name, line + 1, text.substring(0, cursor), text.substring(cursor))));
  }

  private void publish(String address, List<Diagnostic> diagnostics) {
    messages.write(
        json ->
            json.put("method", "textDocument/publishDiagnostics")
                .putObject(
                    "params",
                    params ->
                        params
                            .put("uri", address)
                            .putArray(
                                "diagnostics",
                                all ->
                                    diagnostics.forEach(
                                        each -> all.addObject(one -> put(one, each))))));
  }

  private static void put(JsonWriter json, Diagnostic diagnostic) {
    int start = diagnostic.at().column() - 1;
    int length = Math.max(1, Math.min(diagnostic.length(), diagnostic.line().length() - start));
    range(json, diagnostic.at().line() - 1, start, length);
    json.put("severity", diagnostic.severity() == Diagnostic.Severity.ERROR ? 1 : 2)
        .put("source", "bowsprit")
        .put("message", diagnostic.message());
  }

  /** Lines and columns of the protocol start at 0. */
  private static void range(JsonWriter json, int line, int start, int length) {
    json.putObject(
        "range",
        range ->
            range
                .putObject("start", at -> at.put("line", line).put("character", start))
                .putObject("end", at -> at.put("line", line).put("character", start + length)));
  }

  private void answer(JsonValue id, Consumer<JsonWriter> result) {
    messages.write(
        json -> {
          put(json, id);
          result.accept(json);
        });
  }

  private void refuse(Consumer<JsonWriter> id, int code, String message) {
    messages.write(
        json -> {
          id.accept(json);
          json.putObject("error", error -> error.put("code", code).put("message", message));
        });
  }

  private static void put(JsonWriter json, JsonValue id) {
    if (id.isText()) {
      json.put("id", id.text());
    } else {
      json.put("id", id.number());
    }
  }
}
