package org.bowsprit.launcher.logging;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.filter.ThresholdFilter;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.util.FileSize;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.bowsprit.console.TerminalText;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.launcher.help.HelpTexts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Configures Logback in code. The log is a rolling file of at most 3 × 1 MB, and nothing is printed
 * on the screen.
 *
 * <p>Logback finds this class as a service, so the configuration takes effect with the first log
 * line of any library. {@code Launcher} starts the log in parallel with the wiring. {@link
 * #logToStandardError(int)} adds standard error.
 */
public final class LogConfigurator extends ContextAwareBase implements Configurator {

  private static final String FILE_PATTERN =
      "%d{yyyy-MM-dd HH:mm:ss.SSS} %-5level %logger - %msg%n";
  private static final String SCREEN_PATTERN = "%-5level %logger{0}: %msg%n%nopex";

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.INFO);
    context.addTurboFilter(new ThrowableCopyFilter());
    context.addTurboFilter(new LogBudget(System::nanoTime));
    logTo(StateFolder.ofThisProcess(), context, LogConfigurator::printNote);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  private static void printNote(String note) {
    System.err.println(new HelpTexts(ProgramFolders.ofThisProcess()).texts().translate(note));
  }

  /**
   * Adds the log file. If the file cannot be written, nothing is logged.
   *
   * @param problemListener receives a line about a file that cannot be written
   */
  static void logTo(StateFolder folder, LoggerContext context, Consumer<String> problemListener) {
    Path file = folder.logFile();
    try {
      Files.createDirectories(folder.path());
      // This finds a problem before Logback does, because Logback would fill the screen with
      // messages.
      Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
      context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(rollingFile(context, file.toString()));
    } catch (IOException e) {
      problemListener.accept(
          "bowsprit: nothing is logged, because "
              + TerminalText.of(folder.displayName())
              + " cannot be written: "
              + NotWrittenException.reason(e));
    }
  }

  /**
   * Shows log lines on standard error.
   *
   * @param verbosity 0 to show no lines, 1 for the actions of Bowsprit, 2 or more for the reasons
   *     of the actions as well
   */
  public static void logToStandardError(int verbosity) {
    if (verbosity > 0 && LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
      Level level = verbosity == 1 ? Level.INFO : Level.DEBUG;
      context.getLogger("org.bowsprit").setLevel(level);
      context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(standardError(context, level));
    }
  }

  private static Appender<ILoggingEvent> standardError(LoggerContext context, Level level) {
    ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
    appender.setTarget("System.err");
    ThresholdFilter threshold = new ThresholdFilter();
    threshold.setLevel(level.toString());
    threshold.start();
    appender.addFilter(threshold);
    return start(context, appender, SCREEN_PATTERN);
  }

  private static Appender<ILoggingEvent> rollingFile(LoggerContext context, String file) {
    RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
    appender.setFile(file);

    FixedWindowRollingPolicy window = new FixedWindowRollingPolicy();
    window.setContext(context);
    window.setParent(appender);
    window.setFileNamePattern(file + ".%i");
    window.setMinIndex(1);
    window.setMaxIndex(2);
    window.start();
    appender.setRollingPolicy(window);

    SizeBasedTriggeringPolicy<ILoggingEvent> size = new SizeBasedTriggeringPolicy<>();
    size.setContext(context);
    size.setMaxFileSize(FileSize.valueOf("1 MB"));
    size.start();
    appender.setTriggeringPolicy(size);
    return start(context, appender, FILE_PATTERN);
  }

  private static Appender<ILoggingEvent> start(
      LoggerContext context, OutputStreamAppender<ILoggingEvent> appender, String pattern) {
    PatternLayoutEncoder encoder = new SafeEncoder();
    encoder.setContext(context);
    encoder.setCharset(StandardCharsets.UTF_8);
    encoder.setPattern(pattern);
    encoder.start();
    appender.setContext(context);
    appender.setEncoder(encoder);
    appender.start();
    return appender;
  }
}
