package org.bowsprit.bow.decompile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.bow.internal.decompile.Body;
import org.bowsprit.bow.internal.decompile.BodyDecompiler;
import org.bowsprit.bow.internal.decompile.Callable;
import org.bowsprit.bow.internal.decompile.SharedInformation;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.text.Disassembler;
import org.bowsprit.vm.text.Listing;
import org.bowsprit.vm.text.OperandNames;

/**
 * Decompiles bytecode to statements of the script language that compile back to the same bytes.
 *
 * <p>Conditions, loops and other structures are recovered if their code has the layout of the
 * compiler. Instructions that the language would encode differently become {@code asm}. Code that
 * contains an invalid instruction becomes {@code asm} completely. The decompiler caches the code
 * that it compiles for comparison, so one instance should be used for all scripts of a game. This
 * class is not thread-safe.
 */
public final class ScriptDecompiler {

  private static final String INDENT = "  ";

  private final Map<Integer, Callable> callables;
  private final BodyDecompiler scripts;
  private final BodyDecompiler roomAndObjectCode;

  /**
   * Creates a decompiler.
   *
   * @param names the names to write instead of numbers; the caller must declare them with these
   *     numbers in the source that contains the statements
   * @param shared the other declarations that this source must contain
   */
  public ScriptDecompiler(OperandNames names, SharedDeclarations shared) {
    this.callables = shared.shared().callables();
    SharedInformation sharedInformation = shared.shared().withoutDeclaredBits(names);
    this.scripts = new BodyDecompiler(names, false, sharedInformation);
    this.roomAndObjectCode = new BodyDecompiler(names, true, sharedInformation);
  }

  /** Returns a decompiled local script of a room. */
  public DecompiledScript script(Bytes code) {
    return script(code, Map.of());
  }

  /**
   * Returns a decompiled local script of a room.
   *
   * @param locals the names of its local variables, by number; others have names with numbers
   */
  public DecompiledScript script(Bytes code, Map<Integer, String> locals) {
    return script(code, Optional.empty(), locals);
  }

  /**
   * Returns the decompiled global script with a number.
   *
   * @param locals the names of its local variables, by number; others have names with numbers
   */
  public DecompiledScript script(Bytes code, int number, Map<Integer, String> locals) {
    return script(code, Optional.ofNullable(callables.get(number)), locals);
  }

  private DecompiledScript script(
      Bytes code, Optional<Callable> callable, Map<Integer, String> locals) {
    Body body =
        scripts
            .decompile(code.toArray(), callable, locals)
            .orElseGet(() -> Body.listing(callable, listing("global", code)));
    return new DecompiledScript(
        body.kind(), Body.parameterList(body.parameters(), locals), body.statements());
  }

  /** Returns the statements of entry or exit code, without the braces around them. */
  public String roomCode(Bytes code) {
    return roomAndObjectCode
        .decompile(code.toArray())
        .map(Body::statements)
        .orElseGet(() -> listing("entry", code));
  }

  /**
   * Returns the handlers of an object, such as {@code verb 8 { … }}, or all of its code as {@code
   * asm}.
   */
  public String handlers(VerbEntries verbs) {
    if (verbs.script().code().isEmpty()) {
      return "";
    }
    byte[] block = ScriptCode.of(InstructionSet.V5, verbs.script()).toBytes();
    return roomAndObjectCode
        .handlers(block, verbs)
        .orElseGet(() -> assembly(new Disassembler(InstructionSet.V5).object("object", verbs)));
  }

  private static String listing(String name, Bytes code) {
    return assembly(new Disassembler(InstructionSet.V5).script(name, code.toArray()));
  }

  /**
   * Returns a listing as a statement. The first line of the listing, which contains its name, and
   * the last line, which marks its end, are left out.
   */
  private static String assembly(Listing listing) {
    List<String> lines = new ArrayList<>(Arrays.asList(listing.text().split("\n", 0)));
    return lines.subList(1, lines.size() - 1).stream()
        .map(each -> INDENT + each + "\n")
        .collect(Collectors.joining("", "asm {\n", "}\n"));
  }
}
