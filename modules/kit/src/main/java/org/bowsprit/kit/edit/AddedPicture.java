package org.bowsprit.kit.edit;

import org.bowsprit.bytes.Bytes;

/**
 * A state of an object and its picture, which an edit adds.
 *
 * @param thing the index of the object in a list that contains the things of the room and then the
 *     added things
 * @param state the name of the state; empty if the state has only a number
 * @param source the picture
 */
public record AddedPicture(int thing, String state, Source source) {

  /** The origin of a picture. */
  public sealed interface Source {}

  /**
   * A PNG file.
   *
   * @param png the contents of the file
   */
  public record File(Bytes png) implements Source {}

  /**
   * The part of the room's background with the size of the object.
   *
   * @param x the left edge
   * @param y the top edge
   */
  public record Background(int x, int y) implements Source {}
}
