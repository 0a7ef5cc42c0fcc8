package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a registry at an {@code https:} address, with a trusted and with an untrusted certificate.
 */
@Timeout(120)
class HttpsRegistryTest {

  private static final char[] PASSWORD = "lighthouse".toCharArray();

  @TempDir private static Path keyFolder;

  private final SSLSocketFactory defaultFactory = HttpsURLConnection.getDefaultSSLSocketFactory();
  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;
  private SSLContext context;
  private HttpsServer server;
  private SignedRegistry registry;

  @BeforeAll
  static void createKeyAndCertificate() throws IOException, InterruptedException {
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keyalg",
                "EC",
                "-dname",
                "CN=registry",
                "-ext",
                "san=ip:127.0.0.1",
                "-storepass",
                new String(PASSWORD),
                "-keystore",
                keyFolder.resolve("keys.p12").toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(keytool.waitFor()).isZero();
  }

  @BeforeEach
  void startServer() throws IOException, GeneralSecurityException {
    registry = new SignedRegistry(folder).addVersion("good", "1.0.0").publish(1);
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(keyFolder.resolve("keys.p12"))) {
      store.load(in, PASSWORD);
    }
    KeyManagerFactory keyManagers = KeyManagerFactory.getInstance("PKIX");
    keyManagers.init(store, PASSWORD);
    TrustManagerFactory trustManagers = TrustManagerFactory.getInstance("PKIX");
    trustManagers.init(store);
    context = SSLContext.getInstance("TLS");
    context.init(keyManagers.getKeyManagers(), trustManagers.getTrustManagers(), null);
    server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(context));
    server.createContext(
        "/",
        exchange -> {
          byte[] file =
              Files.readAllBytes(folder.resolve(exchange.getRequestURI().getPath().substring(1)));
          exchange.sendResponseHeaders(200, file.length);
          exchange.getResponseBody().write(file);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stopServer() {
    server.stop(0);
    HttpsURLConnection.setDefaultSSLSocketFactory(defaultFactory);
  }

  @Test
  void aPluginIsInstalledFromATrustedServer() {
    HttpsURLConnection.setDefaultSSLSocketFactory(context.getSocketFactory());

    assertThat(addRegistry()).as(console.err()).isZero();
    assertThat(console.run(home, "plugins", "install", "good")).as(console.err()).isZero();
    assertThat(console.out()).contains("installed good 1.0.0");
  }

  @Test
  void aServerWithAnUntrustedCertificateIsRefused() {
    assertThat(addRegistry()).isEqualTo(4);
    assertThat(console.err().strip().lines()).hasSize(1);
    assertThat(console.err())
        .contains("cannot be fetched: no secure connection: this Java does not trust its cert");
  }

  private int addRegistry() {
    String url = "https://127.0.0.1:" + server.getAddress().getPort() + "/index.json";
    return console.run(home, "plugins", "registry", "add", url, registry.publicKey());
  }
}
