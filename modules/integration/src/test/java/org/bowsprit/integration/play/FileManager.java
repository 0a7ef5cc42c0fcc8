package org.bowsprit.integration.play;

import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A file manager that drops files on a window. It uses the protocols of the window system (X11,
 * XDND version 5): it announces the file, moves over the window, drops the file and sends its URI.
 */
final class FileManager implements AutoCloseable {

  private static final int CREATE_WINDOW = 1;
  private static final int INTERN_ATOM = 16;
  private static final int CHANGE_PROPERTY = 18;
  private static final int SET_SELECTION_OWNER = 22;
  private static final int SEND_EVENT = 25;
  private static final int SELECTION_REQUEST = 30;
  private static final int SELECTION_NOTIFY = 31;
  private static final int CLIENT_MESSAGE = 33;
  private static final int EVENT_BYTES = 32;
  private static final int EVENT_TYPE_MASK = 0x7F;
  private static final int XDND_VERSION = 5;

  private final SocketChannel server;
  private final int rootWindow;
  private final int ownWindow;

  /**
   * Connects to a screen.
   *
   * @param display the value of the environment variable DISPLAY for the screen
   */
  FileManager(String display) throws IOException {
    server =
        SocketChannel.open(UnixDomainSocketAddress.of("/tmp/.X11-unix/X" + display.substring(1)));
    send(newBuffer(12).put((byte) 'l').put((byte) 0).putShort((short) 11).position(12));
    ByteBuffer answer = receive(8);
    if (answer.get(0) != 1) {
      throw new IOException("the X server refused the connection");
    }
    ByteBuffer setup = receive(4 * (answer.getShort(6) & 0xFFFF));
    int vendorBytes = (setup.getShort(16) + 3) & ~3;
    int formatBytes = 8 * setup.get(21);
    rootWindow = setup.getInt(32 + vendorBytes + formatBytes);
    ownWindow = setup.getInt(4) + 1;
    send(
        request(CREATE_WINDOW, 0, 32)
            .putInt(ownWindow)
            .putInt(rootWindow)
            .putInt(0)
            .putShort((short) 1)
            .putShort((short) 1)
            .position(32));
  }

  /**
   * Drops a file.
   *
   * @param window the number of the window
   * @param x the x of a point of the screen inside the window
   * @param y the y of that point
   */
  void drop(Path file, int window, int x, int y) throws IOException {
    int selection = atom("XdndSelection");
    int uriListType = atom("text/uri-list");
    int statusMessage = atom("XdndStatus");
    int finishedMessage = atom("XdndFinished");
    send(request(SET_SELECTION_OWNER, 0, 16).putInt(ownWindow).putInt(selection).putInt(0));
    sendClientMessage(window, atom("XdndEnter"), ownWindow, XDND_VERSION << 24, uriListType, 0, 0);
    int copyAction = atom("XdndActionCopy");
    int positionMessage = atom("XdndPosition");
    sendClientMessage(window, positionMessage, ownWindow, 0, x << 16 | y, 0, copyAction);
    ByteBuffer event = nextEvent();
    while (!isMessage(event, statusMessage)) {
      event = nextEvent();
    }
    if ((event.getInt(16) & 1) == 0) {
      throw new IOException("the window does not accept files");
    }
    sendClientMessage(window, atom("XdndDrop"), ownWindow, 0, 0, 0, 0);
    while (!isMessage(event, finishedMessage)) {
      event = nextEvent();
      if ((event.get(0) & EVENT_TYPE_MASK) == SELECTION_REQUEST) {
        sendSelection(event, file.toUri() + "\r\n", uriListType);
      }
    }
  }

  private static boolean isMessage(ByteBuffer event, int type) {
    return (event.get(0) & EVENT_TYPE_MASK) == CLIENT_MESSAGE && event.getInt(8) == type;
  }

  private void sendSelection(ByteBuffer selectionRequest, String text, int type)
      throws IOException {
    int requestor = selectionRequest.getInt(12);
    int property = selectionRequest.getInt(24);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int length = 24 + (bytes.length + 3) / 4 * 4;
    send(
        request(CHANGE_PROPERTY, 0, length)
            .putInt(requestor)
            .putInt(property)
            .putInt(type)
            .putInt(8)
            .putInt(bytes.length)
            .put(bytes)
            .position(length));
    send(
        request(SEND_EVENT, 0, 12 + EVENT_BYTES)
            .putInt(requestor)
            .putInt(0)
            .putInt(SELECTION_NOTIFY)
            .putInt(selectionRequest.getInt(4))
            .putInt(requestor)
            .putInt(selectionRequest.getInt(16))
            .putInt(selectionRequest.getInt(20))
            .putInt(property)
            .position(12 + EVENT_BYTES));
  }

  private void sendClientMessage(int window, int type, int... data) throws IOException {
    ByteBuffer message =
        request(SEND_EVENT, 0, 12 + EVENT_BYTES)
            .putInt(window)
            .putInt(0)
            .put((byte) CLIENT_MESSAGE)
            .put((byte) 32)
            .putShort((short) 0)
            .putInt(window)
            .putInt(type);
    for (int value : data) {
      message.putInt(value);
    }
    send(message);
  }

  /**
   * Returns the server's atom for a name. Skips all messages before the answer. This loses no
   * event, because the window sends events only in reply to messages of the file manager.
   */
  private int atom(String name) throws IOException {
    byte[] bytes = name.getBytes(StandardCharsets.US_ASCII);
    int length = 8 + (bytes.length + 3) / 4 * 4;
    send(
        request(INTERN_ATOM, 0, length)
            .putShort((short) bytes.length)
            .putShort((short) 0)
            .put(bytes)
            .position(length));
    ByteBuffer answer = receive(EVENT_BYTES);
    while (answer.get(0) != 1) {
      answer = receive(EVENT_BYTES);
    }
    return answer.getInt(8);
  }

  private ByteBuffer nextEvent() throws IOException {
    ByteBuffer event = receive(EVENT_BYTES);
    if (event.get(0) == 0) {
      throw new IOException(
          "the X server refused request " + event.get(10) + " with error " + event.get(1));
    }
    return event;
  }

  private static ByteBuffer request(int code, int detail, int length) {
    return newBuffer(length).put((byte) code).put((byte) detail).putShort((short) (length / 4));
  }

  private static ByteBuffer newBuffer(int length) {
    return ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void send(ByteBuffer request) throws IOException {
    request.flip();
    while (request.hasRemaining()) {
      server.write(request);
    }
  }

  private ByteBuffer receive(int length) throws IOException {
    ByteBuffer bytes = newBuffer(length);
    while (bytes.hasRemaining()) {
      if (server.read(bytes) < 0) {
        throw new EOFException("the X server closed the connection");
      }
    }
    return bytes;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
