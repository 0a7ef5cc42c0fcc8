package org.bowsprit.player.game;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes a report with the reason why a game has halted. The report tells the player which files to
 * send.
 */
public final class HaltReport {

  private static final Logger LOG = LoggerFactory.getLogger(HaltReport.class);
  private static final DateTimeFormatter TIME_FORMAT =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private final Path folder;
  private final GameIdentity game;
  private final String version;
  private final Clock clock;
  private final NamedText namedText;

  /**
   * Creates a writer of reports about a game.
   *
   * @param folder the folder of the reports
   * @param game the game
   * @param version the version of this program
   * @param clock provides the time in the names of the reports
   * @param symbols the names in the game's sources
   */
  public HaltReport(Path folder, GameIdentity game, String version, Clock clock, Symbols symbols) {
    this.folder = folder;
    this.game = game;
    this.version = version;
    this.clock = clock;
    this.namedText = new NamedText(symbols);
  }

  /**
   * Writes a report.
   *
   * @param session the halted game
   * @param programError the error of the program that halted the game; empty if a script error
   *     halted it
   * @return the file; empty if it could not be written
   */
  public Optional<Path> write(GameSession session, Optional<RuntimeException> programError) {
    Path file = folder.resolve("halted-" + TIME_FORMAT.format(LocalDateTime.now(clock)) + ".txt");
    try {
      Files.createDirectories(folder);
      Files.writeString(file, text(session, programError));
      return Optional.of(file);
    } catch (IOException e) {
      LOG.warn("the report could not be written", e);
      return Optional.empty();
    }
  }

  private String text(GameSession session, Optional<RuntimeException> programError) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    out.println("A game has halted in Bowsprit.");
    out.println();
    out.println("To have it fixed, send this file, a few words on what you did last, and, if you");
    out.println("have one, a saved game from shortly before or a recording (play --record FILE).");
    out.println("Do not send the game's own files: the lines below say which game it is.");
    out.println();
    out.println("Bowsprit   " + version);
    out.println("Java       " + System.getProperty("java.runtime.version"));
    out.println(
        "System     " + System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    out.println("Game       " + game.description());
    out.println(
        "Index      " + game.indexName() + ", " + game.indexSize() + " bytes, MD5 " + game.md5());
    out.println("Room       " + session.world().room());
    out.println("Iteration  " + session.ticks() + ", " + session.jiffiesPlayed() + " jiffies");
    out.println();
    session.fault().ifPresent(fault -> write(fault, out));
    programError.ifPresent(
        error -> {
          out.println("An error of Bowsprit itself:");
          error.printStackTrace(out);
        });
    return text.toString();
  }

  private void write(ScriptFault fault, PrintWriter out) {
    out.println("The script's error: " + namedText.fault(fault));
    out.println("Before it ran, the oldest first:");
    fault.before().forEach(instruction -> out.println("  " + namedText.line(instruction)));
    fault
        .cause()
        .ifPresent(
            cause -> {
              out.println("What the engine threw:");
              cause.printStackTrace(out);
            });
  }
}
