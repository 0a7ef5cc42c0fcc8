package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.source.SourceTexts;
import org.bowsprit.insight.stepper.Stepper;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.debug.StackFrame;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.SourceLine;
import org.bowsprit.vm.text.Listing;

/**
 * The command {@code source}, and the page with the source at which the game is stopped. The
 * current statement is marked by {@code >}, and a line with a breakpoint by {@code *}. Without
 * sources, the page shows the script as text.
 */
public final class SourceCommands {

  private static final char BREAKPOINT_MARK = '*';
  private static final Pattern SOURCE_LINE = Pattern.compile("[> ][ *]\\s*(\\d+)  .*");
  private static final Pattern LISTING_LINE = Pattern.compile("[> ][ *]\\[([0-9A-F]{4})\\].*");
  private static final int HEX_RADIX = 16;

  private final Stepper stepper;
  private final StackCommands stack;
  private final ScriptCommands scripts;
  private final SourceNames names;
  private final BreakpointFinder breakpointFinder;
  private final SourceTexts sources;
  private final Texts texts;
  private String chosenFile = "";
  private String shownFile = "";
  private CodeName listedCode;
  private List<Listing.Line> listing = List.of();

  /**
   * Creates the command for a game.
   *
   * @param stack the commands that select the frame to show
   * @param scripts the commands that return scripts as text
   * @param sources the sources of the game
   * @param texts the texts of the page
   */
  public SourceCommands(
      Stepper stepper,
      StackCommands stack,
      ScriptCommands scripts,
      SourceNames names,
      SourceTexts sources,
      Texts texts) {
    this.stepper = stepper;
    this.stack = stack;
    this.scripts = scripts;
    this.names = names;
    this.sources = sources;
    this.texts = texts;
    breakpointFinder = new BreakpointFinder(names);
    stepper.onStop(stop -> chosenFile = "");
  }

  public List<Command> commands() {
    return List.of(
        Command.of("source FILE", () -> List.copyOf(names.symbols().files()), this::select));
  }

  private List<String> select(Arguments arguments) {
    chosenFile = breakpointFinder.file(arguments.word(0));
    return List.of(chosenFile);
  }

  /** Returns a heading and the lines of the source. */
  public List<String> lines() {
    StackFrame frame = stack.frame();
    Optional<SourceLine> line = stoppedFrame(frame).flatMap(each -> each.line(names.symbols()));
    String file =
        chosenFile.isEmpty() ? line.map(SourceLine::file).orElseGet(this::roomSource) : chosenFile;
    if (!sources.lines(file).isEmpty()) {
      OptionalInt current =
          line.filter(each -> each.file().equals(file)).stream()
              .mapToInt(SourceLine::line)
              .findFirst();
      return source(file, current);
    }
    return stoppedFrame(frame)
        .map(this::listing)
        .orElseGet(() -> List.of(texts.of("drawer.no-source")));
  }

  private Optional<StackFrame> stoppedFrame(StackFrame frame) {
    return stepper.stop().isPresent() && frame.code() != null
        ? Optional.of(frame)
        : Optional.empty();
  }

  /** Returns the source of the current room; empty if none is known. */
  private String roomSource() {
    return names.symbols().code().stream()
        .filter(each -> each.code().room() == names.currentRoom() && names.currentRoom() != 0)
        .map(CodeSymbols::file)
        .findFirst()
        .orElse("");
  }

  private List<String> source(String file, OptionalInt current) {
    Set<Integer> linesWithBreakpoints =
        breakpointLines()
            .filter(each -> each.file().equals(file))
            .map(SourceLine::line)
            .collect(Collectors.toSet());
    shownFile = file;
    List<String> lines = new ArrayList<>();
    lines.add(file);
    List<String> text = sources.lines(file);
    for (int number = 1; number <= text.size(); number++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%s%s%5d  %s",
              currentMark(current.isPresent() && current.getAsInt() == number),
              breakpointMark(linesWithBreakpoints.contains(number)),
              number,
              text.get(number - 1).replace("\t", "  ")));
    }
    return lines;
  }

  private Stream<SourceLine> breakpointLines() {
    return stepper.breakpoints().stream()
        .filter(Breakpoint.AtCode.class::isInstance)
        .map(Breakpoint.AtCode.class::cast)
        .flatMap(at -> breakpointFinder.line(at).stream());
  }

  private List<String> listing(StackFrame frame) {
    if (!frame.code().equals(listedCode)) {
      // Converting a script to text ten times a second would take noticeable time.
      listedCode = frame.code();
      listing = scripts.listing(listedCode).map(Listing::lines).orElse(List.of());
    }
    List<String> lines = new ArrayList<>();
    lines.add(names.symbols().name(frame.code()).orElseGet(frame.code()::toString));
    int current =
        listing.stream().mapToInt(Listing.Line::at).filter(at -> at <= frame.at()).max().orElse(0);
    for (Listing.Line line : listing) {
      lines.add(
          currentMark(line.at() == current)
              + breakpointMark(breakpointNumber(frame, line.at()) > 0)
              + line.formatted());
    }
    return lines;
  }

  /** Returns the number of the breakpoint at an offset, from 1; 0 if there is none. */
  private int breakpointNumber(StackFrame frame, int offset) {
    Breakpoint atOffset = new Breakpoint.AtOffset(number(frame), offset);
    Breakpoint atCode = atCode(frame, offset);
    List<Breakpoint> breakpoints = stepper.breakpoints();
    return 1 + Math.max(breakpoints.indexOf(atOffset), breakpoints.indexOf(atCode));
  }

  private static Breakpoint atCode(StackFrame frame, int offset) {
    CodeName code = frame.code();
    return Breakpoint.AtCode.of(
        frame.slot().map(slot -> slot.kind()).orElse(ScriptKind.GLOBAL),
        code.room(),
        number(frame),
        offset);
  }

  private static int number(StackFrame frame) {
    return frame.slot().map(slot -> slot.number()).orElse(frame.code().number());
  }

  private static String currentMark(boolean isCurrent) {
    return isCurrent ? ">" : " ";
  }

  private static char breakpointMark(boolean hasBreakpoint) {
    return hasBreakpoint ? BREAKPOINT_MARK : ' ';
  }

  /** Returns the command that sets or removes the breakpoint of a line. */
  public String command(String line) {
    Matcher number = SOURCE_LINE.matcher(line);
    if (number.matches()) {
      return (line.charAt(1) == BREAKPOINT_MARK ? "delete " : "break ")
          + shownFile
          + ":"
          + number.group(1);
    }
    Matcher offset = LISTING_LINE.matcher(line);
    return offset.matches() && stack.frame().code() != null
        ? command(Integer.parseInt(offset.group(1), HEX_RADIX))
        : "";
  }

  private String command(int offset) {
    StackFrame frame = stack.frame();
    int breakpoint = breakpointNumber(frame, offset);
    return breakpoint > 0 ? "delete " + breakpoint : "break at " + number(frame) + " " + offset;
  }
}
