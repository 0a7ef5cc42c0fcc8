package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.explorer.script.NamedListing;
import org.bowsprit.explorer.script.ScriptReferences;
import org.bowsprit.explorer.script.ScriptSelection;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.GameListings;
import org.bowsprit.vm.text.Listing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit disasm}. */
@Command(
    name = "disasm",
    description = "Shows scripts as text that 'bowsprit asm' assembles to the same bytes.")
public final class DisasmCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME [WHAT]",
      description = {
        "A folder, zip or file of a game, or the name of a bundled one; then the scripts, all of"
            + " them if none is",
        "named: global:5, room:33, entry:33, exit:33, local:33:200, object:33:357; names of its"
            + " sources stand for numbers",
        "where the game has a symbol file: room:kitchen, local:dripping, object:hatch."
      })
  private List<String> words = List.of();

  @Option(
      names = "--search",
      paramLabel = "TEXT",
      description = "Show only lines that contain this text, each with its script.")
  private String searchText;

  @Option(
      names = "--numbers",
      description = "Show numbers in place of names, so that 'bowsprit asm' can read the text.")
  private boolean numbers;

  @Mixin private JsonOption json;

  @Inject
  DisasmCommand(GameCatalog catalog, Console console) {
    this.catalog = catalog;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    boolean hasGameName = !words.isEmpty() && !ScriptSelection.isScript(words.get(0));
    Game game = catalog.open(hasGameName ? words.get(0) : null);
    Symbols gameSymbols = SymbolFile.of(game, console.err()::println);
    ScriptSelection selection =
        selection(
            words.subList(hasGameName ? 1 : 0, words.size()),
            new ScriptReferences(RoomDirectory.of(game.resources(), gameSymbols)));
    Symbols symbols = numbers ? Symbols.NONE : gameSymbols;
    List<Listing> listings =
        new GameListings(game.resources(), symbols)
            .all().stream().filter(selection::contains).toList();
    if (listings.isEmpty()) {
      throw CommandFailure.data("The game has no such script.");
    }
    if (searchText != null) {
      showMatches(listings);
    } else if (json.isRequested()) {
      console.json(
          new Scripts(1, listings.stream().map(listing -> Script.of(listing, symbols)).toList()));
    } else {
      listings.forEach(listing -> console.out().println(new NamedListing(listing, symbols).text()));
    }
    return ExitCode.DONE;
  }

  private static ScriptSelection selection(List<String> scriptNames, ScriptReferences names) {
    try {
      return new ScriptSelection(scriptNames, names);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(e.getMessage());
    }
  }

  private void showMatches(List<Listing> listings) {
    List<Match> matches = new ArrayList<>();
    String lowerCaseText = searchText.toLowerCase(Locale.ROOT);
    for (Listing listing : listings) {
      for (Listing.Line line : listing.lines()) {
        if (line.text().toLowerCase(Locale.ROOT).contains(lowerCaseText)) {
          matches.add(new Match(listing.name(), line.at(), line.text()));
        }
      }
    }
    if (json.isRequested()) {
      console.json(new Matches(1, matches));
    } else {
      matches.forEach(match -> console.out().println(match.line()));
    }
  }

  /**
   * The JSON document that lists scripts.
   *
   * @param schema the version of this layout
   * @param scripts the scripts in the order of the game
   */
  record Scripts(int schema, List<Script> scripts) {}

  /**
   * A script.
   *
   * @param name the name of the script
   * @param text the text of the script
   * @param problems the irregularities of the script
   */
  record Script(String name, String text, List<Listing.Problem> problems) {

    static Script of(Listing listing, Symbols symbols) {
      return new Script(
          listing.name(), new NamedListing(listing, symbols).text(), listing.problems());
    }
  }

  /**
   * The JSON document of a search.
   *
   * @param schema the version of this layout
   * @param matches the matching lines
   */
  record Matches(int schema, List<Match> matches) {}

  /**
   * A matching line.
   *
   * @param script the name of the script
   * @param at the offset of the statement from the code base
   * @param text the statement
   */
  record Match(String script, int at, String text) {

    String line() {
      return String.format(Locale.ROOT, "%s [%04X]  %s", script, at, text);
    }
  }
}
