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
 * Plays lab games in which one to three bytes of a chunk are damaged (spec 13 §7). The game is
 * refused when it is opened, or it continues without an exception and without a hang. If the damage
 * is neither in a script nor in the offsets of scripts and rooms, the room is shown and its scripts
 * continue, so the key for the next room works.
 *
 * <p>{@code -Dbowsprit.fuzz.cases=N} sets the number of damaged games of each lab game, {@code
 * -Dbowsprit.fuzz.seed=N} changes the damage.
 */
@Tag("thorough")
class DamagedChunksTest {

  private static final int CASES = Integer.getInteger("bowsprit.fuzz.cases", 150);
  private static final long SEED = Long.getLong("bowsprit.fuzz.seed", 13);
  private static final int MAX_DAMAGED_BYTES = 3;
  private static final int TICKS = 30;
  private static final int MIN_COLOURS = 5;

  /**
   * The maximum number of colours of an actor. If there are more colours, the picture of the room
   * is shown.
   */
  private static final int MAX_COLOURS_OF_AN_ACTOR = 9;

  private static final long MAX_NANOS = 20_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final Set<String> TAGS_OF_SCRIPTS_AND_OFFSETS =
      Set.of(
          "MAXS", "DROO", "DSCR", "LECF", "LOFF", "LFLF", "SCRP", "ENCD", "EXCD", "LSCR", "VERB");

  private final Random random = new Random(SEED);

  @ParameterizedTest
  @ValueSource(strings = {"artlab", "walklab", "oplab", "soundlab"})
  void aDamagedGameIsRefusedOrContinues(String name) {
    Lab lab = Lab.of(name);
    Map<Integer, GameResult> undamaged = new HashMap<>();
    int refused = 0;
    for (int i = 0; i < CASES; i++) {
      Damage damage = damage(lab);
      int room = 1 + random.nextInt(lab.rooms());
      String description = name + " " + i + ", room " + room + ", " + damage;
      Optional<GameResources> game = lab.open(damage);
      if (game.isEmpty()) {
        refused++;
        continue;
      }
      GameResult result = playTimed(description, game.get(), room);
      if (!TAGS_OF_SCRIPTS_AND_OFFSETS.contains(damage.place().chunk().tag())) {
        GameResult expected =
            undamaged.computeIfAbsent(room, r -> playTimed(name, lab.undamaged(), r));
        assertThat(result.rooms()).as(description).isEqualTo(expected.rooms());
        // A damaged size of a chunk may hide all later chunks, including the picture of the room.
        if (expected.colours() > MAX_COLOURS_OF_AN_ACTOR && !damage.isOfHeader()) {
          assertThat(result.colours()).as(description).isGreaterThanOrEqualTo(MIN_COLOURS);
        }
      }
    }
    System.out.println(name + ": " + CASES + " damaged games, " + refused + " refused");
    assertThat(refused).isLessThan(CASES);
  }

  /** Returns random damage to a chunk. All kinds of chunks are equally likely. */
  private Damage damage(Lab lab) {
    List<String> tags = lab.places().keySet().stream().sorted().toList();
    List<ChunkLocation> ofTag = lab.places().get(tags.get(random.nextInt(tags.size())));
    ChunkLocation location = ofTag.get(random.nextInt(ofTag.size()));
    // The contents of a container are separate chunks.
    int length =
        ChunkTree.isContainer(location.chunk().tag()) ? ByteWriter.HEADER : location.chunk().size();
    Map<Integer, Integer> flips = new HashMap<>();
    for (int left = 1 + random.nextInt(MAX_DAMAGED_BYTES); left > 0; left--) {
      int flip = random.nextBoolean() ? 1 << random.nextInt(8) : 1 + random.nextInt(255);
      flips.put(random.nextInt(length), flip);
    }
    return new Damage(location, flips);
  }

  private static GameResult playTimed(String what, GameResources game, int room) {
    long start = THREADS.getCurrentThreadCpuTime();
    try {
      GameResult result = play(game, room);
      assertThat(THREADS.getCurrentThreadCpuTime() - start).as(what).isLessThan(MAX_NANOS);
      return result;
    } catch (RuntimeException e) {
      throw new AssertionError(what, e);
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
    int first = session.world().room();
    session.input(new Input.Click(160, 120, Input.Button.LEFT));
    tick(session);
    session.input(new Input.Key('n'));
    tick(session);
    assertThat(session.fault()).isEmpty();
    long colours = IntStream.range(0, pixels.length).map(i -> pixels[i]).distinct().count();
    return new GameResult(List.of(first, session.world().room()), colours);
  }

  private static void tick(GameSession session) {
    for (int i = 0; i < TICKS; i++) {
      session.tick();
    }
  }

  /** The rooms before and after the key, and the colours of the first picture. */
  private record GameResult(List<Integer> rooms, long colours) {}

  /** A chunk of the index or the data file. */
  private record ChunkLocation(boolean ofIndex, Chunk chunk) {}

  /** The changed bits of a chunk's bytes, by the offset of the byte in the chunk. */
  private record Damage(ChunkLocation place, Map<Integer, Integer> flips) {

    boolean isOfHeader() {
      return flips.keySet().stream().anyMatch(at -> at < ByteWriter.HEADER);
    }

    Bytes applyTo(Bytes file) {
      byte[] bytes = file.toArray();
      flips.forEach((at, flip) -> bytes[place.chunk().offset() + at] ^= flip.byteValue());
      return Bytes.wrap(bytes);
    }

    @Override
    public String toString() {
      return place.chunk().tag() + " at " + place.chunk().offset() + ", bytes " + flips;
    }
  }

  private record Lab(Bytes index, Bytes data, Map<String, List<ChunkLocation>> places) {

    static Lab of(String name) {
      GameFiles files = LabGame.of(name).openGame().files();
      Bytes index = FileKey.SHIPPED.apply(files.readAll("MONKEY2.000"));
      Bytes data = FileKey.SHIPPED.apply(files.readAll("MONKEY2.001"));
      List<ChunkLocation> places = new ArrayList<>();
      collect(ChunkSequence.ofFile(index), true, places);
      collect(ChunkSequence.ofFile(data), false, places);
      return new Lab(
          index,
          data,
          places.stream().collect(Collectors.groupingBy(location -> location.chunk().tag())));
    }

    private static void collect(
        ChunkSequence sequence, boolean ofIndex, List<ChunkLocation> places) {
      for (Chunk chunk : sequence.chunks()) {
        places.add(new ChunkLocation(ofIndex, chunk));
        if (ChunkTree.isContainer(chunk.tag())) {
          collect(ChunkSequence.in(chunk), ofIndex, places);
        }
      }
    }

    GameResources undamaged() {
      return GameResources.of(index, data);
    }

    int rooms() {
      return undamaged().roomIds().size();
    }

    /** Returns the damaged game; empty if it is refused. */
    Optional<GameResources> open(Damage damage) {
      try {
        return Optional.of(
            damage.place().ofIndex()
                ? GameResources.of(damage.applyTo(index), data)
                : GameResources.of(index, damage.applyTo(data)));
      } catch (FormatException refused) {
        return Optional.empty();
      }
    }
  }
}
