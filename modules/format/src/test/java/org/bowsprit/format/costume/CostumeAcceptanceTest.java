package org.bowsprit.format.costume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.fixture.Hex;
import org.bowsprit.format.fixture.LabGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the acceptance checks of spec 03 about stored data. */
class CostumeAcceptanceTest {

  static List<Chunk> labCostumes() {
    return LabGame.all().flatMap(game -> game.resources(Costume.TAG).stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("labCostumes")
  void check1PicturesOfLabCostumesHaveValidSizes(Chunk chunk) {
    Costume costume = Costume.decode(chunk.reader());
    int pictureCount = 0;
    for (Limb limb : costume.limbs()) {
      for (CostumePicture picture : limb.pictures().values()) {
        assertThat(picture.width()).isBetween(1, 320);
        assertThat(picture.height()).isBetween(1, 200);
        assertThat(costume.runs().encodedBytes(picture.runs(), picture.pixelCount()))
            .isEqualTo(picture.runs().length());
        pictureCount++;
      }
    }
    assertThat(pictureCount).isPositive();
  }

  /** At most one byte of padding lies between a picture and the next one. */
  @ParameterizedTest
  @MethodSource("labCostumes")
  void check1PicturesAreSeparatedByAtMostOneByte(Chunk chunk) {
    Costume costume = Costume.decode(chunk.reader());
    TreeMap<Integer, Integer> endsByStart = new TreeMap<>();
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      int tablePosition = readOffset(chunk, 10 + costume.runs().colours() + 2 * limb);
      costume
          .limbs()
          .get(limb)
          .pictures()
          .forEach(
              (number, picture) -> {
                int start = readOffset(chunk, tablePosition + 2 * number);
                endsByStart.put(start, start + 12 + picture.runs().length());
              });
    }
    endsByStart.forEach(
        (start, end) -> {
          Integer nextStart = endsByStart.higherKey(start);
          assertThat(nextStart == null ? 0 : nextStart - end).isBetween(0, 1);
        });
  }

  /**
   * Returns the offset that is stored at {@code position}. Both offsets are relative to the
   * position six bytes before the payload.
   */
  private static int readOffset(Chunk chunk, int position) {
    return chunk.reader().seek(position - 6).u16();
  }

  @Test
  void check2TheFirstByteIsTheHighestAnimationNumber() {
    byte[] payload = new byte[200];
    payload[0] = 0x17;
    payload[1] = 0x58;
    assertThat(decode(payload).animations()).hasSize(24);
  }

  @Test
  void check3RunsOf16ColoursAreDecodedAndEncoded() {
    byte[] colours = decodeRuns(CostumeRuns.OF_16_COLOURS, "13 05 20 14 34", 8, 4);
    assertThat(colours[4]).as("the first pixel of column 1").isZero();
    assertThat(CostumeRuns.OF_16_COLOURS.encode(colours)).isEqualTo(Hex.parse("13 05 20 14 34"));
    assertThat(runCounts(colours)).containsExactly("3×1", "5×0", "20×2", "4×3");
  }

  @Test
  void check4RunsOf32ColoursAreDecodedAndEncoded() {
    byte[] colours = decodeRuns(CostumeRuns.OF_32_COLOURS, "F8 10 0B 00 0D", 8, 4);
    assertThat(runCounts(colours)).containsExactly("16×31", "3×1", "13×0");
    assertThat(CostumeRuns.OF_32_COLOURS.encode(colours)).isEqualTo(Hex.parse("F8 10 0B 00 0D"));
  }

  @Test
  void check5AnAnimationRecordIsDecoded() {
    // The header has 16 colours, the only animation is at position 60 of the payload, and the
    // commands begin at position 67.
    byte[] payload = new byte[80];
    payload[1] = 0x58;
    putWord(payload, 18, 67 + 6);
    for (int limb = 0; limb < 16; limb++) {
      putWord(payload, 20 + 2 * limb, 80 + 6);
    }
    putWord(payload, 52, 60 + 6);
    Hex.parse("00 A0 05 00 83 FF FF").copyInto(payload, 60);
    assertThat(decode(payload).animation(0))
        .hasValue(new AnimationRecord(List.of(new LimbRange(0, 5, 8, true), LimbRange.off(2))));
  }

  @ParameterizedTest
  @ValueSource(ints = {0x57, 0x60, 0x61, 0xE0})
  void check20OtherFormatsAreRefused(int format) {
    byte[] payload = new byte[100];
    payload[1] = (byte) format;
    assertThatThrownBy(() -> decode(payload))
        .isInstanceOf(FormatException.class)
        .hasMessage(
            "COST at offset 1: expected a costume of format 0x58 or 0x59, found 0x%02x",
            format & 0x7F);
  }

  private static Costume decode(byte[] payload) {
    return Costume.decode(Bytes.wrap(payload).reader(ChunkPath.ROOT.child(Costume.TAG)));
  }

  private static void putWord(byte[] payload, int position, int value) {
    payload[position] = (byte) value;
    payload[position + 1] = (byte) (value >> 8);
  }

  private static byte[] decodeRuns(CostumeRuns runs, String hex, int width, int height) {
    byte[] colours = new byte[width * height];
    runs.decode(new CostumePicture(width, height, 0, 0, 0, 0, Hex.parse(hex)), colours);
    return colours;
  }

  private static List<String> runCounts(byte[] colours) {
    List<String> runCounts = new java.util.ArrayList<>();
    for (int i = 0, start = 0; i <= colours.length; i++) {
      if (i == colours.length || colours[i] != colours[start]) {
        runCounts.add((i - start) + "×" + colours[start]);
        start = i;
      }
    }
    return runCounts;
  }
}
