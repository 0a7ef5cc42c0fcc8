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
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.disk.FolderLock;

/**
 * The saved games of one game in its folder, a file a slot.
 *
 * <pre>
 * SaveSlots slots = new SaveSlots(folder, gameHash);
 * slots.list().forEach(listing -> ...);        // reads headers only
 * slots.save(SaveSlot.numbered(1), game);      // whole, or as it was before
 * SavedGame game = slots.load(SaveSlot.QUICK); // whole, or SaveTrouble says why
 * SavedGame last = slots.loadBackup(SaveSlot.QUICK);
 * </pre>
 *
 * <p>The folder is made with the first save. Not safe for use by several threads; several processes
 * may save at once, one after the other.
 */
public final class SaveSlots {

  private static final String SUFFIX = ".save";
  private static final long LARGEST = SaveFormat.LARGEST_HEADER + SaveFormat.LARGEST_STATE;

  private final Path folder;
  private final String game;
  private final SaveFormat format = new SaveFormat();

  /**
   * Opens the slots of a game.
   *
   * @param folder where its files are, or will be
   * @param game hash of the game's data; files of other games are refused
   */
  public SaveSlots(Path folder, String game) {
    this.folder = folder;
    this.game = game;
  }

  /** Returns the slots that are taken, in order; those that cannot be loaded say why. */
  public List<SaveListing> list() {
    List<SaveListing> listings = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
        for (Path file : files) {
          String name = file.getFileName().toString();
          SaveSlot.of(name.substring(0, name.length() - SUFFIX.length()))
              .map(this::listing)
              .ifPresent(listings::add);
        }
      } catch (IOException e) {
        throw SaveTrouble.notLoaded("The list of saved games", SaveTrouble.reason(e), false);
      }
    }
    listings.sort(Comparator.comparing(SaveListing::slot));
    return listings;
  }

  /** Returns what was saved last of what can be loaded, except by the game's own scripts. */
  public Optional<SaveListing> newest() {
    return newest(listing -> listing.slot().kind() != SaveSlot.Kind.SCRIPT);
  }

  /** Returns what was saved last of what can be loaded and is as wanted. */
  Optional<SaveListing> newest(Predicate<SaveListing> wanted) {
    return list().stream()
        .filter(wanted)
        .filter(listing -> listing.trouble().isEmpty())
        .max(
            Comparator.comparingLong(
                listing -> listing.header().map(SaveHeader::savedAt).orElse(0L)));
  }

  /** Returns which slots are taken, in a sentence. */
  public String inWords() {
    return list().stream()
        .map(listing -> listing.slot().name())
        .reduce((some, another) -> some + ", " + another)
        .map(names -> "There are: " + names + ".")
        .orElse("Nothing of this game is saved yet.");
  }

  private SaveListing listing(SaveSlot slot) {
    boolean hasBackup = hasBackup(slot);
    try {
      SaveHeader header = format.readHeader(beginning(file(slot).path()));
      Optional<String> trouble =
          header.game().equals(game)
              ? Optional.empty()
              : Optional.of("it is of another game or release: " + header.gameTitle());
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

  /** Returns whether something is saved in a slot, whole or not. */
  public boolean isTaken(SaveSlot slot) {
    return Files.exists(file(slot).path());
  }

  /** Returns whether there is anything in a slot to go on with, if only what was there before. */
  public boolean holds(SaveSlot slot) {
    return isTaken(slot) || hasBackup(slot);
  }

  /** Returns whether what was saved in a slot before is kept. */
  public boolean hasBackup(SaveSlot slot) {
    return Files.exists(file(slot).backup());
  }

  /**
   * Saves a game; what was in the slot before becomes its backup.
   *
   * @throws SaveTrouble saying why, if that could not be done; the slot is then as it was
   */
  public void save(SaveSlot slot, SavedGame saved) {
    byte[] bytes = format.write(saved);
    try {
      Files.createDirectories(folder);
      new FolderLock(folder).run(() -> file(slot).write(bytes));
    } catch (IOException e) {
      throw SaveTrouble.notSaved(label(slot), e);
    }
  }

  /**
   * Loads a game.
   *
   * @throws SaveTrouble saying why, and whether there is a backup, if that could not be done
   */
  public SavedGame load(SaveSlot slot) {
    return load(file(slot).path(), label(slot), hasBackup(slot));
  }

  /**
   * Loads what was in a slot before.
   *
   * @throws SaveTrouble saying why, if that could not be done
   */
  public SavedGame loadBackup(SaveSlot slot) {
    return load(file(slot).backup(), "The backup of " + slot.name(), false);
  }

  /**
   * Loads a game from any file.
   *
   * @throws SaveTrouble saying why, and whether there is a backup, if that could not be done
   */
  public SavedGame load(Path file) {
    return load(file, file.toString(), Files.exists(new SafeFile(file).backup()));
  }

  private SavedGame load(Path file, String what, boolean hasBackup) {
    try {
      if (Files.size(file) > LARGEST) {
        throw SaveTrouble.notLoaded(what, "it is no saved game of Bowsprit", hasBackup);
      }
      return format.read(Files.readAllBytes(file)).of(game);
    } catch (SaveRefusedException e) {
      throw SaveTrouble.notLoaded(what, e.getMessage(), hasBackup);
    } catch (IOException e) {
      throw SaveTrouble.notLoaded(what, SaveTrouble.reason(e), hasBackup);
    }
  }

  /** Returns the slot to write by itself next: a free one, or the one written longest ago. */
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
