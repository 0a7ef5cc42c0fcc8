package org.bowsprit.launcher.failure;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.console.Console;
import org.bowsprit.console.TerminalText;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.desktop.page.IncompleteProgramException;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.export.archive.NotPackagedException;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.kit.edit.NotDrawableException;
import org.bowsprit.kit.source.NoSourcesException;
import org.bowsprit.kit.source.SourcesRefusedException;
import org.bowsprit.kit.translation.TranslationException;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.session.SessionFailedException;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.plugin.host.description.WrongOptionException;
import org.bowsprit.plugin.host.isolation.NoAnswerException;
import org.bowsprit.plugin.host.isolation.RouterFailedException;
import org.bowsprit.plugin.host.registry.RegistryException;
import org.bowsprit.render.RendererException;
import org.bowsprit.routelab.lab.WrongOptimumException;
import org.bowsprit.routelab.room.RoomsRefusedException;
import org.bowsprit.rpc.BrokenMessageException;
import org.bowsprit.vm.symbol.UnknownNameException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Reports every failure as a line on standard error and an exit code.
 *
 * <p>A stack trace is only written to the log file, so users never see it.
 */
public final class FailureReporter
    implements IExecutionExceptionHandler, IParameterExceptionHandler {

  private final Console console;
  private final StateFolder stateFolder;
  private final Texts texts;

  /**
   * Creates a reporter that prints to {@code console} and refers to the log in {@code stateFolder}.
   *
   * @param texts the texts about failures
   */
  public FailureReporter(Console console, StateFolder stateFolder, Texts texts) {
    this.console = console;
    this.stateFolder = stateFolder;
    this.texts = texts;
  }

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine commandLine, ParseResult parseResult) {
    if (failure instanceof ParameterException wrongUse) {
      return handleParseException(wrongUse, new String[0]);
    }
    return report(failure);
  }

  /** Reports {@code failure} and returns its exit code. */
  public int report(Throwable failure) {
    LoggerFactory.getLogger(FailureReporter.class).debug("The command failed", failure);
    if (failure instanceof CommandFailure known) {
      return report(known.exitCode(), known.sentence(texts));
    }
    if (failure instanceof UnknownPluginException
        || failure instanceof WrongOptionException
        || failure instanceof UnknownNameException
        || failure instanceof NoSourcesException
        || failure instanceof BrokenMessageException) {
      return report(ExitCode.USAGE, failure.getMessage());
    }
    if (failure instanceof PluginRefusedException
        || failure instanceof RouterFailedException
        || failure instanceof RendererException
        || failure instanceof NoAnswerException
        || failure instanceof RegistryException) {
      return report(ExitCode.PLUGIN, failure.getMessage());
    }
    if (failure instanceof InvalidPathException noPath) {
      return report(ExitCode.USAGE, texts.of("failed.no-path", noPath.getInput()));
    }
    if (failure instanceof GameRefusedException
        || failure instanceof FormatException
        || failure instanceof SaveFailedException
        || failure instanceof TranslationException
        || failure instanceof RoomsRefusedException
        || failure instanceof NotPackagedException) {
      return report(ExitCode.DATA, failure.getMessage());
    }
    if (failure instanceof NotWrittenException
        || failure instanceof SessionFailedException
        || failure instanceof WrongOptimumException
        || failure instanceof NotDrawableException
        || failure instanceof IncompleteProgramException) {
      return report(ExitCode.FAILED, failure.getMessage());
    }
    if (failure instanceof SourcesRefusedException sources) {
      sources.errors().forEach(console.err()::println);
      return report(ExitCode.FAILED, failure.getMessage());
    }
    if (failure instanceof UncheckedIOException wrapped) {
      return report(ExitCode.DATA, fileProblem(wrapped.getCause()));
    }
    if (failure instanceof IOException fileFailure) {
      return report(ExitCode.DATA, fileProblem(fileFailure));
    }
    LoggerFactory.getLogger(FailureReporter.class).error("A fault of Bowsprit itself", failure);
    String log = texts.translate(stateFolder.displayName());
    return report(ExitCode.FAILED, texts.of("failed.fault", oneLine(failure), log));
  }

  /**
   * Reports that results could not be written to standard output. If the reader has closed the
   * stream, as {@code | head} does, nothing is reported.
   *
   * @param failure the error; empty if there is none
   * @param status the exit code of the command
   * @return the exit code of the process
   */
  public int reportOutputFailure(Optional<IOException> failure, int status) {
    if (failure.isEmpty()) {
      return status;
    }
    if (!isClosedPipe(failure.get())) {
      report(new NotWrittenException("standard output", failure.get()));
    }
    return status == ExitCode.DONE.number() ? ExitCode.FAILED.number() : status;
  }

  private static boolean isClosedPipe(IOException failure) {
    String message = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    // The first text is the message of Linux and macOS, the second is the message of Windows.
    return message.contains("broken pipe") || message.contains("pipe is being closed");
  }

  @Override
  public int handleParseException(ParameterException wrongUse, String[] arguments) {
    String command = wrongUse.getCommandLine().getCommandSpec().qualifiedName();
    UsageError usageError = new UsageError(wrongUse, texts);
    report(ExitCode.USAGE, usageError.sentence());
    usageError.suggestion().ifPresent(console.err()::println);
    console.err().println(texts.of("refused.help", command));
    return ExitCode.USAGE.number();
  }

  private int report(ExitCode exitCode, String message) {
    console.err().println("bowsprit: " + texts.translate(message));
    return exitCode.number();
  }

  private String fileProblem(IOException failure) {
    if (failure instanceof NoSuchFileException missingFile) {
      return texts.of("failed.missing", TerminalText.name(missingFile.getFile()));
    }
    if (failure instanceof AccessDeniedException denied) {
      return texts.of("failed.denied", TerminalText.name(denied.getFile()));
    }
    if (failure instanceof NotDirectoryException notFolder) {
      return texts.of("failed.no-folder", TerminalText.name(notFolder.getFile()));
    }
    if (failure instanceof FileSystemException other && other.getReason() != null) {
      return TerminalText.name(other.getFile()) + ": " + other.getReason();
    }
    if (failure instanceof FileNotFoundException missingFile) {
      return missingFile.getMessage();
    }
    return oneLine(failure);
  }

  private static String oneLine(Throwable failure) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getSimpleName()
        : message.lines().findFirst().orElseThrow();
  }
}
