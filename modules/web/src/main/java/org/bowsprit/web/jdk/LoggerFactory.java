package org.bowsprit.web.jdk;

import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;

/** Stands in for SLF4J's factory, which looks for classes: nothing is logged in a browser. */
public final class LoggerFactory {

  private LoggerFactory() {}

  /** Returns a logger that says nothing. */
  public static Logger getLogger(Class<?> type) {
    return NOPLogger.NOP_LOGGER;
  }
}
