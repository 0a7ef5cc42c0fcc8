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
  private static final int MIN_PAGE_PIXELS = 20_000;

  @TempDir private Path folder;
  private ProgramUnderTest program;

  @BeforeEach
  void addGamesToTheList() throws IOException {
    program =
        new ProgramUnderTest(folder.resolve("program")).withSetting("window", "size = \"800x600\"");
    Files.writeString(
        program.stateFile("added"), GamesWithSameTitle.createIn(folder.resolve("games")) + "\n");
  }

  private ProgramWindow open(VirtualScreen screen, String renderer)
      throws IOException, InterruptedException {
    return new ProgramWindow(
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
  void aGameCanBeRenamedAndTheTabKeyTogglesRows(String renderer) throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        ProgramWindow window = open(screen, renderer)) {
      BufferedImage grid = screen.capture();
      window.press("Tab");
      program.awaitSetting("game-list = \"rows\"");
      ProgramUnderTest.await(
          "the list in rows",
          () -> ProgramUnderTest.difference(grid, screen.capture()) > MIN_PAGE_PIXELS);
      window.press("Tab");
      program.awaitSetting("game-list = \"grid\"");

      window.press("Home", "Right", "Enter", "End", "Up", "Up", "Up", "Enter");
      window.type("wren");
      window.press("Enter");
      Path titles = program.stateFile("titles");
      ProgramUnderTest.await("the file with the saved title", () -> Files.exists(titles));
      assertThat(titles).content().startsWith("wren\t").contains("copy-2");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aGameCanBeAddedByItsPath(String renderer) throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        ProgramWindow window = open(screen, renderer)) {
      window.press("End", "Up", "Up", "Enter", "End", "Enter");
      window.type(WALKLAB.toString());
      window.press("Enter");
      window.awaitTitle("Walklab");
    }
  }

  @Test
  void swingShowsItsOwnDialog() throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        ProgramWindow window = open(screen, "swing")) {
      window.press("End", "Up", "Up", "Enter", "End", "Up", "Enter");
      window.awaitOtherWindow("Add a folder or file");
      window.focusOtherWindow("Add a folder or file");
      window.type(WALKLAB.toString());
      window.press("Enter");
      window.awaitTitle("Walklab");
    }
  }

  /** In this test, a script with the name zenity replaces the program that shows the dialog. */
  @Test
  void lwjglShowsTheDialogOfTheDesktop() throws Exception {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    Path programs = Files.createDirectories(folder.resolve("programs"));
    Path zenity = programs.resolve("zenity");
    Files.writeString(zenity, "#!/bin/sh\necho " + WALKLAB + "\n");
    assertThat(zenity.toFile().setExecutable(true)).isTrue();
    program.withVariable("PATH=" + programs + File.pathSeparator + System.getenv("PATH"));
    try (VirtualScreen screen = new VirtualScreen(folder.resolve("screen"));
        ProgramWindow window = open(screen, "lwjgl")) {
      window.press("End", "Up", "Up", "Enter", "End", "Up", "Enter");
      window.awaitTitle("Walklab");
    }
  }

  @Test
  void aTerminalShowsRowsAndAcceptsPastedPaths() throws Exception {
    assumeTrue(Terminal.isInstalled(), "tmux is not installed");
    try (ProgramTerminal terminal =
        new ProgramTerminal(
            program, List.of("--choose", "--renderer", "terminal", "--audio", "silent"))) {
      terminal.await("the list of games", screen -> screen.contains("copy-1: Monkey Island 2"));
      terminal.type("copy-9");
      terminal.await(
          "the list that contains only one game", screen -> !screen.contains("copy-1: Monkey"));
      terminal.press("Escape", "End", "Up", "Up", "Enter");
      terminal.await("the list of folders", screen -> screen.contains("Type a path"));
      terminal.press("End", "Enter");
      terminal.type("\033[200~'" + WALKLAB + "'\033[201~");
      terminal.await("the pasted path", screen -> screen.contains("walklab'_"));
      terminal.press("Enter");
      terminal.await("the running game", screen -> screen.contains("Tour room"));
    }
  }
}
