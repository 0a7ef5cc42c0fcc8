package org.bowsprit.integration.play;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the drawer can step through the sources of the bundled game. */
@Timeout(300)
class SourceDrawerIT {

  private static final String STATEMENT = "var want = seaOf(VAR_ROOM)";
  private static final String NEXT_STATEMENT = "if want != seaHeard {";
  private static final String MARKED_LINE_IN_FUNCTION = ".*>.\\s*\\d+\\s+(case place|0 ->).*";
  private static final int HIGHLIGHT_COLOUR = 0xFFD166;

  @TempDir private Path folder;

  private static String gameFolder() {
    return Checkout.root().resolve("games/gannet-rock/target/game").toAbsolutePath().toString();
  }

  private static int lineNumber(String statement) throws IOException {
    Path source = Checkout.root().resolve("games/gannet-rock/sources/scripts/sound.bow");
    List<String> lines = Files.readAllLines(source);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).strip().startsWith(statement)) {
        return i + 1;
      }
    }
    throw new AssertionError("no line begins with " + statement);
  }

  @Test
  void theConsoleStepsThroughTheSourceAndBack() throws Exception {
    assumeTrue(Terminal.isInstalled(), "tmux is not installed");
    List<String> command =
        List.of(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "play",
            gameFolder(),
            "--renderer",
            "terminal",
            "--audio",
            "silent");
    try (Terminal terminal = new Terminal(folder, command)) {
      terminal.await("the picture of the game", screen -> !screen.isBlank());
      terminal.press("M-d");
      terminal.await("the drawer", screen -> screen.contains("F1 console"));
      terminal.typeLine("break sound.bow:" + lineNumber(STATEMENT));
      awaitMarkedLine(terminal, lineNumber(STATEMENT));
      terminal.typeLine("next");
      awaitMarkedLine(terminal, lineNumber(NEXT_STATEMENT));
      terminal.typeLine("eval want + 1");
      terminal.await(
          "the value of the expression", screen -> hasRow(screen, "want \\+ 1 = -?\\d+.*"));
      terminal.typeLine("back");
      awaitMarkedLine(terminal, lineNumber(STATEMENT));
      int nextLine = lineNumber(NEXT_STATEMENT);
      clickLine(terminal, nextLine);
      terminal.await(
          "the star of the breakpoint", screen -> hasRow(screen, "\\*\\s*" + nextLine + "  .*"));
      clickLine(terminal, nextLine);
      terminal.await(
          "the line without a star", screen -> hasRow(screen, "  \\s*" + nextLine + "  .*"));
      terminal.typeLine("in");
      terminal.await(
          "the marked line in the called function",
          screen -> screen.lines().anyMatch(row -> row.matches(MARKED_LINE_IN_FUNCTION)));
      terminal.press("S-Right");
      int callingLine = lineNumber(STATEMENT);
      terminal.await(
          "the call stack in the called function",
          screen ->
              screen.contains(">1 seaOf sound.bow:")
                  && screen.contains(" 2 soundscape sound.bow:" + callingLine));
      terminal.typeLine("out");
      // The stop shows the page with the source.
      terminal.await(
          "the marked line in the calling script",
          screen ->
              screen
                  .lines()
                  .anyMatch(
                      row ->
                          row.matches(markedLinePattern(callingLine))
                              || row.matches(markedLinePattern(nextLine))));
      terminal.press("S-Right");
      terminal.await(
          "the call stack in the calling script",
          screen -> screen.contains(">1 soundscape sound.bow:"));
      terminal.typeLine("delete");
      terminal.typeLine("continue");
      terminal.press("M-q");
    }
  }

  /** Clicks on a line of the source, which sets or removes its breakpoint. */
  private static void clickLine(Terminal terminal, int line) throws Exception {
    Pattern linePattern = Pattern.compile("\\s" + line + "  ");
    List<String> rows =
        terminal.await("the source line " + line, screen -> linePattern.matcher(screen).find());
    for (int row = 0; row < rows.size(); row++) {
      Matcher matcher = linePattern.matcher(rows.get(row));
      if (matcher.find()) {
        terminal.sendMouseEvent(0, matcher.end(), row + 1, 'M');
        terminal.sendMouseEvent(0, matcher.end(), row + 1, 'm');
        return;
      }
    }
  }

  private static boolean hasRow(String screen, String pattern) {
    return screen.lines().anyMatch(line -> line.matches(".*" + pattern));
  }

  private static void awaitMarkedLine(Terminal terminal, int line) throws Exception {
    terminal.await(
        "the marked source line " + line,
        screen -> screen.lines().anyMatch(row -> row.matches(markedLinePattern(line))));
  }

  private static String markedLinePattern(int line) {
    return ".*>.\\s*" + line + "  .*";
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aStepMovesTheHighlightInAWindow(String renderer) throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    ProgramUnderTest program = new ProgramUnderTest(folder);
    List<String> arguments = List.of(gameFolder(), "--renderer", renderer, "--audio", "silent");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        ProgramWindow window =
            new ProgramWindow(screen, program, "Lamp", folder.resolve("log"), arguments)) {
      window.press("M-d");
      window.type("break sound.bow:" + lineNumber(STATEMENT));
      window.press("Enter");
      ProgramUnderTest.await("the marked statement", () -> highlightedRow(window) > 0);
      Thread.sleep(500);
      int rowBefore = highlightedRow(window);
      window.type("next");
      window.press("Enter");
      ProgramUnderTest.await(
          "the next marked statement",
          () -> highlightedRow(window) != rowBefore && highlightedRow(window) > 0);
      window.type("delete");
      window.press("Enter");
      window.type("continue");
      window.press("Enter");
      ProgramUnderTest.await(
          "the source without a marked statement", () -> highlightedRow(window) == 0);
      window.press("M-q");
      window.awaitEnd();
    }
  }

  /** Returns the first row of pixels in the drawer that contains the highlight colour, or 0. */
  private static int highlightedRow(ProgramWindow window) throws IOException, InterruptedException {
    ProgramWindow.Bounds bounds = window.bounds();
    BufferedImage picture = window.capture(bounds);
    for (int y = bounds.height() * 70 / 100; y < bounds.height() * 90 / 100; y++) {
      for (int x = 0; x < bounds.width() / 2; x++) {
        if ((picture.getRGB(x, y) & 0xFFFFFF) == HIGHLIGHT_COLOUR) {
          return y;
        }
      }
    }
    return 0;
  }
}
