package org.bowsprit.format.disk;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * A {@link PrintWriter} that reports failures. It keeps the first failure, and {@link #close}
 * throws it.
 */
public final class CheckedWriter extends PrintWriter {

  private final Watched watched;
  private final String name;

  /**
   * Creates a writer.
   *
   * @param out the destination of the text
   * @param name the destination's name in messages
   */
  public CheckedWriter(Writer out, String name) {
    this(new Watched(out), name);
  }

  private CheckedWriter(Watched watched, String name) {
    super(watched);
    this.watched = watched;
    this.name = name;
  }

  /** Returns the first failure; empty if everything was written. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(watched.failure);
  }

  /**
   * Flushes the text and checks that everything so far was written.
   *
   * @throws NotWrittenException if something was not written
   */
  public void check() {
    flush();
    failure().ifPresent(this::fail);
  }

  /**
   * Writes buffered text and closes the destination.
   *
   * @throws NotWrittenException if any of the text was not written
   */
  @Override
  public void close() {
    super.close();
    failure().ifPresent(this::fail);
  }

  private void fail(IOException failure) {
    throw new NotWrittenException(name, failure);
  }

  /** Records failures before {@link PrintWriter} reduces them to a flag. */
  private static final class Watched extends FilterWriter {

    private volatile IOException failure;

    Watched(Writer out) {
      super(out);
    }

    @Override
    public void write(int character) throws IOException {
      watch(() -> out.write(character));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      watch(() -> out.write(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      watch(() -> out.write(text, from, length));
    }

    @Override
    public void flush() throws IOException {
      watch(out::flush);
    }

    @Override
    public void close() throws IOException {
      watch(out::close);
    }

    private void watch(Step step) throws IOException {
      try {
        step.take();
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }

    private interface Step {
      void take() throws IOException;
    }
  }
}
