package org.bowsprit.launcher;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.bowsprit.console.ExitCode;
import org.bowsprit.console.PrintedText;
import org.bowsprit.launcher.help.HelpTexts;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.player.text.Texts;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.slf4j.LoggerFactory;

/** The entry point of the {@code bowsprit} command. */
public final class Main {

  private Main() {}

  /**
   * Runs the command line {@code arguments} and ends the process with its exit code.
   *
   * <p>Scripts read standard output, so that it is for results alone: what plugins print there goes
   * to standard error, without anything that a terminal obeys. The command runs on a thread of its
   * own and leaves this one to windows.
   */
  public static void main(String[] arguments) {
    PrintStream printed = printed();
    Ending ending = begin(printed);
    MainThread windows = new MainThread();
    new Thread(() -> ending.come(run(windows, printed, arguments)), "bowsprit").start();
    windows.serve();
  }

  /** Sets the process up: what is printed, what breaks off and what ends it are looked after. */
  private static Ending begin(PrintStream printed) {
    System.setOut(printed);
    System.setErr(printed);
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) ->
            LoggerFactory.getLogger(Main.class)
                .error("the thread {} broke off", thread.getName(), thrown));
    Texts texts = new HelpTexts(ProgramFolders.ofThisProcess()).texts();
    Ending ending = new Ending(note -> printed.println(texts.translated(note)));
    ending.watch();
    return ending;
  }

  /** Does what each start does before its command, and nothing else. */
  static void rehearse() {
    begin(printed());
    new MainThread();
  }

  private static int run(MainThread windows, PrintStream printed, String... arguments) {
    try {
      return Launcher.ofThisProcess(windows).run(arguments);
    } catch (RuntimeException | Error e) {
      // Where not even a fault could be told as others are, as in an installation that is damaged.
      printed.println("bowsprit: a fault of Bowsprit itself: " + Thrown.inOneLine(e));
      return ExitCode.FAILED.number();
    }
  }

  private static PrintStream printed() {
    return new PrintStream(new PrintedText(Launcher.standardError()), true, StandardCharsets.UTF_8);
  }
}
