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

/** Steps through the sources of the bundled game in the drawer. */
@Timeout(300)
class SourceDrawerIT {

  private static final String STATEMENT = "var want = seaOf(VAR_ROOM)";
  private static final String NEXT_STATEMENT = "if want != seaHeard {";
  private static final String IN_FUNCTION = ".*>.\\s*\\d+\\s+(case place|0 ->).*";
  private static final int HIGHLIGHT_COLOUR = 0xFFD166;

  @TempDir private Path folder;

  private static String game() {
    return Checkout.root().resolve("games/gannet-rock/target/game").toAbsolutePath().toString();
  }

  private static int line(String statement) throws IOException {
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
    assumeTrue(Terminal.isInstalled(), "no tmux: nothing to play in");
    List<String> play =
        List.of(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "play",
            game(),
            "--renderer",
            "terminal",
            "--audio",
            "silent");
    try (Terminal terminal = new Terminal(folder, play)) {
      terminal.await("picture", screen -> !screen.isBlank());
      terminal.press("M-d");
      terminal.await("drawer", screen -> screen.contains("F1 console"));
      terminal.type("break sound.bow:" + line(STATEMENT));
      awaitMarked(terminal, line(STATEMENT));
      terminal.type("next");
      awaitMarked(terminal, line(NEXT_STATEMENT));
      terminal.type("eval want + 1");
      terminal.await("a value", screen -> hasRow(screen, "want \\+ 1 = -?\\d+.*"));
      terminal.type("back");
      awaitMarked(terminal, line(STATEMENT));
      int next = line(NEXT_STATEMENT);
      click(terminal, next);
      terminal.await("a star", screen -> hasRow(screen, "\\*\\s*" + next + "  .*"));
      click(terminal, next);
      terminal.await("no star", screen -> hasRow(screen, "  \\s*" + next + "  .*"));
      terminal.type("in");
      terminal.await(
          "the function", screen -> screen.lines().anyMatch(row -> row.matches(IN_FUNCTION)));
      terminal.press("S-Right");
      int called = line(STATEMENT);
      terminal.await(
          "the stack",
          screen ->
              screen.contains(">1 seaOf sound.bow:")
                  && screen.contains(" 2 soundscape sound.bow:" + called));
      terminal.type("out");
      // The stop shows the page with the source.
      terminal.await(
          "the caller",
          screen ->
              screen
                  .lines()
                  .anyMatch(
                      row -> row.matches(markedLine(called)) || row.matches(markedLine(next))));
      terminal.press("S-Right");
      terminal.await("its frame", screen -> screen.contains(">1 soundscape sound.bow:"));
      terminal.type("delete");
      terminal.type("continue");
      terminal.press("M-q");
    }
  }

  /** Clicks on a line of the source, which sets or removes its breakpoint. */
  private static void click(Terminal terminal, int line) throws Exception {
    Pattern shown = Pattern.compile("\\s" + line + "  ");
    List<String> rows = terminal.await("line " + line, screen -> shown.matcher(screen).find());
    for (int row = 0; row < rows.size(); row++) {
      Matcher place = shown.matcher(rows.get(row));
      if (place.find()) {
        terminal.mouse(0, place.end(), row + 1, 'M');
        terminal.mouse(0, place.end(), row + 1, 'm');
        return;
      }
    }
  }

  private static boolean hasRow(String screen, String row) {
    return screen.lines().anyMatch(each -> each.matches(".*" + row));
  }

  private static void awaitMarked(Terminal terminal, int line) throws Exception {
    terminal.await(
        "line " + line, screen -> screen.lines().anyMatch(row -> row.matches(markedLine(line))));
  }

  private static String markedLine(int line) {
    return ".*>.\\s*" + line + "  .*";
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aStepMovesTheHighlightInAWindow(String renderer) throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    ProgramUnderTest program = new ProgramUnderTest(folder);
    List<String> arguments = List.of(game(), "--renderer", renderer, "--audio", "silent");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        PlayedWindow window =
            new PlayedWindow(screen, program, "Lamp", folder.resolve("log"), arguments)) {
      window.press("M-d");
      window.type("break sound.bow:" + line(STATEMENT));
      window.press("Enter");
      ProgramUnderTest.await("a marked statement", () -> highlightedRow(window) > 0);
      Thread.sleep(500);
      int before = highlightedRow(window);
      window.type("next");
      window.press("Enter");
      ProgramUnderTest.await(
          "another one", () -> highlightedRow(window) != before && highlightedRow(window) > 0);
      window.type("delete");
      window.press("Enter");
      window.type("continue");
      window.press("Enter");
      ProgramUnderTest.await("no marked statement", () -> highlightedRow(window) == 0);
      window.press("M-q");
      window.awaitEnd();
    }
  }

  /** Returns the first row of pixels of the page's body with the colour of a mark; 0 for none. */
  private static int highlightedRow(PlayedWindow window) throws IOException, InterruptedException {
    PlayedWindow.Bounds bounds = window.bounds();
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
