package org.bowsprit.launcher.logging;

import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import org.bowsprit.console.TerminalText;

/**
 * Removes control characters from log lines, because they contain text from foreign files and
 * plugins.
 */
final class SafeEncoder extends PatternLayoutEncoder {

  @Override
  public byte[] encode(ILoggingEvent event) {
    return TerminalText.of(getLayout().doLayout(event)).getBytes(getCharset());
  }
}
