package org.bowsprit.render.terminal;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The controlling terminal, {@code /dev/tty}, switched to raw mode by {@code stty}.
 *
 * <p>The terminal is always restored: by {@link #close()}, by a shutdown hook if a signal or {@code
 * System.exit} ends the JVM, or by a {@link TerminalGuard} if the JVM is killed. After that,
 * nothing is sent or received, although the game may continue until the JVM ends.
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
  private boolean isRestored;
  private boolean isSuspended;
  private boolean isReclaimed;

  private Tty() throws IOException {
    savedModes = Stty.run("-g");
    String[] size = Stty.run("size").split(" ", 2);
    rows = parseSize(size[0], 24);
    columns = parseSize(size[1], 80);
    in = new FileInputStream(DEVICE);
    out = new FileOutputStream(DEVICE);
    guard = new TerminalGuard(savedModes);
    Runtime.getRuntime().addShutdownHook(hook);
    enter();
    Suspension.register(this::suspend, this::reclaim);
  }

  private void enter() throws IOException {
    Stty.run("raw", "-echo");
    write(Escapes.ENTER);
  }

  private synchronized void suspend() {
    if (!isRestored && !isSuspended) {
      isSuspended = true;
      try {
        Stty.run(savedModes);
        write(Escapes.LEAVE);
      } catch (IOException e) {
        // The program that stopped this process now owns the terminal, in any mode.
        return;
      }
    }
  }

  private synchronized void reclaim() {
    if (!isRestored) {
      isSuspended = false;
      isReclaimed = true;
      try {
        enter();
      } catch (IOException e) {
        // The next write detects whether the terminal still exists.
        return;
      }
    }
  }

  @Override
  public synchronized boolean wasReclaimed() {
    boolean wasReclaimed = isReclaimed;
    isReclaimed = false;
    return wasReclaimed;
  }

  /**
   * Returns whether this process has a controlling terminal. Without a controlling terminal, the
   * device cannot be opened.
   */
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
    int available = isRestored || isSuspended ? 0 : in.available();
    return available == 0 ? 0 : in.read(target, 0, Math.min(available, target.length));
  }

  @Override
  public synchronized void send(byte[] bytes, int count) throws IOException {
    if (!isRestored && !isSuspended) {
      out.write(bytes, 0, count);
    }
  }

  @Override
  public void close() {
    restore();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the JVM is ending, so the hook cannot be removed and has nothing to do
    }
  }

  private synchronized void restore() {
    if (isRestored) {
      return;
    }
    isRestored = true;
    try {
      Stty.run(savedModes); // first, because LEAVE shows that typing is possible
      write(Escapes.LEAVE);
      guard.release();
      in.close();
      out.close();
    } catch (IOException e) {
      guard.restoreNow(); // the guard tries again
    }
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static int parseSize(String number, int defaultValue) {
    int value = Integer.parseInt(number.strip());
    return value > 0 ? value : defaultValue;
  }
}
