package org.bowsprit.launcher.logging;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** Tests that logging an exception of a plugin ends even if the chain of its causes is endless. */
class ThrowableCopyFilterTest {

  /** An exception whose chain of causes has no end. */
  private static final class EndlessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public synchronized Throwable getCause() {
      return new EndlessException();
    }
  }

  private final LoggerContext context = new LoggerContext();
  private final ListAppender<ILoggingEvent> appender = new ListAppender<>();
  private final Logger log = context.getLogger("test");

  @BeforeEach
  void setUp() {
    context.addTurboFilter(new ThrowableCopyFilter());
    ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.INFO);
    root.addAppender(appender);
    appender.start();
  }

  @Test
  void endlessChainsOfCausesAreTruncated() {
    log.warn("alone", new EndlessException());
    log.warn("{} behind one", "word", new EndlessException());
    log.warn("{} {} behind two", "some", "words", new EndlessException());
    log.error("around", new IllegalStateException(new EndlessException()));
    log.debug("not at all", new EndlessException());

    assertThat(appender.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactly("alone", "word behind one", "some words behind two", "around");
    assertThat(appender.list).allMatch(event -> causeCount(event) == 16);
    assertThat(appender.list.get(3).getLevel()).isEqualTo(Level.ERROR);
  }

  @Test
  void anExceptionOfTheProgramIsWrittenUnchanged() {
    log.warn("known", new IllegalStateException("known", new Exception("cause")));

    IThrowableProxy exception = appender.list.get(0).getThrowableProxy();
    assertThat(exception.getClassName()).isEqualTo(IllegalStateException.class.getName());
    assertThat(exception.getCause().getMessage()).isEqualTo("cause");
  }

  private static int causeCount(ILoggingEvent event) {
    int count = 0;
    IThrowableProxy cause = event.getThrowableProxy().getCause();
    while (cause != null) {
      count++;
      cause = cause.getCause();
    }
    return count;
  }
}
