package org.bowsprit.launcher;

import java.awt.Frame;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.console.PrintedText;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.help.HelpTexts;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.slf4j.LoggerFactory;

/** The entry point of the {@code bowsprit} command. */
public final class Main {

  private Main() {}

  /**
   * Runs the command line {@code arguments} and ends the process with its exit code.
   *
   * <p>Scripts read standard output, so it contains only results. The output of plugins goes to
   * standard error, without control characters. The command runs on a separate thread, because this
   * thread is reserved for windows.
   */
  public static void main(String[] arguments) {
    PrintStream diagnostics = newDiagnosticsStream();
    ProcessExit ending = prepareProcess(diagnostics);
    MainThread mainThread = new MainThread();
    commandThread(mainThread, ending, diagnostics, arguments).start();
    if (wantsSwing(List.of(arguments))) {
      createHiddenWindow();
    }
    mainThread.runTasks();
  }

  /**
   * Prepares the output of the process, the logging of uncaught exceptions, and the end of the
   * process.
   */
  private static ProcessExit prepareProcess(PrintStream diagnostics) {
    // Plugins get a separate stream, because the amount of their output is limited.
    PrintStream pluginOutput = newDiagnosticsStream();
    System.setOut(pluginOutput);
    System.setErr(pluginOutput);
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) ->
            LoggerFactory.getLogger(Main.class)
                .error("the thread {} ended with an exception", thread.getName(), thrown));
    Texts texts = new HelpTexts(ProgramFolders.ofThisProcess()).texts();
    ProcessExit ending = new ProcessExit(note -> diagnostics.println(texts.translate(note)));
    ending.registerShutdownHook();
    return ending;
  }

  /**
   * Returns whether the command line selects the Swing renderer on a system where AWT may start
   * early. On macOS, this thread may be needed for GLFW, and AWT must not be started on it.
   */
  private static boolean wantsSwing(List<String> arguments) {
    int value = arguments.indexOf("--renderer") + 1;
    return value > 0
        && value < arguments.size()
        && arguments.get(value).equals("swing")
        && !System.getProperty("os.name", "").startsWith("Mac");
  }

  /**
   * Creates a hidden window. The first window takes a long time, so this method runs while the game
   * is opened.
   */
  private static void createHiddenWindow() {
    try {
      Frame window = new Frame();
      window.pack();
      window.dispose();
    } catch (RuntimeException | Error e) {
      // Errors are ignored, because the renderer reports a missing screen, and this thread has to
      // serve windows next.
    }
  }

  /**
   * Performs the steps of every start that precede the command. Returns the ending of the process.
   */
  static ProcessExit rehearse() {
    PrintStream diagnostics = newDiagnosticsStream();
    ProcessExit ending = prepareProcess(diagnostics);
    commandThread(new MainThread(), ending, diagnostics);
    return ending;
  }

  private static Thread commandThread(
      MainThread mainThread, ProcessExit ending, PrintStream diagnostics, String... arguments) {
    return new Thread(() -> ending.exit(run(mainThread, diagnostics, arguments)), "bowsprit");
  }

  private static int run(MainThread mainThread, PrintStream diagnostics, String... arguments) {
    try {
      return Launcher.ofThisProcess(mainThread).run(arguments);
    } catch (RuntimeException | Error e) {
      // This is the last resort if errors cannot be reported as usual, for example in a damaged
      // installation.
      diagnostics.println("bowsprit: a fault of Bowsprit itself: " + Thrown.asLine(e));
      return ExitCode.FAILED.number();
    }
  }

  private static PrintStream newDiagnosticsStream() {
    return new PrintStream(new PrintedText(Launcher.standardError()), true, StandardCharsets.UTF_8);
  }
}
