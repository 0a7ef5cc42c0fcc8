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
 * The command {@code source}, and the page with the source where the game is stopped. The current
 * statement has a {@code >}, a line with a breakpoint has a {@code *}. Without sources, the page
 * shows the script as text.
 */
public final class SourceCommands {

  private static final char STOP = '*';
  private static final Pattern NUMBERED = Pattern.compile("[> ][ *]\\s*(\\d+)  .*");
  private static final Pattern OFFSET = Pattern.compile("[> ][ *]\\[([0-9A-F]{4})\\].*");
  private static final int HEXADECIMAL = 16;

  private final Stepper stepper;
  private final StackCommands stack;
  private final ScriptCommands scripts;
  private final Names names;
  private final CodePlaces places;
  private final SourceTexts sources;
  private final Texts texts;
  private String chosen = "";
  private String shown = "";
  private CodeName listed;
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
      Names names,
      SourceTexts sources,
      Texts texts) {
    this.stepper = stepper;
    this.stack = stack;
    this.scripts = scripts;
    this.names = names;
    this.sources = sources;
    this.texts = texts;
    places = new CodePlaces(names);
    stepper.onStop(stop -> chosen = "");
  }

  public List<Command> all() {
    return List.of(
        Command.of("source FILE", () -> List.copyOf(names.symbols().files()), this::choose));
  }

  private List<String> choose(Arguments arguments) {
    chosen = places.file(arguments.word(0));
    return List.of(chosen);
  }

  /** Returns a heading and the lines of the source. */
  public List<String> lines() {
    StackFrame frame = stack.frame();
    Optional<SourceLine> line = stopped(frame).flatMap(each -> each.line(names.symbols()));
    String file = chosen.isEmpty() ? line.map(SourceLine::file).orElseGet(this::ofRoom) : chosen;
    if (!sources.lines(file).isEmpty()) {
      OptionalInt current =
          line.filter(each -> each.file().equals(file)).stream()
              .mapToInt(SourceLine::line)
              .findFirst();
      return source(file, current);
    }
    return stopped(frame).map(this::listing).orElseGet(() -> List.of(texts.of("drawer.no-source")));
  }

  private Optional<StackFrame> stopped(StackFrame frame) {
    return stepper.stop().isPresent() && frame.code() != null
        ? Optional.of(frame)
        : Optional.empty();
  }

  /** Returns the source of the current room; empty if none is known. */
  private String ofRoom() {
    return names.symbols().code().stream()
        .filter(each -> each.code().room() == names.here() && names.here() != 0)
        .map(CodeSymbols::file)
        .findFirst()
        .orElse("");
  }

  private List<String> source(String file, OptionalInt current) {
    Set<Integer> stops =
        breakpointLines()
            .filter(each -> each.file().equals(file))
            .map(SourceLine::line)
            .collect(Collectors.toSet());
    shown = file;
    List<String> lines = new ArrayList<>();
    lines.add(file);
    List<String> text = sources.lines(file);
    for (int number = 1; number <= text.size(); number++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%s%s%5d  %s",
              mark(current.isPresent() && current.getAsInt() == number),
              star(stops.contains(number)),
              number,
              text.get(number - 1).replace("\t", "  ")));
    }
    return lines;
  }

  private Stream<SourceLine> breakpointLines() {
    return stepper.breakpoints().stream()
        .filter(Breakpoint.AtCode.class::isInstance)
        .map(Breakpoint.AtCode.class::cast)
        .flatMap(at -> places.line(at).stream());
  }

  private List<String> listing(StackFrame frame) {
    if (!frame.code().equals(listed)) {
      // Converting a script to text ten times a second would take noticeable time.
      listed = frame.code();
      listing = scripts.listing(listed).map(Listing::lines).orElse(List.of());
    }
    List<String> lines = new ArrayList<>();
    lines.add(names.symbols().name(frame.code()).orElseGet(frame.code()::toString));
    int current =
        listing.stream().mapToInt(Listing.Line::at).filter(at -> at <= frame.at()).max().orElse(0);
    for (Listing.Line line : listing) {
      lines.add(mark(line.at() == current) + star(stop(frame, line.at()) > 0) + line.shown());
    }
    return lines;
  }

  /** Returns the number of the breakpoint at an offset, from 1; 0 if there is none. */
  private int stop(StackFrame frame, int offset) {
    Breakpoint atOffset = new Breakpoint.AtOffset(number(frame), offset);
    Breakpoint atCode = atCode(frame, offset);
    List<Breakpoint> all = stepper.breakpoints();
    return 1 + Math.max(all.indexOf(atOffset), all.indexOf(atCode));
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

  private static String mark(boolean isCurrent) {
    return isCurrent ? ">" : " ";
  }

  private static char star(boolean hasBreakpoint) {
    return hasBreakpoint ? STOP : ' ';
  }

  /** Returns the command that sets or removes the breakpoint of a line. */
  public String order(String line) {
    Matcher number = NUMBERED.matcher(line);
    if (number.matches()) {
      return (line.charAt(1) == STOP ? "delete " : "break ") + shown + ":" + number.group(1);
    }
    Matcher offset = OFFSET.matcher(line);
    return offset.matches() && stack.frame().code() != null
        ? order(Integer.parseInt(offset.group(1), HEXADECIMAL))
        : "";
  }

  private String order(int offset) {
    StackFrame frame = stack.frame();
    int known = stop(frame, offset);
    return known > 0 ? "delete " + known : "break at " + number(frame) + " " + offset;
  }
}
