package org.bowsprit.engine.save;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.internal.codec.RecordCodec;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.PlayedLab;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Loads randomly changed files of saved games. Each file must either be refused or lead to a game
 * that can be played. Most of the files have a correct checksum, so that the checks after the
 * checksum are tested too. {@code -Dbowsprit.fuzz.cases=N} sets the number of files.
 */
@Tag("thorough")
class SaveFuzzTest {

  private static final int FILE_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 800);
  private static final int GAME_COUNT = 5;
  private static final int TICKS_AFTER_LOADING = 3;
  private static final int[] EXTREME_VALUES = {
    0,
    1,
    -1,
    2,
    7,
    8,
    15,
    16,
    127,
    128,
    255,
    256,
    -255,
    32767,
    -32768,
    65535,
    65536,
    1 << 24,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE
  };

  private final SaveFormat format = new SaveFormat();
  private final RecordCodec codec = new RecordCodec();
  private final ObjectMapper mapper = new CBORMapper();
  private int refusedCount;
  private int unsuitableCount;
  private int playedCount;

  @ParameterizedTest
  @CsvSource({
    "walklab, 100, 180",
    "artlab, 100, 333",
    "oplab, 0, 90",
    "oplab, 0, 250",
    "soundlab, 0, 400"
  })
  @Timeout(value = 3, unit = TimeUnit.HOURS)
  void aChangedFileIsRefusedOrLeadsToAPlayableGame(String game, int bootParameter, int ticks)
      throws IOException {
    PlayedLab lab = new PlayedLab(game, 1, bootParameter);
    lab.session().start();
    lab.play(ticks);
    GameState validState = lab.session().snapshot();
    byte[] header = codec.write(new SaveHeader("0", game, "0", "", 0, "", 0, 0, null));
    byte[] state = codec.write(validState);
    // The pixels are left out, because they make up most of a file and every value of a pixel is
    // valid.
    JsonNode tree = mapper.readTree(codec.write(validState.unpainted()));
    Random random = new Random(ticks);
    for (int i = 0; i < FILE_COUNT / GAME_COUNT; i++) {
      byte[] file = changedFile(random, header, state, tree);
      try {
        loadAndPlay(file, lab);
      } catch (RuntimeException e) {
        throw new AssertionError(game + ", file " + i + " of seed " + ticks, e);
      }
    }
    lab.session().restore(validState);
    assertThat(lab.session().snapshot().equals(validState)).isTrue();
    assertThat(refusedCount).isPositive();
    assertThat(playedCount).isPositive();
    System.out.println(
        "SaveFuzzTest: %s after %d ticks, %d files: %d refused, %d unsuitable, %d played"
            .formatted(
                game, ticks, FILE_COUNT / GAME_COUNT, refusedCount, unsuitableCount, playedCount));
  }

  private void loadAndPlay(byte[] file, PlayedLab lab) {
    GameState state;
    try {
      state = format.read(file).state();
    } catch (SaveRefusedException e) {
      refusedCount++;
      return;
    }
    try {
      lab.session().restore(state);
    } catch (StateRefusedException e) {
      unsuitableCount++;
      return;
    }
    playedCount++;
    for (int i = 0; i < TICKS_AFTER_LOADING; i++) {
      lab.session().tick();
    }
    lab.session().snapshot();
  }

  private byte[] changedFile(Random random, byte[] header, byte[] state, JsonNode tree)
      throws IOException {
    return switch (random.nextInt(8)) {
      case 0 -> withRandomBytes(SaveFormat.wrap(SaveFormat.VERSION, header, state), random);
      case 1 -> SaveFormat.wrap(SaveFormat.VERSION, withRandomBytes(header, random), state);
      case 2 -> SaveFormat.wrap(SaveFormat.VERSION, header, withRandomBytes(state, random));
      case 3 -> SaveFormat.wrap(SaveFormat.VERSION, header, truncate(state, random));
      default -> SaveFormat.wrap(SaveFormat.VERSION, header, changeValues(tree, random));
    };
  }

  private static byte[] withRandomBytes(byte[] bytes, Random random) {
    byte[] copy = bytes.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      copy[random.nextInt(copy.length)] = (byte) random.nextInt(256);
    }
    return copy;
  }

  private static byte[] truncate(byte[] bytes, Random random) {
    return Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  /** Returns the bytes of the tree after one to three of its values are changed or removed. */
  private byte[] changeValues(JsonNode tree, Random random) throws IOException {
    JsonNode copy = tree.deepCopy();
    for (int i = random.nextInt(3); i >= 0; i--) {
      changeValue(copy, random);
    }
    return mapper.writeValueAsBytes(copy);
  }

  private static void changeValue(JsonNode root, Random random) {
    JsonNode node = root;
    while (true) {
      if (node instanceof ObjectNode object && !object.isEmpty()) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        String name = names.get(random.nextInt(names.size()));
        JsonNode child = object.get(name);
        if (child.isEmpty() || random.nextInt(40) == 0) {
          object.set(name, otherValue(child, random));
          return;
        }
        node = child;
      } else if (node instanceof ArrayNode array && !array.isEmpty()) {
        int index = random.nextInt(array.size());
        JsonNode child = array.get(index);
        if (random.nextInt(40) == 0) {
          array.remove(index);
          return;
        }
        if (child.isEmpty()) {
          array.set(index, otherValue(child, random));
          return;
        }
        node = child;
      } else {
        return;
      }
    }
  }

  private static JsonNode otherValue(JsonNode value, Random random) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    if (value.isIntegralNumber() && random.nextInt(20) != 0) {
      int extreme = EXTREME_VALUES[random.nextInt(EXTREME_VALUES.length)];
      return nodes.numberNode(random.nextBoolean() ? extreme : value.asInt() + extreme % 5);
    }
    if (value.isBoolean()) {
      return nodes.booleanNode(!value.asBoolean());
    }
    return switch (random.nextInt(5)) {
      case 0 -> nodes.nullNode();
      case 1 -> nodes.textNode("PAUSED");
      case 2 -> nodes.arrayNode().add(1).add(70_000);
      case 3 -> nodes.binaryNode(new byte[random.nextInt(600)]);
      default -> nodes.numberNode(random.nextLong());
    };
  }
}
