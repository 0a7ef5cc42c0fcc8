package org.bowsprit.explorer.script;

import java.util.Locale;
import java.util.Optional;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SourceLine;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.Listing;

/**
 * A listing of a script that shows the source lines of its statements.
 *
 * @param listing the script, with names in its statements
 * @param symbols the names of the game
 */
public record NamedListing(Listing listing, Symbols symbols) {

  /** Returns the text. If there are no names, this is the text of the listing. */
  public String text() {
    if (symbols.isEmpty()) {
      return listing.text();
    }
    StringBuilder text = new StringBuilder("script ").append(listing.name());
    Optional<CodeName> code = CodeName.parse(listing.name());
    code.flatMap(symbols::name).ifPresent(name -> text.append("  // ").append(name));
    text.append('\n');
    listing.verbs().forEach(verb -> text.append(verb).append('\n'));
    Optional<SourceLine> previous = Optional.empty();
    for (Listing.Line line : listing.lines()) {
      Optional<SourceLine> source = code.flatMap(known -> symbols.line(known, line.at()));
      if (source.isPresent() && !source.equals(previous)) {
        text.append("// ").append(source.get().shortForm()).append('\n');
      }
      previous = source;
      if (line.isTarget()) {
        text.append(String.format(Locale.ROOT, "L%04X:%n", line.at()).stripTrailing()).append('\n');
      }
      text.append(line.formatted()).append('\n');
    }
    return text.append("end\n").toString();
  }
}
