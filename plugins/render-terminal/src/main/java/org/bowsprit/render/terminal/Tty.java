package org.bowsprit.render.terminal;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The controlling terminal, {@code /dev/tty}, switched to raw mode by {@code stty}.
 *
 * <p>It is given back on every way out: by {@link #close()}, by a shutdown hook when a signal or
 * {@code System.exit} ends the JVM, and by a {@link TerminalGuard} when the JVM is killed. From
 * then on nothing is sent or taken, though the game may run on until the JVM is down.
 */
final class Tty implements TerminalLine {

  static final String DEVICE = "/dev/tty";

  private final String savedModes;
  private final int columns;
  private final int rows;
  private final FileInputStream in;
  private final FileOutputStream out;
  private final TerminalGuard guard;
  private final Thread hook = new Thread(this::restore, "terminal-restore");
  private boolean restored;
  private boolean away;
  private boolean back;

  private Tty() throws IOException {
    savedModes = Stty.run("-g");
    String[] size = Stty.run("size").split(" ", 2);
    rows = atLeastOne(size[0], 24);
    columns = atLeastOne(size[1], 80);
    in = new FileInputStream(DEVICE);
    out = new FileOutputStream(DEVICE);
    guard = new TerminalGuard(savedModes);
    Runtime.getRuntime().addShutdownHook(hook);
    enter();
    Suspension.hear(this::leaveForAWhile, this::comeBack);
  }

  private void enter() throws IOException {
    Stty.run("raw", "-echo");
    write(Escapes.ENTER);
  }

  private synchronized void leaveForAWhile() {
    if (!restored && !away) {
      away = true;
      try {
        Stty.run(savedModes);
        write(Escapes.LEAVE);
      } catch (IOException e) {
        // Who stopped the process has the terminal now, in whatever mode.
        return;
      }
    }
  }

  private synchronized void comeBack() {
    if (!restored) {
      away = false;
      back = true;
      try {
        enter();
      } catch (IOException e) {
        // What is sent next tells whether the terminal is gone.
        return;
      }
    }
  }

  @Override
  public synchronized boolean cameBack() {
    boolean was = back;
    back = false;
    return was;
  }

  /** Whether this process has a controlling terminal: opening the device fails without one. */
  static boolean exists() {
    try (FileInputStream device = new FileInputStream(DEVICE)) {
      return device.getFD().valid();
    } catch (IOException e) {
      return false;
    }
  }

  static Tty open() throws IOException {
    return new Tty();
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public synchronized int receive(byte[] target) throws IOException {
    int waiting = restored || away ? 0 : in.available();
    return waiting == 0 ? 0 : in.read(target, 0, Math.min(waiting, target.length));
  }

  @Override
  public synchronized void send(byte[] bytes, int count) throws IOException {
    if (!restored && !away) {
      out.write(bytes, 0, count);
    }
  }

  @Override
  public void close() {
    restore();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the JVM is going down: the hook finds nothing left to do
    }
  }

  private synchronized void restore() {
    if (restored) {
      return;
    }
    restored = true;
    try {
      Stty.run(savedModes); // before the screen shows that one may type again
      write(Escapes.LEAVE);
      guard.dismiss();
      in.close();
      out.close();
    } catch (IOException e) {
      guard.alarm(); // what we could not do, the guard tries
    }
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static int atLeastOne(String number, int otherwise) {
    int value = Integer.parseInt(number.strip());
    return value > 0 ? value : otherwise;
  }
}
