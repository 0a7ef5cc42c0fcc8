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
 * #run}. This thread also answers requests between iterations and while the game is stopped.
 */
public final class DebugAdapter {

  private final DebugMessages messages;
  private final Consumer<Throwable> faultListener;
  private final BlockingQueue<Incoming> incomingRequests = new LinkedBlockingQueue<>();
  private final DebugRequests requests;
  private BrokenMessageException inputFailure;
  private boolean isDisconnected;

  /**
   * The result of the reading thread.
   *
   * @param request a request; empty at the end of the input
   * @param broken the exception because of which the thread has ended; null if the input has ended
   */
  private record Incoming(Optional<Request> request, BrokenMessageException broken) {}

  /**
   * Creates a server.
   *
   * @param in the messages of the editor
   * @param out receives the answers and events; no other output may be written to it
   * @param games the function that opens the games
   * @param screens the function that opens windows
   * @param faultListener the consumer of errors that the editor did not cause
   */
  public DebugAdapter(
      InputStream in,
      PrintWriter out,
      GameSource games,
      GameScreen.Source screens,
      Consumer<Throwable> faultListener) {
    this.faultListener = faultListener;
    messages = new DebugMessages(new HeaderMessages(in, out));
    requests = new DebugRequests(messages, games, screens, this::serveWhileStopped);
  }

  /**
   * Answers requests until the editor disconnects or the input ends.
   *
   * @throws BrokenMessageException if the input is not a sequence of messages
   */
  public void run() throws IOException {
    Thread reader = new Thread(this::read, "debug-adapter-input");
    reader.setDaemon(true);
    reader.start();
    try {
      while (!isDisconnected) {
        Optional<Incoming> next = next();
        next.ifPresentOrElse(this::serve, requests::advance);
      }
    } finally {
      requests.close();
    }
    if (inputFailure != null) {
      throw inputFailure;
    }
  }

  private void read() {
    try {
      for (Optional<Request> next = messages.read(); ; next = messages.read()) {
        incomingRequests.add(new Incoming(next, null));
        if (next.isEmpty()) {
          return;
        }
      }
    } catch (BrokenMessageException e) {
      incomingRequests.add(new Incoming(Optional.empty(), e));
    } catch (IOException closed) {
      incomingRequests.add(new Incoming(Optional.empty(), null));
    }
  }

  /** Answers requests until a request makes the game continue. */
  private void serveWhileStopped() {
    while (!isDisconnected && requests.isStopped()) {
      next().ifPresentOrElse(this::serve, requests::updateScreen);
    }
  }

  /**
   * Waits for the next request and returns it; empty if no request arrives before the next task of
   * the game is due.
   */
  private Optional<Incoming> next() {
    try {
      return Optional.ofNullable(
          incomingRequests.poll(requests.nanosToWait(), TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      isDisconnected = true;
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private void serve(Incoming next) {
    if (next.request().isEmpty()) {
      inputFailure = next.broken();
      isDisconnected = true;
      return;
    }
    Request request = next.request().get();
    try {
      isDisconnected = requests.serve(request);
    } catch (RpcException refusal) {
      messages.refuse(request, refusal.getMessage());
    } catch (RuntimeException fault) {
      faultListener.accept(fault);
      messages.refuse(request, "an error of the debug adapter itself");
    }
  }
}
