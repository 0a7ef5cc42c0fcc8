package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the start screen with nine games of the same title, in real windows and a real terminal.
 */
@Timeout(300)
class StartScreenIT {

  private static final Path WALKLAB = Checkout.root().resolve("games/walklab").toAbsolutePath();

  /** The minimum number of pixels of a window that differ if another page is shown. */
  private static final int MIN_PAGE_DIFFERENCE = 20_000;

  @TempDir private Path folder;
  private ProgramUnderTest program;

  @BeforeEach
  void listGames() throws IOException {
    program =
        new ProgramUnderTest(folder.resolve("program")).withSetting("window", "size = \"800x600\"");
    Files.writeString(
        program.stateFile("added"), GamesWithSameTitle.createIn(folder.resolve("games")) + "\n");
  }

  private PlayedWindow open(VirtualScreen screen, String renderer)
      throws IOException, InterruptedException {
    return new PlayedWindow(
        screen,
        program,
        "Gannet",
        folder.resolve("log"),
        List.of("--choose", "--renderer", renderer, "--audio", "silent"));
  }

  /**
   * Renames a game, and switches between rows and grid. The click that gives the window the focus
   * is in a corner without rows.
   */
  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aGameCanBeRenamedAndTabTogglesRows(String renderer) throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        PlayedWindow window = open(screen, renderer)) {
      BufferedImage grid = screen.capture();
      window.press("Tab");
      program.awaitSetting("game-list = \"rows\"");
      ProgramUnderTest.await(
          "rows", () -> ProgramUnderTest.difference(grid, screen.capture()) > MIN_PAGE_DIFFERENCE);
      window.press("Tab");
      program.awaitSetting("game-list = \"grid\"");

      window.press("Home", "Right", "Enter", "End", "Up", "Up", "Up", "Enter");
      window.type("wren");
      window.press("Enter");
      Path titles = program.stateFile("titles");
      ProgramUnderTest.await("the title is saved", () -> Files.exists(titles));
      assertThat(titles).content().startsWith("wren\t").contains("copy-2");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aGameIsAddedByItsPath(String renderer) throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        PlayedWindow window = open(screen, renderer)) {
      window.press("End", "Up", "Up", "Enter", "End", "Enter");
      window.type(WALKLAB.toString());
      window.press("Enter");
      window.awaitTitle("Walklab");
    }
  }

  @Test
  void swingShowsItsOwnDialog() throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        PlayedWindow window = open(screen, "swing")) {
      window.press("End", "Up", "Up", "Enter", "End", "Up", "Enter");
      window.awaitOtherWindow("Add a folder or file");
      window.focusOther("Add a folder or file");
      window.type(WALKLAB.toString());
      window.press("Enter");
      window.awaitTitle("Walklab");
    }
  }

  /** A program with the name zenity takes the place of the desktop's dialog. */
  @Test
  void lwjglShowsTheDialogOfTheDesktop() throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    Path programs = Files.createDirectories(folder.resolve("programs"));
    Path zenity = programs.resolve("zenity");
    Files.writeString(zenity, "#!/bin/sh\necho " + WALKLAB + "\n");
    assertThat(zenity.toFile().setExecutable(true)).isTrue();
    program.withVariable("PATH=" + programs + File.pathSeparator + System.getenv("PATH"));
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        PlayedWindow window = open(screen, "lwjgl")) {
      window.press("End", "Up", "Up", "Enter", "End", "Up", "Enter");
      window.awaitTitle("Walklab");
    }
  }

  @Test
  void aTerminalShowsRowsAndAcceptsPastedPaths() throws Exception {
    assumeTrue(Terminal.isInstalled(), "no tmux");
    try (PlayedTerminal terminal =
        new PlayedTerminal(
            program, List.of("--choose", "--renderer", "terminal", "--audio", "silent"))) {
      terminal.await("the list", screen -> screen.contains("copy-1: Monkey Island 2"));
      terminal.type("copy-9");
      terminal.await("one game", screen -> !screen.contains("copy-1: Monkey"));
      terminal.press("Escape", "End", "Up", "Up", "Enter");
      terminal.await("a list of folders", screen -> screen.contains("Type a path"));
      terminal.press("End", "Enter");
      terminal.type("\033[200~'" + WALKLAB + "'\033[201~");
      terminal.await("the pasted path", screen -> screen.contains("walklab'_"));
      terminal.press("Enter");
      terminal.await("the game", screen -> screen.contains("Tour room"));
    }
  }
}
