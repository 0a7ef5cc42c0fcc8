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
 * Serves a folder on this machine. It can close the connection or stop sending in the middle of a
 * jar.
 */
public final class RegistryServer implements AutoCloseable {

  private final Path folder;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private volatile Jars jars = Jars.WHOLE;
  private final CountDownLatch halfSent = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);

  /** The behaviour of the server when it sends jars. */
  public enum Jars {
    WHOLE,
    CUT,
    HALTED
  }

  public RegistryServer(Path folder) throws IOException {
    this.folder = folder;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  public void setBehaviour(Jars behaviour) {
    jars = behaviour;
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/index.json";
  }

  /** Waits briefly until half of a jar is sent. Returns whether it was sent. */
  boolean isHalfSent() throws InterruptedException {
    return halfSent.await(100, TimeUnit.MILLISECONDS);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(1);
    byte[] content = Files.readAllBytes(folder.resolve(name));
    boolean isWhole = jars == Jars.WHOLE || !name.endsWith(".jar");
    try (exchange) {
      exchange.sendResponseHeaders(200, content.length);
      OutputStream body = exchange.getResponseBody();
      body.write(content, 0, isWhole ? content.length : content.length / 2);
      body.flush();
      if (!isWhole && jars == Jars.HALTED) {
        halfSent.countDown();
        awaitEnd();
      }
    }
  }

  private void awaitEnd() {
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
