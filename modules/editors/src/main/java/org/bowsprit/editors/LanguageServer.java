package org.bowsprit.editors;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.rpc.HeaderMessages;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.rpc.RpcMethods;
import org.bowsprit.rpc.RpcServer;

/**
 * Serves an editor for the sources of a game: diagnostics, completion, definitions. Handles one
 * message after the other and compiles when no message is waiting.
 */
public final class LanguageServer implements RpcMethods {

  private final HeaderMessages messages;
  private final RpcServer server;
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
   * @param out receives the answers; nothing else may be printed there
   * @param notes receives one line for each problem that cannot be sent to the editor
   */
  public LanguageServer(InputStream in, PrintWriter out, Consumer<String> notes) {
    this.messages = new HeaderMessages(in, out);
    this.notes = notes;
    server = new RpcServer(messages, this, fault -> notes.accept(String.valueOf(fault)));
  }

  /**
   * Handles messages until the editor sends {@code exit} or closes the stream.
   *
   * @return whether the editor sent {@code shutdown} before
   * @throws org.bowsprit.rpc.BrokenMessageException if the input is not a valid message
   */
  public boolean run() throws IOException {
    while (true) {
      if (messages.isQuiet()) {
        compile();
      }
      boolean isShutDown = state == State.SHUT_DOWN;
      if (!server.serveNext() || state == State.ENDED) {
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

  @Override
  public void notified(String method, Params params) {
    try {
      if (method.equals("exit")) {
        state = State.ENDED;
      } else if (state == State.INITIALIZED && method.startsWith("textDocument/did")) {
        changed(method, params);
      }
    } catch (RpcException e) {
      notes.accept(method + ": " + e.getMessage());
    }
  }

  private void changed(String method, Params params) {
    Params document = params.get("textDocument");
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

  @Override
  public Object call(String method, Params params) throws IOException {
    if (state == State.SHUT_DOWN) {
      throw new RpcException(RpcException.NOT_A_REQUEST, "the server was shut down");
    }
    if (method.equals("initialize")) {
      state = State.INITIALIZED;
      return capabilities();
    }
    if (state == State.STARTED) {
      throw new RpcException(RpcException.NOT_INITIALIZED, "expected initialize, found " + method);
    }
    switch (method) {
      case "shutdown" -> {
        state = State.SHUT_DOWN;
        return null;
      }
      case "textDocument/completion" -> {
        return completion(params);
      }
      case "textDocument/definition" -> {
        return definition(params);
      }
      default -> throw RpcException.noMethod(method);
    }
  }

  private static Map<String, Object> capabilities() {
    return Map.of(
        "serverInfo",
        Map.of("name", "bowsprit"),
        "capabilities",
        Map.of(
            "textDocumentSync",
            Map.of("openClose", true, "change", 1, "save", true),
            "completionProvider",
            Map.of("triggerCharacters", List.of(".")),
            "definitionProvider",
            true));
  }

  private List<Map<String, Object>> completion(Params params) throws IOException {
    return asked(params).map(Asked::offers).orElse(List.of()).stream()
        .map(
            each ->
                Map.<String, Object>of(
                    "label", each.word(), "kind", each.kind(), "detail", each.detail()))
        .toList();
  }

  private List<Map<String, Object>> definition(Params params) throws IOException {
    return asked(params).stream()
        .flatMap(asked -> asked.meant().stream().map(each -> place(asked.folder(), each)))
        .toList();
  }

  private Map<String, Object> place(Path folder, DeclaredName name) {
    return Map.of(
        "uri",
        documents.address(folder.resolve(name.at().path())),
        "range",
        range(name.at().line() - 1, name.at().column() - 1, name.name().length()));
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

  private Optional<Asked> asked(Params params) throws IOException {
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
    server.notify(
        "textDocument/publishDiagnostics",
        Map.of(
            "uri",
            address,
            "diagnostics",
            diagnostics.stream().map(LanguageServer::told).toList()));
  }

  private static Map<String, Object> told(Diagnostic diagnostic) {
    int start = diagnostic.at().column() - 1;
    int length = Math.max(1, Math.min(diagnostic.length(), diagnostic.line().length() - start));
    return Map.of(
        "range",
        range(diagnostic.at().line() - 1, start, length),
        "severity",
        diagnostic.severity() == Diagnostic.Severity.ERROR ? 1 : 2,
        "source",
        "bowsprit",
        "message",
        diagnostic.message());
  }

  /** Lines and columns of the protocol start at 0. */
  private static Map<String, Object> range(int line, int start, int length) {
    return Map.of(
        "start",
        Map.of("line", line, "character", start),
        "end",
        Map.of("line", line, "character", start + length));
  }
}
