package org.bowsprit.integration.census;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.integration.Bowsprit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CensusIT {

  private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");
  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder;

  @Test
  void theCensusCoversBothRoutersAndContainsNoTextOfTheGame() throws IOException {
    Path file = folder.resolve("census.json");

    Bowsprit.Run run =
        Bowsprit.run(folder, "census", "gannet-rock", "--seconds", "120", "--out", file.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.size(file)).isLessThan(MEGABYTE);
    String census = Files.readString(file);
    JsonNode play = new ObjectMapper().readTree(census).path("play");
    assertThat(play).hasSize(2);
    assertThat(play.findValuesAsText("router")).containsExactly("box-graph", "classic");
    for (JsonNode each : play) {
      assertThat(each.path("rooms").size()).as("rooms").isGreaterThan(1);
      assertThat(each.path("faults").path("count").asInt()).isZero();
      assertThat(each.path("breaks").path("count").asInt()).isZero();
    }
    assertThat(texts()).hasSizeGreaterThan(100).noneMatch(census::contains);
  }

  /** Returns the texts of the game's scripts in all its languages. */
  private List<String> texts() {
    Stream<String> lines = Bowsprit.run(folder, "disasm", "gannet-rock").out().lines();
    return lines
        .flatMap(line -> TEXT.matcher(line).results())
        .map(text -> text.group(1))
        .filter(text -> WORD.matcher(text).find() && text.contains(" "))
        .distinct()
        .toList();
  }
}
