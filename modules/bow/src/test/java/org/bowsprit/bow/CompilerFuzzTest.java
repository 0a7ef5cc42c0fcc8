package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that no source crashes the compiler. Each source must either compile or cause messages.
 * {@code -Dbowsprit.fuzz.cases=N} sets the number of sources.
 */
class CompilerFuzzTest {

  private static final int SOURCE_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 2_000);
  private static final int MAX_TOKENS = 120;

  private static final String[] TOKENS =
      ("game const var bit string verb class actor costume sound charset room object script"
              + " function choices languages glyph entry exit default if else while for to downto step"
              + " case choice do until loop cutscene skippable override asm break continue return goto"
              + " unless yield start chain stop say wait delay init walk put face animate becomes is"
              + " not and or once silent resistant recursive at in with for actor message camera"
              + " sentence seconds jiffies ego a b door kitchen Var Bit Local VAR_EGO narrator"
              + " putActor getActorX startScript actorOps talkColor verbOps text print setVarRange"
              + " loadRoomWithEgo doSentence setRoomScale classOfIs resource . , ; : @ ( ) [ ] { } { }"
              + " ( ) = == != < <= > >= + - * / % & | && || ! ++ -- += -> .. 0 1 2 3 7 100 255 256"
              + " 32767 65536 99999999999 0x10 'x' \"text\" \"a{v}b\" \"{int a}\" \"\\n"
              + "\" \"\\x81\" \"open // /* */ é \\ \"")
          .split(" ");

  private final ScriptCompiler compiler = new ScriptCompiler();

  @Test
  void randomTokensNeverCrashTheCompiler() {
    for (int seed = 0; seed < SOURCE_COUNT / 2; seed++) {
      Random random = new Random(seed);
      StringBuilder source = new StringBuilder();
      if (random.nextBoolean()) {
        source.append("var a, b[3]\nroom kitchen { object door { } }\nscript s {\n");
      }
      for (int remainingTokens = random.nextInt(MAX_TOKENS);
          remainingTokens > 0;
          remainingTokens--) {
        source.append(TOKENS[random.nextInt(TOKENS.length)]);
        source.append(random.nextInt(6) == 0 ? '\n' : ' ');
      }
      compile("tokens, seed " + seed, source.toString());
    }
  }

  @Test
  void mutatedSourcesNeverCrashTheCompiler() throws IOException {
    List<String> samples = sampleSources();
    for (int seed = 0; seed < SOURCE_COUNT - SOURCE_COUNT / 2; seed++) {
      Random random = new Random(seed);
      StringBuilder source = new StringBuilder(samples.get(random.nextInt(samples.size())));
      for (int remainingMutations = 1 + random.nextInt(8);
          remainingMutations > 0;
          remainingMutations--) {
        mutate(source, samples, random);
      }
      compile("mutation, seed " + seed, source.toString());
    }
  }

  @Test
  void deepAndLongSourcesNeverCrashTheCompiler() {
    int count = 5_000;
    String[] sources = {
      "script s { x = " + "(".repeat(count) + "1" + ")".repeat(count) + " }",
      "script s { x = " + "-".repeat(count) + "1 }",
      "script s { x = " + "!".repeat(count) + "1 }",
      "script s { x = 1" + " + 1".repeat(count) + " }",
      "script s { " + "if 1 { ".repeat(count) + "}".repeat(count) + " }",
      "script s { if 1 { } " + "else if 1 { } ".repeat(count) + " }",
      "script s { " + "case 1 { 1 -> ".repeat(count),
      "script s { x = " + "f(".repeat(count),
      "script s { x = " + "[".repeat(count),
      "script s { x = " + "1 is ".repeat(count),
      "script s { x" + ".x".repeat(count) + " = 1 }",
      "var x\nscript s { if x { " + "x = x + 1\n".repeat(count) + " } }",
      "asm {",
      "\"" + "\\".repeat(count)
    };
    Arrays.stream(sources).forEach(each -> compile("deep or long", each));
  }

  private static List<String> sampleSources() throws IOException {
    List<String> sources = new ArrayList<>();
    for (String folder : List.of("good", "bad")) {
      try (Stream<Path> files = Files.list(Path.of("src/test/resources/language", folder))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".bow")).sorted().toList()) {
          sources.add(Files.readString(file));
        }
      }
    }
    return sources;
  }

  private static void mutate(StringBuilder source, List<String> samples, Random random) {
    int index = random.nextInt(source.length() + 1);
    int length = Math.min(source.length() - index, 1 + random.nextInt(12));
    switch (random.nextInt(6)) {
      case 0 -> source.delete(index, index + length);
      case 1 -> source.insert(index, TOKENS[random.nextInt(TOKENS.length)]);
      case 2 -> source.insert(index, source.substring(index, index + length));
      case 3 -> {
        String otherSource = samples.get(random.nextInt(samples.size()));
        int from = random.nextInt(otherSource.length());
        source.insert(
            index, otherSource, from, Math.min(otherSource.length(), from + random.nextInt(60)));
      }
      case 4 -> {
        if (length > 0) {
          source.setCharAt(index, (char) random.nextInt(random.nextBoolean() ? 128 : 0x2000));
        }
      }
      default ->
          source.replace(index, index + length, " " + TOKENS[random.nextInt(TOKENS.length)] + " ");
    }
  }

  private void compile(String name, String source) {
    try {
      Compilation compilation = compiler.compile(List.of(new SourceText("fuzz.bow", source)));
      assertThat(compilation.game().isPresent() || !compilation.diagnostics().isEmpty()).isTrue();
      compilation.diagnostics().forEach(each -> assertThat(each.displayText()).isNotEmpty());
    } catch (RuntimeException | StackOverflowError e) {
      fail(
          "the compiler crashed on the source ("
              + name
              + "):\n"
              + source.substring(0, Math.min(source.length(), 3_000)),
          e);
    }
  }
}
