package org.bowsprit.format.game;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.charset.CharsetOddities;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.costume.CostumeOddities;
import org.bowsprit.format.index.IndexOddities;
import org.bowsprit.format.room.RoomOddities;
import org.bowsprit.format.sound.SoundOddities;

/** Finds the oddities of a game's resources, one resource at a time (spec 13 §7). */
public final class OddityFinder {

  private final GameResources resources;

  /** Creates a finder for {@code resources}. */
  public OddityFinder(GameResources resources) {
    this.resources = resources;
  }

  /** Returns the oddities of the index. */
  public List<Oddity> index() {
    GameResources.PlainFile file = resources.indexFile();
    return in(file.name(), IndexOddities.of(file.bytes()));
  }

  /**
   * Returns the oddities of the data file that contains room {@code id}, without the oddities of
   * its rooms.
   */
  public List<Oddity> fileOf(int id) {
    return attempt(() -> resources.odditiesOfFile(id));
  }

  /** Returns the oddities of room {@code id}; none if there is no such room. */
  public List<Oddity> room(int id) {
    return attempt(
        () ->
            resources
                .roomChunk(id)
                .map(chunk -> in(resources.fileOf(id), RoomOddities.of(chunk, objects())))
                .orElse(List.of()));
  }

  private int objects() {
    return resources.index().objects().size();
  }

  /** Returns the oddities of a resource; none if there is no such resource. */
  public List<Oddity> resource(ResourceKind kind, int id) {
    return attempt(
        () ->
            resources
                .chunk(kind, id)
                .map(
                    chunk ->
                        in(
                            resources.fileOf(kind.directory(resources.index()).entry(id).room()),
                            look(kind).apply(chunk)))
                .orElse(List.of()));
  }

  private static Function<Chunk, List<Oddity>> look(ResourceKind kind) {
    return switch (kind) {
      case SOUND -> SoundOddities::of;
      case COSTUME -> CostumeOddities::of;
      case CHARSET -> CharsetOddities::of;
      case SCRIPT -> script -> List.of();
    };
  }

  /**
   * Returns the oddities that {@code looking} finds. If it fails, for example because a resource is
   * not at its place in the index, the failure is the only oddity.
   */
  private static List<Oddity> attempt(Supplier<List<Oddity>> looking) {
    try {
      return looking.get();
    } catch (FormatException damage) {
      return List.of(Oddity.of(damage));
    }
  }

  private static List<Oddity> in(String file, List<Oddity> found) {
    return found.stream().map(oddity -> oddity.in(file)).toList();
  }
}
