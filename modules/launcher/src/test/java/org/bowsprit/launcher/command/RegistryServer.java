package org.bowsprit.launcher.command;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Serves the files of a folder to this machine over HTTP. It can close the connection or stop
 * sending in the middle of a jar.
 */
public final class RegistryServer implements AutoCloseable {

  private final Path folder;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private volatile JarBehaviour jarBehaviour = JarBehaviour.COMPLETE;
  private final CountDownLatch halfSent = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);

  /** Determines how much of a jar the server sends. */
  public enum JarBehaviour {
    COMPLETE,
    CLOSED_AT_HALF,
    STOPPED_AT_HALF
  }

  public RegistryServer(Path folder) throws IOException {
    this.folder = folder;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::respond);
    server.start();
  }

  public void setBehaviour(JarBehaviour behaviour) {
    jarBehaviour = behaviour;
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/index.json";
  }

  /**
   * Waits at most 100 milliseconds until the server has sent half of a jar and stopped. Returns
   * whether it has.
   */
  boolean awaitHalfJar() throws InterruptedException {
    return halfSent.await(100, TimeUnit.MILLISECONDS);
  }

  private void respond(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(1);
    byte[] content = Files.readAllBytes(folder.resolve(name));
    boolean isSentCompletely = jarBehaviour == JarBehaviour.COMPLETE || !name.endsWith(".jar");
    try (exchange) {
      exchange.sendResponseHeaders(200, content.length);
      OutputStream body = exchange.getResponseBody();
      body.write(content, 0, isSentCompletely ? content.length : content.length / 2);
      body.flush();
      if (!isSentCompletely && jarBehaviour == JarBehaviour.STOPPED_AT_HALF) {
        halfSent.countDown();
        awaitClose();
      }
    }
  }

  private void awaitClose() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
