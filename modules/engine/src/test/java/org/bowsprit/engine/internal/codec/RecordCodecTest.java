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

class RecordCodecTest {

  private static final int MOMENTS = Integer.getInteger("bowsprit.save.cases", 6);
  private static final int TICKS_BETWEEN_MOMENTS = 41;

  private final RecordCodec codec = new RecordCodec();
  private final JacksonOracle jackson = new JacksonOracle();

  @ParameterizedTest
  @CsvSource({"walklab, 100", "artlab, 0", "artlab, 100", "oplab, 302", "soundlab, 0"})
  void writesAndReadsTheBytesOfAllSaves(String game, int bootParameter) throws IOException {
    PlayedLab lab = new PlayedLab(game, 3, bootParameter);
    lab.session().start();
    for (int moment = 0; moment < MOMENTS; moment++) {
      lab.play(TICKS_BETWEEN_MOMENTS);
      assertSame(lab.session().snapshot());
    }
  }

  @Test
  void writesTheBytesOfAStoredSave() throws IOException {
    byte[] file = Files.readAllBytes(Path.of("src/test/resources/saves/version-5.save"));
    SaveFormat format = new SaveFormat();
    SavedGame save = format.read(file);
    assertSame(save.state());
    assertSame(save.header());
    assertThat(format.write(save)).isEqualTo(file);
  }

  @Test
  void writesNumbersAndTextsOfEveryLengthAsBefore() throws IOException {
    Random random = new Random(25);
    for (int i = 0; i < 500; i++) {
      long number = random.nextLong() >> random.nextInt(Long.SIZE);
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("nothing", null);
      tree.put("number", number);
      tree.put("text", "aé€😀".repeat(random.nextInt(90)));
      assertThat(codec.write(tree)).isEqualTo(jackson.write(tree));
      assertThat(codec.parse(codec.write(tree))).isEqualTo(tree);
    }
  }

  private <T extends Record> void assertSame(T record) throws IOException {
    byte[] bytes = codec.write(record);
    assertThat(Arrays.equals(bytes, jackson.write(record))).as("the same bytes").isTrue();
    assertThat(codec.read(bytes, record.getClass()).equals(record)).as("the same record").isTrue();
  }

  /** A point is {@code {x: 1, y: 2}}. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "", // nothing at all
        "f6", // null
        "01", // a number
        "80", // a list
        "bf617801ff", // y is missing
        "bf617801617802617903ff", // x twice
        "bf617801617902617a03ff", // something else
        "bf6178016179f6ff", // null for a number
        "bf617801617961" + "32ff", // a text for a number
        "bf61780161791b0000000100000000ff", // more than 32 bits
        "bf61780161791bffffffffffffffffff", // more than 63 bits
        "bf617801617902", // no end
        "bf617801617902ff00", // something behind it
        "bf617801617902c1ff", // a tag for a name
        "bf617801617904f97c00ff", // a fraction
        "bf6178017fff", // a name in parts
        "bf61785bffffffffffffffffff", // bytes of a length that overflows
        "ba7fffffff617801617902" // more entries than there are
      })
  void refusesOtherRecords(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThatIllegalArgumentException().isThrownBy(() -> codec.read(bytes, Point.class));
  }

  @Test
  void readsDefiniteLengthsAndNumbersLongerThanNeeded() {
    byte[] bytes = HexFormat.of().parseHex("a2617818016179390001");
    assertThat(codec.read(bytes, Point.class)).isEqualTo(new Point(1, -2));
  }

  @Test
  void refusesDataThatWouldExhaustTheMemoryOrTheStack() {
    byte[] deep = new byte[100_000];
    Arrays.fill(deep, (byte) 0x81);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.read(deep, GameState.class))
        .withMessageContaining("levels");
    ByteArrayOutputStream many = new ByteArrayOutputStream();
    many.write(0x9F);
    for (int i = 0; i < 1_000_001; i++) {
      many.write(0);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> codec.read(many.toByteArray(), SaveHeader.class))
        .withMessageContaining("values");
  }
}
