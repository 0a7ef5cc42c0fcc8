package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests comparisons that are computed in parts ({@code --shard}) and merged. */
class CompareShardTest {

  private static final List<String> FILES = List.of("results.csv", "results.json", "report.html");

  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path folder;

  private int run(String... arguments) {
    return console.run(folder, arguments);
  }

  private int compare(Path out, String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "compare", "witnesses", "--queries", "5", "--no-timing", "--out", out.toString()));
    arguments.addAll(List.of(options));
    return run(arguments.toArray(String[]::new));
  }

  private Path partFile(int number) {
    return folder.resolve("parts/part-" + number + "-of-3.json");
  }

  private int merge(Path out, Path... parts) {
    List<String> arguments = new ArrayList<>(List.of("compare", "merge"));
    for (Path part : parts) {
      arguments.add(part.toString());
    }
    arguments.addAll(List.of("--out", out.toString()));
    return run(arguments.toArray(String[]::new));
  }

  @Test
  void resumeCompletesAPartAndTheMergedPartsEqualASingleRun() throws IOException {
    Path parts = folder.resolve("parts");
    for (int number = 1; number <= 3; number++) {
      assertThat(compare(parts, "--shard", number + "/3")).as(console.err()).isZero();
    }
    byte[] content = Files.readAllBytes(partFile(2));
    Files.write(partFile(2), Arrays.copyOf(content, content.length / 2));
    assertThat(merge(folder.resolve("merged"), partFile(1), partFile(2), partFile(3))).isEqualTo(3);
    assertThat(console.err()).contains("expected a whole part of a comparison");

    assertThat(compare(parts, "--shard", "2/3", "--resume")).isZero();
    assertThat(compare(parts, "--shard", "1/3", "--resume")).isZero();
    assertThat(console.out())
        .contains("part-2-of-3.json: 1 of 2 batches of questions.")
        .contains("part-1-of-3.json already exists.");

    assertThat(merge(folder.resolve("merged"), partFile(3), partFile(1), partFile(2)))
        .as(console.err())
        .isZero();
    assertThat(compare(folder.resolve("whole"))).isZero();
    for (String file : FILES) {
      assertThat(folder.resolve("merged").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("whole").resolve(file));
    }
  }

  @Test
  void aPartOfAnotherComparisonIsRefused() {
    compare(folder.resolve("parts"), "--shard", "1/3");
    compare(folder.resolve("parts"), "--shard", "2/3", "--seed", "2");

    assertThat(merge(folder.resolve("merged"), partFile(1), partFile(2))).isEqualTo(3);
    assertThat(console.err()).contains("part-2-of-3.json is a part of another comparison");
    assertThat(folder.resolve("merged")).doesNotExist();
  }

  @Test
  void invalidShardOptionsAreUsageErrors() {
    assertThat(compare(folder, "--shard", "4/3")).isEqualTo(2);
    assertThat(console.err()).contains("--shard takes a part such as 3/16, not '4/3'");
    assertThat(compare(folder, "--resume")).isEqualTo(2);
    assertThat(console.err()).contains("--resume needs --shard I/N");
  }
}
