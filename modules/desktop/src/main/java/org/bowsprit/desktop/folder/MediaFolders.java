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

  private static final Path CURRENT_FOLDER = Path.of("");

  /**
   * Returns the folders of this machine. If the machine has no such folder, the folder in which the
   * program was started is used instead.
   */
  public static MediaFolders ofMachine() {
    String osName = osName();
    Map<String, String> environment = System.getenv();
    Path home = home();
    return new MediaFolders(
        MediaFolder.PICTURES.of(osName, environment, home).orElse(CURRENT_FOLDER),
        MediaFolder.VIDEOS.of(osName, environment, home).orElse(CURRENT_FOLDER));
  }

  /** Returns the home folder of the user who runs this process. */
  public static Path home() {
    return UserFolder.home(osName(), System.getenv(), System.getProperty("user.home", ""));
  }

  /** Returns the name of the operating system; empty if a plugin has removed the property. */
  private static String osName() {
    return System.getProperty("os.name", "");
  }

  /**
   * Returns a copy in which the folders that the player has set have precedence. If no folder for
   * clips is given, clips go to the folder for pictures.
   */
  public MediaFolders withGiven(String givenPictures, String givenVideos) {
    Path defaultVideos = givenPictures.isEmpty() ? videos : Path.of(givenPictures);
    return new MediaFolders(
        givenPictures.isEmpty() ? pictures : Path.of(givenPictures),
        givenVideos.isEmpty() ? defaultVideos : Path.of(givenVideos));
  }
}
