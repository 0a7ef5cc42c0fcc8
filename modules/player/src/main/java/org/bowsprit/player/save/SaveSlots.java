package org.bowsprit.player.save;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.disk.FolderLock;

/**
 * The saved games of one game in its folder, one file per slot.
 *
 * <pre>
 * SaveSlots slots = new SaveSlots(folder, gameHash);
 * slots.list().forEach(listing -> ...);        // reads headers only
 * slots.save(SaveSlot.numbered(1), game);      // complete, or unchanged
 * SavedGame game = slots.load(SaveSlot.QUICK); // complete, or SaveTrouble says why
 * SavedGame last = slots.loadBackup(SaveSlot.QUICK);
 * </pre>
 *
 * <p>The folder is created by the first save. Not thread-safe. Several processes may save at the
 * same time; a lock makes them wait for each other.
 */
public final class SaveSlots {

  private static final String SUFFIX = ".save";
  private static final long LARGEST = SaveFormat.LARGEST_HEADER + SaveFormat.LARGEST_STATE;

  private final Path folder;
  private final String game;
  private final SaveFormat format = new SaveFormat();

  /**
   * Creates the slots of a game.
   *
   * @param folder the folder of the saves, which need not exist
   * @param game the hash of the game's data; files of other games are refused
   */
  public SaveSlots(Path folder, String game) {
    this.folder = folder;
    this.game = game;
  }

  /**
   * Returns the used slots, in order. The listing of a slot that cannot be loaded contains the
   * reason.
   */
  public List<SaveListing> list() {
    List<SaveListing> listings = new ArrayList<>();
    files().forEach(file -> slot(file).map(this::listing).ifPresent(listings::add));
    listings.sort(Comparator.comparing(SaveListing::slot));
    return listings;
  }

