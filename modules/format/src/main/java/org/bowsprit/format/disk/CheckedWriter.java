package org.bowsprit.format.disk;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * A {@link PrintWriter} that loses nothing in silence: it remembers the first failure, which others
 * hide, and {@link #close} throws it.
 */
public final class CheckedWriter extends PrintWriter {

  private final Watched watched;
  private final String name;

  /**
   * Makes a writer.
   *
   * @param out where the text goes
   * @param name what a person calls that place
   */
  public CheckedWriter(Writer out, String name) {
    this(new Watched(out), name);
  }

  private CheckedWriter(Watched watched, String name) {
    super(watched);
    this.watched = watched;
    this.name = name;
  }

  /** Returns what went wrong first; empty while everything was written. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(watched.failure);
  }

  /**
   * Insists that everything so far has reached its place.
   *
   * @throws NotWrittenException if something has not
   */
  public void check() {
    flush();
    failure().ifPresent(this::fail);
  }

  /**
   * Writes what is left and lets go of the place.
   *
   * @throws NotWrittenException if anything of the text was not written
   */
  @Override
  public void close() {
    super.close();
    failure().ifPresent(this::fail);
  }

  private void fail(IOException failure) {
    throw new NotWrittenException(name, failure);
  }

  /** Sees the failures before {@link PrintWriter} makes a flag of them. */
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
