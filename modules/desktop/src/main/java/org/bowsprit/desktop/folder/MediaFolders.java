package org.bowsprit.desktop.folder;

import java.nio.file.Path;
import java.util.Map;

/**
 * The folders for screenshots and clips if the settings name none.
 *
 * @param pictures the folder for screenshots
 * @param videos the folder for clips
 */
public record MediaFolders(Path pictures, Path videos) {

  private static final Path HERE = Path.of("");

  /**
   * Returns the folders of this machine. If the machine has no such folder, the folder in which the
   * program was started replaces it.
   */
  public static MediaFolders ofMachine() {
    String osName = osName();
    Map<String, String> environment = System.getenv();
    Path home = home();
    return new MediaFolders(
        MediaFolder.PICTURES.of(osName, environment, home).orElse(HERE),
        MediaFolder.VIDEOS.of(osName, environment, home).orElse(HERE));
  }

  /** Returns the home folder of the person who runs this process. */
  public static Path home() {
    return PersonalFolder.home(osName(), System.getenv(), System.getProperty("user.home", ""));
  }

  /** A plugin may have removed the property. */
  private static String osName() {
    return System.getProperty("os.name", "");
  }

  /**
   * Returns a copy in which folders given by the player take precedence. If no folder for clips is
   * given, clips go to the folder for pictures.
   */
  public MediaFolders orGiven(String givenPictures, String givenVideos) {
    Path usualVideos = givenPictures.isEmpty() ? videos : Path.of(givenPictures);
    return new MediaFolders(
        givenPictures.isEmpty() ? pictures : Path.of(givenPictures),
        givenVideos.isEmpty() ? usualVideos : Path.of(givenVideos));
  }
}
