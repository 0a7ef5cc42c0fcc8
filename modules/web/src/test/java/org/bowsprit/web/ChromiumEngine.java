package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the engine as WebAssembly in the installed Chromium. A worker of the page fetches requests
 * from the HTTP server of this class, and returns the engine's answers to the server.
 */
final class ChromiumEngine extends CompiledEngine {

  private static final String PAGE =
      "<!doctype html><title>engine</title><script>new Worker('play-in-worker.js')</script>";
  private static final Path SCRIPTS = Path.of("src/test/resources");
  private static final Path SITE = Path.of("target/site");

  private final SynchronousQueue<String> requests = new SynchronousQueue<>();
  private final SynchronousQueue<String> answers = new SynchronousQueue<>();
  private final ExecutorService executor = Executors.newCachedThreadPool();
  private final HttpServer server;
  private final Process browser;

  /**
   * Starts a browser.
   *
   * @param profile a folder for the data of the browser
   */
  ChromiumEngine(Path profile) throws IOException {
    // Without this property, every answer waits for the browser's acknowledgement, which takes 40
    // milliseconds.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(executor);
    server.createContext("/", this::servePage);
    server.createContext("/next", this::sendRequest);
    server.createContext("/answer", this::receiveAnswer);
    server.createContext("/list", exchange -> send(exchange, listFiles(requestedPath(exchange))));
    server.createContext("/file", this::serveFile);
    server.start();
    browser =
        new ProcessBuilder(
                InstalledProgram.chromium().orElseThrow().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                // Without this option, the browser ends as soon as the page is loaded.
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "http://127.0.0.1:" + server.getAddress().getPort() + "/")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
  }

  @Override
  String answer(String request) {
    try {
      while (!requests.offer(request, 1, TimeUnit.SECONDS)) {
        assertThat(browser.isAlive()).as("the browser runs before the request " + request).isTrue();
      }
      String answer = null;
      while (answer == null) {
        assertThat(browser.isAlive()).as("the browser runs until it answers " + request).isTrue();
        answer = answers.poll(1, TimeUnit.SECONDS);
      }
      return answer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void sendRequest(HttpExchange exchange) throws IOException {
    try {
      send(exchange, requests.take().getBytes(StandardCharsets.UTF_8));
    } catch (InterruptedException e) {
      // The tests have ended.
      exchange.close();
    }
  }

  private void receiveAnswer(HttpExchange exchange) throws IOException {
    String answer = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    send(exchange, new byte[0]);
    try {
      answers.put(answer);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void servePage(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath().substring(1);
    if (path.isEmpty()) {
      exchange.getResponseHeaders().set("Content-Type", "text/html");
      send(exchange, PAGE.getBytes(StandardCharsets.UTF_8));
      return;
    }
    exchange
        .getResponseHeaders()
        .set("Content-Type", path.endsWith(".wasm") ? "application/wasm" : "text/javascript");
    Path folder = path.startsWith("engine/") ? SITE : SCRIPTS;
    send(exchange, Files.readAllBytes(folder.resolve(path)));
  }

  private static byte[] listFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> regularFiles = files.filter(Files::isRegularFile).sorted().toList();
      return regularFiles.stream()
          .map(file -> '"' + file.getFileName().toString() + '"')
          .collect(Collectors.joining(",", "[", "]"))
          .getBytes(StandardCharsets.UTF_8);
    }
  }

  private void serveFile(HttpExchange exchange) throws IOException {
    if (exchange.getRequestMethod().equals("PUT")) {
      Files.write(requestedPath(exchange), exchange.getRequestBody().readAllBytes());
      send(exchange, new byte[0]);
    } else {
      send(exchange, Files.readAllBytes(requestedPath(exchange)));
    }
  }

  private static Path requestedPath(HttpExchange exchange) {
    return Path.of(
        URLDecoder.decode(exchange.getRequestURI().getRawQuery(), StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, byte[] bytes) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    List<ProcessHandle> processes =
        Stream.concat(browser.descendants(), Stream.of(browser.toHandle())).toList();
    processes.forEach(ProcessHandle::destroyForcibly);
    // Wait for the end of the browser. It writes into its profile until it ends, and the caller
    // then deletes the profile.
    processes.forEach(process -> process.onExit().join());
    server.stop(0);
    executor.shutdownNow();
  }

  @Override
  public String toString() {
    return "WebAssembly";
  }
}
