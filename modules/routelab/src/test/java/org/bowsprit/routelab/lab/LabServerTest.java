package org.bowsprit.routelab.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.trial.Contestant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the server of the laboratory resists attacks by programs on the same machine and by
 * pages of other sites.
 */
class LabServerTest {

  private static final String SECRET = "what the page shows";
  private static final String QUESTION =
      "{\"boxes\":[[0,0,100,0,100,20,0,20]],\"boxm\":\"boxes\",\"start\":[0,10],\"goal\":[50,10]}";

  private final BoxGraphProvider provider = new BoxGraphProvider();
  private final LiveRouters routers =
      new LiveRouters(List.of(Contestant.trusted(provider, provider.open())));
  private LabServer server;
  private String token;
  private int port;

  /** A response of the server, with its status and its whole text including the headers. */
  private record Response(int status, String text) {

    String cookie() {
      return text.lines()
          .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("set-cookie: "))
          .map(line -> line.substring(12, line.indexOf(';')))
          .findFirst()
          .orElse("");
    }
  }

  @BeforeEach
  void startServer() throws IOException {
    startServer(Optional.empty());
  }

  private void startServer(Optional<RoomSourceEditor> sources) throws IOException {
    server =
        new LabServer(
            Map.of("index.html", ("<html lang=\"en\">" + SECRET).getBytes(StandardCharsets.UTF_8)),
            routers,
            sources);
    URI address = URI.create(server.address());
    port = address.getPort();
    token = address.getQuery();
    assertThat(address.getHost()).isEqualTo("127.0.0.1");
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  private Response send(String firstLine, String body, String... headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(30_000);
      StringBuilder request = new StringBuilder(firstLine).append(" HTTP/1.1\r\n");
      for (String header : headers) {
        request.append(header).append("\r\n");
      }
      request.append("Connection: close\r\nContent-Length: ").append(body.length());
      request.append("\r\n\r\n").append(body);
      socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      List<String> lines = new ArrayList<>();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(line);
      }
      return new Response(
          Integer.parseInt(lines.get(0).split(" ", -1)[1]), String.join("\n", lines));
    }
  }

  private String hostHeader() {
    return "Host: 127.0.0.1:" + port;
  }

  private String originHeader() {
    return "Origin: http://127.0.0.1:" + port;
  }

  private String sessionCookie() throws IOException {
    return "Cookie: " + send("GET /?" + token, "", hostHeader()).cookie();
  }

  private Response postQuestion(String cookie, String body) throws IOException {
    return send(
        "POST /api/answer",
        body,
        hostHeader(),
        originHeader(),
        cookie,
        "Content-Type: application/json");
  }

  @Test
  void theTokenIsValidOnceAndThenReplacedByACookie() throws IOException {
    Response firstResponse = send("GET /?" + token, "", hostHeader());
    assertThat(firstResponse.status()).isEqualTo(303);
    assertThat(firstResponse.text()).contains("HttpOnly").contains("SameSite=Strict");
    String cookie = "Cookie: " + firstResponse.cookie();

    assertThat(send("GET /", "", hostHeader(), cookie).text())
        .contains("<html data-answers=\"program\" lang=\"en\">" + SECRET);
    assertThat(postQuestion(cookie, QUESTION).text()).contains("\"router\":\"box-graph\"");
    Response secondResponse = send("GET /?" + token, "", hostHeader());
    assertThat(secondResponse.status()).isEqualTo(403);
    assertThat(secondResponse.cookie()).isEmpty();
    assertThat(secondResponse.text()).contains("works once").doesNotContain(SECRET);
    assertThat(send("GET /?" + token, "", hostHeader(), cookie).status()).isEqualTo(303);
  }

  @Test
  void requestsWithoutTokenOrCookieAreRefused() throws IOException {
    for (String path : List.of("/", "/index.html", "/?token=", "/?token=00", "/api/answer")) {
      Response response = send("GET " + path, "", hostHeader());
      assertThat(response.status()).as("the status of %s", path).isEqualTo(403);
      assertThat(response.text()).doesNotContain(SECRET);
    }
    assertThat(postQuestion("Cookie: bowsprit-" + port + "=guessed", QUESTION).status())
        .isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "127.0.0.1", "127.0.0.1:1", "[::1]", "localhost.evil:80"})
  void aRequestForAnotherHostIsRefused(String host) throws IOException {
    String cookie = sessionCookie();

    Response response = send("GET /", "", "Host: " + host, cookie);

    assertThat(response.status()).isEqualTo(403);
    assertThat(response.text()).doesNotContain(SECRET);
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"})
  void aRequestFromAnotherOriginIsRefused(String origin) throws IOException {
    String cookie = sessionCookie();

    Response page = send("GET /", "", hostHeader(), "Origin: " + origin, cookie);
    Response answer =
        send(
            "POST /api/answer",
            QUESTION,
            hostHeader(),
            "Origin: " + origin,
            cookie,
            "Content-Type: application/json");

    assertThat(page.status()).isEqualTo(403);
    assertThat(answer.status()).isEqualTo(403);
    assertThat(page.text() + answer.text()).doesNotContain(SECRET).doesNotContain("waypoints");
  }

  @Test
  void aRequestWithoutOriginOrJsonIsRefused() throws IOException {
    String cookie = sessionCookie();

    assertThat(send("POST /api/answer", QUESTION, hostHeader(), cookie).status()).isEqualTo(403);
    assertThat(
            send(
                    "POST /api/answer",
                    QUESTION,
                    hostHeader(),
                    originHeader(),
                    cookie,
                    "Content-Type: text/plain")
                .status())
        .isEqualTo(403);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/....//etc/passwd",
        "/index.html/../../etc/passwd",
        "//etc/passwd",
        "/api/../index.html",
        "/api/files"
      })
  void filesOutsideThePageAreNotFound(String path) throws IOException {
    Response response = send("GET " + path, "", hostHeader(), sessionCookie());

    assertThat(response.status()).isIn(400, 404, 405);
    assertThat(response.text()).doesNotContain("root:");
  }

  @Test
  void invalidAndOversizedRequestsAreRejected() throws IOException {
    String cookie = sessionCookie();

    assertThat(postQuestion(cookie, "[".repeat(1000)).text()).contains("\"error\"");
    assertThat(postQuestion(cookie, " ".repeat((1 << 23) + 1)).status()).isEqualTo(413);
    assertThat(send("DELETE /", "", hostHeader(), cookie).status()).isEqualTo(405);
  }

  @Test
  void theServerAnswersAfterTenThousandRequests() throws IOException {
    String cookie = sessionCookie();
    CompletableFuture<?>[] clients = new CompletableFuture<?>[4];
    for (int i = 0; i < clients.length; i++) {
      clients[i] = CompletableFuture.runAsync(this::sendManyRequests);
    }
    CompletableFuture.allOf(clients).join();

    assertThat(postQuestion(cookie, QUESTION).status()).isEqualTo(200);
  }

  /** Sends many requests over one connection, because the number of ports is limited. */
  private void sendManyRequests() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      byte[] request =
          ("GET / HTTP/1.1\r\n" + hostHeader() + "\r\n\r\n").getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < 2_500; i++) {
        socket.getOutputStream().write(request);
        assertThat(in.readLine()).contains("403");
        String line = in.readLine();
        while (!line.isEmpty()) {
          line = in.readLine();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theServerAnswersDespiteManyUnfinishedConnections() throws IOException {
    String cookie = sessionCookie();
    List<Socket> openSockets = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        openSockets.add(socket);
        if (i % 2 == 0) {
          socket.getOutputStream().write("GET / HT".getBytes(StandardCharsets.UTF_8));
        }
      }

      assertThat(
              CompletableFuture.supplyAsync(
                  () -> {
                    try {
                      return postQuestion(cookie, QUESTION).status();
                    } catch (IOException e) {
                      throw new UncheckedIOException(e);
                    }
                  }))
          .succeedsWithin(Duration.ofSeconds(10))
          .isEqualTo(200);
    } finally {
      for (Socket socket : openSockets) {
        socket.close();
      }
    }
  }

  @Test
  void aWaitingRequestIsAnsweredAtTheNextReload() throws IOException {
    String cookie = sessionCookie();
    CompletableFuture<Void> reload = CompletableFuture.runAsync(routers::reloaded);

    Response response =
        send(
            "POST /api/reloads",
            "{\"seen\":0}",
            hostHeader(),
            originHeader(),
            cookie,
            "Content-Type: application/json");

    reload.join();
    assertThat(response.text()).contains("{\"reloads\":1}");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void sourcesAreSavedOnlyWithPermission(boolean isWritable) throws IOException {
    RoomSourceEditor sources = mock();
    when(sources.isWritable()).thenReturn(isWritable);
    when(sources.check(any())).thenReturn("{}");
    when(sources.save(any())).thenReturn("{}");
    stopServer();
    startServer(Optional.of(sources));
    String cookie = sessionCookie();
    String[] headersOfPage = {
      hostHeader(), originHeader(), cookie, "Content-Type: application/json"
    };

    assertThat(send("POST /api/sources/check", "{\"rooms\":[]}", headersOfPage).status())
        .isEqualTo(200);
    assertThat(send("POST /api/sources/save", "{\"rooms\":[]}", headersOfPage).status())
        .isEqualTo(isWritable ? 200 : 403);
    assertThat(send("POST /api/sources/save", "{\"rooms\":[]}", hostHeader(), cookie).status())
        .isEqualTo(403);
    verify(sources, times(isWritable ? 1 : 0)).save(any());
  }
}
