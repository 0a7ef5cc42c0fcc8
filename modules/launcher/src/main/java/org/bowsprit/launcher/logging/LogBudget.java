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
  static final int LINES = 600;

  private static final long MINUTE_NANOS = 60_000_000_000L;

  private final LongSupplier nanos;
  private long minuteBegan;
  private int lines;

  /** Creates a budget that uses the clock {@code nanos}. */
  LogBudget(LongSupplier nanos) {
    this.nanos = nanos;
    this.minuteBegan = nanos.getAsLong();
  }

  @Override
  public FilterReply decide(
      Marker marker, Logger logger, Level level, String format, Object[] params, Throwable thrown) {
    boolean counts =
        isForeign(logger.getName()) && logger.getEffectiveLevel().levelInt <= level.levelInt;
    return counts ? spend(logger.getName()) : FilterReply.NEUTRAL;
  }

  private synchronized FilterReply spend(String logger) {
    long now = nanos.getAsLong();
    if (now - minuteBegan >= MINUTE_NANOS) {
      minuteBegan = now;
      lines = 0;
    }
    lines++;
    if (lines == LINES + 1) {
      LoggerFactory.getLogger(LogBudget.class)
          .warn("Plugins log too much, {} last: the rest of this minute is left out", logger);
    }
    return lines > LINES ? FilterReply.DENY : FilterReply.NEUTRAL;
  }

  private static boolean isForeign(String logger) {
    return !logger.startsWith("org.bowsprit.") && !logger.startsWith("org.pf4j.");
  }
}
