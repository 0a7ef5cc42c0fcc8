package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** Answers each connection with the same bytes, and may go on with a letter at a time. */
final class ScriptedServer implements AutoCloseable {

  private final ServerSocket socket;

  private interface Answer {
    void give(OutputStream out) throws IOException, InterruptedException;
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

  /** After a beginning, sends a letter in a fifth of a second, for ever. */
  static ScriptedServer trickling(String begun) throws IOException {
    return new ScriptedServer(
        out -> {
          out.write(begun.getBytes(StandardCharsets.ISO_8859_1));
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
        answer.give(client.getOutputStream());
        client.shutdownOutput();
        client.getInputStream().readNBytes(1);
      } catch (IOException gone) {
        // The client has gone, or the server is closed: the loop's condition tells which.
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