  private List<Path> files() {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
        files.forEach(found::add);
      } catch (IOException e) {
        throw SaveTrouble.notLoaded("The list of saved games", SaveTrouble.reason(e), false);
      }
    }
    return found;
  }

  private static Optional<SaveSlot> slot(Path file) {
    String name = file.getFileName().toString();
    return SaveSlot.of(name.substring(0, name.length() - SUFFIX.length()));
  }

  /** Returns the newest save that can be loaded, except saves by the game's own scripts. */
  public Optional<SaveListing> newest() {
    return newest(listing -> listing.slot().kind() != SaveSlot.Kind.SCRIPT);
  }

  /** Returns the newest save that can be loaded and satisfies a condition. */
  Optional<SaveListing> newest(Predicate<SaveListing> wanted) {
    return list().stream()
        .filter(wanted)
        .filter(listing -> listing.trouble().isEmpty())
        .max(
            Comparator.comparingLong(
                listing -> listing.header().map(SaveHeader::savedAt).orElse(0L)));
  }

  /** Returns a sentence that lists the used slots. */
  public String inWords() {
    return list().stream()
        .map(listing -> listing.slot().name())
        .reduce((some, another) -> some + ", " + another)
        .map(names -> "There are: " + names + ".")
        .orElse("This game has not been saved yet.");
  }

  private SaveListing listing(SaveSlot slot) {
    boolean hasBackup = hasBackup(slot);
    try {
      SaveHeader header = format.readHeader(beginning(file(slot).path()));
      Optional<String> trouble =
          header.game().equals(game)
              ? Optional.empty()
              : Optional.of("it belongs to another game or release: " + header.gameTitle());
      return new SaveListing(slot, Optional.of(header), trouble, hasBackup);
    } catch (SaveRefusedException e) {
      return new SaveListing(slot, Optional.empty(), Optional.of(e.getMessage()), hasBackup);
    } catch (IOException e) {
      String reason = SaveTrouble.reason(e);
      return new SaveListing(slot, Optional.empty(), Optional.of(reason), hasBackup);
    }
  }

  private static byte[] beginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(SaveFormat.LARGEST_HEADER);
    }
  }

  /** Returns whether a slot is used, by an intact or a damaged save. */
  public boolean isTaken(SaveSlot slot) {
    return Files.exists(file(slot).path());
  }

  /** Returns whether a slot contains a save or a backup. */
  public boolean holds(SaveSlot slot) {
    return isTaken(slot) || hasBackup(slot);
  }

  /** Returns whether the previous contents of a slot are kept. */
  public boolean hasBackup(SaveSlot slot) {
    return Files.exists(file(slot).backup());
  }

  /**
   * Saves a game. The previous contents of the slot become its backup.
   *
   * @throws SaveTrouble if saving fails, with the reason; the slot is then unchanged
   */
  public void save(SaveSlot slot, SavedGame saved) {
    byte[] bytes = format.write(saved);
    locked(label(slot), () -> file(slot).write(bytes));
  }

  /**
   * Loads a game.
   *
   * @throws SaveTrouble if loading fails, with the reason and whether there is a backup
   */
  public SavedGame load(SaveSlot slot) {
    return load(file(slot).path(), label(slot), hasBackup(slot));
  }

  /**
   * Loads the backup of a slot.
   *
   * @throws SaveTrouble if loading fails, with the reason
   */
  public SavedGame loadBackup(SaveSlot slot) {
    return load(file(slot).backup(), "The backup of " + slot.name(), false);
  }

  /**
   * Loads a game from any file.
   *
   * @throws SaveTrouble if loading fails, with the reason and whether there is a backup
   */
  public SavedGame load(Path file) {
    return load(file, file.toString(), Files.exists(new SafeFile(file).backup()));
  }

  private SavedGame load(Path file, String what, boolean hasBackup) {
    try {
      if (Files.size(file) > LARGEST) {
        throw SaveTrouble.notLoaded(what, "it is not a saved game of Bowsprit", hasBackup);
      }
      return format.read(Files.readAllBytes(file)).of(game);
    } catch (SaveRefusedException e) {
      throw SaveTrouble.notLoaded(what, e.getMessage(), hasBackup);
    } catch (IOException e) {
      throw SaveTrouble.notLoaded(what, SaveTrouble.reason(e), hasBackup);
    }
  }

  /**
   * Empties a slot. Its former contents remain as the backup until the slot is used again.
   *
   * @throws SaveTrouble if the file cannot be moved; the slot is then unchanged
   */
  public void delete(SaveSlot slot) {
    locked(label(slot), () -> file(slot).setAside());
  }

  /**
   * Gives a save another title. Nothing else about it changes.
   *
   * @throws SaveTrouble if the slot cannot be loaded or saved; the slot is then unchanged
   */
  public void rename(SaveSlot slot, String title) {
    SavedGame game = load(slot);
    save(slot, new SavedGame(game.header().titled(title), game.state()));
  }

  /**
   * Copies a save unchanged to a file outside of the folder. An existing file becomes the backup of
   * the copy.
   *
   * @param target the file, or a folder; in a folder, the name of the file contains the game and
   *     the slot
   * @return the file
   * @throws SaveTrouble if the save cannot be loaded or the file cannot be written
   */
  public Path export(SaveSlot slot, Path target) {
    Path file =
        Files.isDirectory(target)
            ? target.resolve(folder.getFileName() + "-" + slot.name() + SUFFIX)
            : target;
    load(slot);
    try {
      new SafeFile(file).write(Files.readAllBytes(file(slot).path()));
    } catch (IOException e) {
      throw SaveTrouble.notSaved(file.toString(), e);
    }
    return file;
  }

  /**
   * Copies a saved game unchanged from a file into the first free slot of the player.
   *
   * @return the slot; empty if all slots are taken
   * @throws SaveTrouble if the file is not a saved game of this game, or the slot cannot be written
   */
  public Optional<SaveSlot> bringIn(Path file) {
    SavedGame game = load(file);
    Optional<SaveSlot> free = free();
    free.ifPresent(slot -> save(slot, game));
    return free;
  }

  /** Returns the first slot of the player that is not used. */
  public Optional<SaveSlot> free() {
    return IntStream.rangeClosed(1, SaveSlot.Kind.NUMBERED.count())
        .mapToObj(SaveSlot::numbered)
        .filter(slot -> !isTaken(slot))
        .findFirst();
  }

  /**
   * Returns the saves of this game in the folder that are in no slot. Programs that synchronise
   * folders make such copies when two machines have saved into one slot.
   */
  public List<Path> copies() {
    List<Path> copies = new ArrayList<>();
    for (Path file : files()) {
      if (slot(file).isEmpty() && isOfThisGame(file)) {
        copies.add(file);
      }
    }
    copies.sort(Comparator.naturalOrder());
    return copies;
  }

  /**
   * Moves one of the {@link #copies} into the first free slot of the player.
   *
   * @return the slot; empty if all slots are taken
   * @throws SaveTrouble if the copy cannot be moved
   */
  public Optional<SaveSlot> adopt(Path copy) {
    Optional<SaveSlot> slot = bringIn(copy);
    if (slot.isPresent()) {
      locked(copy.toString(), () -> new SafeFile(copy).setAside());
    }
    return slot;
  }

  private boolean isOfThisGame(Path file) {
    try {
      return format.readHeader(beginning(file)).game().equals(game);
    } catch (SaveRefusedException | IOException e) {
      return false;
    }
  }

  private void locked(String what, FolderLock.Change change) {
    try {
      Files.createDirectories(folder);
      new FolderLock(folder).run(change);
    } catch (IOException e) {
      throw SaveTrouble.notSaved(what, e);
    }
  }

  /** Returns the next slot for an automatic save: a free one, or the oldest one. */
  public SaveSlot nextAuto() {
    SaveSlot oldest = new SaveSlot(SaveSlot.Kind.AUTO, 1);
    long oldestTime = Long.MAX_VALUE;
    for (int number = 1; number <= SaveSlot.Kind.AUTO.count(); number++) {
      SaveSlot slot = new SaveSlot(SaveSlot.Kind.AUTO, number);
      long time = isTaken(slot) ? listing(slot).header().map(SaveHeader::savedAt).orElse(0L) : -1;
      if (time < oldestTime) {
        oldest = slot;
        oldestTime = time;
      }
    }
    return oldest;
  }

  private static String label(SaveSlot slot) {
    return "Slot " + slot.name();
  }

  private SafeFile file(SaveSlot slot) {
    return new SafeFile(folder.resolve(slot.name() + SUFFIX));
  }
}
