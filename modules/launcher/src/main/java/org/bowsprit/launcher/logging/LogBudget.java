package org.bowsprit.launcher.logging;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.function.LongSupplier;
import org.slf4j.LoggerFactory;
import org.slf4j.Marker;

/**
 * Limits the log lines of plugins, so that a plugin that logs too much does not slow the game down
 * and does not displace all other lines in the file.
 *
 * <p>All loggers share the limit, except those of Bowsprit and of its libraries.
 */
final class LogBudget extends TurboFilter {

  /** The number of lines per minute that plugins may log. */
  static final int MAX_LINES_PER_MINUTE = 600;

  private static final long MINUTE_NANOS = 60_000_000_000L;

  private final LongSupplier nanos;
  private long minuteStartNanos;
  private int lines;

  /** Creates a budget that uses the clock {@code nanos}. */
  LogBudget(LongSupplier nanos) {
    this.nanos = nanos;
    this.minuteStartNanos = nanos.getAsLong();
  }

  @Override
  public FilterReply decide(
      Marker marker, Logger logger, Level level, String format, Object[] params, Throwable thrown) {
    boolean isCounted =
        isForeign(logger.getName()) && logger.getEffectiveLevel().levelInt <= level.levelInt;
    return isCounted ? countLine(logger.getName()) : FilterReply.NEUTRAL;
  }

  private synchronized FilterReply countLine(String logger) {
    long now = nanos.getAsLong();
    if (now - minuteStartNanos >= MINUTE_NANOS) {
      minuteStartNanos = now;
      lines = 0;
    }
    lines++;
    if (lines == MAX_LINES_PER_MINUTE + 1) {
      LoggerFactory.getLogger(LogBudget.class)
          .warn(
              "Plugins log too many lines (the last one: {}); the rest of this minute is dropped",
              logger);
    }
    return lines > MAX_LINES_PER_MINUTE ? FilterReply.DENY : FilterReply.NEUTRAL;
  }

  private static boolean isForeign(String logger) {
    return !logger.startsWith("org.bowsprit.") && !logger.startsWith("org.pf4j.");
  }
}
