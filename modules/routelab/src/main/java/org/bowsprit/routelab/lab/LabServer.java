package org.bowsprit.routelab.lab;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.desktop.page.ContentType;
import org.bowsprit.desktop.page.LocalServer;

/**
 * Serves the laboratory's page on 127.0.0.1 and answers its requests with the installed routers.
 * Reads and writes no files except the sources that the user opened; everything else is served from
 * memory.
 */
public final class LabServer implements AutoCloseable {

  private static final String TOKEN_PREFIX = "token=";
  private static final String API_PREFIX = "/api/";
  private static final String SOURCES_PREFIX = "sources/";
  private static final int MAX_QUESTION_BYTES = 1 << 23;
  private static final long MAX_WAIT_MILLIS = 20_000;

  private static final int OK = 200;
  private static final int SEE_OTHER = 303;
  private static final int BAD_REQUEST = 400;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int METHOD_NOT_ALLOWED = 405;
  private static final int CONTENT_TOO_LARGE = 413;

  private static final String USED_ADDRESS_PAGE =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Live laboratory: this address does not open it</title>
      <h1>This address does not open the laboratory</h1>
      <p>The address that <code>bowsprit lab</code> prints works once, in the browser that opens it first.
      There the laboratory is open without the part behind the question mark: <a href="/">go there</a>.</p>
      <p>For another browser, or if the program was restarted: end <code>bowsprit lab</code> with
      Ctrl+C, start it again, and open the address that it prints then.</p>
      """;

  private final Map<String, byte[]> pages;
  private final LiveRouters routers;
  private final Optional<RoomSourceEditor> sources;
  private final LocalServer server;
  private final LabAccess access;

  /**
   * Starts the server on a free port.
   *
   * @param pages the files of the page by their paths
   * @param routers the routers that answer the queries
   * @param sources the sources that the page may edit
   */
  public LabServer(
      Map<String, byte[]> pages, LiveRouters routers, Optional<RoomSourceEditor> sources)
      throws IOException {
    this.pages = Map.copyOf(pages);
    this.routers = routers;
    this.sources = sources;
    server = new LocalServer(0, "laboratory", this::answer);
    access = new LabAccess(server.host());
    server.start();
  }

  /** Returns the address of the page with a token that works once. */
  public String address() {
    return server.host().address() + "?" + TOKEN_PREFIX + access.token();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers headers = exchange.getRequestHeaders();
      if (!access.isRequestAllowed(headers.getFirst("Host"), headers.getFirst("Origin"))) {
        sendStatus(exchange, FORBIDDEN);
        return;
      }
      String query = exchange.getRequestURI().getRawQuery();
      if (query != null && query.startsWith(TOKEN_PREFIX)) {
        admitBrowser(exchange, query.substring(TOKEN_PREFIX.length()));
      } else if (!access.hasSession(headers.getOrDefault("Cookie", List.of()))) {
        sendStatus(exchange, FORBIDDEN);
      } else if (exchange.getRequestURI().getRawPath().startsWith(API_PREFIX)) {
        answerQuestion(exchange);
      } else {
        sendPage(exchange);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void admitBrowser(HttpExchange exchange, String token) throws IOException {
    boolean isKnown =
        access.hasSession(exchange.getRequestHeaders().getOrDefault("Cookie", List.of()));
    if (!isKnown && !access.admit(token)) {
      sendUsedAddressPage(exchange);
      return;
    }
    exchange.getResponseHeaders().set("Set-Cookie", access.newCookie());
    exchange.getResponseHeaders().set("Location", "/");
    sendStatus(exchange, SEE_OTHER);
  }

  /**
   * Sends the page for an address that was already used. The page tells the user what to do. It
   * does not reveal whether the address was ever valid.
   */
  private static void sendUsedAddressPage(HttpExchange exchange) throws IOException {
    Headers headers = LocalServer.setSecurityHeaders(exchange);
    headers.set("Content-Type", ContentType.of(LabPages.INDEX));
    headers.set("Cache-Control", "no-store");
    byte[] page = USED_ADDRESS_PAGE.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(FORBIDDEN, page.length);
    exchange.getResponseBody().write(page);
  }

  /** Sends a file of the page. Paths are keys of a map and never lead to a file on disk. */
  private void sendPage(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getRawPath().substring(1);
    String name = path.isEmpty() ? LabPages.INDEX : path;
    byte[] page = pages.get(name);
    if (!exchange.getRequestMethod().equals("GET")) {
      sendStatus(exchange, METHOD_NOT_ALLOWED);
    } else if (page == null) {
      sendStatus(exchange, NOT_FOUND);
    } else if (name.equals(LabPages.ROOMS) && sources.isPresent()) {
      send(exchange, sources.get().rooms());
    } else {
      send(
          exchange,
          name.equals(LabPages.INDEX) ? withProgramAnswers(page) : page,
          ContentType.of(name));
    }
  }

  private static byte[] withProgramAnswers(byte[] page) {
    return new String(page, StandardCharsets.UTF_8)
        .replaceFirst("<html ", "<html data-answers=\"program\" ")
        .getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Answers a request with JSON. Only the script of a page can send JSON, and the browser adds the
   * page's origin.
   */
  private void answerQuestion(HttpExchange exchange) throws IOException, InterruptedException {
    Headers headers = exchange.getRequestHeaders();
    if (!exchange.getRequestMethod().equals("POST")) {
      sendStatus(exchange, METHOD_NOT_ALLOWED);
      return;
    }
    if (headers.getFirst("Origin") == null
        || !ContentType.JSON.equals(headers.getFirst("Content-Type"))) {
      sendStatus(exchange, FORBIDDEN);
      return;
    }
    byte[] body = exchange.getRequestBody().readNBytes(MAX_QUESTION_BYTES + 1);
    if (body.length > MAX_QUESTION_BYTES) {
      sendStatus(exchange, CONTENT_TOO_LARGE);
      return;
    }
    String question = new String(body, StandardCharsets.UTF_8);
    String endpoint = exchange.getRequestURI().getRawPath().substring(API_PREFIX.length());
    if (endpoint.startsWith(SOURCES_PREFIX) && sources.isPresent()) {
      askSources(exchange, sources.get(), endpoint.substring(SOURCES_PREFIX.length()), question);
      return;
    }
    switch (endpoint) {
      case "routers" -> send(exchange, routers.routers());
      case "answer" -> send(exchange, routers.answer(question));
      case "reloads" -> sendReloads(exchange, question);
      default -> sendStatus(exchange, NOT_FOUND);
    }
  }

  /**
   * Answers a request about the sources. Writes nothing unless the user who started the program has
   * allowed it.
   */
  private static void askSources(
      HttpExchange exchange, RoomSourceEditor sources, String task, String question)
      throws IOException {
    switch (task) {
      case "check" -> send(exchange, sources.check(question));
      case "rooms" -> send(exchange, sources.rooms());
      case "play" -> send(exchange, sources.play(question));
      case "save" -> {
        if (sources.isWritable()) {
          send(exchange, sources.save(question));
        } else {
          sendStatus(exchange, FORBIDDEN);
        }
      }
      default -> sendStatus(exchange, NOT_FOUND);
    }
  }

  private void sendReloads(HttpExchange exchange, String question)
      throws IOException, InterruptedException {
    int knownReloads;
    try {
      knownReloads = JsonValue.parse(question).get("seen").number();
    } catch (JsonException e) {
      sendStatus(exchange, BAD_REQUEST);
      return;
    }
    send(exchange, "{\"reloads\":" + routers.reloads(knownReloads, MAX_WAIT_MILLIS) + "}");
  }

  private static void send(HttpExchange exchange, String json) throws IOException {
    send(exchange, json.getBytes(StandardCharsets.UTF_8), ContentType.JSON);
  }

  private static void send(HttpExchange exchange, byte[] body, String type) throws IOException {
    Headers headers = LocalServer.setSecurityHeaders(exchange);
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(OK, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  private static void sendStatus(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, -1);
  }

  @Override
  public void close() {
    server.close();
  }
}
