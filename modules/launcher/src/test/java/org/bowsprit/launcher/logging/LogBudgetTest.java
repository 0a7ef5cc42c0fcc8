package org.bowsprit.launcher.logging;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** Tests the limit on the lines that all plugins together can write into the log per minute. */
class LogBudgetTest {

  private final LoggerContext context = new LoggerContext();
  private final ListAppender<ILoggingEvent> appender = new ListAppender<>();
  private long nowNanos;

  @BeforeEach
  void setUp() {
    context.addTurboFilter(new LogBudget(() -> nowNanos));
    ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.INFO);
    root.addAppender(appender);
    appender.start();
  }

  @Test
  void linesAboveTheLimitAreDroppedForTheRestOfTheMinute() {
    logTooManyLines("plugin.chatty");
    assertThat(appender.list).hasSize(LogBudget.MAX_LINES_PER_MINUTE);
    logTooManyLines("plugin.other");
    assertThat(appender.list).hasSize(LogBudget.MAX_LINES_PER_MINUTE);

    nowNanos += Duration.ofMinutes(1).toNanos();
    context.getLogger("plugin.chatty").info("again");
    assertThat(appender.list).hasSize(LogBudget.MAX_LINES_PER_MINUTE + 1);
  }

  @Test
  void linesOfBowspritAreNotLimited() {
    logTooManyLines("plugin.chatty");
    context.getLogger("org.bowsprit.launcher.Main").info("still here");

    assertThat(appender.list).last().extracting(ILoggingEvent::getMessage).isEqualTo("still here");
  }

  @Test
  void disabledLinesAreNotCounted() {
    for (int i = 0; i < 10 * LogBudget.MAX_LINES_PER_MINUTE; i++) {
      context.getLogger("plugin.chatty").debug("unseen");
    }
    context.getLogger("plugin.chatty").info("seen");

    assertThat(appender.list).hasSize(1);
  }

  private void logTooManyLines(String logger) {
    for (int i = 0; i < 10 * LogBudget.MAX_LINES_PER_MINUTE; i++) {
      context.getLogger(logger).info("line {}", i);
    }
  }
}
