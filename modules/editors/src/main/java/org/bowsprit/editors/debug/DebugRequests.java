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

  private static final long IDLE = TimeUnit.SECONDS.toNanos(1);

  private static final Map<String, Object> NOTHING = Map.of();

  /** The capabilities of this adapter beyond the minimum of the protocol. */
  private static final Map<String, Object> CAPABILITIES = capabilities();

  private final DebugMessages messages;
  private final GameSource games;
  private final GameScreen.Source screens;
  private final Runnable standStill;
  private LineNumbers numbers = LineNumbers.USUAL;
  private Launch launch;
  private boolean isRunning;
  private boolean isStanding;

  /**
   * Creates the object that answers requests.
   *
   * @param standStill the function that answers requests until {@link #isStanding} returns false
   */
  DebugRequests(
      DebugMessages messages, GameSource games, GameScreen.Source screens, Runnable standStill) {
    this.messages = messages;
    this.games = games;
    this.screens = screens;
    this.standStill = standStill;
  }

  private static Map<String, Object> capabilities() {
    Map<String, Object> can = new LinkedHashMap<>();
    can.put("supportsConfigurationDoneRequest", true);
    can.put("supportsConditionalBreakpoints", true);
    can.put("supportsHitConditionalBreakpoints", true);
    can.put("supportsLogPoints", true);
    can.put("supportsDataBreakpoints", true);
    can.put("supportsEvaluateForHovers", true);
    can.put("supportsSetVariable", true);
    can.put("supportsSetExpression", true);
    can.put("supportsStepBack", true);
    can.put("supportsTerminateRequest", true);
    can.put(
        "exceptionBreakpointFilters",
        new Object[] {
          Map.of(
              "filter",
              Launch.FAULT,
              "label",
              "Script faults",
              "description",
              "Stand still when a script fails, before it ends",
              "default",
              true)
        });
    return can;
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
      case "attach" -> throw RpcException.wrong("a running game cannot be attached to: launch it");
      case "setBreakpoints" -> messages.answer(request, launched().breakpoints().set(arguments));
      case "setDataBreakpoints" ->
          messages.answer(request, launched().breakpoints().setOnData(arguments));
      case "setExceptionBreakpoints" -> {
        launched().setFilters(arguments);
        messages.answer(request, NOTHING);
      }
      case "configurationDone" -> {
        messages.answer(request, NOTHING);
        launched().begin();
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
        if (!isStanding) {
          running().pause();
        }
        messages.answer(request, NOTHING);
      }
      case "terminate" -> {
        messages.answer(request, NOTHING);
        end();
      }
      case "disconnect" -> {
        leave();
        messages.answer(request, NOTHING);
        return true;
      }
      default -> serveStanding(request);
    }
    return false;
  }

  private void serveStanding(Request request) {
    Params arguments = request.arguments();
    switch (request.command()) {
      case "stackTrace" -> messages.answer(request, view().stackTrace(arguments));
      case "scopes" -> messages.answer(request, view().scopes(arguments));
      case "variables" -> messages.answer(request, view().variables(arguments));
      case "setVariable" -> messages.answer(request, view().setVariable(arguments));
      case "setExpression" -> messages.answer(request, view().setExpression(arguments));
      case "evaluate" -> messages.answer(request, view().evaluate(arguments));
      case "dataBreakpointInfo" -> messages.answer(request, view().dataBreakpointInfo(arguments));
      case "continue" -> goOn(request, () -> {}, Map.of("allThreadsContinued", true));
      case "next" -> step(request, StatementStep.Kind.OVER);
      case "stepIn" -> step(request, StatementStep.Kind.INTO);
      case "stepOut" -> step(request, StatementStep.Kind.OUT);
      case "stepBack" -> goOn(request, () -> standing().game().goBack(false), NOTHING);
      case "reverseContinue" -> goOn(request, () -> standing().game().goBack(true), NOTHING);
      default ->
          throw RpcException.wrong("the request '" + request.command() + "' is not known here");
    }
  }

  private void initialize(Request request) {
    Params arguments = request.arguments();
    numbers =
        new LineNumbers(
            first(arguments.get("linesStartAt1")), first(arguments.get("columnsStartAt1")));
    messages.answer(request, CAPABILITIES);
  }

  private static int first(Params startsAt1) {
    return startsAt1.isMissing() || startsAt1.isTrue() ? 1 : 0;
  }

  private void launch(Request request) {
    if (launch != null) {
      throw RpcException.wrong("a game is launched already");
    }
    try {
      launch = Launch.of(request.arguments(), games, screens, numbers, this);
    } catch (SourcesRefusedException e) {
      e.errors().forEach(error -> output("stderr", error));
      throw RpcException.wrong(e.getMessage() + ": " + String.join("\n", e.errors()));
    } catch (RpcException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw RpcException.wrong("the game cannot be opened: " + e.getMessage());
    }
    messages.answer(request, NOTHING);
    messages.event("initialized", NOTHING);
  }

  private Launch launched() {
    if (launch == null) {
      throw RpcException.wrong("no game is launched");
    }
    return launch;
  }

  private Launch running() {
    if (!isRunning) {
      throw RpcException.wrong("the game does not run");
    }
    return launched();
  }

  private Launch standing() {
    if (!isStanding) {
      throw RpcException.wrong("the game is not stopped");
    }
    return launched();
  }

  private StackView view() {
    return standing().view();
  }

  private void step(Request request, StatementStep.Kind kind) {
    goOn(request, () -> standing().game().step(kind), NOTHING);
  }

  private void goOn(Request request, Runnable preparation, Map<String, Object> answer) {
    standing();
    preparation.run();
    messages.answer(request, answer);
    isStanding = false;
  }

  // The game.

  /** Returns whether the game is stopped. */
  boolean isStanding() {
    return isStanding;
  }

  /** Returns the time until the next task of the game is due, in nanoseconds. */
  long nanosToWait() {
    return launch == null ? IDLE : launch.nanosToWait(isRunning && !isStanding);
  }

  /** Plays an iteration of the game if the game is running. */
  void advance() {
    if (!isRunning) {
      lookAtScreen();
      return;
    }
    launch.advance();
    if (launch.isOver()) {
      end();
    }
  }

  /** Shows the picture of the game while the game is stopped. */
  void lookAtScreen() {
    if (launch != null) {
      launch.lookAtScreen();
    }
  }

  private void end() {
    if (isRunning) {
      isRunning = false;
      isStanding = false;
      leave();
      messages.event("exited", Map.of("exitCode", 0));
      messages.event("terminated", NOTHING);
    }
  }

  private void leave() {
    if (launch != null) {
      launch.game().leave();
    }
  }

  /** Closes the window. */
  void close() {
    if (launch != null) {
      launch.close();
    }
  }

  @Override
  public void standsStill(Pause pause) {
    isStanding = true;
    launch.view().refresh();
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("reason", pause.reason());
    if (!pause.text().isEmpty()) {
      event.put("description", pause.text());
      event.put("text", pause.text());
    }
    event.put("threadId", THREAD);
    event.put("allThreadsStopped", true);
    messages.event("stopped", event);
    standStill.run();
  }

  @Override
  public void prints(String category, String line, StackFrame frame) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("category", category);
    event.put("output", line + "\n");
    launch
        .view()
        .line(frame)
        .ifPresent(
            place -> {
              event.put("source", launch.view().source(place));
              event.put("line", numbers.toEditor(place.line()));
            });
    messages.event("output", event);
  }

  private void output(String category, String line) {
    messages.event("output", Map.of("category", category, "output", line + "\n"));
  }
}
