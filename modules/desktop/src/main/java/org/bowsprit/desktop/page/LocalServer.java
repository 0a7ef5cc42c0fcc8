package org.bowsprit.desktop.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * An HTTP server that only this machine can reach. Each request has its own thread and a time
 * limit, so that an endless request does not block others.
 */
public final class LocalServer implements AutoCloseable {

  private static final String REQUEST_TIMEOUT_SECONDS = "20";
  private static final String RESPONSE_TIMEOUT_SECONDS = "300";

  private final HttpServer server;
  private final LocalHost host;
  private final ExecutorService threads;

  /**
   * Creates a server that is bound to a port. It answers requests after {@link #start}.
   *
   * @param port the port; 0 for any free port
   * @param name the name of its threads
   * @param handler the handler that answers all requests
   */
  public LocalServer(int port, String name, HttpHandler handler) throws IOException {
    System.setProperty("sun.net.httpserver.maxReqTime", REQUEST_TIMEOUT_SECONDS);
    System.setProperty("sun.net.httpserver.maxRspTime", RESPONSE_TIMEOUT_SECONDS);
    // Without this property, every response waits 40 ms for the browser's acknowledgement.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    host = new LocalHost(server.getAddress().getPort());
    threads =
        Executors.newCachedThreadPool(
            task -> {
              Thread thread = new Thread(task, name);
              thread.setDaemon(true);
              return thread;
            });
    server.setExecutor(threads);
    server.createContext("/", handler);
  }

  /** Starts to answer requests. */
  public void start() {
    server.start();
  }

  /** Returns the names under which browsers reach the server. */
  public LocalHost host() {
    return host;
  }

  /**
   * Sets the headers that prevent other sites from framing, reading or reinterpreting a response.
   */
  public static Headers setSecurityHeaders(HttpExchange exchange) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    return headers;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
