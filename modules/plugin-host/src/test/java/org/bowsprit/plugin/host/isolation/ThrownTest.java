package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class ThrownTest {

  /** An exception with an endless chain of causes. */
  private static final class Endless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public synchronized Throwable getCause() {
      return new Endless();
    }
  }

  /** An exception whose own methods throw. */
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
  private static final class Hollow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public StackTraceElement[] getStackTrace() {
      return new StackTraceElement[1_000];
    }
  }

  @Test
  void safeExceptionsAreReturnedAndOthersAreReplaced() {
    IllegalArgumentException plain = new IllegalArgumentException("no map");
    assertThat(Thrown.readable(plain)).isSameAs(plain);

    assertThat(Thrown.readable(new Hostile())).hasMessage("Hostile");
    assertThat(Thrown.readable(new IllegalStateException("one\ntwo")))
        .hasMessage("IllegalStateException: one");
    assertThat(Thrown.readable(new IllegalStateException("m".repeat(1_000))).getMessage())
        .hasSizeLessThan(400);
  }

  @Test
  void anEndlessChainOfCausesIsCut() {
    assertThat(Thrown.isForeign(new Endless())).isTrue();
    String trace = traceOf(Thrown.copy(new Endless()));
    assertThat(trace.split("Caused by: ", -1)).hasSize(17);
    assertThat(trace).contains("Endless");
  }

  @Test
  void aCycleOfCausesIsCut() {
    Exception one = new Exception("one");
    one.initCause(new Exception("other", one));
    assertThat(Thrown.isForeign(one)).isTrue();
    assertThat(traceOf(Thrown.copy(one)).split("Caused by: ", -1)).hasSize(17);
  }

  @Test
  void anExceptionThatThrowsIsNotCalledAgain() {
    assertThat(Thrown.isForeign(new Hostile())).isTrue();
    assertThat(Thrown.asLine(new Hostile())).isEqualTo("Hostile");
    assertThat(traceOf(Thrown.copy(new Hostile())).strip())
        .endsWith(": " + Hostile.class.getName());
    assertThat(Thrown.copy(new Hollow()).getStackTrace()).isEmpty();
  }

  @Test
  void aMessageIsOneLineAndNotLong() {
    assertThat(Thrown.asLine(new Error("x".repeat(20 << 20)))).hasSize("Error: ".length() + 300);
    assertThat(Thrown.asLine(new Error("one\ntwo"))).isEqualTo("Error: one");
    assertThat(Thrown.asLine(new CancellationException("given up"))).isEqualTo("given up");
  }

  @Test
  void exceptionsOfTheProgramAndTheJdkAreNotForeign() {
    Exception known = new IllegalStateException("known", new Exception("cause"));
    known.addSuppressed(new Exception("suppressed"));
    assertThat(Thrown.isForeign(known)).isFalse();
    known.addSuppressed(new Endless());
    assertThat(Thrown.isForeign(known)).isTrue();
  }

  private static String traceOf(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
