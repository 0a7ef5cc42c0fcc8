package org.bowsprit.audio.munt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioException;

/** Finds the two ROMs of a Roland MT-32 or CM-32L in folders, by their usual names. */
record RomFolders(List<Path> folders) {

  private static final String FOLDER_NAME = "mt32-rom-data";

  private static final List<Roms> USUAL_NAMES =
      List.of(
          new Roms(Path.of("MT32_CONTROL.ROM"), Path.of("MT32_PCM.ROM")),
          new Roms(Path.of("CM32L_CONTROL.ROM"), Path.of("CM32L_PCM.ROM")));

  /**
   * The two ROMs of a device.
   *
   * @param control the file with the device's program
   * @param pcm the file with the device's samples
   */
  record Roms(Path control, Path pcm) {}

  /** Returns the usual folders of ROMs. */
  static RomFolders defaultFolders() {
    Path home = Path.of(System.getProperty("user.home"));
    List<Path> folders = new ArrayList<>();
    Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
        .ifPresent(data -> folders.add(Path.of(data, FOLDER_NAME)));
    Optional.ofNullable(System.getenv("LOCALAPPDATA"))
        .ifPresent(data -> folders.add(Path.of(data, FOLDER_NAME)));
    folders.add(home.resolve(".local/share").resolve(FOLDER_NAME));
    folders.add(home.resolve("Library/Audio/Sounds/MT32-Roms"));
    folders.add(Path.of("/usr/local/share", FOLDER_NAME));
    folders.add(Path.of("/usr/share", FOLDER_NAME));
    return new RomFolders(folders);
  }

  /**
   * Returns the first pair of ROMs. The result is empty if no folder contains a pair.
   *
   * @throws AudioException if a folder contains only one ROM of a pair; the message names the other
   *     ROM
   */
  Optional<Roms> find() throws AudioException {
    for (Path folder : folders) {
      for (Roms names : USUAL_NAMES) {
        Optional<Path> control = findFile(folder, names.control());
        Optional<Path> pcm = findFile(folder, names.pcm());
        if (control.isPresent() && pcm.isPresent()) {
          return Optional.of(new Roms(control.get(), pcm.get()));
        }
        if (control.isPresent() || pcm.isPresent()) {
          throw new AudioException(
              "the ROM %s is missing in %s"
                  .formatted(control.isPresent() ? names.pcm() : names.control(), folder));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the error message for missing ROMs, with the names of the files and folders. */
  String missingMessage() {
    return "the ROMs of an MT-32, %s and %s, are in none of these folders: %s"
        .formatted(
            USUAL_NAMES.get(0).control(),
            USUAL_NAMES.get(0).pcm(),
            folders.stream().map(Path::toString).collect(Collectors.joining(", ")));
  }

  /** Returns the file with the given name in a folder, ignoring case. */
  private static Optional<Path> findFile(Path folder, Path name) throws AudioException {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().equalsIgnoreCase(name.toString()))
          .findFirst();
    } catch (IOException e) {
      throw new AudioException("the folder " + folder + " cannot be read", e);
    }
  }
}
