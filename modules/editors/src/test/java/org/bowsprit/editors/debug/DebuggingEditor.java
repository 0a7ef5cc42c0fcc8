package org.bowsprit.editors.debug;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.environment.GameSource;
import org.bowsprit.environment.TestGame;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.format.game.Game;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.rpc.HeaderMessages;
import org.bowsprit.vm.symbol.SymbolFile;

/**
 * An editor that is connected to a debug adapter, which runs on a separate thread. In the JSON that
 * tests pass to this class, the character ' stands for ".
 */
final class DebuggingEditor implements AutoCloseable {

  private final ObjectMapper mapper = new ObjectMapper();
  private final PipedOutputStream toAdapter = new PipedOutputStream();
  private final HeaderMessages messages;
  private final CompletableFuture<Void> adapterRun;
  private final List<JsonNode> events = new ArrayList<>();
  private final Screen screen = new Screen();
  private int lastRequestNumber;

  /** A window that a player can close. */
  private static final class Screen implements GameScreen {

    private volatile int pixelCount;
    private volatile boolean isClosed;

    @Override
    public void show(Frame frame) {
      pixelCount = frame.pixels().length;
    }

    @Override
    public void poll(Consumer<Input> input) {
      input.accept(new Input.Move(100, 100));
    }

    @Override
    public boolean isClosed() {
      return isClosed;
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }

  DebuggingEditor() throws IOException {
    PipedInputStream in = new PipedInputStream(toAdapter, 1 << 16);
    PipedOutputStream out = new PipedOutputStream();
    messages =
        new HeaderMessages(
            new PipedInputStream(out, 1 << 16),
            new PrintWriter(System.err, false, StandardCharsets.UTF_8));
    GameSource games = name -> build(Path.of(name));
    DebugAdapter adapter =
        new DebugAdapter(
            in,
            new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
            games,
            (renderer, title) -> Optional.of(screen),
            fault -> {
              throw new AssertionError(fault);
            });
    adapterRun =
        CompletableFuture.runAsync(
            () -> {
              try (out) {
                adapter.run();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  private static TestGame build(Path folder) throws IOException {
    Game game =
        AuthoredGames.buildInMemory(SourceTree.read(folder), "SMALL", BuildCache.NONE).game();
    return new TestGame(game, SymbolFile.of(game, warning -> {}), Goals.NONE);
  }

  /** Sends a request and returns the body of its answer. */
  JsonNode requestBody(String command, String arguments) throws IOException {
    JsonNode answer = answer(command, arguments);
    assertThat(answer.path("success").asBoolean()).as(answer.toString()).isTrue();
    return answer.path("body");
  }

  /** Sends a request that must be refused, and returns the reason. */
  String refusalMessage(String command, String arguments) throws IOException {
    JsonNode answer = answer(command, arguments);
    assertThat(answer.path("success").asBoolean()).as(answer.toString()).isFalse();
    return answer.path("message").asText();
  }

  private JsonNode answer(String command, String arguments) throws IOException {
    int number = ++lastRequestNumber;
    sendRaw(
        "{'seq':%d,'type':'request','command':'%s','arguments':%s}"
            .formatted(number, command, arguments));
    return answer(number);
  }

  /** Returns the answer to a request. Events that arrive before the answer are stored. */
  JsonNode answer(int number) throws IOException {
    while (true) {
      JsonNode message = nextMessage();
      if (message.path("type").asText().equals("event")) {
        events.add(message);
      } else if (message.path("request_seq").asInt() == number) {
        return message;
      }
    }
  }

  private JsonNode nextMessage() throws IOException {
    return mapper.readTree(messages.read().orElseThrow());
  }

  /** Waits for an event, and returns its body. */
  JsonNode awaitEvent(String name) throws IOException {
    while (true) {
      JsonNode event = events.isEmpty() ? nextMessage() : events.remove(0);
      if (event.path("event").asText().equals(name)) {
        return event.path("body");
      }
    }
  }

  void sendRaw(String json) throws IOException {
    byte[] content = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    toAdapter.write(
        ("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    toAdapter.write(content);
    toAdapter.flush();
  }

  /**
   * Launches the game whose sources are in a folder. The game runs as fast as possible.
   *
   * @param attributes additional members of the request, each after a comma; may be empty
   */
  void launch(Path folder, String attributes) throws IOException {
    requestBody("initialize", "{'adapterID':'bowsprit'}");
    requestBody(
        "launch",
        "{'program':'" + folder + "','renderer':'headless','fast':true" + attributes + "}");
    awaitEvent("initialized");
  }

  /** Sets the breakpoints of a file, and returns the adapter's answer for each breakpoint. */
  JsonNode setBreakpoints(Path file, String... breakpoints) throws IOException {
    return requestBody(
            "setBreakpoints",
            "{'source':{'path':'%s'},'breakpoints':[%s]}"
                .formatted(
                    file,
                    Arrays.stream(breakpoints)
                        .map(breakpoint -> "{" + breakpoint + "}")
                        .collect(Collectors.joining(","))))
        .path("breakpoints");
  }

  void finishConfiguration() throws IOException {
    requestBody("configurationDone", "{}");
  }

  /**
   * Waits until the game stops, and returns the reason and the position, for example {@code step
   * script:3}.
   */
  String awaitStop() throws IOException {
    String reason = awaitEvent("stopped").path("reason").asText();
    return reason + " " + callStack().get(0);
  }

  /** Sends a request that lets the game continue, and returns the position of its next stop. */
  String continueToStop(String command) throws IOException {
    requestBody(command, "{'threadId':1}");
    return awaitStop();
  }

  /** Returns the call stack, for example {@code script:3}. The running script is the first. */
  List<String> callStack() throws IOException {
    List<String> stack = new ArrayList<>();
    requestBody("stackTrace", "{'threadId':1}")
        .path("stackFrames")
        .forEach(
            frame -> stack.add(frame.path("name").asText() + ":" + frame.path("line").asInt()));
    return stack;
  }

  /** Returns the variables in a scope of a stack frame, for example {@code n=3}. */
  List<String> variables(int frame, String scope) throws IOException {
    List<String> variables = new ArrayList<>();
    requestBody("variables", "{'variablesReference':" + variablesReference(frame, scope) + "}")
        .path("variables")
        .forEach(
            variable ->
                variables.add(
                    variable.path("name").asText() + "=" + variable.path("value").asText()));
    return variables;
  }

  int variablesReference(int frame, String scope) throws IOException {
    for (JsonNode candidate : requestBody("scopes", "{'frameId':" + frame + "}").path("scopes")) {
      if (candidate.path("name").asText().equals(scope)) {
        return candidate.path("variablesReference").asInt();
      }
    }
    throw new AssertionError("the stack frame has no scope named " + scope);
  }

  /** Closes the window. A frame must have been shown in it. */
  void closeWindow() {
    assertThat(screen.pixelCount).isPositive();
    screen.isClosed = true;
  }

  String evaluate(String expression) throws IOException {
    return requestBody("evaluate", "{'expression':'" + expression + "','context':'repl'}")
        .path("result")
        .asText();
  }

  @Override
  public void close() throws IOException {
    toAdapter.close();
    adapterRun.join();
  }
}
