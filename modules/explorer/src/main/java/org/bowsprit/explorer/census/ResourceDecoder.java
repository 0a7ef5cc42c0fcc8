package org.bowsprit.explorer.census;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.census.Census.DamageEntry;
import org.bowsprit.explorer.census.Census.FileEntry;
import org.bowsprit.explorer.census.Census.FloorEntry;
import org.bowsprit.explorer.census.Census.ResourceEntry;
import org.bowsprit.explorer.census.Census.SilentEntry;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.Directory;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.sound.Sound;

/** Decodes every resource of a game and records the parts that cannot be read. */
final class ResourceDecoder {

  private static final int SHORT_HASH_BYTES = 8;
  private static final String ROOM_KIND = "room";

  private final GameResources game;
  private final Set<DamageEntry> damage = new LinkedHashSet<>();

  ResourceDecoder(GameResources game) {
    this.game = game;
  }

  /** Returns the digests of the files. */
  List<FileEntry> files() {
    return game.files().stream()
        .map(file -> new FileEntry(file.bytes().length(), sha256(file.bytes())))
        .toList();
  }

  /** Returns all resources, rooms first. */
  List<ResourceEntry> resources() {
    List<ResourceEntry> entries = new ArrayList<>();
    for (int room : game.roomIds()) {
      tryDecode(ROOM_KIND, room, () -> game.room(room))
          .ifPresent(found -> found.damage().forEach(each -> addDamage(ROOM_KIND, room, each)));
      entries.add(entry(ROOM_KIND, room, game.index().rooms(), () -> game.roomChunk(room)));
    }
    for (ResourceKind kind : ResourceKind.values()) {
      for (int id : game.ids(kind)) {
        tryDecode(kindName(kind), id, () -> decode(kind, id));
        entries.add(
            entry(kindName(kind), id, kind.directory(game.index()), () -> game.chunk(kind, id)));
      }
    }
    return entries;
  }

  private Optional<?> decode(ResourceKind kind, int id) {
    return switch (kind) {
      case SCRIPT -> game.script(id);
      case SOUND -> game.sound(id);
      case COSTUME -> game.costume(id);
      case CHARSET -> game.charset(id);
    };
  }

  private ResourceEntry entry(
      String kind, int id, Directory directory, Supplier<Optional<Chunk>> finder) {
    Optional<Chunk> chunk = tryDecode(kind, id, finder);
    return new ResourceEntry(
        kind,
        id,
        directory.entry(id).room(),
        chunk.map(Chunk::size).orElse(0),
        chunk.map(each -> sha256(each.payload()).substring(0, 2 * SHORT_HASH_BYTES)).orElse(""));
  }

  /** Returns the floors of the rooms that have boxes. */
  List<FloorEntry> floors() {
    List<FloorEntry> floors = new ArrayList<>();
    for (int id : game.roomIds()) {
      tryDecode(ROOM_KIND, id, () -> game.room(id))
          .map(Room::floor)
          .filter(floor -> floor.boxes().count() > 0)
          .ifPresent(floor -> floors.add(new FloorComparison(floor).count(id)));
    }
    return floors;
  }

  /** Returns the sounds without a rendition, for each device. */
  List<SilentEntry> silentSounds() {
    List<SilentEntry> entries = new ArrayList<>();
    for (MusicDevice device : MusicDevice.values()) {
      List<Integer> silentSounds = new ArrayList<>();
      for (int id : game.ids(ResourceKind.SOUND)) {
        tryDecode(
                kindName(ResourceKind.SOUND),
                id,
                () -> game.sound(id).map(each -> of(each, id, device)))
            .filter(SoundResource.Silent.class::isInstance)
            .ifPresent(sound -> silentSounds.add(id));
      }
      entries.add(
          new SilentEntry(device.name().toLowerCase(Locale.ROOT).replace('_', ' '), silentSounds));
    }
    return entries;
  }

  private static SoundResource of(Sound sound, int id, MusicDevice device) {
    return SoundDecoder.decode(sound, ChunkPath.ROOT.child(Sound.TAG, id), device);
  }

  /** Returns the parts that could not be read. Each message occurs once. */
  CountedList<DamageEntry> damage() {
    return CountedList.of(damage);
  }

  private <T> Optional<T> tryDecode(String kind, int id, Supplier<Optional<T>> reader) {
    try {
      return reader.get();
    } catch (FormatException e) {
      addDamage(kind, id, e);
      return Optional.empty();
    }
  }

  private void addDamage(String kind, int id, FormatException e) {
    damage.add(
        new DamageEntry(
            kind + " " + id + ", " + e.path().text(),
            e.offset(),
            QuotationFilter.withoutQuotations(e.expectation())));
  }

  private static String kindName(ResourceKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static String sha256(Bytes bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.toArray()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
