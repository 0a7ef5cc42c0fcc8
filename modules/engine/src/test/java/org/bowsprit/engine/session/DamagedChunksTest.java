package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.game.FileKey;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Input;
import org.bowsprit.vm.FaultPolicy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays lab games in which one to three bytes of a chunk are damaged (spec 13 §7). The game must
 * either be refused when it is opened or continue without an exception and without a hang. If the
 * damage is neither in a script nor in the offsets of scripts and rooms, the room must be shown and
 * its scripts must continue, so that the key for the next room works.
 *
 * <p>{@code -Dbowsprit.fuzz.cases=N} sets the number of damaged games of each lab game. {@code
 * -Dbowsprit.fuzz.seed=N} changes the damage.
 */
@Tag("thorough")
class DamagedChunksTest {

  private static final int DAMAGED_GAME_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 150);
  private static final long SEED = Long.getLong("bowsprit.fuzz.seed", 13);
  private static final int MAX_DAMAGED_BYTES = 3;
  private static final int TICKS_PER_STEP = 30;
  private static final int MIN_COLOURS_OF_A_PICTURE = 5;

  /**
   * The maximum number of colours of an actor. If there are more colours, the picture of the room
   * is shown.
   */
  private static final int MAX_COLOURS_OF_AN_ACTOR = 9;

  private static final long MAX_NANOS = 20_000_000_000L;
  private static final ThreadMXBean THREAD_BEAN = ManagementFactory.getThreadMXBean();

  private static final Set<String> TAGS_OF_SCRIPTS_AND_OFFSETS =
      Set.of(
          "MAXS", "DROO", "DSCR", "LECF", "LOFF", "LFLF", "SCRP", "ENCD", "EXCD", "LSCR", "VERB");

  private final Random random = new Random(SEED);

  @ParameterizedTest
  @ValueSource(strings = {"artlab", "walklab", "oplab", "soundlab"})
  void aDamagedGameIsRefusedOrContinues(String name) {
    Lab lab = Lab.of(name);
    Map<Integer, GameResult> undamagedResults = new HashMap<>();
    int refusedCount = 0;
    for (int i = 0; i < DAMAGED_GAME_COUNT; i++) {
      Damage damage = randomDamage(lab);
      int room = 1 + random.nextInt(lab.rooms());
      String description = name + " " + i + ", room " + room + ", " + damage;
      Optional<GameResources> game = lab.open(damage);
      if (game.isEmpty()) {
        refusedCount++;
        continue;
      }
      GameResult result = playWithTimeLimit(description, game.get(), room);
      if (!TAGS_OF_SCRIPTS_AND_OFFSETS.contains(damage.location().chunk().tag())) {
        GameResult expected =
            undamagedResults.computeIfAbsent(
                room, r -> playWithTimeLimit(name, lab.undamaged(), r));
        assertThat(result.rooms()).as(description).isEqualTo(expected.rooms());
        // A damaged size of a chunk may hide all later chunks, including the picture of the room.
        if (expected.colours() > MAX_COLOURS_OF_AN_ACTOR && !damage.isOfHeader()) {
          assertThat(result.colours())
              .as(description)
              .isGreaterThanOrEqualTo(MIN_COLOURS_OF_A_PICTURE);
        }
      }
    }
    System.out.println(
        name + ": " + DAMAGED_GAME_COUNT + " damaged games, " + refusedCount + " refused");
    assertThat(refusedCount).isLessThan(DAMAGED_GAME_COUNT);
  }

  /** Returns random damage to a chunk. All kinds of chunks are equally likely. */
  private Damage randomDamage(Lab lab) {
    List<String> tags = lab.locationsByTag().keySet().stream().sorted().toList();
    List<ChunkLocation> locationsOfTag =
        lab.locationsByTag().get(tags.get(random.nextInt(tags.size())));
    ChunkLocation location = locationsOfTag.get(random.nextInt(locationsOfTag.size()));
    // The contents of a container are separate chunks.
    int length =
        ChunkTree.isContainer(location.chunk().tag()) ? ByteWriter.HEADER : location.chunk().size();
    Map<Integer, Integer> bitsByOffset = new HashMap<>();
    for (int remaining = 1 + random.nextInt(MAX_DAMAGED_BYTES); remaining > 0; remaining--) {
      int bits = random.nextBoolean() ? 1 << random.nextInt(8) : 1 + random.nextInt(255);
      bitsByOffset.put(random.nextInt(length), bits);
    }
    return new Damage(location, bitsByOffset);
  }

  private static GameResult playWithTimeLimit(String description, GameResources game, int room) {
    long start = THREAD_BEAN.getCurrentThreadCpuTime();
    try {
      GameResult result = play(game, room);
      assertThat(THREAD_BEAN.getCurrentThreadCpuTime() - start)
          .as(description)
          .isLessThan(MAX_NANOS);
      return result;
    } catch (RuntimeException e) {
      throw new AssertionError(description, e);
    }
  }

  private static GameResult play(GameResources game, int room) {
    FramePainter painter = new FramePainter(below -> 0);
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game, new BoxGraphProvider())
                .withBootParameter(room)
                .withRandom(new SeededRandom(SEED))
                .withPainter(painter)
                .withFaultPolicy(FaultPolicy.PLAY));
    tick(session);
    byte[] pixels = painter.frame().pixels().clone();
    int firstRoom = session.world().room();
    session.input(new Input.Click(160, 120, Input.Button.LEFT));
    tick(session);
    session.input(new Input.Key('n'));
    tick(session);
    assertThat(session.fault()).isEmpty();
    long colours = IntStream.range(0, pixels.length).map(i -> pixels[i]).distinct().count();
    return new GameResult(List.of(firstRoom, session.world().room()), colours);
  }

  private static void tick(GameSession session) {
    for (int i = 0; i < TICKS_PER_STEP; i++) {
      session.tick();
    }
  }

  /** The rooms before and after the key, and the number of colours in the first picture. */
  private record GameResult(List<Integer> rooms, long colours) {}

  /** A chunk of the index file or of the data file. */
  private record ChunkLocation(boolean ofIndex, Chunk chunk) {}

  /**
   * Damage to a chunk. The keys are offsets of bytes in the chunk, and the values are the bits that
   * are inverted.
   */
  private record Damage(ChunkLocation location, Map<Integer, Integer> bitsByOffset) {

    boolean isOfHeader() {
      return bitsByOffset.keySet().stream().anyMatch(offset -> offset < ByteWriter.HEADER);
    }

    Bytes applyTo(Bytes file) {
      byte[] bytes = file.toArray();
      bitsByOffset.forEach(
          (offset, bits) -> bytes[location.chunk().offset() + offset] ^= bits.byteValue());
      return Bytes.wrap(bytes);
    }

    @Override
    public String toString() {
      return location.chunk().tag()
          + " at "
          + location.chunk().offset()
          + ", bytes "
          + bitsByOffset;
    }
  }

  private record Lab(Bytes index, Bytes data, Map<String, List<ChunkLocation>> locationsByTag) {

    static Lab of(String name) {
      GameFiles files = LabGame.of(name).openGame().files();
      Bytes index = FileKey.SHIPPED.apply(files.readAll("MONKEY2.000"));
      Bytes data = FileKey.SHIPPED.apply(files.readAll("MONKEY2.001"));
      List<ChunkLocation> locations = new ArrayList<>();
      collect(ChunkSequence.ofFile(index), true, locations);
      collect(ChunkSequence.ofFile(data), false, locations);
      return new Lab(
          index,
          data,
          locations.stream().collect(Collectors.groupingBy(location -> location.chunk().tag())));
    }

    private static void collect(
        ChunkSequence sequence, boolean ofIndex, List<ChunkLocation> locations) {
      for (Chunk chunk : sequence.chunks()) {
        locations.add(new ChunkLocation(ofIndex, chunk));
        if (ChunkTree.isContainer(chunk.tag())) {
          collect(ChunkSequence.in(chunk), ofIndex, locations);
        }
      }
    }

    GameResources undamaged() {
      return GameResources.of(index, data);
    }

    int rooms() {
      return undamaged().roomIds().size();
    }

    /** Returns the damaged game. The result is empty if the game is refused. */
    Optional<GameResources> open(Damage damage) {
      try {
        return Optional.of(
            damage.location().ofIndex()
                ? GameResources.of(damage.applyTo(index), data)
                : GameResources.of(index, damage.applyTo(data)));
      } catch (FormatException refused) {
        return Optional.empty();
      }
    }
  }
}
