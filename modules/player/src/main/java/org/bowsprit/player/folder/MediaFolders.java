package org.bowsprit.player.folder;

import java.nio.file.Path;
import java.util.Map;

/**
 * Where screenshots and clips go when the settings do not say.
 *
 * @param pictures for screenshots
 * @param videos for clips
 */
public record MediaFolders(Path pictures, Path videos) {

  private static final Path HERE = Path.of("");

  /**
   * Returns those of this machine: where it has none, the folder that the program is started in.
   */
  public static MediaFolders ofMachine() {
    String osName = osName();
    Map<String, String> environment = System.getenv();
    Path home = home();
    return new MediaFolders(
        MediaFolder.PICTURES.of(osName, environment, home).orElse(HERE),
        MediaFolder.VIDEOS.of(osName, environment, home).orElse(HERE));
  }

  /** Returns the home folder of the person that runs this process. */
  public static Path home() {
    return PersonalFolder.home(osName(), System.getenv(), System.getProperty("user.home", ""));
  }

  /** A plugin may have taken the properties away by now. */
  private static String osName() {
    return System.getProperty("os.name", "");
  }

  /** Returns the same where a player's own folder goes first; clips go to pictures unless told. */
  public MediaFolders orGiven(String givenPictures, String givenVideos) {
    Path usualVideos = givenPictures.isEmpty() ? videos : Path.of(givenPictures);
    return new MediaFolders(
        givenPictures.isEmpty() ? pictures : Path.of(givenPictures),
        givenVideos.isEmpty() ? usualVideos : Path.of(givenVideos));
  }
}
