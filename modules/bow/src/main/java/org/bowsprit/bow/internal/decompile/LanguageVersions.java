package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The instructions that the compiler generates for one statement with texts in several languages.
 * Before each version except the last, there is a test of the language.
 *
 * @param bodies the positions of the instruction in each language
 * @param end the position after the last version
 */
record LanguageVersions(List<Integer> bodies, int end) {

  /** Returns the versions that begin at a position and end at {@code limit} at the latest. */
  static Optional<LanguageVersions> at(CodeMap code, int start, int limit, int language) {
    List<Integer> bodies = new ArrayList<>();
    int next = start;
    while (next + 3 < limit && isTest(code, next, language, bodies.size())) {
      bodies.add(next + 1);
      next += 3;
    }
    int end = next + 1;
    bodies.add(next);
    boolean isComplete =
        bodies.size() > 1
            && end <= limit
            && bodies.stream().noneMatch(each -> CodeMap.canJump(code.at(each)))
            && IntStream.range(start, next)
                .filter(i -> (i - start) % 3 == 2)
                .allMatch(i -> code.target(i) == end)
            && IntStream.range(start + 1, end).allMatch(i -> hasOnlyExpectedJumps(code, start, i));
    return isComplete ? Optional.of(new LanguageVersions(bodies, end)) : Optional.empty();
  }

  private static boolean isTest(CodeMap code, int position, int language, int version) {
    return code.op(position) == Op.IS_EQUAL
        && code.at(position).operand(0).equals(new Reference(language, Reference.NOT_INDEXED))
        && code.at(position).operand(1).equals(new Operand.Literal(version))
        && code.target(position) == position + 3
        && code.op(position + 2) == Op.JUMP_RELATIVE;
  }

  /**
   * Returns whether only the expected jumps lead to a position after {@code start}. A test jumps to
   * the start of the next version; no other jump is allowed.
   */
  private static boolean hasOnlyExpectedJumps(CodeMap code, int start, int position) {
    List<Integer> sources = code.jumpSources(position);
    return (position - start) % 3 == 0 ? sources.equals(List.of(position - 3)) : sources.isEmpty();
  }

  /** Returns whether all jumps to the position after the last version are in these versions. */
  boolean isOnlySourceOfJumpsToEnd(CodeMap code) {
    return code.jumpSources(end).stream()
        .allMatch(each -> each > bodies.get(0) && each < end && code.op(each) == Op.JUMP_RELATIVE);
  }

  /**
   * Returns one statement with the texts of several statements. The result is empty if the
   * statements differ in more than their texts, or have no texts.
   */
  static Optional<String> merge(List<String> statements) {
    List<List<String>> parts = statements.stream().map(LanguageVersions::parts).toList();
    int size = parts.get(0).size();
    if (size < 2 || parts.stream().anyMatch(each -> each.size() != size)) {
      return Optional.empty();
    }
    StringBuilder merged = new StringBuilder();
    for (int i = 0; i < size; i++) {
      int part = i;
      List<String> versions = parts.stream().map(each -> each.get(part)).toList();
      boolean isText = i % 2 == 1;
      if (!isText && versions.stream().distinct().count() > 1) {
        return Optional.empty();
      }
      merged.append(isText ? String.join(" | ", versions) : versions.get(0));
    }
    return Optional.of(merged.toString());
  }

  /** Returns the parts of a statement. Every second part is a text with its quotes. */
  private static List<String> parts(String statement) {
    List<String> parts = new ArrayList<>();
    int begin = 0;
    boolean isInText = false;
    for (int i = 0; i < statement.length(); i++) {
      if (isInText && statement.charAt(i) == '\\') {
        i++;
      } else if (statement.charAt(i) == '"') {
        parts.add(statement.substring(begin, isInText ? i + 1 : i));
        begin = isInText ? i + 1 : i;
        isInText = !isInText;
      }
    }
    parts.add(statement.substring(begin));
    return parts;
  }
}
