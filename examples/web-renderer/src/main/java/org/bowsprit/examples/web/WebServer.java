package org.bowsprit.examples.web;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/** Serves the page and its WebSocket. */
final class WebServer {

  private static final AtomicReference<WebServer> LAST_STARTED = new AtomicReference<>();

  private final Set<Page> pages = new CopyOnWriteArraySet<>();
  private final PageFile pageFile = new PageFile();
  private final WebOptions options;
  private final Server server;
  private final ServerConnector connector;

  private WebServer(WebOptions options, Consumer<? super RenderEvent> events) {
    this.options = options;
    QueuedThreadPool threads = new QueuedThreadPool(16, 4);
    threads.setDaemon(true);
    threads.setName("web");
    server = new Server(threads);
    connector = new ServerConnector(server, 1, 1);
    connector.setHost(options.bind());
    connector.setPort(options.port());
    server.addConnector(connector);
    WebSocketUpgradeHandler socketHandler =
        WebSocketUpgradeHandler.from(
            server,
            container -> {
              container.setIdleTimeout(Duration.ZERO);
              container.setMaxTextMessageSize(200);
              container.addMapping(
                  "/play", (request, response, callback) -> new Page(pages, events));
            });
    socketHandler.setHandler(pageFile);
    server.setHandler(
        new RequestFilter(allowedHosts(options.bind()), options.token(), socketHandler));
  }

  /**
   * Starts a server. While the server starts, the context class loader of the thread is the class
   * loader of the plugin, because Jetty finds its services with this loader.
   */
  static WebServer start(WebOptions options, Consumer<? super RenderEvent> events)
      throws RendererException {
    ClassLoader previousLoader = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(WebServer.class.getClassLoader());
    try {
      WebServer webServer = new WebServer(options, events);
      webServer.server.start();
      LAST_STARTED.set(webServer);
      return webServer;
    } catch (Exception e) {
      throw new RendererException(
          "the web server cannot be started on "
              + options.bind()
              + ":"
              + options.port()
              + ": "
              + e.getMessage(),
          e);
    } finally {
      Thread.currentThread().setContextClassLoader(previousLoader);
    }
  }

  /**
   * Returns the server that was started last, for the sound device. The result is empty if no
   * server was started or that server was stopped.
   */
  static Optional<WebServer> running() {
    return Optional.ofNullable(LAST_STARTED.get());
  }

  Set<Page> pages() {
    return pages;
  }

  void setTitle(String title) {
    pageFile.setTitle(title);
  }

  int port() {
    return connector.getLocalPort();
  }

  /** Returns the address of the page. */
  String address() {
    boolean bindsAllAddresses = options.bind().equals("0.0.0.0");
    String host =
        bindsAllAddresses ? allowedHosts(options.bind()).iterator().next() : options.bind();
    return "http://" + host + ":" + port() + "/?token=" + options.token();
  }

  void stop() {
    LAST_STARTED.compareAndSet(this, null);
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the web server cannot be stopped", e);
    }
  }

  /** Returns the host names that a browser may use for this server. */
  private static Set<String> allowedHosts(String bind) {
    if (WebOptions.isLocal(bind)) {
      return Set.of("127.0.0.1", "localhost", "[::1]");
    }
    if (!bind.equals("0.0.0.0")) {
      return Set.of(bind);
    }
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> !address.isLinkLocalAddress())
          .map(InetAddress::getHostAddress)
          .map(address -> address.contains(":") ? "[" + address + "]" : address)
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (SocketException e) {
      return Set.of("127.0.0.1");
    }
  }
}
