package org.bowsprit.workshop.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Shows a folder of static files on this machine alone. */
public final class SiteServer implements AutoCloseable {

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm",
          "svg", "image/svg+xml",
          "png", "image/png");
  private static final String OTHER = "application/octet-stream";
  private static final int OK = 200;
  private static final int MISSING = 404;
  private static final int FOREIGN = 403;

  private final Path folder;
  private final HttpServer server;

  /**
   * Begins to serve.
   *
   * @param folder what to show
   * @param port where; 0 for any that is free
   */
  public SiteServer(Path folder, int port) throws IOException {
    this.folder = folder.toAbsolutePath().normalize();
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  /** Returns the address of the page. */
  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!isMeant(exchange.getRequestHeaders().getFirst("Host"))) {
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
      exchange.getResponseHeaders().set("Content-Type", type(file));
      exchange.getResponseHeaders().set("Cache-Control", "no-cache");
      boolean wantsBody = !exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(OK, wantsBody ? Files.size(file) : -1);
      if (wantsBody) {
        Files.copy(file, exchange.getResponseBody());
      }
    }
  }

  /** Another name for this machine is that of a page elsewhere that wants to read what is here. */
  private boolean isMeant(String host) {
    String here = ":" + server.getAddress().getPort();
    return ("127.0.0.1" + here).equals(host) || ("localhost" + here).equals(host);
  }

  private static String type(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), OTHER);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
