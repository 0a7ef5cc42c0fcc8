package org.bowsprit.editors;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.rpc.HeaderMessages;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.rpc.RpcMethods;
import org.bowsprit.rpc.RpcServer;

/**
 * Provides an editor with diagnostics, completion, names and formatting for the sources of a game.
 * Handles one message after the other, and compiles the sources when no message is waiting.
 */
public final class LanguageServer implements RpcMethods {

  private final HeaderMessages messages;
  private final RpcServer server;
  private final Consumer<String> problemListener;
  private final Documents documents = new Documents();
  private final Renaming renaming = new Renaming(documents);
  private final Map<String, Feature> features = features(documents, renaming);
  private State state = State.STARTED;

  /**
   * The value of TextDocumentSyncKind in the protocol that makes the editor send changes instead of
   * complete texts.
   */
  private static final int INCREMENTAL_SYNC = 2;

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
   * @param out receives the answers; no other output may be written to it
   * @param problemListener receives one line for each problem that cannot be sent to the editor
   */
  public LanguageServer(InputStream in, PrintWriter out, Consumer<String> problemListener) {
    this.messages = new HeaderMessages(in, out);
    this.problemListener = problemListener;
    server = new RpcServer(messages, this, fault -> problemListener.accept(String.valueOf(fault)));
  }

  /**
   * Handles messages until the editor sends {@code exit} or closes the stream.
   *
   * @return whether the editor sent {@code shutdown} before that
   * @throws org.bowsprit.rpc.BrokenMessageException if the input is not a valid message
   */
  public boolean run() throws IOException {
    while (true) {
      if (messages.hasNoInput()) {
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
      problemListener.accept("the sources cannot be read: " + e.getMessage());
    }
  }

  @Override
  public void handleNotification(String method, Params params) {
    try {
      if (method.equals("exit")) {
        state = State.ENDED;
      } else if (state == State.INITIALIZED && method.startsWith("textDocument/did")) {
        documentChanged(method, params);
      }
    } catch (RpcException e) {
      problemListener.accept(method + ": " + e.getMessage());
    }
  }

  private void documentChanged(String method, Params params) {
    Params document = params.get("textDocument");
    String address = document.get("uri").text();
    switch (method) {
      case "textDocument/didOpen" -> documents.put(address, document.get("text").text());
      case "textDocument/didChange" ->
          documents.change(address, params.get("contentChanges").elements());
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
      renaming.initialize(params);
      return capabilities();
    }
    if (state == State.STARTED) {
      throw new RpcException(RpcException.NOT_INITIALIZED, "expected initialize, found " + method);
    }
    if (method.equals("shutdown")) {
      state = State.SHUT_DOWN;
      return null;
    }
    Feature feature = features.get(method);
    if (feature == null) {
      throw RpcException.noMethod(method);
    }
    return feature.answer(params);
  }

  private static Map<String, Feature> features(Documents documents, Renaming renaming) {
    SettingDocumentation settings = new SettingDocumentation();
    Occurrences occurrences = new Occurrences(documents);
    SymbolLists symbols = new SymbolLists(documents);
    Formatting formatting = new Formatting(documents);
    return Map.ofEntries(
        Map.entry("textDocument/completion", new Completion(documents, settings)),
        Map.entry("textDocument/hover", new Hover(documents, settings)),
        Map.entry("textDocument/signatureHelp", new SignatureHelp(documents)),
        Map.entry("textDocument/definition", occurrences::definition),
        Map.entry("textDocument/references", occurrences::references),
        Map.entry("textDocument/documentHighlight", occurrences::highlights),
        Map.entry("textDocument/prepareRename", renaming::prepare),
        Map.entry("textDocument/rename", renaming),
        Map.entry("textDocument/documentSymbol", symbols::ofDocument),
        Map.entry("workspace/symbol", symbols::ofAll),
        Map.entry("textDocument/foldingRange", new Folding(documents)),
        Map.entry("textDocument/semanticTokens/full", new SemanticTokens(documents)),
        Map.entry("textDocument/formatting", formatting),
        Map.entry("textDocument/rangeFormatting", formatting),
        Map.entry("textDocument/codeAction", new QuickFixes(documents)));
  }

  private static Map<String, Object> capabilities() {
    return Map.of(
        "serverInfo",
        Map.of("name", "bowsprit"),
        "capabilities",
        Map.ofEntries(
            Map.entry(
                "textDocumentSync",
                Map.of("openClose", true, "change", INCREMENTAL_SYNC, "save", true)),
            Map.entry("completionProvider", Map.of("triggerCharacters", List.of("."))),
            Map.entry("hoverProvider", true),
            Map.entry("signatureHelpProvider", Map.of("triggerCharacters", List.of("(", ","))),
            Map.entry("definitionProvider", true),
            Map.entry("referencesProvider", true),
            Map.entry("documentHighlightProvider", true),
            Map.entry("renameProvider", Map.of("prepareProvider", true)),
            Map.entry("documentSymbolProvider", true),
            Map.entry("workspaceSymbolProvider", true),
            Map.entry("foldingRangeProvider", true),
            Map.entry("documentFormattingProvider", true),
            Map.entry("documentRangeFormattingProvider", true),
            Map.entry("codeActionProvider", Map.of("codeActionKinds", List.of("quickfix"))),
            Map.entry(
                "semanticTokensProvider",
                Map.of(
                    "legend",
                    Map.of("tokenTypes", SemanticTokens.LEGEND, "tokenModifiers", List.of()),
                    "full",
                    true))));
  }

  private void publish(String address, List<Diagnostic> diagnostics) {
    server.notify(
        "textDocument/publishDiagnostics",
        Map.of(
            "uri",
            address,
            "diagnostics",
            diagnostics.stream().map(LanguageServer::diagnosticJson).toList()));
  }

  private static Map<String, Object> diagnosticJson(Diagnostic diagnostic) {
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

  /** Returns a range of the protocol, whose lines and columns start at 0. */
  private static Map<String, Object> range(int line, int start, int length) {
    return Map.of(
        "start",
        Map.of("line", line, "character", start),
        "end",
        Map.of("line", line, "character", start + length));
  }
}
