package org.bowsprit.environment.observation;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * A description of a game's state for a program that plays the game.
 *
 * @param ticks the number of iterations since the boot
 * @param room number of the room; 0 before the first
 * @param roomName name of the room; empty if it has none
 * @param ego the actor that the player controls; null for none
 * @param free whether the player may act
 * @param things the objects of the room that can be pointed at
 * @param inventory the objects that ego carries
 * @param verbs the verbs that can be clicked
 * @param lines the lines to choose from
 * @param said all lines that were spoken since the previous step's observation
 * @param sentence the sentence line, which shows the effect of a click, and other text that is not
 *     a choice
 * @param hashes a hash for each part of the state; null if not requested
 * @param picture the screen; null if not requested
 * @param faults the script errors so far, one for each place
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Observation(
    long ticks,
    int room,
    String roomName,
    Ego ego,
    boolean free,
    List<Thing> things,
    List<Thing> inventory,
    List<Word> verbs,
    List<Word> lines,
    List<SpokenLine> said,
    String sentence,
    Hashes hashes,
    Picture picture,
    List<String> faults) {

  /** Copies the lists. */
  public Observation {
    things = List.copyOf(things);
    inventory = List.copyOf(inventory);
    verbs = List.copyOf(verbs);
    lines = List.copyOf(lines);
    said = List.copyOf(said);
    faults = List.copyOf(faults);
  }

  /**
   * The actor that the player controls.
   *
   * @param actor number of the actor
   * @param name the name of the actor; empty if it has none
   * @param x column of the room
   * @param y row of the room
   * @param box the walk box of the actor; −1 for none
   * @param facing the direction in degrees; 0 is north and 90 is east
   */
  public record Ego(int actor, String name, int x, int y, int box, int facing) {}

  /**
   * An object.
   *
   * @param object the number of the object
   * @param name the name in the game
   * @param source the name in the sources; empty if unknown
   * @param rectangle left, top, width and height in pixels of the room; empty for a carried object
   * @param state the state of the object
   * @param verbs the numbers of the verbs in the object's own table; 255 means all other verbs
   */
  public record Thing(
      int object,
      String name,
      String source,
      List<Integer> rectangle,
      int state,
      List<Integer> verbs) {

    /** Copies the lists. */
    public Thing {
      rectangle = List.copyOf(rectangle);
      verbs = List.copyOf(verbs);
    }
  }

  /**
   * A verb, or a line to choose.
   *
   * @param verb the number of the verb
   * @param text the words of the verb or line
   */
  public record Word(int verb, String text) {}

  /**
   * A spoken line.
   *
   * @param actor number of the actor that speaks; 255 for a narrator
   * @param who the name of the actor; empty if it has none
   * @param text the shown text with all its pages
   * @param source the text in the script, with its codes; empty if unknown
   */
  public record SpokenLine(int actor, String who, String text, String source) {}

  /**
   * A hash for each part of the state, as 16 hexadecimal digits. Equal states have equal hashes.
   *
   * @param vm variables and scripts
   * @param world objects, verbs, room and screen, and the main loop
   * @param actors the actors
   * @param sound the sounds that are playing
   * @param picture the pixels and colours of the screen
   */
  public record Hashes(String vm, String world, String actors, String sound, String picture) {}

  /**
   * The screen of 320 columns and 200 rows. Pixels are stored row by row, from the upper left
   * corner.
   *
   * @param width 320
   * @param height 200
   * @param form {@code raw}, {@code base64} or {@code file}
   * @param pixels the palette index of each pixel, as a list of numbers, as bytes in base64, or as
   *     the name of a file that also contains the palette
   * @param palette red, green and blue of 256 colours, each 0 to 255, in the same form; null for
   *     the form {@code file}
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Picture(int width, int height, String form, Object pixels, Object palette) {}
}
