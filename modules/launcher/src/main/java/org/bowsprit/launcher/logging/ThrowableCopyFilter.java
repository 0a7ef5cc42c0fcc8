package org.bowsprit.launcher.logging;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.slf4j.Marker;
import org.slf4j.helpers.MessageFormatter;

/**
 * Logs copies of exceptions that plugins throw. Reading the original exception would run plugin
 * code, and its chain of causes may be endless.
 */
final class ThrowableCopyFilter extends TurboFilter {

  @Override
  public FilterReply decide(
      Marker marker, Logger logger, Level level, String format, Object[] params, Throwable thrown) {
    Throwable throwable =
        thrown == null && params != null ? MessageFormatter.getThrowableCandidate(params) : thrown;
    boolean isLogged = logger.getEffectiveLevel().levelInt <= level.levelInt;
    if (!isLogged || throwable == null || !Thrown.isUnsafeToRead(throwable)) {
      return FilterReply.NEUTRAL;
    }
    logger.log(
        marker,
        Logger.FQCN,
        Level.toLocationAwareLoggerInteger(level),
        format,
        thrown == null ? MessageFormatter.trimmedCopy(params) : params,
        Thrown.copy(throwable));
    return FilterReply.DENY;
  }
}
