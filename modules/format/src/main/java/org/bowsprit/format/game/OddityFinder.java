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

/**
 * Finds the oddities of a game's resources, one resource at a time (spec 13 §7). An oddity is a
 * deviation from the file format that does not prevent playing.
 */
public final class OddityFinder {

  private final GameResources resources;

  /** Creates a finder for {@code resources}. */
  public OddityFinder(GameResources resources) {
    this.resources = resources;
  }

  /** Returns the oddities of the index. */
  public List<Oddity> indexOddities() {
    GameResources.PlainFile file = resources.indexFile();
    return withFile(file.name(), IndexOddities.of(file.bytes()));
  }

  /**
   * Returns the oddities of the data file that contains room {@code id}, without the oddities of
   * its rooms.
   */
  public List<Oddity> fileOddities(int id) {
    return collect(() -> resources.fileOddities(id));
  }

  /** Returns the oddities of room {@code id}; none if there is no such room. */
  public List<Oddity> roomOddities(int id) {
    return collect(
        () ->
            resources
                .roomChunk(id)
                .map(chunk -> withFile(resources.fileOf(id), RoomOddities.of(chunk, objectCount())))
                .orElse(List.of()));
  }

  private int objectCount() {
    return resources.index().objects().size();
  }

  /** Returns the oddities of a resource; none if there is no such resource. */
  public List<Oddity> resourceOddities(ResourceKind kind, int id) {
    return collect(
        () ->
            resources
                .chunk(kind, id)
                .map(
                    chunk ->
                        withFile(
                            resources.fileOf(kind.directory(resources.index()).entry(id).room()),
                            checkFor(kind).apply(chunk)))
                .orElse(List.of()));
  }

  private static Function<Chunk, List<Oddity>> checkFor(ResourceKind kind) {
    return switch (kind) {
      case SOUND -> SoundOddities::of;
      case COSTUME -> CostumeOddities::of;
      case CHARSET -> CharsetOddities::of;
      case SCRIPT -> script -> List.of();
    };
  }

  /**
   * Returns the oddities that {@code check} finds. If it fails, for example because a resource is
   * not at the position in the index, the failure is the only oddity.
   */
  private static List<Oddity> collect(Supplier<List<Oddity>> check) {
    try {
      return check.get();
    } catch (FormatException invalid) {
      return List.of(Oddity.of(invalid));
    }
  }

  private static List<Oddity> withFile(String file, List<Oddity> oddities) {
    return oddities.stream().map(oddity -> oddity.withFile(file)).toList();
  }
}
