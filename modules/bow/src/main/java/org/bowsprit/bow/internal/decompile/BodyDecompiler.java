package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.text.OperandNames;

/**
 * Decompiles complete units of code. Returns only statements that compile back to the same code.
 */
public final class BodyDecompiler {

  private final OperandNames names;
  private final boolean isObjectCode;
  private final SharedInformation sharedInformation;
  private final Verifier verifier;

  /**
   * Creates a decompiler.
   *
   * @param names the names to write instead of numbers
   * @param isObjectCode true for entry, exit or object code
   * @param sharedInformation the information that the statements of the game share
   */
  public BodyDecompiler(
      OperandNames names, boolean isObjectCode, SharedInformation sharedInformation) {
    this.names = names;
    this.isObjectCode = isObjectCode;
    this.sharedInformation = sharedInformation;
    this.verifier = new Verifier(isObjectCode, sharedInformation);
  }

  /**
   * Returns statements that compile to the code; empty if only an assembler listing can express it.
   */
  public Optional<Body> decompile(byte[] code) {
    return decompile(code, Optional.empty(), Map.of());
  }

  /**
   * Returns statements that compile to the code of a script; empty if only an assembler listing can
   * express it.
   *
   * @param callable the declaration of the script; empty if no other code calls it
   * @param localNames the names of local variables, by number
   */
  public Optional<Body> decompile(
      byte[] code, Optional<Callable> callable, Map<Integer, String> localNames) {
    Set<Body> tried = new HashSet<>();
    return CodeMap.of(code, 0).stream()
        .flatMap(map -> attempts(map, callable))
        .filter(
            attempt -> {
              Body body = decompile(attempt, Names.NONE);
              return tried.add(body) && Arrays.equals(verifier.compile(body), code);
            })
        .findFirst()
        .map(attempt -> decompile(attempt, new Names(names, localNames)));
  }

  private Stream<Attempt> attempts(CodeMap map, Optional<Callable> callable) {
    return Idiom.ATTEMPTS.stream()
        .map(
            idioms ->
                new Attempt(map, isObjectCode, callable, idioms, sharedInformation, verifier));
  }

  private static Body decompile(Attempt attempt, Names names) {
    JumpTargets targets = new JumpTargets();
    // The first pass finds out which labels are needed.
    decompile(attempt, names, targets);
    return decompile(attempt, names, targets);
  }

  private static Body decompile(Attempt attempt, Names names, JumpTargets targets) {
    Optional<Callable> callable = attempt.callable();
    Optional<DialogueCode> dialogue = DialogueCode.of(attempt);
    StructureWriter writer = new StructureWriter(attempt, names, targets, attempt.code().size());
    String statements = dialogue.map(writer::writeDialogue).orElseGet(() -> writer.writeFrom(0));
    int parameters = callable.map(Callable::parameters).orElseGet(writer::parameters);
    return new Body(
        dialogue.isPresent() ? "dialogue" : callable.map(Callable::keyword).orElse("script"),
        attempt.objectCode() ? 0 : parameters,
        statements);
  }

  /**
   * Returns handlers that compile to an object's code; empty if only an assembler listing can
   * express it.
   *
   * @param block the object's verb block, starting with its header
   */
  public Optional<String> handlers(byte[] block, VerbEntries verbs) {
    Optional<CodeMap> map = CodeMap.of(block, VerbEntries.codeStart(verbs.entries().size()));
    List<Handler> handlers = map.isEmpty() ? List.of() : split(map.get(), verbs);
    if (handlers.isEmpty()) {
      return Optional.empty();
    }
    byte[] payload = Arrays.copyOfRange(block, Script.VERB_BASE, block.length);
    Set<String> tried = new HashSet<>();
    return attempts(map.get(), Optional.empty())
        .filter(
            attempt -> {
              String text = handlers(attempt, handlers, Names.NONE);
              return tried.add(text) && Arrays.equals(verifier.compileObject(text), payload);
            })
        .findFirst()
        .map(attempt -> handlers(attempt, handlers, new Names(names, Map.of())));
  }

  /** Verbs with the same code, and the positions of that code. */
  private record Handler(List<Integer> verbs, int from, int to) {}

  /** Returns the handlers if they are contiguous and in the order of the table. */
  private static List<Handler> split(CodeMap map, VerbEntries verbs) {
    List<Handler> handlers = new ArrayList<>();
    List<VerbEntries.Entry> entries = verbs.entries();
    int index = 0;
    while (index < entries.size()) {
      int position = entries.get(index).position();
      List<Integer> verbsWithSameCode = new ArrayList<>();
      while (index < entries.size() && entries.get(index).position() == position) {
        verbsWithSameCode.add(entries.get(index++).verb());
      }
      int from = map.position(position);
      int to = index < entries.size() ? map.position(entries.get(index).position()) : map.size();
      if (from < 0 || to <= from || (handlers.isEmpty() && from != 0)) {
        return List.of();
      }
      handlers.add(new Handler(verbsWithSameCode, from, to));
    }
    return handlers;
  }

  private static String handlers(Attempt attempt, List<Handler> handlers, Names names) {
    JumpTargets targets = new JumpTargets();
    // The first pass finds out which labels are needed.
    handlers.forEach(each -> handler(attempt, each, names, targets));
    return handlers.stream()
        .map(each -> handler(attempt, each, names, targets))
        .collect(Collectors.joining());
  }

  private static String handler(
      Attempt attempt, Handler handler, Names names, JumpTargets targets) {
    StructureWriter writer = new StructureWriter(attempt, names, targets, handler.to);
    String statements = writer.writeFrom(handler.from).indent(SourceWriter.INDENT.length());
    String parameters = Body.parameterList(writer.parameters(), Map.of());
    return head(handler.verbs, names.operands()) + parameters + " {\n" + statements + "}\n";
  }

  private static String head(List<Integer> verbs, OperandNames operandNames) {
    if (verbs.equals(List.of(VerbEntries.ANY_VERB))) {
      return "default";
    }
    return verbs.stream()
        .map(each -> operandNames.value("verb", each).orElseGet(() -> Integer.toString(each)))
        .collect(Collectors.joining(", ", "verb ", ""));
  }
}
