package org.bowsprit.launcher;

import java.awt.Frame;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
    command(windows, ending, printed, arguments).start();
    if (wantsSwing(List.of(arguments))) {
      findScreen();
    }
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

  /** On macOS this thread may be GLFW's, and AWT is not begun on it. */
  private static boolean wantsSwing(List<String> arguments) {
    int value = arguments.indexOf("--renderer") + 1;
    return value > 0
        && value < arguments.size()
        && arguments.get(value).equals("swing")
        && !System.getProperty("os.name", "").startsWith("Mac");
  }

  /**
   * Makes a window that is not shown. The first takes long, which may as well pass while the game
   * is opened.
   */
  private static void findScreen() {
    try {
      Frame window = new Frame();
      window.pack();
      window.dispose();
    } catch (RuntimeException | Error e) {
      // Whatever it was, this thread serves windows next; the renderer finds no screen and says so.
    }
  }

  /** Does what each start does before its command, and returns how it ends. */
  static Ending rehearse() {
    PrintStream printed = printed();
    Ending ending = begin(printed);
    command(new MainThread(), ending, printed);
    return ending;
  }

  private static Thread command(
      MainThread windows, Ending ending, PrintStream printed, String... arguments) {
    return new Thread(() -> ending.come(run(windows, printed, arguments)), "bowsprit");
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
