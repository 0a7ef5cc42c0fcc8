package org.bowsprit.desktop.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;

/** Serves a folder of static files, reachable only from this machine. */
public final class SiteServer implements AutoCloseable {

  private static final int OK = 200;
  private static final int MISSING = 404;
  private static final int FOREIGN = 403;

  private final Path folder;
  private final HttpServer server;
  private final OwnHost host;

  /**
   * Starts the server.
   *
   * @param port the port; 0 for any free one
   */
  public SiteServer(Path folder, int port) throws IOException {
    this.folder = folder.toAbsolutePath().normalize();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    host = new OwnHost(server.getAddress().getPort());
    server.createContext("/", this::answer);
    server.start();
  }

  /** Returns the address of the page. */
  public String address() {
    return host.address();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!host.isNamedBy(exchange.getRequestHeaders().getFirst("Host"))) {
        exchange.sendResponseHeaders(FOREIGN, -1);
        return;
      }
      String path = exchange.getRequestURI().getPath();
      Path file =
          folder.resolve(path.endsWith("/") ? path.substring(1) + "index.html" : path.substring(1));
      file = file.normalize();
      if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(MISSING, -1);
        return;
      }
      exchange.getResponseHeaders().set("Content-Type", ContentType.of(file.toString()));
      exchange.getResponseHeaders().set("Cache-Control", "no-cache");
      boolean wantsBody = !exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(OK, wantsBody ? Files.size(file) : -1);
      if (wantsBody) {
        Files.copy(file, exchange.getResponseBody());
      }
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
