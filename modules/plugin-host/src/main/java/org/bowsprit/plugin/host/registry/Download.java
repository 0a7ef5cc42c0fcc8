package org.bowsprit.plugin.host.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.bowsprit.format.disk.NotWrittenException;

/**
 * Downloads files of a registry by {@code https:}, by {@code file:}, and by plain {@code http:}
 * from this machine only. Waits at most twenty seconds for a connection, and at most twenty seconds
 * for the next bytes from the server. The whole exchange, from looking up the host to the last
 * byte, also has a time limit.
 */
final class Download {

  /** The time limit for a file of at most {@value #MAX_SMALL_BYTES} bytes. */
  private static final Duration SHORT_TIMEOUT = Duration.ofSeconds(60);

  private static final Duration LONG_TIMEOUT = Duration.ofMinutes(5);
  private static final int MAX_SMALL_BYTES = 4 << 20;
  private static final int TIMEOUT_MILLIS = 20_000;
  private static final int BUFFER_BYTES = 1 << 16;
  private static final int MAX_PORT = 65_535;
  private static final String FILE_SCHEME = "file";
  private static final Set<String> LOCAL_HOSTS = Set.of("127.0.0.1", "localhost", "[::1]");

  private final URI address;
  private final long maxBytes;
  private final Duration timeout;
  private volatile HttpURLConnection connection;
  private volatile boolean isOver;

  /**
   * Creates a download.
   *
   * @param address an address that {@link #address} has returned
   * @param maxBytes the largest size in bytes
   */
  Download(URI address, long maxBytes) {
    this(address, maxBytes, maxBytes <= MAX_SMALL_BYTES ? SHORT_TIMEOUT : LONG_TIMEOUT);
  }

  Download(URI address, long maxBytes, Duration timeout) {
    this.address = address;
    this.maxBytes = maxBytes;
    this.timeout = timeout;
  }

  /**
   * Returns an address that may be downloaded from.
   *
   * @throws RegistryException if the address is not allowed
   */
  static URI address(String text) {
    URI uri;
    try {
      uri = URI.create(text);
    } catch (IllegalArgumentException e) {
      throw new RegistryException(
          "'" + text + "' is not an address: expected https:… or file:…", e);
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    boolean isAllowed =
        uri.getPort() <= MAX_PORT
            && switch (scheme) {
              case "https" -> uri.getHost() != null;
              case FILE_SCHEME -> isPath(uri);
              case "http" -> LOCAL_HOSTS.contains(String.valueOf(uri.getHost()));
              default -> false;
            };
    if (!isAllowed) {
      throw new RegistryException(
          "'" + text + "' is not fetched: expected https:… or file:…, or http: on this machine");
    }
    return uri;
  }

  /**
   * Returns the address of a file that a list names. A list from the network may name files on the
   * network only.
   *
   * @param list the address of the list
   * @param text the address, absolute or relative to the list
   * @throws RegistryException if the address is not allowed
   */
  static URI address(URI list, String text) {
    URI uri;
    try {
      uri = text.isBlank() ? null : list.resolve(text);
    } catch (IllegalArgumentException e) {
      throw new RegistryException("expected where the file is, got '" + text + "'", e);
    }
    if (uri == null) {
      throw new RegistryException("expected where the file is, got nothing");
    }
    URI address = address(uri.toString());
    boolean isHttps = "https".equalsIgnoreCase(address.getScheme());
    if (!isHttps && !address.getScheme().equalsIgnoreCase(list.getScheme())) {
      throw new RegistryException(
          "'" + text + "' is not fetched: a list by " + list.getScheme() + ": cannot name it");
    }
    return address;
  }

  /**
   * Returns whether an address is an absolute path without a host. If there were a host, Java would
   * contact it by FTP.
   */
  private static boolean isPath(URI uri) {
    try {
      return uri.getAuthority() == null && Path.of(uri).isAbsolute();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return false;
    }
  }

  /** Returns all bytes of a small file. */
  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    runWithTimeout(() -> copy(bytes));
    return bytes.toByteArray();
  }

