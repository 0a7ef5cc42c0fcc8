package org.bowsprit.desktop.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Serves a folder of static files. Only this machine can reach the server. */
public final class SiteServer implements AutoCloseable {

  private static final int OK = 200;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int METHOD_NOT_ALLOWED = 405;

  private final Path folder;
  private final LocalServer server;

  /**
   * Starts the server.
   *
   * @param folder an existing folder
   * @param port the port; 0 for any free port
   */
  public SiteServer(Path folder, int port) throws IOException {
    this.folder = folder.toRealPath();
    server = new LocalServer(port, "site", this::handle);
    server.start();
  }

  /** Returns the address of the page. */
  public String address() {
    return server.host().address();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers headers = LocalServer.setSecurityHeaders(exchange);
      String method = exchange.getRequestMethod();
      if (!server.host().isAddressedBy(exchange.getRequestHeaders().getFirst("Host"))) {
        exchange.sendResponseHeaders(FORBIDDEN, -1);
        return;
      }
      if (!method.equals("GET") && !method.equals("HEAD")) {
        headers.set("Allow", "GET, HEAD");
        exchange.sendResponseHeaders(METHOD_NOT_ALLOWED, -1);
        return;
      }
      Optional<Path> file = file(exchange.getRequestURI().getPath());
      if (file.isEmpty()) {
        exchange.sendResponseHeaders(NOT_FOUND, -1);
        return;
      }
      headers.set("Content-Type", ContentType.of(file.get().toString()));
      headers.set("Cache-Control", "no-cache");
      long size = Files.size(file.get());
      if (method.equals("HEAD")) {
        headers.set("Content-Length", Long.toString(size));
        exchange.sendResponseHeaders(OK, -1);
        return;
      }
      exchange.sendResponseHeaders(OK, size == 0 ? -1 : size);
      Files.copy(file.get(), exchange.getResponseBody());
    }
  }

  /**
   * Returns a file of the folder; empty if it does not exist, or if the path or a symbolic link
   * leads out of the folder.
   */
  private Optional<Path> file(String path) throws IOException {
    try {
      Path file =
          folder.resolve(path.endsWith("/") ? path.substring(1) + "index.html" : path.substring(1));
      boolean isInFolder =
          file.normalize().startsWith(folder)
              && Files.isRegularFile(file)
              && file.toRealPath().startsWith(folder);
      return isInFolder ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
