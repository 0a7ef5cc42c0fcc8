package org.bowsprit.actors;

import org.bowsprit.bytes.Bytes;

/**
 * An actor: its complete state for the game, scripts and saved games (spec 09 §1).
 *
 * <p>Positions are room pixels of the feet. {@link Movement}, {@link Staging} and {@link
 * Choreographer} perform operations that involve the room, the floor or the costume. The setters in
 * this class only store values.
 */
public final class Actor {

  /** No walk box. */
  public static final int NO_BOX = -1;

  /** Full size. */
  public static final int FULL_SCALE = 255;

  final int id;
  final LegMotion leg = new LegMotion();
  final Walk walk = new Walk();
  final Dress dress = new Dress();
  final DrawnExtent drawn = new DrawnExtent();

  int room;
  int x;
  int y;
  boolean visible;
  int facing = Facing.SOUTH;
  int targetFacing = Facing.SOUTH;
  int moveBits;
  int speedX;
  int speedY;
  int scaleX;
  int scaleY;
  int boxScaleWord;
  int box = NO_BOX;
  boolean ignoreBoxes;
  int forceClip;
  int elevation;
  int width;
  int talkColour;
  int sound;
  byte[] name = new byte[0];
  boolean needsRedraw;
  boolean needsBackgroundReset;

  /**
   * Creates an actor in its initial state.
   *
   * @param id its number
   */
  public Actor(int id) {
    this.id = id;
    initialise();
  }

  /**
   * Sets the defaults of every initialisation. Costume, room, position, facing and visibility are
   * unchanged.
   */
  void initialise() {
    targetFacing = facing;
    moveBits = 0;
    walk.stop();
    dress.initialise();
    speedX = 8;
    speedY = 2;
    scaleX = FULL_SCALE;
    scaleY = FULL_SCALE;
    boxScaleWord = FULL_SCALE;
    ignoreBoxes = false;
    forceClip = 0;
    elevation = 0;
    width = 24;
    talkColour = 15;
    sound = 0;
  }

  ActorState snapshot() {
    return new ActorState(
        id,
        new ActorState.Place(room, x, y, box, visible, ignoreBoxes, forceClip),
        new ActorState.Heading(facing, targetFacing),
        new ActorState.Size(scaleX, scaleY, boxScaleWord, elevation, width),
        new ActorState.Motion(moveBits, speedX, speedY, walk.snapshot(), leg.snapshot()),
        new ActorState.Voice(Bytes.copyOf(name), talkColour, sound),
        dress.snapshot(),
        new ActorState.Appearance(drawn.snapshot(), needsRedraw, needsBackgroundReset));
  }

  void restore(ActorState saved) {
    ActorState.Place place = saved.place();
    room = place.room();
    x = place.x();
    y = place.y();
    box = place.box();
    visible = place.visible();
    ignoreBoxes = place.ignoreBoxes();
    forceClip = place.forceClip();
    facing = saved.heading().facing();
    targetFacing = saved.heading().target();
    ActorState.Size size = saved.size();
    scaleX = size.scaleX();
    scaleY = size.scaleY();
    boxScaleWord = size.boxScaleWord();
    elevation = size.elevation();
    width = size.width();
    ActorState.Motion motion = saved.motion();
    moveBits = motion.moveBits();
    speedX = motion.speedX();
    speedY = motion.speedY();
    walk.restore(motion.walk());
    leg.restore(motion.leg());
    name = saved.voice().name().toArray();
    talkColour = saved.voice().talkColour();
    sound = saved.voice().stepSound();
    dress.restore(saved.dress());
    drawn.restore(saved.appearance().drawn());
    needsRedraw = saved.appearance().needsRedraw();
    needsBackgroundReset = saved.appearance().needsBackgroundReset();
  }

  /** Returns its number, 0 to 12, as scripts use it. */
  public int id() {
    return id;
  }

  /** Returns the room it is in, 0 for nowhere. */
  public int room() {
    return room;
  }

  /** Returns the x of its feet in room pixels. */
  public int x() {
    return x;
  }

  /** Returns the y of its feet in room pixels, without elevation. */
  public int y() {
    return y;
  }

  /** Returns whether it is shown in the current room. */
  public boolean isVisible() {
    return visible;
  }

  /** Returns its facing in degrees, see {@link Facing}. */
  public int facing() {
    return facing;
  }

