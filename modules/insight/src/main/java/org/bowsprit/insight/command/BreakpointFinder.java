package org.bowsprit.insight.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodePlace;
import org.bowsprit.vm.symbol.NearestName;
import org.bowsprit.vm.symbol.SourceLine;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Finds breakpoints by position in the sources, such as {@code kitchen.bow:210}, or by the name of
 * a script.
 */
final class BreakpointFinder {

  private static final Pattern LINE = Pattern.compile("(.+):(\\d{1,6})");

  private final SourceNames names;

  BreakpointFinder(SourceNames names) {
    this.names = names;
  }

  /** Returns whether a word denotes a line of a source file. */
  static boolean isLine(String word) {
    return LINE.matcher(word).matches();
  }

  /** Returns the breakpoints at a line, one in each script that contains code of the line. */
  List<Breakpoint> atLine(String word) {
    Matcher line = LINE.matcher(word);
    if (!line.matches()) {
      throw new ConsoleException("console.no-line", word);
    }
    String file = file(line.group(1));
    List<CodePlace> places = symbols().places(file, Integer.parseInt(line.group(2)));
    if (places.isEmpty()) {
      throw new ConsoleException("console.no-code", word);
    }
    return places.stream().<Breakpoint>map(Breakpoint.AtCode::of).toList();
  }

  /** Returns the path of the source file that a word denotes. */
  String file(String word) {
    Set<String> files = symbols().files(word);
    if (files.isEmpty()) {
      if (symbols().isEmpty()) {
        throw new ConsoleException("console.no-symbols");
      }
      throw NearestName.of(word, symbols().files())
          .map(near -> new ConsoleException("console.no-file-but", word, near))
          .orElseGet(() -> new ConsoleException("console.no-file", word));
    }
    if (files.size() > 1) {
      throw new ConsoleException("console.ambiguous", word, String.join(", ", files));
    }
    return files.iterator().next();
  }

  /** Returns a breakpoint in a script with a name. */
  Breakpoint inScript(String name, int offset) {
    Symbol script = names.symbol(SymbolType.SCRIPT, name);
    return new Breakpoint.AtCode(false, script.room(), script.number(), offset);
  }

  /** Returns the source line of a breakpoint; empty if it is not known. */
  Optional<SourceLine> line(Breakpoint.AtCode at) {
    return symbols().line(code(at), at.offset());
  }

  private CodeName code(Breakpoint.AtCode at) {
    ScriptKind kind = at.object() ? ScriptKind.ROOM_OBJECT : ScriptKind.ofNumber(at.script());
    return symbols().codeOf(kind, at.script(), at.room());
  }

  /** Returns the description of a breakpoint. */
  String description(Breakpoint.AtCode at) {
    CodeName code = code(at);
    String place = names.namedText().origin(code, at.offset()).orElseGet(code::toString);
    return String.format(Locale.ROOT, "at %s 0x%04X", place, at.offset());
  }

  private Symbols symbols() {
    return names.symbols();
  }
}
