package org.bowsprit.kit.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.kit.text.TextProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FontRoundTripTest {

  static Stream<String> games() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void decompiledFontsBuildTheSameCharacters(String name) {
    GameResources game = LabGames.open(name);
    for (int id : game.ids(ResourceKind.CHARSET)) {
      Charset original = game.charset(id).orElseThrow();
      List<TextProblem> problems = new ArrayList<>();
      Charset built = new FontDecompiler(original).decompile().build(problems).orElseThrow();
      assertThat(built.glyphs()).isEqualTo(original.glyphs());
      assertThat(built.colourMap()).isEqualTo(original.colourMap());
      assertThat(built.height()).isEqualTo(original.height());
      assertThat(built.bitsPerPixel()).isEqualTo(original.bitsPerPixel());
    }
  }
}
