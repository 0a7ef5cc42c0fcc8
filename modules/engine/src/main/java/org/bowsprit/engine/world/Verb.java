package org.bowsprit.engine.world;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.ObjectImage;

/** One verb slot: a word or picture of the interface that can be clicked (spec 07 §6.1). */
public final class Verb {

  /** Whether a verb can be seen and clicked. */
  public enum Mode {
    /** Not drawn. */
    OFF,
    /** Drawn and clickable. */
    ON,
    /** Drawn, transparent to clicks. */
    DIM
  }

  private static final int DEFAULT_COLOUR = 2;
  private static final int DEFAULT_DIM_COLOUR = 8;

  int id;
  int saveId;
  Mode mode = Mode.OFF;
  boolean image;
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
  VerbState.Drawn drawn = new VerbState.Drawn(0, 0, 0, 0);
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
        image,
        new VerbState.Looks(colour, hiColour, dimColour, backColour, charset),
        key,
        new VerbState.Place(centred, left, top, right, bottom),
        drawn,
        object,
        picture == null ? null : new Inventory.Item(pictureObject, pictureRoom),
        label == null ? null : Bytes.copyOf(label));
  }

  void restore(VerbState saved, ObjectLookup lookup) {
    id = saved.id();
    saveId = saved.saveId();
    mode = saved.mode();
    image = saved.image();
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
    drawn = saved.drawn();
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

  /** A number scripts use; 0 for a free slot. */
  public int id() {
    return id;
  }

  /** The number it was saved under; 0 while it is live. */
  public int saveId() {
    return saveId;
  }

  /** Whether it can be seen and clicked. */
  public Mode mode() {
    return mode;
  }

  /** Whether it shows a picture instead of a word. */
  public boolean isImage() {
    return image;
  }

  public int colour() {
    return colour;
  }

  /** Its colour under the mouse; 0 for no change. */
  public int hiColour() {
    return hiColour;
  }

  /** Its colour when dim. */
  public int dimColour() {
    return dimColour;
  }

  /** The colour its place is filled with before it is drawn. */
  public int backColour() {
    return backColour;
  }

  /** The character set of its word. */
  public int charset() {
    return charset;
  }

  /** Its shortcut; 0 for none. */
  public int key() {
    return key;
  }

  /** Whether {@link #left} is the middle of the word. */
  public boolean isCentred() {
    return centred;
  }

  /** Left edge or middle, screen pixels. */
  public int left() {
    return left;
  }

  /** Top edge, screen pixels. */
  public int top() {
    return top;
  }

  /** Right edge of what was drawn, excluded; screen pixels. */
  public int right() {
    return right;
  }

  /** Bottom edge of what was drawn, excluded; screen pixels. */
  public int bottom() {
    return bottom;
  }

  /** The object whose picture it shows; 0 for none. */
  public int object() {
    return object;
  }

  /** The picture it shows; null for none. */
  public ObjectImage picture() {
    return picture;
  }

  /** The object its picture was copied from. */
  public int pictureObject() {
    return pictureObject;
  }

  /** Whether it has a word. */
  public boolean hasLabel() {
    return label != null;
  }

  /** Its word with escapes. */
  public byte[] label() {
    return label.clone();
  }

  /** Where it was drawn last. */
  public VerbState.Drawn drawn() {
    return drawn;
  }

  /** Whether anything of it is on the screen. */
  public boolean isDrawn() {
    return drawn.right() > drawn.left() && drawn.bottom() > drawn.top();
  }

  /** Nothing of it is on the screen any longer. */
  public void undraw() {
    drawn = new VerbState.Drawn(drawn.left(), drawn.top(), drawn.left(), drawn.top());
  }

  /** It was drawn in a rectangle of the screen, which can be clicked from now on. */
  public void drawnAt(int fromX, int fromY, int endX, int endY) {
    drawn = new VerbState.Drawn(fromX, fromY, endX, endY);
    right = endX;
    bottom = endY;
  }

  /** Gives it a number and default looks, off; position and label stay. */
  public void make(int verb, int defaultCharset) {
    id = verb;
    colour = DEFAULT_COLOUR;
    hiColour = 0;
    dimColour = DEFAULT_DIM_COLOUR;
    image = false;
    charset = defaultCharset;
    mode = Mode.OFF;
    saveId = 0;
    key = 0;
    centred = false;
    object = 0;
  }

  /** Frees its slot. */
  public void free() {
    id = 0;
    mode = Mode.OFF;
    object = 0;
    label = null;
    setPictureOf(null, 0, 0);
  }

  /** Makes it a word; null for none. */
  public void setLabel(byte[] word) {
    label = word;
    image = false;
    object = 0;
  }

  /** Makes it a picture. */
  public void setPicture(ObjectImage shown, int fromObject, int fromRoom) {
    if (shown == null) {
      setPictureOf(null, 0, 0);
    } else {
      setPictureOf(shown, fromObject, fromRoom);
    }
    image = true;
  }

  private void setPictureOf(ObjectImage shown, int fromObject, int fromRoom) {
    picture = shown;
    pictureObject = fromObject;
    pictureRoom = fromRoom;
  }

  /** Notes the object assigned to it. */
  public void assign(int assigned) {
    object = assigned;
  }

  public void setColour(int value) {
    colour = value;
  }

  /** Sets its colour under the mouse. */
  public void setHiColour(int value) {
    hiColour = value;
  }

  /** Sets its colour when dim. */
  public void setDimColour(int value) {
    dimColour = value;
  }

  /** Sets the colour it is erased with. */
  public void setBackColour(int value) {
    backColour = value;
  }

  /** Moves it; screen pixels. */
  public void moveTo(int x, int y) {
    left = x;
    top = y;
  }

  /** Sets whether it can be seen and clicked. */
  public void setMode(Mode wanted) {
    mode = wanted;
  }

  /** Sets its shortcut. */
  public void setKey(int code) {
    key = code;
  }

  /** Makes {@link #left} the middle of its word. */
  public void centre() {
    centred = true;
  }

  /** Hides it under a number, or brings it back with 0. */
  public void setSaveId(int number) {
    saveId = number;
  }

  /** Whether a slot is taken and not saved away. */
  public boolean isLive() {
    return id != 0 && saveId == 0;
  }

  /**
   * Whether a point of the screen lies on it (spec 07 §6.3).
   *
   * @param x screen x
   * @param y screen y
   * @return true when it can be clicked there
   */
  boolean isHit(int x, int y) {
    if (mode != Mode.ON || !isLive() || y < top || y >= bottom) {
      return false;
    }
    int from = centred ? -(right - 2 * left) : left;
    return x >= from && x < right;
  }
}
