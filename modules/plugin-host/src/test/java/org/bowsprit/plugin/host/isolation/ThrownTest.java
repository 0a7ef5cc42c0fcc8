package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** Tests that exceptions of plugins can be reported and logged without calling their code again. */
class ThrownTest {

  /** An exception with an endless chain of causes. */
  private static final class EndlessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public synchronized Throwable getCause() {
      return new EndlessException();
    }
  }

  /** An exception whose methods throw exceptions themselves. */
  private static final class Hostile extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new StackOverflowError();
    }

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("no cause");
    }

    @Override
    public StackTraceElement[] getStackTrace() {
      throw new IllegalStateException("no calls");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("no words");
    }
  }

  /** An exception whose stack trace consists of nulls. */
  private static final class ExceptionWithNullStackTrace extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public StackTraceElement[] getStackTrace() {
      return new StackTraceElement[1_000];
    }
  }

  @Test
  void safeExceptionsAreReturnedAndOtherExceptionsAreReplaced() {
    IllegalArgumentException safeException = new IllegalArgumentException("no map");
    assertThat(Thrown.readable(safeException)).isSameAs(safeException);

    assertThat(Thrown.readable(new Hostile())).hasMessage("Hostile");
    assertThat(Thrown.readable(new IllegalStateException("one\ntwo")))
        .hasMessage("IllegalStateException: one");
    assertThat(Thrown.readable(new IllegalStateException("m".repeat(1_000))).getMessage())
        .hasSizeLessThan(400);
  }

  @Test
  void anEndlessChainOfCausesIsTruncated() {
    assertThat(Thrown.isUnsafeToRead(new EndlessException())).isTrue();
    String trace = traceOf(Thrown.copy(new EndlessException()));
    assertThat(trace.split("Caused by: ", -1)).hasSize(17);
    assertThat(trace).contains("Endless");
  }

  @Test
  void aCycleOfCausesIsTruncated() {
    Exception cyclicException = new Exception("one");
    cyclicException.initCause(new Exception("other", cyclicException));
    assertThat(Thrown.isUnsafeToRead(cyclicException)).isTrue();
    assertThat(traceOf(Thrown.copy(cyclicException)).split("Caused by: ", -1)).hasSize(17);
  }

  @Test
  void anExceptionWhoseMethodsThrowIsReplaced() {
    assertThat(Thrown.isUnsafeToRead(new Hostile())).isTrue();
    assertThat(Thrown.asLine(new Hostile())).isEqualTo("Hostile");
    assertThat(traceOf(Thrown.copy(new Hostile())).strip())
        .endsWith(": " + Hostile.class.getName());
    assertThat(Thrown.copy(new ExceptionWithNullStackTrace()).getStackTrace()).isEmpty();
  }

  @Test
  void aMessageIsShortenedToOneLineOfAtMost300Characters() {
    assertThat(Thrown.asLine(new Error("x".repeat(20 << 20)))).hasSize("Error: ".length() + 300);
    assertThat(Thrown.asLine(new Error("one\ntwo"))).isEqualTo("Error: one");
    assertThat(Thrown.asLine(new CancellationException("given up"))).isEqualTo("given up");
  }

  @Test
  void exceptionsOfTheProgramAndTheJdkAreSafeToRead() {
    Exception exception = new IllegalStateException("known", new Exception("cause"));
    exception.addSuppressed(new Exception("suppressed"));
    assertThat(Thrown.isUnsafeToRead(exception)).isFalse();
    exception.addSuppressed(new EndlessException());
    assertThat(Thrown.isUnsafeToRead(exception)).isTrue();
  }

  private static String traceOf(Throwable exception) {
    StringWriter text = new StringWriter();
    exception.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
