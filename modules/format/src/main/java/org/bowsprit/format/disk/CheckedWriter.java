package org.bowsprit.format.disk;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * A {@link PrintWriter} that reports failures. It stores the first failure, and {@link #close}
 * throws it.
 */
public final class CheckedWriter extends PrintWriter {

  private final FailureRecorder recorder;
  private final String name;

  /**
   * Creates a writer.
   *
   * @param out the destination of the text
   * @param name the destination's name in messages
   */
  public CheckedWriter(Writer out, String name) {
    this(new FailureRecorder(out), name);
  }

  private CheckedWriter(FailureRecorder recorder, String name) {
    super(recorder);
    this.recorder = recorder;
    this.name = name;
  }

  /** Returns the first failure; empty if everything was written. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(recorder.failure);
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
  private static final class FailureRecorder extends FilterWriter {

    private volatile IOException failure;

    FailureRecorder(Writer out) {
      super(out);
    }

    @Override
    public void write(int character) throws IOException {
      recordFailure(() -> out.write(character));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      recordFailure(() -> out.write(text, from, length));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      recordFailure(() -> out.write(text, from, length));
    }

    @Override
    public void flush() throws IOException {
      recordFailure(out::flush);
    }

    @Override
    public void close() throws IOException {
      recordFailure(out::close);
    }

    private void recordFailure(WriteAction action) throws IOException {
      try {
        action.run();
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }

    private interface WriteAction {
      void run() throws IOException;
    }
  }
}