  /** Returns the direction to which it is turning, in degrees. */
  public int targetFacing() {
    return targetFacing;
  }

  /** Returns its x speed in pixels per tick at full size. */
  public int speedX() {
    return speedX;
  }

  /** Returns its y speed in pixels per tick at full size. */
  public int speedY() {
    return speedY;
  }

  /** Returns its horizontal size, 1 to {@link #FULL_SCALE}. */
  public int scaleX() {
    return scaleX;
  }

  /** Returns its vertical size, 1 to {@link #FULL_SCALE}. */
  public int scaleY() {
    return scaleY;
  }

  /** Sets its size until its box changes it, 1 to {@link #FULL_SCALE} in each direction. */
  public void setScale(int horizontal, int vertical) {
    boxScaleWord = horizontal;
    scaleX = horizontal;
    scaleY = vertical;
    needsRedraw = true;
  }

  /** Returns the id of the walk box assigned last, {@link #NO_BOX} for none. */
  public int box() {
    return box;
  }

  /** Returns the id of its walk box as scripts and traces see it, 0 for none. */
  public int boxForScripts() {
    return Math.max(box, 0);
  }

  /** Returns whether it ignores walk boxes. */
  public boolean ignoresBoxes() {
    return ignoreBoxes;
  }

  /** Returns the z-plane forced on it, 0 for none. */
  public int forceClip() {
    return forceClip;
  }

  /** Forces a z-plane, 0 to force none. */
  public void setForceClip(int plane) {
    forceClip = plane;
  }

  /** Returns its elevation: the height above its feet at which it is drawn, in pixels. */
  public int elevation() {
    return elevation;
  }

  /** Sets its elevation: the height above its feet at which it is drawn, in pixels. */
  public void setElevation(int pixels) {
    if (elevation != pixels) {
      elevation = pixels;
      needsRedraw = true;
    }
  }

  /** Returns its width for distances to other actors, in pixels at full size. */
  public int width() {
    return width;
  }

  /** Sets its width for distances to other actors, in pixels at full size. */
  public void setWidth(int pixels) {
    width = pixels;
  }

  /** Returns the colour of its speech, a palette index. */
  public int talkColour() {
    return talkColour;
  }

  /** Sets the colour of its speech, a palette index. */
  public void setTalkColour(int colour) {
    talkColour = colour;
  }

  /** Returns its step sound, 0 for none. */
  public int sound() {
    return sound;
  }

  /** Sets its step sound, 0 for none. */
  public void setSound(int number) {
    sound = number;
  }

  /** Returns a copy of its name, with padding and escapes. */
  public byte[] name() {
    return name.clone();
  }

  /** Sets its name, with padding and escapes but without the closing zero. */
  public void setName(byte[] text) {
    name = text.clone();
  }

  /**
   * Replaces one colour of its costume.
   *
   * @param entry 0 to 31
   * @param colour palette index, {@link Dress#OWN_COLOUR} for the costume's own
   */
  public void setColour(int entry, int colour) {
    dress.setColour(entry, colour);
    needsRedraw = true;
  }

  /**
   * Returns its costume and animation; live, changed by {@link Staging} and {@link Choreographer}.
   */
  public Dress dress() {
    return dress;
  }

  /** Returns the part of the screen that it covered when last drawn; live. */
  public DrawnExtent drawn() {
    return drawn;
  }

  /** Returns its present walk; live, changed by the walker. */
  public Walk walk() {
    return walk;
  }

  /** Returns its present leg; live, changed by the walker. */
  public LegMotion leg() {
    return leg;
  }

  /**
   * Returns the movement flags of the reference: 1 new leg, 2 in leg, 4 turning, 8 last leg.
   *
   * @return a combination of the {@link MoveBits}
   */
  public int moveBits() {
    return moveBits;
  }

  /** Returns whether it must be redrawn in this frame. */
  public boolean needsRedraw() {
    return needsRedraw;
  }

  /** Marks it to be redrawn. */
  public void flagRedraw() {
    needsRedraw = true;
  }

  /** Clears the redraw mark after drawing. */
  public void clearRedraw() {
    needsRedraw = false;
  }

  /** Returns whether the background must be restored because the actor was hidden. */
  public boolean needsBackgroundReset() {
    return needsBackgroundReset;
  }

  /** Clears the background mark after the background has been restored. */
  public void clearBackgroundReset() {
    needsBackgroundReset = false;
  }
}
