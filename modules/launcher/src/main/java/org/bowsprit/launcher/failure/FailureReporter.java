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
import org.bowsprit.player.save.SaveTrouble;
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
    return tell(failure);
  }

  /** Reports {@code failure} and returns its exit code. */
  public int tell(Throwable failure) {
    LoggerFactory.getLogger(FailureReporter.class).debug("The command failed", failure);
    if (failure instanceof CommandFailure known) {
      return tell(known.exitCode(), known.sentence(texts));
    }
    if (failure instanceof UnknownPluginException
        || failure instanceof WrongOptionException
        || failure instanceof UnknownNameException
        || failure instanceof NoSourcesException
        || failure instanceof BrokenMessageException) {
      return tell(ExitCode.USAGE, failure.getMessage());
    }
    if (failure instanceof PluginRefusedException
        || failure instanceof RouterFailedException
        || failure instanceof RendererException
        || failure instanceof NoAnswerException
        || failure instanceof RegistryException) {
      return tell(ExitCode.PLUGIN, failure.getMessage());
    }
    if (failure instanceof InvalidPathException noPath) {
      return tell(ExitCode.USAGE, texts.of("failed.no-path", noPath.getInput()));
    }
    if (failure instanceof GameRefusedException
        || failure instanceof FormatException
        || failure instanceof SaveTrouble
        || failure instanceof TranslationException
        || failure instanceof RoomsRefusedException
        || failure instanceof NotPackagedException) {
      return tell(ExitCode.DATA, failure.getMessage());
    }
    if (failure instanceof NotWrittenException
        || failure instanceof SessionFailedException
        || failure instanceof WrongOptimumException
        || failure instanceof NotDrawableException
        || failure instanceof IncompleteProgramException) {
      return tell(ExitCode.FAILED, failure.getMessage());
    }
    if (failure instanceof SourcesRefusedException sources) {
      sources.errors().forEach(console.err()::println);
      return tell(ExitCode.FAILED, failure.getMessage());
    }
    if (failure instanceof UncheckedIOException wrapped) {
      return tell(ExitCode.DATA, fileTrouble(wrapped.getCause()));
    }
    if (failure instanceof IOException fileTrouble) {
      return tell(ExitCode.DATA, fileTrouble(fileTrouble));
    }
    LoggerFactory.getLogger(FailureReporter.class).error("A fault of Bowsprit itself", failure);
    String log = texts.translated(stateFolder.displayName());
    return tell(ExitCode.FAILED, texts.of("failed.fault", oneLine(failure), log));
  }

  /**
   * Reports that results could not be written to standard output. If the reader has closed the
   * stream, like {@code | head}, nothing is reported.
   *
   * @param failure the error; empty if there is none
   * @param status the exit code of the command
   * @return the exit code of the process
   */
  public int tellOfOutput(Optional<IOException> failure, int status) {
    if (failure.isEmpty()) {
      return status;
    }
    if (!isClosedPipe(failure.get())) {
      tell(new NotWrittenException("standard output", failure.get()));
    }
    return status == ExitCode.DONE.number() ? ExitCode.FAILED.number() : status;
  }

  private static boolean isClosedPipe(IOException failure) {
    String said = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    // The first is the message of Linux and macOS, the second the message of Windows.
    return said.contains("broken pipe") || said.contains("pipe is being closed");
  }

  @Override
  public int handleParseException(ParameterException wrongUse, String[] arguments) {
    String command = wrongUse.getCommandLine().getCommandSpec().qualifiedName();
    WrongUse wrong = new WrongUse(wrongUse, texts);
    tell(ExitCode.USAGE, wrong.sentence());
    wrong.similar().ifPresent(console.err()::println);
    console.err().println(texts.of("refused.help", command));
    return ExitCode.USAGE.number();
  }

  private int tell(ExitCode exitCode, String message) {
    console.err().println("bowsprit: " + texts.translated(message));
    return exitCode.number();
  }

  private String fileTrouble(IOException failure) {
    if (failure instanceof NoSuchFileException missing) {
      return texts.of("failed.missing", TerminalText.name(missing.getFile()));
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
    if (failure instanceof FileNotFoundException missing) {
      return missing.getMessage();
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
