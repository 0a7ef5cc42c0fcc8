package org.bowsprit.player.sound;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the SoundFonts that the menu offers, in the standard folders of the system and in the
 * folder of the chosen SoundFont.
 */
public final class SoundFonts {

  private static final Logger LOG = LoggerFactory.getLogger(SoundFonts.class);
  private static final List<Path> FOLDERS =
      List.of(Path.of("/usr/share/sounds/sf2"), Path.of("/usr/share/soundfonts"));

  private SoundFonts() {}

  /**
   * Returns the files.
   *
   * @param current the current file, which is always in the list; empty for none
   */
  public static List<String> listWith(String current) {
    Set<String> files = new TreeSet<>();
    FOLDERS.forEach(folder -> addFonts(folder, files));
    if (!current.isEmpty()) {
      Path folder = Path.of(current).toAbsolutePath().getParent();
      Stream.ofNullable(folder).forEach(directory -> addFonts(directory, files));
      files.add(current);
    }
    return List.copyOf(files);
  }

  private static void addFonts(Path folder, Set<String> files) {
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> fonts = Files.newDirectoryStream(folder, "*.{sf2,SF2,dls}")) {
        fonts.forEach(font -> files.add(font.toString()));
      } catch (IOException e) {
        LOG.warn("the SoundFonts of {} cannot be listed", folder, e);
      }
    }
  }
}
