package org.bowsprit.integration.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;

/**
 * A server that sends static files with compression, and counts the bytes that it sends. If one of
 * its pages or workers sends a request to another host, the browser reports this to the server.
 */
final class StaticServer implements AutoCloseable {

  private static final Map<String, String> CONTENT_TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript",
          "css", "text/css",
          "json", "application/json",
          "svg", "image/svg+xml",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm");

  private static final String REPORTS_PATH = "/reports-of-other-hosts";

  /** The policy for the pages. Requests to other sources are reported, but not blocked. */
  private static final String POLICY =
      "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval'; report-uri " + REPORTS_PATH;

  /** Selects the pieces of a game that are loaded after its first picture. */
  static final Predicate<String> LATER_PIECES = path -> path.matches("/game/.*\\.\\d{1,2}");

  private static final Duration SLOW_DELAY = Duration.ofSeconds(2);

  private final List<Path> folders;
  private final HttpServer server;
  private final ExecutorService executor = Executors.newCachedThreadPool();
  private final Map<String, Integer> sentBytes = new ConcurrentHashMap<>();
  private volatile Predicate<String> isRefused = path -> false;
  private volatile Predicate<String> isDelayed = path -> false;
  private final List<String> requestsToOtherHosts = new CopyOnWriteArrayList<>();

  private StaticServer(List<Path> folders, HttpServer server) {
    this.folders = folders;
    this.server = server;
  }

  /** Starts a server on a free local port. The server serves the files of all given folders. */
  static StaticServer of(Path... folders) {
    try {
      InetAddress localAddress = InetAddress.getLoopbackAddress();
      StaticServer site =
          new StaticServer(
              List.of(folders), HttpServer.create(new InetSocketAddress(localAddress, 0), 0));
      site.server.createContext("/", site::respond);
      site.server.createContext(REPORTS_PATH, site::addReport);
      site.server.setExecutor(site.executor);
      site.server.start();
      return site;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  /** Returns, for each path, the number of bytes sent for the last request of the path. */
  Map<String, Integer> sentBytes() {
    return sentBytes;
  }

  /** From now on, answers requests for some paths as if the files did not exist. */
  void refuse(Predicate<String> paths) {
    isRefused = paths;
  }

  /** From now on, answers requests for some paths late, like a slow network. */
  void delay(Predicate<String> paths) {
    isDelayed = paths;
  }

  /** Returns the browser's reports about requests to other hosts. */
  List<String> requestsToOtherHosts() {
    return requestsToOtherHosts;
  }

  private void addReport(HttpExchange exchange) throws IOException {
    try (exchange) {
      requestsToOtherHosts.add(
          new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
      exchange.sendResponseHeaders(204, -1);
    }
  }

  private void respond(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Optional<Path> file =
          folders.stream()
              .map(
                  folder -> folder.resolve("." + (path.endsWith("/") ? path + "index.html" : path)))
              .filter(Files::isRegularFile)
              .findFirst();
      if (file.isEmpty() || isRefused.test(path)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      if (isDelayed.test(path)) {
        LockSupport.parkNanos(SLOW_DELAY.toNanos());
      }
      byte[] compressed = compress(Files.readAllBytes(file.get()));
      String suffix = path.substring(path.lastIndexOf('.') + 1);
      exchange
          .getResponseHeaders()
          .set(
              "Content-Type",
              CONTENT_TYPES.getOrDefault(
                  path.endsWith("/") ? "html" : suffix, "application/octet-stream"));
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
      exchange.getResponseHeaders().set("Content-Security-Policy-Report-Only", POLICY);
      exchange.sendResponseHeaders(200, compressed.length);
      exchange.getResponseBody().write(compressed);
      sentBytes.put(path, compressed.length);
    }
  }

  private static byte[] compress(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }

  /** Stops the server. */
  @Override
  public void close() {
    server.stop(0);
    executor.shutdownNow();
  }
}