  /**
   * Downloads into a file.
   *
   * @throws RegistryException if it cannot be fetched in time, or has another size than expected
   * @throws NotWrittenException if the file cannot be written
   */
  void downloadTo(Path file) {
    long written =
        runWithTimeout(
            () -> {
              try (OutputStream out = Files.newOutputStream(file)) {
                return copy(out);
              }
            });
    if (written != maxBytes) {
      throw new RegistryException(
          address + " has " + written + " bytes, but the registry lists " + maxBytes + ".");
    }
  }

  /** The work of an exchange, such as a download into a file. */
  private interface Work {
    long run() throws IOException;
  }

  /**
   * Runs the exchange on another thread and waits for it, because the time limits of a connection
   * do not apply to the header lines of a response.
   */
  private long runWithTimeout(Work work) {
    FutureTask<Long> task = new FutureTask<>(work::run);
    Thread thread = new Thread(task, "download");
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | CancellationException e) {
      throw new RegistryException(
          address + " cannot be fetched: it takes more than " + timeout.toSeconds() + " seconds.",
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RegistryException(address + " was not fetched completely.", e);
    } catch (ExecutionException e) {
      throw toException(e.getCause());
    } finally {
      end();
    }
  }

  private RuntimeException toException(Throwable thrown) {
    if (thrown instanceof RuntimeException refused) {
      return refused;
    }
    if (thrown instanceof IOException failure) {
      return new RegistryException(address + " cannot be fetched: " + reason(failure), failure);
    }
    throw new IllegalStateException(thrown);
  }

  /**
   * Ends the exchange. Disconnects on another thread, because the lock that is needed for this is
   * held while a slow response is read.
   */
  private void end() {
    isOver = true;
    HttpURLConnection open = connection;
    if (open != null) {
      Thread thread = new Thread(open::disconnect, "download-end");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private long copy(OutputStream out) throws IOException {
    long copied = 0;
    try (InputStream in = open()) {
      byte[] buffer = new byte[BUFFER_BYTES];
      for (int byteCount = in.read(buffer);
          byteCount >= 0 && !isOver;
          byteCount = in.read(buffer)) {
        copied += byteCount;
        if (copied > maxBytes) {
          throw new RegistryException(address + " is larger than " + maxBytes + " bytes.");
        }
        write(buffer, byteCount, out);
      }
      return copied;
    }
  }

  private static void write(byte[] buffer, int length, OutputStream out) {
    try {
      out.write(buffer, 0, length);
    } catch (IOException e) {
      throw new NotWrittenException("the folder of installed plugins", e);
    }
  }

  private InputStream open() throws IOException {
    if (FILE_SCHEME.equalsIgnoreCase(address.getScheme())) {
      Path file = Path.of(address);
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        throw new IOException("it is not a file");
      }
      return Files.newInputStream(file);
    }
    URLConnection opened = address.toURL().openConnection();
    opened.setConnectTimeout(TIMEOUT_MILLIS);
    opened.setReadTimeout(TIMEOUT_MILLIS);
    opened.setUseCaches(false);
    if (opened instanceof HttpURLConnection http) {
      connection = http;
      // Java follows redirects from https only to https. Plain http must stay on this machine, so
      // its redirects are not followed.
      http.setInstanceFollowRedirects("https".equalsIgnoreCase(address.getScheme()));
      if (http.getResponseCode() != HttpURLConnection.HTTP_OK) {
        throw new IOException("the answer is " + http.getResponseCode());
      }
    }
    return opened.getInputStream();
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    return switch (e.getClass().getSimpleName()) {
      case "UnknownHostException" -> "no such host, or no network";
      case "ConnectException", "NoRouteToHostException" -> "nothing answers there, or no network";
      case "SocketTimeoutException" -> "no answer came";
      case "FileNotFoundException" -> "there is no such file";
      case "SSLHandshakeException" ->
          "no secure connection: this Java does not trust its certificate";
      default -> e.getMessage();
    };
  }
}
