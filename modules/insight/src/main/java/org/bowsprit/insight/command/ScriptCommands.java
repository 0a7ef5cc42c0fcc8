package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.console.Arguments;
import org.bowsprit.insight.console.Command;
import org.bowsprit.insight.console.ConsoleException;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.text.GameListings;
import org.bowsprit.vm.text.Listing;

/**
 * The commands {@code script} and {@code trace}, which show the running scripts and their code as
 * text.
 */
public final class ScriptCommands {

  private static final int DEFAULT_TRACE_LENGTH = 16;

  private final TimedSession game;
  private final SourceNames names;
  private final Texts texts;

  /**
   * Creates commands about the scripts of a game.
   *
   * @param texts the texts of the answers
   */
  public ScriptCommands(TimedSession game, SourceNames names, Texts texts) {
    this.game = game;
    this.names = names;
    this.texts = texts;
  }

  public List<Command> commands() {
    return List.of(
        Command.of(
            "script [N | run N ARG…]",
            () ->
                Stream.concat(Stream.of("run"), names.allNames(SymbolType.SCRIPT).stream())
                    .toList(),
            this::script),
        Command.of(
            "trace [N]",
            arguments ->
                trace(arguments.count() == 0 ? DEFAULT_TRACE_LENGTH : arguments.number(0))));
  }

  private List<String> script(Arguments arguments) {
    if (arguments.count() == 0) {
      return slots();
    }
    if (arguments.word(0).equals("run")) {
      return run(arguments);
    }
    int number = number(arguments.word(0));
    return listing(number)
        .map(listing -> lines(listing, number))
        .orElseThrow(() -> new ConsoleException("console.no-script", number));
  }

  private List<String> run(Arguments arguments) {
    int number = names.number(SymbolType.SCRIPT, arguments.word(1));
    int[] values = new int[arguments.count() - 2];
    for (int i = 0; i < values.length; i++) {
      values[i] = arguments.number(i + 2);
    }
    game.beforeNextTick(() -> game.session().machine().runScript(number, values));
    return List.of(texts.of("console.script-runs", number));
  }

  /** Returns the number of a script, or of an object with code. */
  private int number(String word) {
    return names
        .symbols()
        .find(SymbolType.OBJECT, word, names.currentRoom())
        .map(Symbol::number)
        .orElseGet(() -> names.number(SymbolType.SCRIPT, word));
  }

  /** Returns a heading and one line per running slot. */
  public List<String> slots() {
    List<String> lines = new ArrayList<>();
    lines.add(texts.of("console.slots"));
    for (VmState.Slot slot : game.session().machine().snapshot().slots()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%4d %6d %-6s  %04X  %s",
              slot.index(),
              slot.number(),
              kind(slot),
              slot.position(),
              state(slot) + sourcePosition(slot)));
    }
    return lines;
  }

  private String sourcePosition(VmState.Slot slot) {
    CodeName code = names.symbols().codeOf(slot.kind(), slot.number(), names.currentRoom());
    return names.namedText().origin(code, slot.position()).map(place -> ", " + place).orElse("");
  }

  private static String kind(VmState.Slot slot) {
    return CodeName.of(slot.kind(), slot.number(), 0).kind().word();
  }

  private String state(VmState.Slot slot) {
    String state =
        slot.status() == VmState.Status.PAUSED
            ? texts.of("console.waits", slot.delay())
            : texts.of("console.runs");
    return slot.freezeCount() > 0 ? texts.of("console.frozen", state, slot.freezeCount()) : state;
  }

  /** Returns the last executed instructions, oldest first, each as a statement. */
  public List<String> trace(int maxCount) {
    List<ExecutedInstruction> history = game.session().machine().history();
    return history.subList(Math.max(0, history.size() - maxCount), history.size()).stream()
        .map(this::line)
        .toList();
  }

  /** Returns an instruction in one line, with its slot, script, offset and statement. */
  public String line(ExecutedInstruction executed) {
    return names.namedText().line(executed);
  }

  /** Returns the named code as text; empty if the game does not contain it. */
  public Optional<Listing> listing(CodeName code) {
    GameListings listings = new GameListings(game.session().world().resources(), names.symbols());
    List<Listing> foundListings =
        code.room() == 0 ? listings.globals() : listings.ofRoom(code.room());
    return foundListings.stream().filter(each -> each.name().equals(code.toString())).findFirst();
  }

  private Optional<Listing> listing(int number) {
    World world = game.session().world();
    int room = world.currentRoom().physical();
    Set<String> codeNames =
        Stream.of(ScriptKind.ofNumber(number), ScriptKind.ROOM_OBJECT)
            .map(kind -> CodeName.of(kind, number, room).toString())
            .collect(Collectors.toSet());
    GameListings listings = new GameListings(world.resources(), names.symbols());
    List<Listing> foundListings =
        new ArrayList<>(
            number < ScriptKind.FIRST_LOCAL ? listings.globals() : listings.ofRoom(room));
    return foundListings.stream().filter(listing -> codeNames.contains(listing.name())).findFirst();
  }

  /** Returns the lines of a listing. The lines at which slots run this script have a mark. */
  private List<String> lines(Listing listing, int number) {
    List<Integer> positions =
        game.session().machine().snapshot().slots().stream()
            .filter(slot -> slot.number() == number)
            .map(VmState.Slot::position)
            .toList();
    List<String> lines = new ArrayList<>();
    lines.add(
        listing.name()
            + CodeName.parse(listing.name())
                .flatMap(names.symbols()::name)
                .map(name -> " " + name)
                .orElse(""));
    for (Listing.Line line : listing.lines()) {
      lines.add((positions.contains(line.at()) ? ">" : " ") + line.formatted());
    }
    return lines;
  }
}
