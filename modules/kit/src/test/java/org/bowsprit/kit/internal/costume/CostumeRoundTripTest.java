package org.bowsprit.kit.internal.costume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.LimbRange;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.kit.text.TextProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the costumes of the lab games stay the same when they are decompiled and built again.
 */
class CostumeRoundTripTest {

  static Stream<String> gameNames() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("gameNames")
  void decompiledCostumesBuildTheSamePicturesAndChores(String name) {
    GameResources game = LabGames.open(name);
    for (int id : game.ids(ResourceKind.COSTUME)) {
      Costume original = game.costume(id).orElseThrow();
      CostumeSources sources =
          new CostumeDecompiler(original, new Palette(Bytes.EMPTY)).decompile();
      List<TextProblem> problems = new ArrayList<>();
      Optional<Costume> rebuilt = sources.build(problems);
      assertThat(problems).as("errors in%n%s", sources.text()).isEmpty();
      assertThat(description(rebuilt.orElseThrow()))
          .as("the animations of costume %d", id)
          .isEqualTo(description(original));
      assertThat(rebuilt.get().palette()).isEqualTo(original.palette());
      assertThat(rebuilt.get().mirrored()).isEqualTo(original.mirrored());
    }
  }

  /** Returns a description of each animation with the commands and pixels of every limb. */
  private static List<String> description(Costume costume) {
    List<String> animations = new ArrayList<>();
    for (int i = 0; i < costume.animations().size(); i++) {
      Optional<AnimationRecord> animation = costume.animations().get(i);
      if (animation.isPresent()) {
        animations.add("animation " + i);
        animation.get().limbs().forEach(range -> animations.add(description(costume, range)));
      }
    }
    return animations;
  }

  private static String description(Costume costume, LimbRange range) {
    StringBuilder commands =
        new StringBuilder("limb " + range.limb() + (range.once() ? " once" : ""));
    for (int index = range.start(); !range.isOff() && index <= range.last(); index++) {
      commands.append(' ').append(costume.commands().u8(index));
      costume
          .picture(range.limb(), index)
          .ifPresent(picture -> commands.append(pixels(costume, picture)));
    }
    return commands.toString();
  }

  private static String pixels(Costume costume, CostumePicture picture) {
    byte[] colours = new byte[picture.pixelCount()];
    costume.runs().decode(picture, colours);
    return new CostumePicture(
            picture.width(),
            picture.height(),
            picture.xOffset(),
            picture.yOffset(),
            picture.xMove(),
            picture.yMove(),
            Bytes.EMPTY)
        + " "
        + java.util.Arrays.hashCode(colours);
  }
}
