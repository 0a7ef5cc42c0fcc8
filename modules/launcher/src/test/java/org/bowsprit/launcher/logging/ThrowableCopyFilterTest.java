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

class ThrowableCopyFilterTest {

  /** An exception whose chain of causes has no end. */
  private static final class Endless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public synchronized Throwable getCause() {
      return new Endless();
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
  void endlessChainsOfCausesAreCutOff() {
    log.warn("alone", new Endless());
    log.warn("{} behind one", "word", new Endless());
    log.warn("{} {} behind two", "some", "words", new Endless());
    log.error("around", new IllegalStateException(new Endless()));
    log.debug("not at all", new Endless());

    assertThat(appender.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactly("alone", "word behind one", "some words behind two", "around");
    assertThat(appender.list).allMatch(event -> causes(event) == 16);
    assertThat(appender.list.get(3).getLevel()).isEqualTo(Level.ERROR);
  }

  @Test
  void anExceptionOfTheProgramIsWrittenUnchanged() {
    log.warn("known", new IllegalStateException("known", new Exception("cause")));

    IThrowableProxy thrown = appender.list.get(0).getThrowableProxy();
    assertThat(thrown.getClassName()).isEqualTo(IllegalStateException.class.getName());
    assertThat(thrown.getCause().getMessage()).isEqualTo("cause");
  }

  private static int causes(ILoggingEvent event) {
    int causes = 0;
    IThrowableProxy each = event.getThrowableProxy().getCause();
    while (each != null) {
      causes++;
      each = each.getCause();
    }
    return causes;
  }
}
