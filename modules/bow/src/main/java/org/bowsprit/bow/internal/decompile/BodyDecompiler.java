package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.text.OperandNames;

/** Decompiles whole units of code. Returns only statements that compile back to the same code. */
public final class BodyDecompiler {

  private final OperandNames names;
  private final boolean objectCode;
  private final Shared shared;
  private final Verifier verifier;

  /**
   * Creates a decompiler.
   *
   * @param names the names to write instead of numbers
   * @param objectCode whether it is entry, exit or object code
   * @param shared what the statements of the game share
   */
  public BodyDecompiler(OperandNames names, boolean objectCode, Shared shared) {
    this.names = names;
    this.objectCode = objectCode;
    this.shared = shared;
    this.verifier = new Verifier(objectCode, shared);
  }

  /** Returns statements that compile to the code; empty if only an assembler listing does. */
  public Optional<Body> body(byte[] code) {
    return body(code, Optional.empty(), Map.of());
  }

  /**
   * Returns statements that compile to the code of a script; empty if only an assembler listing
   * does.
   *
   * @param callable how it is declared, if it is called elsewhere
   * @param localNames the names of local variables, by number
   */
  public Optional<Body> body(
      byte[] code, Optional<Callable> callable, Map<Integer, String> localNames) {
    Optional<CodeMap> map = CodeMap.of(code, 0);
    if (map.isEmpty()) {
      return Optional.empty();
    }
    Set<Body> tried = new HashSet<>();
    return Idiom.ATTEMPTS.stream()
        .filter(
            idioms -> {
              Body body =
                  body(
                      map.get(),
                      new InstructionWriter(OperandNames.NONE, Map.of()),
                      idioms,
                      callable);
              return tried.add(body) && Arrays.equals(verifier.compile(body), code);
            })
        .findFirst()
        .map(idioms -> body(map.get(), new InstructionWriter(names, localNames), idioms, callable));
  }

  private Body body(
      CodeMap map, InstructionWriter with, Set<Idiom> idioms, Optional<Callable> callable) {
    boolean isFunction = callable.filter(Callable::isFunction).isPresent();
    StructureWriter structure =
        structure(
            map,
            with,
            idioms,
            isFunction,
            objectCode ? -1 : callable.map(Callable::parameters).orElseGet(map::firstSetLocal));
    boolean isDialogue = !objectCode && structure.isDialogue();
    String statements = "";
    // The first pass finds out which labels are needed.
    for (int pass = 0; pass < 2; pass++) {
      statements = isDialogue ? structure.writeDialogue() : structure.write(0, map.size());
    }
    int parameters =
        objectCode ? 0 : callable.map(Callable::parameters).orElse(structure.parameters());
    String kind = callable.map(Callable::word).orElse("script");
    return new Body(isDialogue ? "dialogue" : kind, parameters, statements);
  }

  private StructureWriter structure(
      CodeMap map, InstructionWriter with, Set<Idiom> idioms, boolean isFunction, int parameters) {
    return new StructureWriter(
        map, with, verifier, objectCode, idioms, shared, isFunction, parameters);
  }

  /**
   * Returns handlers that compile to an object's code; empty if only an assembler listing does.
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
    return Idiom.ATTEMPTS.stream()
        .filter(
            idioms -> {
              String text = handlers(map.get(), handlers, OperandNames.NONE, idioms);
              return tried.add(text) && Arrays.equals(verifier.compileObject(text), payload);
            })
        .findFirst()
        .map(idioms -> handlers(map.get(), handlers, names, idioms));
  }

  /** Verbs with the same code, and the positions of that code. */
  private record Handler(List<Integer> verbs, int from, int to) {}

  /** Returns the handlers if they are contiguous and in the order of the table. */
  private static List<Handler> split(CodeMap map, VerbEntries verbs) {
    List<Handler> handlers = new ArrayList<>();
    List<VerbEntries.Entry> entries = verbs.entries();
    int at = 0;
    while (at < entries.size()) {
      int position = entries.get(at).position();
      List<Integer> shared = new ArrayList<>();
      while (at < entries.size() && entries.get(at).position() == position) {
        shared.add(entries.get(at++).verb());
      }
      int from = map.position(position);
      int to = at < entries.size() ? map.position(entries.get(at).position()) : map.size();
      if (from < 0 || to <= from || (handlers.isEmpty() && from != 0)) {
        return List.of();
      }
      handlers.add(new Handler(shared, from, to));
    }
    return handlers;
  }

  private String handlers(
      CodeMap map, List<Handler> handlers, OperandNames with, Set<Idiom> idioms) {
    StructureWriter structure =
        structure(map, new InstructionWriter(with, Map.of()), idioms, false, -1);
    handlers.forEach(each -> structure.write(each.from, each.to));
    StringBuilder text = new StringBuilder();
    for (Handler each : handlers) {
      String statements = structure.write(each.from, each.to);
      text.append(head(each.verbs, with));
      text.append(Body.parameterList(structure.parameters(), Map.of())).append(" {\n");
      statements.lines().forEach(line -> text.append("  ").append(line).append('\n'));
      text.append("}\n");
    }
    return text.toString();
  }

  private static String head(List<Integer> verbs, OperandNames with) {
    if (verbs.equals(List.of(VerbEntries.ANY_VERB))) {
      return "default";
    }
    return verbs.stream()
        .map(each -> with.value("verb", each).orElseGet(() -> Integer.toString(each)))
        .collect(Collectors.joining(", ", "verb ", ""));
  }
}
