package org.bowsprit.editors.debug;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.bowsprit.environment.GameSource;
import org.bowsprit.kit.source.SourcesRefusedException;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.vm.debug.StackFrame;
import org.bowsprit.vm.debug.StatementStep;

/** Answers the requests of an editor, and reports events of the game. */
final class DebugRequests implements DebuggedGame.Observer {

  /** The number of the only thread. There is one thread because scripts run one after the other. */
  private static final int THREAD = 1;

  private static final long IDLE_WAIT_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final Map<String, Object> EMPTY_BODY = Map.of();

  /** The capabilities of this adapter beyond the minimum of the protocol. */
  private static final Map<String, Object> CAPABILITIES = capabilities();

  private final DebugMessages messages;
  private final GameSource games;
  private final GameScreen.Source screens;
  private final Runnable waitWhileStopped;
  private LineNumbers numbers = LineNumbers.FROM_ONE;
  private Launch launch;
  private boolean isRunning;
  private boolean isStopped;

  /**
   * Creates the object that answers requests.
   *
   * @param waitWhileStopped the function that answers requests until {@link #isStopped} returns
   *     false
   */
  DebugRequests(
      DebugMessages messages,
      GameSource games,
      GameScreen.Source screens,
      Runnable waitWhileStopped) {
    this.messages = messages;
    this.games = games;
    this.screens = screens;
    this.waitWhileStopped = waitWhileStopped;
  }

  private static Map<String, Object> capabilities() {
    Map<String, Object> capabilities = new LinkedHashMap<>();
    capabilities.put("supportsConfigurationDoneRequest", true);
    capabilities.put("supportsConditionalBreakpoints", true);
    capabilities.put("supportsHitConditionalBreakpoints", true);
    capabilities.put("supportsLogPoints", true);
    capabilities.put("supportsDataBreakpoints", true);
    capabilities.put("supportsEvaluateForHovers", true);
    capabilities.put("supportsSetVariable", true);
    capabilities.put("supportsSetExpression", true);
    capabilities.put("supportsStepBack", true);
    capabilities.put("supportsTerminateRequest", true);
    capabilities.put(
        "exceptionBreakpointFilters",
        new Object[] {
          Map.of(
              "filter",
              Launch.FAULT_FILTER,
              "label",
              "Script faults",
              "description",
              "Stand still when a script fails, before it ends",
              "default",
              true)
        });
    return capabilities;
  }

  /**
   * Answers a request.
   *
   * @return whether the editor has disconnected
   * @throws RpcException if the request cannot be fulfilled
   */
  boolean serve(Request request) {
    Params arguments = request.arguments();
    switch (request.command()) {
      case "initialize" -> initialize(request);
      case "launch" -> launch(request);
      case "attach" ->
          throw RpcException.wrongParameters("a running game cannot be attached to: launch it");
      case "setBreakpoints" ->
          messages.answer(request, requireLaunched().breakpoints().setOnLines(arguments));
      case "setDataBreakpoints" ->
          messages.answer(request, requireLaunched().breakpoints().setOnVariables(arguments));
      case "setExceptionBreakpoints" -> {
        requireLaunched().setFilters(arguments);
        messages.answer(request, EMPTY_BODY);
      }
      case "configurationDone" -> {
        messages.answer(request, EMPTY_BODY);
        requireLaunched().begin();
        isRunning = true;
      }
      case "threads" ->
          messages.answer(
              request,
              Map.of(
                  "threads",
                  new Object[] {
                    Map.of("id", THREAD, "name", launch == null ? "game" : launch.title())
                  }));
      case "pause" -> {
        if (!isStopped) {
          requireRunning().pause();
        }
        messages.answer(request, EMPTY_BODY);
      }
      case "terminate" -> {
        messages.answer(request, EMPTY_BODY);
        end();
      }
      case "disconnect" -> {
        disconnect();
        messages.answer(request, EMPTY_BODY);
        return true;
      }
      default -> serveWhileStopped(request);
    }
    return false;
  }

