package org.bowsprit.engine.world;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.ObjectImage;

/** A verb: a word or picture of the user interface that can be clicked (spec 07 §6.1). */
public final class Verb {

  /** Whether a verb can be seen and clicked. */
  public enum Mode {
    /** The verb is not drawn. */
    OFF,
    /** The verb is drawn and can be clicked. */
    ON,
    /** The verb is drawn but cannot be clicked. */
    DIM
  }

  private static final int DEFAULT_COLOUR = 2;
  private static final int DEFAULT_DIM_COLOUR = 8;

  int id;
  int saveId;
  Mode mode = Mode.OFF;
  boolean showsPicture;
  int colour = DEFAULT_COLOUR;
  int hiColour;
  int dimColour = DEFAULT_DIM_COLOUR;
  int backColour;
  int charset = 1;
  int key;
  boolean centred;
  int left;
  int top;
  int right;
  int bottom;
  VerbState.Drawn drawnRectangle = new VerbState.Drawn(0, 0, 0, 0);
  int object;
  int pictureObject;
  int pictureRoom;
  ObjectImage picture;
  byte[] label;

  Verb() {}

  VerbState snapshot() {
    return new VerbState(
        id,
        saveId,
        mode,
        showsPicture,
        new VerbState.Looks(colour, hiColour, dimColour, backColour, charset),
        key,
        new VerbState.Place(centred, left, top, right, bottom),
        drawnRectangle,
        object,
        picture == null ? null : new Inventory.Item(pictureObject, pictureRoom),
        label == null ? null : Bytes.copyOf(label));
  }

  void restore(VerbState saved, ObjectLookup lookup) {
    id = saved.id();
    saveId = saved.saveId();
    mode = saved.mode();
    showsPicture = saved.image();
    colour = saved.looks().colour();
    hiColour = saved.looks().hiColour();
    dimColour = saved.looks().dimColour();
    backColour = saved.looks().backColour();
    charset = saved.looks().charset();
    key = saved.key();
    centred = saved.place().centred();
    left = saved.place().left();
    top = saved.place().top();
    right = saved.place().right();
    bottom = saved.place().bottom();
    drawnRectangle = saved.drawn();
    object = saved.object();
    label = saved.label() == null ? null : saved.label().toArray();
    restorePicture(saved.picture(), lookup);
  }

  private void restorePicture(Inventory.Item source, ObjectLookup lookup) {
    setPictureOf(null, 0, 0);
    if (source != null) {
      pictureObject = source.object();
      pictureRoom = source.room();
      picture = lookup.object(pictureRoom, pictureObject).image().orElse(null);
    }
  }

  /** Returns the number of the verb in scripts; 0 for a free slot. */
  public int id() {
    return id;
  }

  /** Returns the number under which the verb is saved; 0 while it is live. */
  public int saveId() {
    return saveId;
  }

  /** Returns whether the verb can be seen and clicked. */
  public Mode mode() {
    return mode;
  }

  /** Returns whether the verb shows a picture instead of a word. */
  public boolean isImage() {
    return showsPicture;
  }

  public int colour() {
    return colour;
  }

  /** Returns the colour under the mouse; 0 for no change. */
  public int hiColour() {
    return hiColour;
  }

  /** Returns the colour of the dim verb. */
  public int dimColour() {
    return dimColour;
  }

  /** Returns the colour of the background. */
  public int backColour() {
    return backColour;
  }

  /** Returns the character set of the word. */
  public int charset() {
    return charset;
  }

  /** Returns the shortcut of the verb; 0 for none. */
  public int key() {
    return key;
  }

  /** Returns whether {@link #left} is the middle of the word. */
  public boolean isCentred() {
    return centred;
  }

  /** Returns the left edge, or the middle if the verb is centred, in screen pixels. */
  public int left() {
    return left;
  }

  /** Returns the top edge, in screen pixels. */
  public int top() {
    return top;
  }

  /** Returns the right edge of the drawn verb in screen pixels, exclusive. */
  public int right() {
    return right;
  }

  /** Returns the bottom edge of the drawn verb in screen pixels, exclusive. */
  public int bottom() {
    return bottom;
  }

  /** Returns the object whose picture the verb shows; 0 for none. */
  public int object() {
    return object;
  }

  /** Returns the picture that the verb shows; null for none. */
  public ObjectImage picture() {
    return picture;
  }

