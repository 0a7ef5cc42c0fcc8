package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the people in the game speak in different colours. */
class SpeakersTest {

  private static final int SPEAKER_COUNT = 7;
  private static final Pattern COLOUR = Pattern.compile("talkColor (\\d+)");

  @Test
  void everySpeakerHasADifferentColour() throws IOException {
    List<String> colours = new ArrayList<>();
    try (Stream<Path> files = Files.walk(BuiltGame.SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".bow")).toList()) {
        COLOUR
            .matcher(Files.readString(file))
            .results()
            .map((MatchResult match) -> match.group(1))
            .forEach(colours::add);
      }
    }
    assertThat(colours).hasSize(SPEAKER_COUNT).doesNotHaveDuplicates();
  }
}
