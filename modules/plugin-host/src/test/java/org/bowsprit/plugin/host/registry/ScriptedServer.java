package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * A server that sends the same bytes to each client. It may then send single characters slowly and
 * without end.
 */
final class ScriptedServer implements AutoCloseable {

  private final ServerSocket socket;

  private interface ResponseWriter {
    void write(OutputStream out) throws IOException, InterruptedException;
  }

  private ScriptedServer(ResponseWriter writer) throws IOException {
    socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    Thread thread = new Thread(() -> serve(writer), "scripted server");
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns a server that sends a response and then ends the connection. */
  static ScriptedServer withResponse(String response) throws IOException {
    return new ScriptedServer(out -> out.write(response.getBytes(StandardCharsets.ISO_8859_1)));
  }

  /**
   * Returns a server that sends {@code beginning} and then one character every 200 ms, without end.
   */
  static ScriptedServer withEndlessResponse(String beginning) throws IOException {
    return new ScriptedServer(
        out -> {
          out.write(beginning.getBytes(StandardCharsets.ISO_8859_1));
          while (true) {
            out.write('H');
            TimeUnit.MILLISECONDS.sleep(200);
          }
        });
  }

  String url() {
    return "http://127.0.0.1:" + socket.getLocalPort() + "/index.json";
  }

  private void serve(ResponseWriter writer) {
    while (!socket.isClosed()) {
      try (Socket client = socket.accept()) {
        writer.write(client.getOutputStream());
        client.shutdownOutput();
        client.getInputStream().readNBytes(1);
      } catch (IOException e) {
        // The client has disconnected or the server is closed. The condition of the loop
        // distinguishes the two cases.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