  /** Returns the object from which the picture was copied. */
  public int pictureObject() {
    return pictureObject;
  }

  /** Returns whether the verb has a word. */
  public boolean hasLabel() {
    return label != null;
  }

  /** Returns the word of the verb, with escapes. */
  public byte[] label() {
    return label.clone();
  }

  /** Returns the last drawn rectangle of the verb. */
  public VerbState.Drawn drawnRectangle() {
    return drawnRectangle;
  }

  /** Returns whether any part of the verb is on the screen. */
  public boolean isDrawn() {
    return drawnRectangle.right() > drawnRectangle.left()
        && drawnRectangle.bottom() > drawnRectangle.top();
  }

  /** Marks the verb as not drawn. */
  public void clearDrawn() {
    drawnRectangle =
        new VerbState.Drawn(
            drawnRectangle.left(),
            drawnRectangle.top(),
            drawnRectangle.left(),
            drawnRectangle.top());
  }

  /**
   * Stores the rectangle of the screen in which the verb has been drawn. This rectangle can be
   * clicked from now on.
   */
  public void setDrawn(int fromX, int fromY, int endX, int endY) {
    drawnRectangle = new VerbState.Drawn(fromX, fromY, endX, endY);
    right = endX;
    bottom = endY;
  }

  /**
   * Initialises the verb with a number, the default appearance and mode {@link Mode#OFF}. Position
   * and label do not change.
   */
  public void initialise(int verb, int defaultCharset) {
    id = verb;
    colour = DEFAULT_COLOUR;
    hiColour = 0;
    dimColour = DEFAULT_DIM_COLOUR;
    showsPicture = false;
    charset = defaultCharset;
    mode = Mode.OFF;
    saveId = 0;
    key = 0;
    centred = false;
    object = 0;
  }

  /** Frees the slot of the verb. */
  public void free() {
    id = 0;
    mode = Mode.OFF;
    object = 0;
    label = null;
    setPictureOf(null, 0, 0);
  }

  /** Makes the verb show a word; null for no word. */
  public void setLabel(byte[] word) {
    label = word;
    showsPicture = false;
    object = 0;
  }

  /** Makes the verb show a picture. */
  public void setPicture(ObjectImage newPicture, int fromObject, int fromRoom) {
    if (newPicture == null) {
      setPictureOf(null, 0, 0);
    } else {
      setPictureOf(newPicture, fromObject, fromRoom);
    }
    showsPicture = true;
  }

  private void setPictureOf(ObjectImage newPicture, int fromObject, int fromRoom) {
    picture = newPicture;
    pictureObject = fromObject;
    pictureRoom = fromRoom;
  }

  /** Assigns an object to the verb. */
  public void assignObject(int newObject) {
    object = newObject;
  }

  public void setColour(int value) {
    colour = value;
  }

  /** Sets the colour under the mouse. */
  public void setHiColour(int value) {
    hiColour = value;
  }

  /** Sets the colour of the dim verb. */
  public void setDimColour(int value) {
    dimColour = value;
  }

  /** Sets the colour of the background. */
  public void setBackColour(int value) {
    backColour = value;
  }

  /** Moves the verb to a position in screen pixels. */
  public void moveTo(int x, int y) {
    left = x;
    top = y;
  }

  /** Sets whether the verb can be seen and clicked. */
  public void setMode(Mode newMode) {
    mode = newMode;
  }

  /** Sets the shortcut. */
  public void setKey(int code) {
    key = code;
  }

  /** Makes {@link #left} the middle of the word. */
  public void centre() {
    centred = true;
  }

  /** Saves and hides the verb under a number. The number 0 makes the verb live again. */
  public void setSaveId(int number) {
    saveId = number;
  }

  /** Returns whether the slot is used and not saved under a number. */
  public boolean isLive() {
    return id != 0 && saveId == 0;
  }

  /** Returns whether the verb can be clicked where it is drawn. */
  boolean isClickable() {
    return mode == Mode.ON && isLive();
  }

  /**
   * Returns whether the verb can be clicked at a point of the screen (spec 07 §6.3).
   *
   * @param x screen x
   * @param y screen y
   */
  public boolean isHit(int x, int y) {
    if (!isClickable() || y < top || y >= bottom) {
      return false;
    }
    int from = centred ? -(right - 2 * left) : left;
    return x >= from && x < right;
  }
}
