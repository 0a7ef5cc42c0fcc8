package org.bowsprit.format.costume;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that costumes and their pictures are unchanged after encoding and decoding. */
class CostumeTest {

  /** Returns the costumes of the laboratory games. */
  static List<Chunk> labCostumes() {
    return CostumeAcceptanceTest.labCostumes();
  }

  @ParameterizedTest
  @MethodSource("labCostumes")
  void labCostumesAreUnchangedAfterEncodingAndDecoding(Chunk chunk) {
    Costume costume = Costume.decode(chunk.reader());
    assertThat(encodeAndDecode(costume)).isEqualTo(costume);
    byte[] colours = new byte[320 * 200];
    for (Limb limb : costume.limbs()) {
      for (CostumePicture picture : limb.pictures().values()) {
        costume.runs().decode(picture, colours);
        Bytes encodedRuns =
            costume.runs().encode(java.util.Arrays.copyOf(colours, picture.pixelCount()));
        assertThat(encodedRuns.length()).isLessThanOrEqualTo(picture.runs().length());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRandomCostumeIsUnchangedAfterEncodingAndDecoding(CostumeRuns runs) {
    Random random = new Random(runs.colours());
    for (int i = 0; i < 200; i++) {
      Costume costume = randomCostume(random, runs);
      assertThat(encodeAndDecode(costume)).isEqualTo(costume);
    }
  }

  @ParameterizedTest
  @EnumSource
  void randomColoursAreUnchangedAfterEncodingAndDecoding(CostumeRuns runs) {
    Random random = new Random(17);
    for (int i = 0; i < 200; i++) {
      CostumePicture picture = randomPicture(random, runs);
      byte[] colours = new byte[picture.pixelCount()];
      runs.decode(picture, colours);
      assertThat(runs.encode(colours)).isEqualTo(picture.runs());
    }
  }

  @Test
  void aRunOfLengthZeroHas256Pixels() {
    byte[] colours = new byte[300];
    CostumeRuns.OF_16_COLOURS.decode(
        new CostumePicture(3, 100, 0, 0, 0, 0, Bytes.of(0x20, 0)), colours);
    assertThat(colours[255]).isEqualTo((byte) 2);
    assertThat(colours[256]).isZero();
  }

  @Test
  void emptyAndTooLargePicturesAreNotDrawable() {
    assertThat(new CostumePicture(0, 5, 0, 0, 3, 0, Bytes.EMPTY).isDrawable()).isFalse();
    assertThat(new CostumePicture(1025, 5, 0, 0, 0, 0, Bytes.EMPTY).isDrawable()).isFalse();
    assertThat(new CostumePicture(1024, 256, 0, 0, 0, 0, Bytes.EMPTY).isDrawable()).isTrue();
    assertThat(new CostumePicture(5, 257, 0, 0, 0, 0, Bytes.EMPTY).pixelCount()).isZero();
  }

  private static Costume encodeAndDecode(Costume costume) {
    ByteWriter out = new ByteWriter();
    costume.encode(out);
    return Costume.decode(out.toBytes().reader(ChunkPath.ROOT.child(Costume.TAG)));
  }

  /** Returns a random costume in which every picture is used by at least one animation. */
  private static Costume randomCostume(Random random, CostumeRuns runs) {
    int length = 1 + random.nextInt(60);
    byte[] commands = new byte[length];
    for (int i = 0; i < length; i++) {
      int specialCommand = CostumeCommand.SOUND + random.nextInt(5);
      commands[i] = (byte) (random.nextInt(4) == 0 ? specialCommand : random.nextInt(20));
    }
    List<Optional<AnimationRecord>> animations = new ArrayList<>();
    List<SortedMap<Integer, CostumePicture>> pictures = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      pictures.add(new TreeMap<>());
    }
    int animationCount = 1 + random.nextInt(40);
    for (int i = 0; i < animationCount; i++) {
      animations.add(
          random.nextInt(4) == 0
              ? Optional.empty()
              : Optional.of(randomAnimation(random, runs, commands, pictures)));
    }
    byte[] palette = new byte[runs.colours()];
    random.nextBytes(palette);
    return new Costume(
        runs,
        random.nextBoolean(),
        Bytes.wrap(palette),
        animations,
        Bytes.wrap(commands),
        pictures.stream().map(Limb::new).toList());
  }

  private static AnimationRecord randomAnimation(
      Random random,
      CostumeRuns runs,
      byte[] commands,
      List<SortedMap<Integer, CostumePicture>> pictures) {
    List<LimbRange> ranges = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      switch (random.nextInt(3)) {
        case 0 -> ranges.add(LimbRange.off(limb));
        case 1 -> {
          int start = random.nextInt(commands.length);
          int end = Math.min(commands.length - 1, start + random.nextInt(LimbRange.MAX_EXTENT));
          ranges.add(new LimbRange(limb, start, end, random.nextBoolean()));
          for (int position = start; position <= end; position++) {
            if (commands[position] <= CostumeCommand.LAST_PICTURE) {
              pictures
                  .get(limb)
                  .computeIfAbsent((int) commands[position], number -> randomPicture(random, runs));
            }
          }
        }
        default -> {}
      }
    }
    return new AnimationRecord(ranges);
  }

  private static CostumePicture randomPicture(Random random, CostumeRuns runs) {
    int width = random.nextInt(12);
    int height = random.nextInt(20);
    byte[] colours = new byte[width * height];
    int colour = 0;
    for (int i = 0; i < colours.length; i++) {
      colour = random.nextInt(5) == 0 ? random.nextInt(runs.colours()) : colour;
      colours[i] = (byte) colour;
    }
    return new CostumePicture(
        width,
        height,
        randomShort(random),
        randomShort(random),
        randomShort(random),
        randomShort(random),
        runs.encode(colours));
  }

  private static int randomShort(Random random) {
    return (short) random.nextInt();
  }
}
