package org.bowsprit.launcher.logging;

import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import org.bowsprit.console.TerminalText;

/** Log lines without anything that a terminal obeys: they tell of foreign files and plugins. */
final class SafeEncoder extends PatternLayoutEncoder {

  @Override
  public byte[] encode(ILoggingEvent event) {
    return TerminalText.of(getLayout().doLayout(event)).getBytes(getCharset());
  }
}
