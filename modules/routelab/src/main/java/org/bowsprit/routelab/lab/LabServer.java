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

  private static final String TOKEN = "token=";
  private static final String API = "/api/";
  private static final String SOURCES = "sources/";
  private static final int LONGEST_QUESTION = 1 << 23;
  private static final long LONGEST_WAIT_MILLIS = 20_000;

  private static final int OK = 200;
  private static final int SEE_OTHER = 303;
  private static final int NONSENSE = 400;
  private static final int FOREIGN = 403;
  private static final int MISSING = 404;
  private static final int WRONG_METHOD = 405;
  private static final int TOO_LONG = 413;

  private static final String USED =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Live laboratory: this address does not open it</title>
      <h1>This address does not open the laboratory</h1>
      <p>The address that <code>bowsprit lab</code> prints works once, in the browser that opens it first.
      There the laboratory is open without the part behind the question mark: <a href="/">go there</a>.</p>
      <p>For another browser, or if the program was started anew since: end <code>bowsprit lab</code> with
      Ctrl+C, start it again, and open the address that it prints then.</p>
      """;

  private final Map<String, byte[]> pages;
  private final LiveRouters routers;
  private final Optional<DrawnSources> sources;
  private final LocalServer server;
  private final LabAccess access;

  /**
   * Starts the server on a free port.
   *
   * @param pages the files of the page by their paths
   * @param routers the routers that answer the queries
   * @param sources the sources that the page may edit
   */
  public LabServer(Map<String, byte[]> pages, LiveRouters routers, Optional<DrawnSources> sources)
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
    return server.host().address() + "?" + TOKEN + access.token();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Headers asked = exchange.getRequestHeaders();
      if (!access.isMeant(asked.getFirst("Host"), asked.getFirst("Origin"))) {
        refuse(exchange, FOREIGN);
        return;
      }
      String query = exchange.getRequestURI().getRawQuery();
      if (query != null && query.startsWith(TOKEN)) {
        admit(exchange, query.substring(TOKEN.length()));
      } else if (!access.isKnown(asked.getOrDefault("Cookie", List.of()))) {
        refuse(exchange, FOREIGN);
      } else if (exchange.getRequestURI().getRawPath().startsWith(API)) {
        answerQuestion(exchange);
      } else {
        show(exchange);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void admit(HttpExchange exchange, String token) throws IOException {
    boolean isKnown =
        access.isKnown(exchange.getRequestHeaders().getOrDefault("Cookie", List.of()));
    if (!isKnown && !access.admits(token)) {
      turnAway(exchange);
      return;
    }
    exchange.getResponseHeaders().set("Set-Cookie", access.newCookie());
    exchange.getResponseHeaders().set("Location", "/");
    refuse(exchange, SEE_OTHER);
  }

  /**
   * Shows instructions to a user who opens an address again. The response does not reveal whether
   * the address was valid.
   */
  private static void turnAway(HttpExchange exchange) throws IOException {
    Headers headers = LocalServer.guarded(exchange);
    headers.set("Content-Type", ContentType.of(LabPages.INDEX));
    headers.set("Cache-Control", "no-store");
    byte[] page = USED.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(FOREIGN, page.length);
    exchange.getResponseBody().write(page);
  }

  /** Sends a file of the page. Paths are keys of a map and never lead to a file on disk. */
  private void show(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getRawPath().substring(1);
    String name = path.isEmpty() ? LabPages.INDEX : path;
    byte[] page = pages.get(name);
    if (!exchange.getRequestMethod().equals("GET")) {
      refuse(exchange, WRONG_METHOD);
    } else if (page == null) {
      refuse(exchange, MISSING);
    } else if (name.equals(LabPages.ROOMS) && sources.isPresent()) {
      send(exchange, sources.get().rooms());
    } else {
      send(
          exchange,
          name.equals(LabPages.INDEX) ? answeredByProgram(page) : page,
          ContentType.of(name));
    }
  }

  private static byte[] answeredByProgram(byte[] page) {
    return new String(page, StandardCharsets.UTF_8)
        .replaceFirst("<html ", "<html data-answers=\"program\" ")
        .getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Answers a request with JSON. Only the script of a page can send JSON, and the browser adds the
   * page's origin.
   */
  private void answerQuestion(HttpExchange exchange) throws IOException, InterruptedException {
    Headers asked = exchange.getRequestHeaders();
    if (!exchange.getRequestMethod().equals("POST")) {
      refuse(exchange, WRONG_METHOD);
      return;
    }
    if (asked.getFirst("Origin") == null
        || !ContentType.JSON.equals(asked.getFirst("Content-Type"))) {
      refuse(exchange, FOREIGN);
      return;
    }
    byte[] body = exchange.getRequestBody().readNBytes(LONGEST_QUESTION + 1);
    if (body.length > LONGEST_QUESTION) {
      refuse(exchange, TOO_LONG);
      return;
    }
    String question = new String(body, StandardCharsets.UTF_8);
    String asksFor = exchange.getRequestURI().getRawPath().substring(API.length());
    if (asksFor.startsWith(SOURCES) && sources.isPresent()) {
      askSources(exchange, sources.get(), asksFor.substring(SOURCES.length()), question);
      return;
    }
    switch (asksFor) {
      case "routers" -> send(exchange, routers.routers());
      case "answer" -> send(exchange, routers.answer(question));
      case "reloads" -> sendReloads(exchange, question);
      default -> refuse(exchange, MISSING);
    }
  }

  /**
   * Answers a request about the sources. Writes nothing unless the user who started the program has
   * allowed it.
   */
  private static void askSources(
      HttpExchange exchange, DrawnSources sources, String task, String question)
      throws IOException {
    switch (task) {
      case "check" -> send(exchange, sources.check(question));
      case "rooms" -> send(exchange, sources.rooms());
      case "play" -> send(exchange, sources.play(question));
      case "save" -> {
        if (sources.isWritable()) {
          send(exchange, sources.save(question));
        } else {
          refuse(exchange, FOREIGN);
        }
      }
      default -> refuse(exchange, MISSING);
    }
  }

  private void sendReloads(HttpExchange exchange, String question)
      throws IOException, InterruptedException {
    int seen;
    try {
      seen = JsonValue.parse(question).get("seen").number();
    } catch (JsonException e) {
      refuse(exchange, NONSENSE);
      return;
    }
    send(exchange, "{\"reloads\":" + routers.reloads(seen, LONGEST_WAIT_MILLIS) + "}");
  }

  private static void send(HttpExchange exchange, String json) throws IOException {
    send(exchange, json.getBytes(StandardCharsets.UTF_8), ContentType.JSON);
  }

  private static void send(HttpExchange exchange, byte[] body, String type) throws IOException {
    Headers headers = LocalServer.guarded(exchange);
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(OK, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  private static void refuse(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, -1);
  }

  @Override
  public void close() {
    server.close();
  }
}
