package org.bowsprit.engine.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.PlayedLab;
import org.bowsprit.pathfinding.geometry.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that {@link RecordCodec} writes the same bytes as the library Jackson, which wrote older
 * saves, and refuses records with errors.
 */
class RecordCodecTest {

  private static final int SAVE_COUNT = Integer.getInteger("bowsprit.save.cases", 6);
  private static final int TICKS_BETWEEN_SAVES = 41;

  private final RecordCodec codec = new RecordCodec();
  private final JacksonCbor jackson = new JacksonCbor();

  @ParameterizedTest
  @CsvSource({"walklab, 100", "artlab, 0", "artlab, 100", "oplab, 302", "soundlab, 0"})
  void statesOfLabGamesAreWrittenAsBeforeAndReadBack(String game, int bootParameter)
      throws IOException {
    PlayedLab lab = new PlayedLab(game, 3, bootParameter);
    lab.session().start();
    for (int save = 0; save < SAVE_COUNT; save++) {
      lab.play(TICKS_BETWEEN_SAVES);
      assertSameBytesAndRecord(lab.session().snapshot());
    }
  }

  @Test
  void aStoredSaveIsWrittenByteForByte() throws IOException {
    byte[] file = Files.readAllBytes(Path.of("src/test/resources/saves/version-5.save"));
    SaveFormat format = new SaveFormat();
    SavedGame save = format.read(file);
    assertSameBytesAndRecord(save.state());
    assertSameBytesAndRecord(save.header());
    assertThat(format.write(save)).isEqualTo(file);
  }

  @Test
  void numbersAndTextsOfEveryLengthAreWrittenAsBefore() throws IOException {
    Random random = new Random(25);
    for (int i = 0; i < 500; i++) {
      long number = random.nextLong() >> random.nextInt(Long.SIZE);
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("nothing", null);
      fields.put("number", number);
      fields.put("text", "aé€😀".repeat(random.nextInt(90)));
      assertThat(codec.write(fields)).isEqualTo(jackson.write(fields));
      assertThat(codec.parse(codec.write(fields))).isEqualTo(fields);
    }
  }

  private <T extends Record> void assertSameBytesAndRecord(T record) throws IOException {
    byte[] bytes = codec.write(record);
    assertThat(Arrays.equals(bytes, jackson.write(record)))
        .as("Jackson writes the same bytes")
        .isTrue();
    assertThat(codec.read(bytes, record.getClass()).equals(record))
        .as("the record read from the bytes is the same")
        .isTrue();
  }

  /**
   * Each text contains the bytes of a point with an error. A valid point is {@code {x: 1, y: 2}}.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "", // no bytes
        "f6", // null
        "01", // a number
        "80", // a list
        "bf617801ff", // a point without y
        "bf617801617802617903ff", // a point with two values of x
        "bf617801617902617a03ff", // a point with a value of z
        "bf6178016179f6ff", // null instead of a number
        "bf617801617961" + "32ff", // a text instead of a number
        "bf61780161791b0000000100000000ff", // a value of more than 32 bits
        "bf61780161791bffffffffffffffffff", // a value of more than 63 bits
        "bf617801617902", // a map without an end
        "bf617801617902ff00", // a byte after the end
        "bf617801617902c1ff", // a tag instead of a name
        "bf617801617904f97c00ff", // a fraction as a value
        "bf6178017fff", // a name that consists of parts
        "bf61785bffffffffffffffffff", // bytes of a length that overflows
        "ba7fffffff617801617902" // a map with a count that is greater than its size
      })
  void aRecordWithAnErrorIsRefused(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThatIllegalArgumentException().isThrownBy(() -> codec.read(bytes, Point.class));
  }

  @Test
  void definiteLengthsAndNumbersLongerThanNecessaryAreRead() {
    byte[] bytes = HexFormat.of().parseHex("a2617818016179390001");
    assertThat(codec.read(bytes, Point.class)).isEqualTo(new Point(1, -2));
  }

  @Test
  void dataThatWouldExhaustTheMemoryOrTheStackIsRefused() {
    byte[] deeplyNestedLists = new byte[100_000];
    Arrays.fill(deeplyNestedLists, (byte) 0x81);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.read(deeplyNestedLists, GameState.class))
        .withMessageContaining("levels");
    ByteArrayOutputStream manyValues = new ByteArrayOutputStream();
    manyValues.write(0x9F);
    for (int i = 0; i < 1_000_001; i++) {
      manyValues.write(0);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.read(manyValues.toByteArray(), SaveHeader.class))
        .withMessageContaining("values");
  }
}
