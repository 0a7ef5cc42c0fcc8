package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * A server that answers each connection with the same bytes. It may then slowly send single
 * characters.
 */
final class ScriptedServer implements AutoCloseable {

  private final ServerSocket socket;

  private interface Answer {
    void write(OutputStream out) throws IOException, InterruptedException;
  }

  private ScriptedServer(Answer answer) throws IOException {
    socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    Thread thread = new Thread(() -> serve(answer), "scripted server");
    thread.setDaemon(true);
    thread.start();
  }

  static ScriptedServer answering(String answer) throws IOException {
    return new ScriptedServer(out -> out.write(answer.getBytes(StandardCharsets.ISO_8859_1)));
  }

  /** Returns a server that sends a beginning and then one character every 200 ms, without end. */
  static ScriptedServer trickling(String beginning) throws IOException {
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

  private void serve(Answer answer) {
    while (!socket.isClosed()) {
      try (Socket client = socket.accept()) {
        answer.write(client.getOutputStream());
        client.shutdownOutput();
        client.getInputStream().readNBytes(1);
      } catch (IOException gone) {
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
