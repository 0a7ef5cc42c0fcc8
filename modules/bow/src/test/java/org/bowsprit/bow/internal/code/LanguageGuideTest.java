package org.bowsprit.bow.internal.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.junit.jupiter.api.Test;

/**
 * Tests that the page about the language is correct. Its examples must compile, and its list of
 * built-ins must agree with the instruction definitions. {@code -Dbowsprit.golden.write=true}
 * writes the list into the page.
 */
class LanguageGuideTest {

  private static final Path GUIDE_FILE = Path.of("../../docs/language.md");
  private static final String LIST_BEGIN = "<!-- built-ins begin -->\n";
  private static final String LIST_END = "<!-- built-ins end -->";
  private static final Pattern EXAMPLE = Pattern.compile("```bow\n(.*?)```", Pattern.DOTALL);

  @Test
  void everyExampleCanBeCompiled() throws IOException {
    List<String> examples =
        EXAMPLE
            .matcher(Files.readString(GUIDE_FILE))
            .results()
            .map((MatchResult each) -> each.group(1))
            .toList();
    assertThat(examples).hasSizeGreaterThan(3);
    for (String example : examples) {
      Compilation compilation =
          new ScriptCompiler().compile(List.of(new SourceText("guide.bow", example)));
      assertThat(compilation.errors()).extracting(Diagnostic::displayText).isEmpty();
    }
  }

  @Test
  void theListContainsEveryBuiltin() throws IOException {
    String guide = Files.readString(GUIDE_FILE);
    int begin = guide.indexOf(LIST_BEGIN) + LIST_BEGIN.length();
    int end = guide.indexOf(LIST_END);
    if (Boolean.getBoolean("bowsprit.golden.write")) {
      Files.writeString(
          GUIDE_FILE, guide.substring(0, begin) + builtinList() + guide.substring(end));
    }
    String updatedGuide = Files.readString(GUIDE_FILE);
    assertThat(updatedGuide.substring(begin, updatedGuide.indexOf(LIST_END)))
        .isEqualTo(builtinList());
  }

  private static String builtinList() {
    return section("Operations", each -> !each.hasResult() && !each.isCondition())
        + section("Operations that return a value: `x = name(…)`", Builtin::hasResult)
        + section("Conditions: `if name(…)`", Builtin::isCondition)
        + "\n| settings of | are |\n|---|---|\n"
        + namesWithSettings().stream()
            .map(LanguageGuideTest::settingsRow)
            .collect(Collectors.joining());
  }

  private static String section(String title, Predicate<Builtin> filter) {
    return "\n**"
        + title
        + "**\n\n"
        + Builtins.names().stream()
            .map(Builtins::find)
            .filter(filter)
            .map(each -> "`" + each.name() + "(" + operands(each.layout()) + ")`")
            .collect(Collectors.joining(" · "))
        + "\n";
  }

  private static String operands(List<Field> layout) {
    return Builtin.callOperands(layout).stream()
        .map(LanguageGuideTest::operand)
        .collect(Collectors.joining(", "));
  }

  private static String operand(Field field) {
    return switch (field.type()) {
      case LIST, BYTES_TO_ZERO -> "[" + field.role() + "]";
      case TEXT, PLAIN_TEXT -> "\"" + field.role() + "\"";
      case SUB_OPERATIONS -> "…settings";
      default -> field.role();
    };
  }

  private static Set<String> namesWithSettings() {
    Set<String> names = new TreeSet<>();
    for (String name : Builtins.names()) {
      Builtin builtin = Builtins.find(name);
      boolean hasSettings =
          builtin.layout().stream().anyMatch(each -> each.type() == FieldType.SUB_OPERATIONS);
      if (hasSettings && builtin.sub() == null) {
        names.add(name);
      }
    }
    return names;
  }

  private static String settingsRow(String name) {
    SubFamily family =
        Builtins.find(name).layout().stream()
            .map(Field::family)
            .filter(each -> each != null)
            .findFirst()
            .orElseThrow();
    String settings =
        Stream.of(SubOp.values())
            .filter(each -> each.family() == family && each.key() >= 0)
            .map(each -> "`" + Builtins.settingName(each) + "(" + operands(each.layout()) + ")`")
            .collect(Collectors.joining(" · "));
    return "| `" + name + "` | " + settings + " |\n";
  }
}
