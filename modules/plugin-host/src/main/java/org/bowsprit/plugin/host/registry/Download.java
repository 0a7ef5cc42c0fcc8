package org.bowsprit.plugin.host.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Downloads files of a registry by {@code https:}, by {@code file:}, and by plain {@code http:}
 * from this machine only. Waits twenty seconds for a connection and five minutes for the whole
 * download.
 */
final class Download {

  private static final int WAIT_MILLIS = 20_000;
  private static final long WHOLE_NANOS = TimeUnit.MINUTES.toNanos(5);
  private static final int PIECE = 1 << 16;
  private static final Set<String> THIS_MACHINE = Set.of("127.0.0.1", "localhost", "[::1]");

  private Download() {}

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
      throw new RegistryException("'" + text + "' is no address: expected https:… or file:…", e);
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    boolean isFetched =
        switch (scheme) {
          case "https" -> uri.getHost() != null;
          case "file" -> true;
          case "http" -> THIS_MACHINE.contains(String.valueOf(uri.getHost()));
          default -> false;
        };
    if (!isFetched) {
      throw new RegistryException(
          "'" + text + "' is not fetched: expected https:… or file:…, or http: on this machine");
    }
    return uri;
  }

  /** Returns all bytes of a small file. */
  static byte[] bytes(URI from, int atMost) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    copy(from, bytes, atMost);
    return bytes.toByteArray();
  }

  /** Downloads into a file, checking the size. */
  static void file(URI from, Path to, long size) throws IOException {
    long written;
    try (OutputStream out = Files.newOutputStream(to)) {
      written = copy(from, out, size);
    }
    if (written != size) {
      throw new RegistryException(
          from + " has " + written + " bytes, where the registry says " + size + ".");
    }
  }

  private static long copy(URI from, OutputStream to, long atMost) {
    long end = System.nanoTime() + WHOLE_NANOS;
    long copied = 0;
    try (InputStream in = open(from)) {
      byte[] piece = new byte[PIECE];
      for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
        copied += read;
        if (copied > atMost) {
          throw new RegistryException(from + " is larger than " + atMost + " bytes.");
        }
        if (System.nanoTime() > end) {
          throw new RegistryException(from + " takes more than five minutes.");
        }
        to.write(piece, 0, read);
      }
      return copied;
    } catch (IOException e) {
      throw new RegistryException(from + " cannot be fetched: " + reason(e), e);
    }
  }

  private static InputStream open(URI from) throws IOException {
    URLConnection connection = from.toURL().openConnection();
    connection.setConnectTimeout(WAIT_MILLIS);
    connection.setReadTimeout(WAIT_MILLIS);
    connection.setUseCaches(false);
    if (connection instanceof HttpURLConnection http) {
      // Java follows redirects from https only to https. Plain http stays on this machine, so it
      // follows none.
      http.setInstanceFollowRedirects("https".equalsIgnoreCase(from.getScheme()));
      if (http.getResponseCode() != HttpURLConnection.HTTP_OK) {
        throw new IOException("the answer is " + http.getResponseCode());
      }
    }
    return connection.getInputStream();
  }

  private static String reason(IOException e) {
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