  private void serveWhileStopped(Request request) {
    Params arguments = request.arguments();
    switch (request.command()) {
      case "stackTrace" -> messages.answer(request, requireView().stackTrace(arguments));
      case "scopes" -> messages.answer(request, requireView().scopes(arguments));
      case "variables" -> messages.answer(request, requireView().variables(arguments));
      case "setVariable" -> messages.answer(request, requireView().setVariable(arguments));
      case "setExpression" -> messages.answer(request, requireView().setExpression(arguments));
      case "evaluate" -> messages.answer(request, requireView().evaluate(arguments));
      case "dataBreakpointInfo" ->
          messages.answer(request, requireView().dataBreakpointInfo(arguments));
      case "continue" -> continueGame(request, () -> {}, Map.of("allThreadsContinued", true));
      case "next" -> step(request, StatementStep.Kind.OVER);
      case "stepIn" -> step(request, StatementStep.Kind.INTO);
      case "stepOut" -> step(request, StatementStep.Kind.OUT);
      case "stepBack" ->
          continueGame(request, () -> requireStopped().game().goBack(false), EMPTY_BODY);
      case "reverseContinue" ->
          continueGame(request, () -> requireStopped().game().goBack(true), EMPTY_BODY);
      default ->
          throw RpcException.wrongParameters(
              "the request '" + request.command() + "' is not supported");
    }
  }

  private void initialize(Request request) {
    Params arguments = request.arguments();
    numbers =
        new LineNumbers(
            firstNumber(arguments.get("linesStartAt1")),
            firstNumber(arguments.get("columnsStartAt1")));
    messages.answer(request, CAPABILITIES);
  }

  private static int firstNumber(Params startsAt1) {
    return startsAt1.isMissing() || startsAt1.isTrue() ? 1 : 0;
  }

  private void launch(Request request) {
    if (launch != null) {
      throw RpcException.wrongParameters("a game is launched already");
    }
    try {
      launch = Launch.of(request.arguments(), games, screens, numbers, this);
    } catch (SourcesRefusedException e) {
      e.errors().forEach(error -> output("stderr", error));
      throw RpcException.wrongParameters(e.getMessage() + ": " + String.join("\n", e.errors()));
    } catch (RpcException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw RpcException.wrongParameters("the game cannot be opened: " + e.getMessage());
    }
    messages.answer(request, EMPTY_BODY);
    messages.event("initialized", EMPTY_BODY);
  }

  private Launch requireLaunched() {
    if (launch == null) {
      throw RpcException.wrongParameters("no game is launched");
    }
    return launch;
  }

  private Launch requireRunning() {
    if (!isRunning) {
      throw RpcException.wrongParameters("the game does not run");
    }
    return requireLaunched();
  }

  private Launch requireStopped() {
    if (!isStopped) {
      throw RpcException.wrongParameters("the game is not stopped");
    }
    return requireLaunched();
  }

  private StackView requireView() {
    return requireStopped().view();
  }

  private void step(Request request, StatementStep.Kind kind) {
    continueGame(request, () -> requireStopped().game().step(kind), EMPTY_BODY);
  }

  private void continueGame(Request request, Runnable preparation, Map<String, Object> answer) {
    requireStopped();
    preparation.run();
    messages.answer(request, answer);
    isStopped = false;
  }

  // The game.

  /** Returns whether the game is stopped. */
  boolean isStopped() {
    return isStopped;
  }

  /** Returns the number of nanoseconds until the next task of the game is due. */
  long nanosToWait() {
    return launch == null ? IDLE_WAIT_NANOS : launch.nanosToWait(isRunning && !isStopped);
  }

  /** Plays an iteration of the game if the game is running. */
  void advance() {
    if (!isRunning) {
      updateScreen();
      return;
    }
    launch.advance();
    if (launch.isOver()) {
      end();
    }
  }

  /** Shows the picture of the game while the game is stopped. */
  void updateScreen() {
    if (launch != null) {
      launch.updateScreen();
    }
  }

  private void end() {
    if (isRunning) {
      isRunning = false;
      isStopped = false;
      disconnect();
      messages.event("exited", Map.of("exitCode", 0));
      messages.event("terminated", EMPTY_BODY);
    }
  }

  private void disconnect() {
    if (launch != null) {
      launch.game().disconnect();
    }
  }

  /** Closes the window. */
  void close() {
    if (launch != null) {
      launch.close();
    }
  }

  @Override
  public void stopped(StopReason reason) {
    isStopped = true;
    launch.view().refresh();
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("reason", reason.reason());
    if (!reason.text().isEmpty()) {
      event.put("description", reason.text());
      event.put("text", reason.text());
    }
    event.put("threadId", THREAD);
    event.put("allThreadsStopped", true);
    messages.event("stopped", event);
    waitWhileStopped.run();
  }

  @Override
  public void printed(String category, String line, StackFrame frame) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("category", category);
    event.put("output", line + "\n");
    launch
        .view()
        .line(frame)
        .ifPresent(
            codePlace -> {
              event.put("source", launch.view().source(codePlace));
              event.put("line", numbers.toEditor(codePlace.line()));
            });
    messages.event("output", event);
  }

  private void output(String category, String line) {
    messages.event("output", Map.of("category", category, "output", line + "\n"));
  }
}
