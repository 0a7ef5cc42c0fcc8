package org.bowsprit.manual;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.console.VersionText;
import org.bowsprit.launcher.Launcher;
import org.bowsprit.manual.command.ManPage;
import org.bowsprit.manual.site.Outline;
import org.bowsprit.manual.site.Site;
import picocli.AutoComplete;
import picocli.CommandLine;

/** Writes the whole manual into a folder. */
public final class Main {

  private Main() {}

  /**
   * Writes the site to {@code site/}, the man page to {@code man/} and shell completions to {@code
   * completion/}; exits with code 1 if a link is broken.
   *
   * @param arguments the checkout, the outline of the site and the output folder
   */
  public static void main(String[] arguments) throws IOException {
    Path checkout = Path.of(arguments[0]);
    Path out = Path.of(arguments[2]);
    Outline outline = Outline.read(checkout, Path.of(arguments[1]));
    List<String> broken =
        new Site(checkout, outline, VersionText.version()).write(out.resolve("site"));
    CommandLine commandLine = Launcher.commandLineForHelp();
    write(out.resolve("man/bowsprit.6"), ManPage.of(commandLine.getCommandSpec()));
    String completion = AutoComplete.bash("bowsprit", commandLine);
    write(out.resolve("completion/bowsprit.bash"), completion);
    write(out.resolve("completion/_bowsprit"), "#compdef bowsprit\n" + completion);
    if (!broken.isEmpty()) {
      broken.forEach(System.err::println);
      System.exit(1);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text, StandardCharsets.UTF_8);
  }
}
