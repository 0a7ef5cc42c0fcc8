package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the exact texts of the messages for authors. Each file in the folder {@code golden} begins
 * with changes to the sources of the starter game ({@code in FILE}, {@code - old}, {@code + new},
 * or {@code remove FILE}). The expected output of the build follows after a separator.
 */
class GoldenSourcesTest {

  private static final String SEPARATOR = "----";

  static List<Path> goldenFiles() throws IOException, URISyntaxException {
    Path folder = Path.of(GoldenSourcesTest.class.getResource("golden").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("goldenFiles")
  void theBuildPrintsTheExpectedMessages(Path goldenFile) throws IOException {
    String text = Files.readString(goldenFile);
    int separator = text.indexOf(SEPARATOR);
    SourceTree sources = applyChanges(text.substring(0, separator).lines().toList());

    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);

    String messages =
        result.diagnostics().stream()
            .map(Diagnostic::displayText)
            .collect(Collectors.joining("\n"));
    assertThat(messages).isEqualTo(text.substring(separator + SEPARATOR.length()).strip());
  }

  private static SourceTree applyChanges(List<String> lines) {
    NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("G").files());
    String file = "";
    String oldText = "";
    for (String line : lines) {
      if (line.startsWith("remove ")) {
        files.remove(line.substring(7));
      } else if (line.startsWith("in ")) {
        file = line.substring(3);
      } else if (line.startsWith("- ")) {
        oldText = line.substring(2);
      } else if (line.startsWith("+ ")) {
        String text = new SourceTree(files).text(file).orElseThrow();
        assertThat(text).contains(oldText);
        files.put(file, SourceTree.bytes(text.replace(oldText, line.substring(2))));
      }
    }
    return new SourceTree(files);
  }
}
