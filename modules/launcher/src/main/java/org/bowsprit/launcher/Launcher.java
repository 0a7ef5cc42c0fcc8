package org.bowsprit.launcher;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.bowsprit.console.Console;
import org.bowsprit.console.VersionText;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.launcher.command.BowspritCommand;
import org.bowsprit.launcher.command.Commands;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.failure.FailureReporter;
import org.bowsprit.launcher.help.HelpTexts;
import org.bowsprit.launcher.logging.LogConfigurator;
import org.bowsprit.launcher.option.GlobalOptions;
import org.bowsprit.launcher.wiring.CompositionRoot;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Runs one command line. Parses the command line, wires the objects of the program, executes the
 * command and reports the result.
 */
public final class Launcher {

  private final Console console;
  private final ProgramFolders folders;
  private final PluginWatch pluginWatch;
  private final GlobalOptions globalOptions = new GlobalOptions();
  private final HelpTexts helpTexts;

  /**
   * Creates a launcher.
   *
   * @param console receives results and diagnostics
   * @param folders the folders of the program and of the user
   */
  public Launcher(Console console, ProgramFolders folders) {
    this(console, folders, new PluginWatch());
  }

  private Launcher(Console console, ProgramFolders folders, PluginWatch pluginWatch) {
    this.console = console;
    this.folders = folders;
    this.pluginWatch = pluginWatch;
    helpTexts = new HelpTexts(folders);
    console.setTexts(helpTexts.texts());
  }

  /**
   * Returns a launcher that uses this process's streams, system properties and environment.
   *
   * @param windows the executor that runs tasks on the thread for windows
   */
  static Launcher ofThisProcess(Executor windows) {
    return ofThisProcess(new PluginWatch(windows));
  }

  private static Launcher ofThisProcess(PluginWatch watch) {
    String noColour = System.getenv("NO_COLOR");
    boolean usesColours = isTerminal("out") && (noColour == null || noColour.isEmpty());
    return new Launcher(
        new Console(writer(FileDescriptor.out), standardError(), usesColours, isTerminal("err")),
        ProgramFolders.ofThisProcess(),
        watch);
  }

  /**
   * Returns the command line with all commands, for help pages and shell completion only. It cannot
   * be executed.
   */
  public static CommandLine commandLineForHelp() {
    Launcher launcher = ofThisProcess(new PluginWatch());
    return launcher.commandLine(launcher::injector, Commands.all());
  }

  /** Runs one command line and returns the exit code of the process. */
  public int run(String... arguments) {
    FailureReporter reporter =
        new FailureReporter(console, folders.stateFolder(), helpTexts.texts());
    int status = run(reporter, arguments);
    int exitCode = reporter.reportOutputFailure(console.end(), status);
    console.err().flush();
    return exitCode;
  }

  private int run(FailureReporter reporter, String... arguments) {
    try {
      return isVersionRequest(arguments) ? printVersion() : execute(reporter, arguments);
    } catch (RuntimeException | Error e) {
      // Picocli throws errors that occur before a command runs, and every Error.
      return reporter.report(e);
    }
  }

  private int execute(FailureReporter reporter, String... arguments) {
    CompletableFuture<Injector> wiring =
        CompletableFuture.supplyAsync(this::injector, task -> new Thread(task, "wiring").start());
    // The log starts in parallel with the wiring, because both take the same time.
    LoggerFactory.getILoggerFactory();
    try {
      return configuredCommandLine(
              () -> awaitInjector(wiring), reporter, Commands.neededFor(arguments))
          .execute(arguments);
    } finally {
      awaitInjector(wiring).getInstance(PluginHost.class).close();
    }
  }

  /**
   * Waits for the wiring and returns the injector. Rethrows an exception of the wiring unchanged.
   */
  private static Injector awaitInjector(CompletableFuture<Injector> wiring) {
    try {
      return wiring.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e.getCause() instanceof RuntimeException reason ? reason : e;
    }
  }

  /**
   * Returns whether the command line asks only for the version. The answer is given without wiring,
   * because scripts often ask for the version.
   */
  private static boolean isVersionRequest(String... arguments) {
    return arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"));
  }

  private int printVersion() {
    console.out().println(VersionText.line());
    return ExitCode.DONE.number();
  }

  private CommandLine configuredCommandLine(
      Supplier<Injector> injector, FailureReporter reporter, List<Class<?>> commands) {
    return commandLine(injector, commands)
        .setOut(console.help())
        .setErr(console.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(console.ansi()))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(this::execute)
        .setExecutionExceptionHandler(reporter)
        .setParameterExceptionHandler(new ImpliedPlayHandler(reporter));
  }

  private Injector injector() {
    return Guice.createInjector(
        new CompositionRoot(
            console,
            helpTexts,
            globalOptions,
            folders,
            pluginWatch,
            () -> commandLineForHelp().getCommandSpec()));
  }

  private CommandLine commandLine(Supplier<Injector> injector, List<Class<?>> commands) {
    CommandSpec global = CommandSpec.forAnnotatedObject(globalOptions);
    CommandLine commandLine =
        new CommandLine(BowspritCommand.class, new CommandFactory(injector.get()));
    commands.forEach(commandLine::addSubcommand);
    commandLine.getCommandSpec().addMixin("global", global);
    return commandLine;
  }

  private int execute(ParseResult parseResult) {
    LogConfigurator.logToStandardError(globalOptions.verbosity());
    ParseResult lastResult = parseResult;
    while (lastResult.hasSubcommand() && !lastResult.isUsageHelpRequested()) {
      lastResult = lastResult.subcommand();
    }
    if (lastResult.isUsageHelpRequested()) {
      helpTexts.translate(lastResult.commandSpec().commandLine());
    }
    int status = new RunLast().execute(parseResult);
    Object result = lastResult.commandSpec().commandLine().getExecutionResult();
    return result instanceof ExitCode exitCode ? exitCode.number() : status;
  }

  /**
   * Returns whether a standard stream is a terminal. The JDK cannot distinguish the streams, so the
   * start script checks them and passes the result.
   */
  private static boolean isTerminal(String stream) {
    return Boolean.getBoolean("bowsprit.terminal." + stream);
  }

  /** Returns a writer to this process's standard error, even if {@code System.err} was replaced. */
  static Writer standardError() {
    return writer(FileDescriptor.err);
  }

  private static Writer writer(FileDescriptor descriptor) {
    return new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8);
  }
}
