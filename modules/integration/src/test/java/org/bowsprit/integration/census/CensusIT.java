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

/** Tests that the census of a game describes the game but does not reveal its texts. */
class CensusIT {

  private static final Pattern QUOTED_TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");
  private static final int MAX_CENSUS_BYTES = 1 << 20;

  @TempDir private Path folder;

  @Test
  void theCensusCoversBothRoutersAndContainsNoTextOfTheGame() throws IOException {
    Path file = folder.resolve("census.json");

    Bowsprit.Run run =
        Bowsprit.run(folder, "census", "gannet-rock", "--seconds", "120", "--out", file.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.size(file)).isLessThan(MAX_CENSUS_BYTES);
    String census = Files.readString(file);
    JsonNode play = new ObjectMapper().readTree(census).path("play");
    assertThat(play).hasSize(2);
    assertThat(play.findValuesAsText("router")).containsExactly("box-graph", "classic");
    for (JsonNode playOfRouter : play) {
      assertThat(playOfRouter.path("rooms").size()).as("the number of rooms").isGreaterThan(1);
      assertThat(playOfRouter.path("faults").path("count").asInt()).isZero();
      assertThat(playOfRouter.path("breaks").path("count").asInt()).isZero();
    }
    assertThat(gameTexts()).hasSizeGreaterThan(100).noneMatch(census::contains);
  }

  /** Returns the texts of the game's scripts in all its languages. */
  private List<String> gameTexts() {
    Stream<String> lines = Bowsprit.run(folder, "disasm", "gannet-rock").out().lines();
    return lines
        .flatMap(line -> QUOTED_TEXT.matcher(line).results())
        .map(text -> text.group(1))
        .filter(text -> WORD.matcher(text).find() && text.contains(" "))
        .distinct()
        .toList();
  }
}
