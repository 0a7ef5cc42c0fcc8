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

/** Tests that the fonts of the lab games stay the same when they are decompiled and built again. */
class FontRoundTripTest {

  static Stream<String> gameNames() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("gameNames")
  void decompiledFontsBuildTheSameCharacters(String name) {
    GameResources game = LabGames.open(name);
    for (int id : game.ids(ResourceKind.CHARSET)) {
      Charset original = game.charset(id).orElseThrow();
      List<TextProblem> problems = new ArrayList<>();
      Charset rebuilt = new FontDecompiler(original).decompile().build(problems).orElseThrow();
      assertThat(rebuilt.glyphs()).isEqualTo(original.glyphs());
      assertThat(rebuilt.colourMap()).isEqualTo(original.colourMap());
      assertThat(rebuilt.height()).isEqualTo(original.height());
      assertThat(rebuilt.bitsPerPixel()).isEqualTo(original.bitsPerPixel());
    }
  }
}
