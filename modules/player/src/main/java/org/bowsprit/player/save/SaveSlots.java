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
 * SavedGame game = slots.load(SaveSlot.QUICK); // complete, or SaveFailedException says why
 * SavedGame last = slots.loadBackup(SaveSlot.QUICK);
 * </pre>
 *
 * <p>The folder is created by the first save. This class is not thread-safe. Several processes may
 * save at the same time; a lock makes them wait for each other.
 */
public final class SaveSlots {

  private static final String SUFFIX = ".save";
  private static final long MAX_FILE_BYTES =
      SaveFormat.MAX_HEADER_BYTES + SaveFormat.MAX_STATE_BYTES;

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
    List<Path> saveFiles = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
        files.forEach(saveFiles::add);
      } catch (IOException e) {
        throw SaveFailedException.notLoaded(
            "The list of saved games", SaveFailedException.reason(e), false);
      }
    }
    return saveFiles;
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
  Optional<SaveListing> newest(Predicate<SaveListing> condition) {
    return list().stream()
        .filter(condition)
        .filter(listing -> listing.problem().isEmpty())
        .max(
            Comparator.comparingLong(
                listing -> listing.header().map(SaveHeader::savedAt).orElse(0L)));
  }

  /** Returns a sentence that lists the used slots. */
  public String usedSlotsSentence() {
    return list().stream()
        .map(listing -> listing.slot().name())
        .reduce((some, another) -> some + ", " + another)
        .map(names -> "There are: " + names + ".")
        .orElse("This game has not been saved yet.");
  }

  private SaveListing listing(SaveSlot slot) {
    boolean hasBackup = hasBackup(slot);
    try {
      SaveHeader header = format.readHeader(readBeginning(file(slot).path()));
      Optional<String> problem =
          header.game().equals(game)
              ? Optional.empty()
              : Optional.of("it belongs to another game or release: " + header.gameTitle());
      return new SaveListing(slot, Optional.of(header), problem, hasBackup);
    } catch (SaveRefusedException e) {
      return new SaveListing(slot, Optional.empty(), Optional.of(e.getMessage()), hasBackup);
    } catch (IOException e) {
      String reason = SaveFailedException.reason(e);
      return new SaveListing(slot, Optional.empty(), Optional.of(reason), hasBackup);
    }
  }

  private static byte[] readBeginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(SaveFormat.MAX_HEADER_BYTES);
    }
  }

  /** Returns whether a slot is used, by an intact or a damaged save. */
  public boolean isUsed(SaveSlot slot) {
    return Files.exists(file(slot).path());
  }

  /** Returns whether a slot contains a save or a backup. */
  public boolean hasSaveOrBackup(SaveSlot slot) {
    return isUsed(slot) || hasBackup(slot);
  }

  /** Returns whether the previous contents of a slot are kept. */
  public boolean hasBackup(SaveSlot slot) {
    return Files.exists(file(slot).backup());
  }

  /**
   * Saves a game. The previous contents of the slot become its backup.
   *
   * @throws SaveFailedException if saving fails, with the reason; the slot is then unchanged
   */
  public void save(SaveSlot slot, SavedGame saved) {
    byte[] bytes = format.write(saved);
    changeLocked(label(slot), () -> file(slot).write(bytes));
  }

  /**
   * Loads a game.
   *
   * @throws SaveFailedException if loading fails, with the reason and whether there is a backup
   */
  public SavedGame load(SaveSlot slot) {
    return load(file(slot).path(), label(slot), hasBackup(slot));
  }

  /**
   * Loads the backup of a slot.
   *
   * @throws SaveFailedException if loading fails, with the reason
   */
  public SavedGame loadBackup(SaveSlot slot) {
    return load(file(slot).backup(), "The backup of " + slot.name(), false);
  }

  /**
   * Loads a game from any file.
   *
   * @throws SaveFailedException if loading fails, with the reason and whether there is a backup
   */
  public SavedGame load(Path file) {
    return load(file, file.toString(), Files.exists(new SafeFile(file).backup()));
  }

  private SavedGame load(Path file, String name, boolean hasBackup) {
    try {
      if (Files.size(file) > MAX_FILE_BYTES) {
        throw SaveFailedException.notLoaded(name, "it is not a saved game of Bowsprit", hasBackup);
      }
      return format.read(Files.readAllBytes(file)).requireGame(game);
    } catch (SaveRefusedException e) {
      throw SaveFailedException.notLoaded(name, e.getMessage(), hasBackup);
    } catch (IOException e) {
      throw SaveFailedException.notLoaded(name, SaveFailedException.reason(e), hasBackup);
    }
  }

  /**
   * Empties a slot. Its former contents remain as its backup until the next save into the slot
   * replaces the backup.
   *
   * @throws SaveFailedException if the file cannot be moved; the slot is then unchanged
   */
  public void delete(SaveSlot slot) {
    changeLocked(label(slot), () -> file(slot).moveToBackup());
  }

  /**
   * Changes the title of a save and nothing else.
   *
   * @throws SaveFailedException if the slot cannot be loaded or saved; the slot is then unchanged
   */
  public void rename(SaveSlot slot, String title) {
    SavedGame game = load(slot);
    save(slot, new SavedGame(game.header().withTitle(title), game.state()));
  }

  /**
   * Copies a save unchanged to a file outside of the folder. An existing file becomes the backup of
   * the copy.
   *
   * @param target the file, or a folder; in a folder, the name of the file contains the game and
   *     the slot
   * @return the file
   * @throws SaveFailedException if the save cannot be loaded or the file cannot be written
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
      throw SaveFailedException.notSaved(file.toString(), e);
    }
    return file;
  }

  /**
   * Copies a saved game unchanged from a file into the first free slot of the player.
   *
   * @return the slot; empty if all slots are taken
   * @throws SaveFailedException if the file is not a saved game of this game, or the slot cannot be
   *     written
   */
  public Optional<SaveSlot> importSave(Path file) {
    SavedGame game = load(file);
    Optional<SaveSlot> free = firstFree();
    free.ifPresent(slot -> save(slot, game));
    return free;
  }

  /** Returns the first slot of the player that is not used. */
  public Optional<SaveSlot> firstFree() {
    return IntStream.rangeClosed(1, SaveSlot.Kind.NUMBERED.count())
        .mapToObj(SaveSlot::numbered)
        .filter(slot -> !isUsed(slot))
        .findFirst();
  }

  /**
   * Returns the saves of this game in the folder that are in no slot. Programs that synchronise
   * folders make such copies if two machines have saved into the same slot.
   */
  public List<Path> conflictCopies() {
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
   * Moves one of the {@link #conflictCopies} into the first free slot of the player.
   *
   * @return the slot; empty if all slots are taken
   * @throws SaveFailedException if the copy cannot be moved
   */
  public Optional<SaveSlot> moveToFreeSlot(Path copy) {
    Optional<SaveSlot> slot = importSave(copy);
    if (slot.isPresent()) {
      changeLocked(copy.toString(), () -> new SafeFile(copy).moveToBackup());
    }
    return slot;
  }

  private boolean isOfThisGame(Path file) {
    try {
      return format.readHeader(readBeginning(file)).game().equals(game);
    } catch (SaveRefusedException | IOException e) {
      return false;
    }
  }

  private void changeLocked(String name, FolderLock.Change change) {
    try {
      Files.createDirectories(folder);
      new FolderLock(folder).run(change);
    } catch (IOException e) {
      throw SaveFailedException.notSaved(name, e);
    }
  }

  /**
   * Returns the slot for the next automatic save: a free slot, or else the slot with the oldest
   * save.
   */
  public SaveSlot nextAuto() {
    SaveSlot oldest = new SaveSlot(SaveSlot.Kind.AUTO, 1);
    long oldestTime = Long.MAX_VALUE;
    for (int number = 1; number <= SaveSlot.Kind.AUTO.count(); number++) {
      SaveSlot slot = new SaveSlot(SaveSlot.Kind.AUTO, number);
      long time = isUsed(slot) ? listing(slot).header().map(SaveHeader::savedAt).orElse(0L) : -1;
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
