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
 * Tests that any file is either refused or loaded into a game that can continue. Most mutated files
 * have a correct checksum, so that later checks are tested too. {@code -Dbowsprit.fuzz.cases=N}
 * sets the number of files.
 */
@Tag("thorough")
class SaveFuzzTest {

  private static final int CASES = Integer.getInteger("bowsprit.fuzz.cases", 800);
  private static final int GAME_COUNT = 5;
  private static final int TICKS = 3;
  private static final int[] EXTREMES = {
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
  private int refused;
  private int misfits;
  private int loaded;

  @ParameterizedTest
  @CsvSource({
    "walklab, 100, 180",
    "artlab, 100, 333",
    "oplab, 0, 90",
    "oplab, 0, 250",
    "soundlab, 0, 400"
  })
  @Timeout(value = 3, unit = TimeUnit.HOURS)
  void aMutatedFileIsRefusedOrPlayable(String game, int bootParameter, int ticks)
      throws IOException {
    PlayedLab lab = new PlayedLab(game, 1, bootParameter);
    lab.session().start();
    lab.play(ticks);
    GameState good = lab.session().snapshot();
    byte[] header = codec.write(new SaveHeader("0", game, "0", "", 0, "", 0, 0, null));
    byte[] state = codec.write(good);
    // Pixels are omitted, because they are most of a file and all their values are valid.
    JsonNode tree = mapper.readTree(codec.write(good.unpainted()));
    Random random = new Random(ticks);
    for (int i = 0; i < CASES / GAME_COUNT; i++) {
      byte[] file = mutate(random, header, state, tree);
      try {
        load(file, lab);
      } catch (RuntimeException e) {
        throw new AssertionError(game + ", file " + i + " of seed " + ticks, e);
      }
    }
    lab.session().restore(good);
    assertThat(lab.session().snapshot().equals(good)).isTrue();
    System.out.println(
        "SaveFuzzTest: %s at %d, %d files: %d refused, %d did not fit the game, %d played on"
            .formatted(game, ticks, CASES / GAME_COUNT, refused, misfits, loaded));
  }

  private void load(byte[] file, PlayedLab lab) {
    GameState state;
    try {
      state = format.read(file).state();
    } catch (SaveRefusedException e) {
      refused++;
      return;
    }
    try {
      lab.session().restore(state);
    } catch (StateRefusedException e) {
      misfits++;
      return;
    }
    loaded++;
    for (int i = 0; i < TICKS; i++) {
      lab.session().tick();
    }
    lab.session().snapshot();
  }

  private byte[] mutate(Random random, byte[] header, byte[] state, JsonNode tree)
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

  /** Changes or removes one to three values of the tree. */
  private byte[] changeValues(JsonNode tree, Random random) throws IOException {
    JsonNode copy = tree.deepCopy();
    for (int i = random.nextInt(3); i >= 0; i--) {
      change(copy, random);
    }
    return mapper.writeValueAsBytes(copy);
  }

  private static void change(JsonNode root, Random random) {
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
      int extreme = EXTREMES[random.nextInt(EXTREMES.length)];
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
