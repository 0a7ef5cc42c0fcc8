package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Disassembler;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares the code of valid sources and the messages about invalid sources with the expected
 * output, which is in {@code .txt} files in the folders of the sources. {@code
 * -Dbowsprit.golden.write=true} rewrites these files. Review them before you commit.
 */
class GoldenTest {

  private static final Path SOURCE_FOLDER = Path.of("src/test/resources/language");
  private static final Disassembler DISASSEMBLER = new Disassembler(InstructionSet.V5);

  static List<Path> validSources() throws IOException {
    return sources("good");
  }

  static List<Path> invalidSources() throws IOException {
    return sources("bad");
  }

  private static List<Path> sources(String folderName) throws IOException {
    try (Stream<Path> files = Files.list(SOURCE_FOLDER.resolve(folderName))) {
      return files.filter(each -> each.toString().endsWith(".bow")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("validSources")
  void validSourcesCompileToTheExpectedCode(Path source) {
    Compilation compilation = compile(source);
    assertThat(compilation.errors()).extracting(Diagnostic::displayText).isEmpty();
    assertExpectedOutput(source, listing(compilation.game().orElseThrow()));
  }

  @ParameterizedTest
  @MethodSource("invalidSources")
  void invalidSourcesProduceTheExpectedMessages(Path source) {
    Compilation compilation = compile(source);
    assertThat(compilation.game()).isEmpty();
    assertExpectedOutput(
        source,
        compilation.diagnostics().stream()
            .map(each -> each.displayText() + "\n")
            .collect(Collectors.joining()));
  }

  private static Compilation compile(Path source) {
    return new ScriptCompiler()
        .compile(List.of(new SourceText(source.getFileName().toString(), read(source))));
  }

  private static void assertExpectedOutput(Path source, String actualOutput) {
    Path expectedFile = Path.of(source.toString().replace(".bow", ".txt"));
    try {
      if (Boolean.getBoolean("bowsprit.golden.write")) {
        Files.writeString(expectedFile, actualOutput);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(actualOutput).isEqualTo(read(expectedFile));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String listing(GameDeclaration game) {
    StringBuilder text = new StringBuilder();
    game.scripts().forEach(each -> appendListing(text, "global:" + each.number(), each));
    for (RoomDeclaration room : game.rooms()) {
      appendListing(text, "entry:" + room.number(), room.entry());
      appendListing(text, "exit:" + room.number(), room.exit());
      room.scripts()
          .forEach(
              each -> appendListing(text, "local:" + room.number() + ":" + each.number(), each));
      for (ObjectDeclaration object : room.objects()) {
        String name = "object:" + room.number() + ":" + object.number();
        text.append(DISASSEMBLER.object(name, object.verbs()).text());
      }
    }
    return text.toString();
  }

  private static void appendListing(StringBuilder text, String name, ScriptDeclaration script) {
    appendListing(text, name, script.code());
  }

  private static void appendListing(StringBuilder text, String name, Bytes code) {
    if (!code.isEmpty()) {
      text.append(DISASSEMBLER.script(name, code.toArray()).text());
    }
  }
}
