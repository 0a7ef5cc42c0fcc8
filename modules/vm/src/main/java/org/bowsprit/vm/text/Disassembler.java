package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Disassembles whole scripts into listings (spec 06 §14).
 *
 * <p>Decoding ends at bytes that are not an instruction. These bytes and all bytes after them are
 * listed as data and reported as a problem.
 */
public final class Disassembler {

  private static final int MAX_INDENTATION = 12;

  private final InstructionSet instructions;
  private final Symbols symbols;

  /**
   * Creates a disassembler for a bytecode version. The assembler can read the text of the listings.
   */
  public Disassembler(InstructionSet instructions) {
    this(instructions, Symbols.NONE);
  }

  /**
   * Creates a disassembler that writes names for readers.
   *
   * @param instructions the bytecode version
   * @param symbols the names; if there are none, the assembler can read the text
   */
  public Disassembler(InstructionSet instructions, Symbols symbols) {
    this.instructions = instructions;
    this.symbols = symbols;
  }

  /**
   * Lists a global, local, entry or exit script.
   *
   * @param name the name of the listing; for a name that begins with {@code entry} or {@code exit},
   *     the code usually ends with the byte 00
   * @param code the bytes of the script, beginning at its code base
   */
  public Listing script(String name, byte[] code) {
    return list(name, code, 0, List.of());
  }

  /**
   * Lists the code of an object.
   *
   * @param name the name of the listing, which begins with {@code object}
   * @param table the object's verbs and their code
   */
  public Listing object(String name, VerbEntries table) {
    byte[] block = ScriptCode.of(instructions, table.script()).toBytes();
    int start = VerbEntries.codeStart(table.entries().size());
    return list(name, block, Math.min(start, block.length), table.entries());
  }

  /** Returns whether a listing with a name contains code that usually ends with the byte 00. */
  static boolean isObjectCode(String name) {
    return name.startsWith("object") || name.startsWith("entry") || name.startsWith("exit");
  }

  private Listing list(String name, byte[] code, int start, List<VerbEntries.Entry> entries) {
    List<Listing.Problem> problems = new ArrayList<>();
    List<Instruction> decoded = new ArrayList<>();
    int end = decode(code, start, decoded, problems);
    NavigableSet<Integer> boundaries = new TreeSet<>(List.of(end));
    decoded.forEach(each -> boundaries.add(each.offset()));
    Set<Integer> targets = targets(decoded, entries, boundaries, problems);
    InstructionPrinter printer =
        new InstructionPrinter(target -> name(target, boundaries), isObjectCode(name));
    List<Listing.Line> lines = new ArrayList<>();
    Depths depths = new Depths();
    Optional<CodeName> codeName = CodeName.parse(name).filter(known -> !symbols.isEmpty());
    for (Instruction each : decoded) {
      lines.add(
          new Listing.Line(
              each.offset(),
              targets.contains(each.offset()),
              Math.min(depths.depthOf(each), MAX_INDENTATION),
              codeName
                  .map(known -> printer.withNames(new NamedOperands(symbols, known, each.offset())))
                  .map(named -> named.print(each))
                  .orElseGet(() -> printer.printExactly(each))));
    }
    if (end < code.length || targets.contains(end)) {
      lines.add(new Listing.Line(end, targets.contains(end), 0, data(code, end)));
    }
    List<String> verbs =
        entries.stream()
            .map(
                each ->
                    Listing.VERB_PREFIX + verb(each) + " = " + name(each.position(), boundaries))
            .toList();
    return new Listing(name, verbs, lines, problems);
  }

  private String verb(VerbEntries.Entry entry) {
    return symbols
        .name(SymbolType.VERB, entry.verb())
        .orElseGet(() -> Integer.toString(entry.verb()));
  }

  private int decode(
      byte[] code, int start, List<Instruction> decoded, List<Listing.Problem> problems) {
    Decoder decoder = new Decoder(instructions, code);
    int offset = start;
    try {
      while (offset < code.length) {
        Instruction instruction = decoder.decode(offset);
        decoded.add(instruction);
        offset = instruction.nextOffset();
      }
    } catch (DecodeException e) {
      problems.add(new Listing.Problem(offset, e.getMessage()));
    }
    return offset;
  }

  private static Set<Integer> targets(
      List<Instruction> decoded,
      List<VerbEntries.Entry> entries,
      Set<Integer> boundaries,
      List<Listing.Problem> problems) {
    Set<Integer> targets = new TreeSet<>();
    for (Instruction each : decoded) {
      boolean jumps = each.op() == Op.JUMP_RELATIVE || each.op().isConditional();
      if (jumps) {
        targets.add(each.target());
        if (!boundaries.contains(each.target())) {
          problems.add(
              new Listing.Problem(
                  each.offset(),
                  "jumps to " + Label.absolute(each.target()) + ", where no instruction begins"));
        }
      }
    }
    for (VerbEntries.Entry entry : entries) {
      targets.add(entry.position());
      if (!boundaries.contains(entry.position())) {
        problems.add(
            new Listing.Problem(
                Script.VERB_BASE,
                "verb " + entry.verb() + " starts at an offset where no instruction begins"));
      }
    }
    targets.retainAll(boundaries);
    return targets;
  }

  private static String name(int target, Set<Integer> boundaries) {
    return boundaries.contains(target) ? Label.at(target) : Label.absolute(target);
  }

  private static String data(byte[] code, int from) {
    byte[] bytes = Arrays.copyOfRange(code, from, code.length);
    return (Listing.DATA + " " + ScriptFault.hex(bytes)).strip();
  }

  /** Counts the conditions around a statement. These are the forward jumps over the statement. */
  private static final class Depths {

    private final NavigableSet<Integer> ends = new TreeSet<>();

    int depthOf(Instruction instruction) {
      while (!ends.isEmpty() && ends.first() <= instruction.offset()) {
        ends.pollFirst();
      }
      int depth = ends.size();
      if (instruction.op().isConditional() && instruction.target() > instruction.nextOffset()) {
        ends.add(instruction.target());
      }
      return depth;
    }
  }
}
