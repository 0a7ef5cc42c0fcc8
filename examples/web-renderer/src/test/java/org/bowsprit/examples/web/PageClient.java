package org.bowsprit.examples.web;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.bowsprit.render.Frame;

/**
 * A client that replaces the page in tests. It updates its picture as the messages of the renderer
 * require, and sends input.
 */
final class PageClient implements WebSocket.Listener, AutoCloseable {

  private final byte[] indices = new byte[Frame.PIXELS];
  private final int[] palette = new int[Frame.COLOURS];
  private final ByteArrayOutputStream message = new ByteArrayOutputStream();
  private final WebSocket socket;
  private int shake;
  private final List<Short> sounds = new ArrayList<>();
  private final StringBuilder partialText = new StringBuilder();
  private String text = "";

  PageClient(String address) {
    Arrays.fill(palette, 0xFF000000);
    URI uri = URI.create(address.replace("http:", "ws:").replace("/?", "/play?"));
    socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(uri, this).join();
  }

  void send(String line) {
    socket.sendText(line, true).join();
  }

  @Override
  public synchronized CompletionStage<?> onBinary(
      WebSocket webSocket, ByteBuffer data, boolean last) {
    byte[] part = new byte[data.remaining()];
    data.get(part);
    message.writeBytes(part);
    if (last) {
      receive(ByteBuffer.wrap(message.toByteArray()));
      message.reset();
    }
    webSocket.request(1);
    return null;
  }

  @Override
  public synchronized CompletionStage<?> onText(
      WebSocket webSocket, CharSequence data, boolean last) {
    partialText.append(data);
    if (last) {
      text = partialText.toString();
      partialText.setLength(0);
    }
    webSocket.request(1);
    return null;
  }

  private void receive(ByteBuffer in) {
    if (in.get() == 'S') {
      sounds.add(in.order(ByteOrder.LITTLE_ENDIAN).getShort());
      return;
    }
    in.getInt();
    shake = in.get();
    for (int n = in.getShort(); n > 0; n--) {
      int index = in.get() & 0xFF;
      palette[index] =
          0xFF000000 | (in.get() & 0xFF) << 16 | (in.get() & 0xFF) << 8 | in.get() & 0xFF;
    }
    for (int n = in.getShort(); n > 0; n--) {
      int cell = in.getShort();
      int rows = in.get();
      for (int row = 0; row < 8; row++) {
        if ((rows & 0x80 >> row) != 0) {
          receivePixels(in, (cell / 40 * 8 + row) * Frame.WIDTH + cell % 40 * 8);
        }
      }
    }
  }

  private void receivePixels(ByteBuffer in, int from) {
    int pixels = in.get();
    for (int i = 0; i < 8; i++) {
      if ((pixels & 0x80 >> i) != 0) {
        indices[from + i] = in.get();
      }
    }
  }

  /** Returns the captions of the last picture, one in each line. */
  synchronized String text() {
    return text;
  }

  /** Returns the first sample of each sound message. */
  synchronized List<Short> sounds() {
    return List.copyOf(sounds);
  }

  /**
   * Returns the visible picture as colours in the form 0xFFRRGGBB. The shake moves the picture up
   * by some rows.
   */
  synchronized int[] colours() {
    int[] colours = new int[Frame.PIXELS];
    int hiddenPixels = shake * Frame.WIDTH;
    for (int i = 0; i < colours.length; i++) {
      colours[i] =
          i + hiddenPixels < colours.length
              ? palette[indices[i + hiddenPixels] & 0xFF]
              : 0xFF000000;
    }
    return colours;
  }

  @Override
  public void close() {
    socket.abort();
  }
}
