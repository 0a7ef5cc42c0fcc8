package org.bowsprit.explorer.extract;

import java.util.List;
import java.util.Map;
import org.bowsprit.explorer.inspect.RoomReport;

/**
 * The data of the page.
 *
 * @param game title, variant, language
 * @param rooms the rooms with the files of their pictures
 * @param costumes the costumes with their animations
 * @param fonts the fonts by number
 * @param sounds the sounds by number
 * @param verbs the names of verbs by number
 * @param lines the spoken lines by their offset in the speech file
 * @param problems the parts that could not be read
 */
public record GamePageData(
    String game,
    List<PageRoom> rooms,
    List<PageCostume> costumes,
    List<PageFont> fonts,
    List<PageSound> sounds,
    Map<Integer, String> verbs,
    List<PageLine> lines,
    List<String> problems) {

  /**
   * A room.
   *
   * @param about the report with boxes, matrix, objects and scripts
   * @param image the file of the background
   * @param planes the files of the z-planes, by number
   * @param states the files of the pictures of objects, by object number and then by state
   */
  public record PageRoom(
      RoomReport about,
      String image,
      Map<Integer, String> planes,
      Map<Integer, Map<Integer, String>> states) {}

  /**
   * A costume.
   *
   * @param id the number of the costume
   * @param room the room with which the costume is stored; the costume is shown in the colours of
   *     this room
   * @param sheet the sheet with all pictures
   * @param animations the animations that show at least one picture
   */
  public record PageCostume(int id, int room, String sheet, List<PageAnimation> animations) {}

  /**
   * An animation of a costume.
   *
   * @param number 4·chore + direction
   * @param file the path of an animated PNG
   * @param frames the number of steps until the animation repeats
   */
  public record PageAnimation(int number, String file, int frames) {}

  /**
   * A font.
   *
   * @param id the number of the font
   * @param file the sheet with all characters
   * @param height the distance between two lines in pixels
   * @param bits the number of bits per pixel
   * @param glyphs the number of characters
   */
  public record PageFont(int id, String file, int height, int bits, int glyphs) {}

  /**
   * A sound.
   *
   * @param id the number of the sound
   * @param room the room with which the sound is stored
   * @param files the files written for the sound
   */
  public record PageSound(int id, int room, List<PageFile> files) {}

  /**
   * A spoken line.
   *
   * @param offset the offset of the line in scripts
   * @param seconds the length in seconds
   * @param file the path of its file
   */
  public record PageLine(long offset, double seconds, String file) {}

  /**
   * A file to open.
   *
   * @param file the path of the file
   * @param what a short description of the file
   */
  public record PageFile(String file, String what) {}

  /**
   * A script.
   *
   * @param name such as {@code local:33:200}
   * @param file the path of the file with its text
   * @param text the text itself
   */
  public record PageScript(String name, String file, String text) {}
}
