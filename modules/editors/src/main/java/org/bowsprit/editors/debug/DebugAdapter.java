package org.bowsprit.editors.debug;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.environment.GameSource;
import org.bowsprit.rpc.BrokenMessageException;
import org.bowsprit.rpc.HeaderMessages;
import org.bowsprit.rpc.RpcException;

/**
 * A server of the Debug Adapter Protocol for games. The game runs on the thread that calls {@link
 * #run}, which answers requests between iterations and while the game is stopped.
 */
public final class DebugAdapter {

  private final DebugMessages messages;
  private final Consumer<Throwable> faults;
  private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
  private final DebugRequests requests;
  private BrokenMessageException broken;
  private boolean leaves;

  /**
   * The result of the reading thread.
   *
   * @param request a request; empty at the end
   * @param broken the reason for the end; null for the end of the input
   */
  private record Incoming(Optional<Request> request, BrokenMessageException broken) {}

  /**
   * Creates a server.
   *
   * @param in the messages of the editor
   * @param out receives the answers and events; nothing else may be printed there
   * @param games opens the games
   * @param screens opens windows
   * @param faults receives errors that the editor did not cause
   */
  public DebugAdapter(
      InputStream in,
      PrintWriter out,
      GameSource games,
      GameScreen.Source screens,
      Consumer<Throwable> faults) {
    this.faults = faults;
    messages = new DebugMessages(new HeaderMessages(in, out));
    requests = new DebugRequests(messages, games, screens, this::serveWhileStanding);
  }

  /**
   * Serves until the editor disconnects, or its input ends.
   *
   * @throws BrokenMessageException if the input is not a sequence of messages
   */
  public void run() throws IOException {
    Thread reader = new Thread(this::read, "debug-adapter-input");
    reader.setDaemon(true);
    reader.start();
    try {
      while (!leaves) {
        Optional<Incoming> next = next();
        next.ifPresentOrElse(this::serve, requests::advance);
      }
    } finally {
      requests.close();
    }
    if (broken != null) {
      throw broken;
    }
  }

  private void read() {
    try {
      for (Optional<Request> next = messages.read(); ; next = messages.read()) {
        incoming.add(new Incoming(next, null));
        if (next.isEmpty()) {
          return;
        }
      }
    } catch (BrokenMessageException e) {
      incoming.add(new Incoming(Optional.empty(), e));
    } catch (IOException closed) {
      incoming.add(new Incoming(Optional.empty(), null));
    }
  }

  /** Serves until a request lets the game continue. */
  private void serveWhileStanding() {
    while (!leaves && requests.isStanding()) {
      next().ifPresentOrElse(this::serve, requests::lookAtScreen);
    }
  }

  /** Returns the next request; empty if none comes before the game has something to do. */
  private Optional<Incoming> next() {
    try {
      return Optional.ofNullable(incoming.poll(requests.nanosToWait(), TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      leaves = true;
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private void serve(Incoming next) {
    if (next.request().isEmpty()) {
      broken = next.broken();
      leaves = true;
      return;
    }
    Request request = next.request().get();
    try {
      leaves = requests.serve(request);
    } catch (RpcException refusal) {
      messages.refuse(request, refusal.getMessage());
    } catch (RuntimeException fault) {
      faults.accept(fault);
      messages.refuse(request, "an error of the debug adapter itself");
    }
  }
}
