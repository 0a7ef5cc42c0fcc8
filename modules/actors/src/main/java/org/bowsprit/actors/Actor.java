package org.bowsprit.actors;

import org.bowsprit.bytes.Bytes;

/**
 * The complete state of an actor, for the game, scripts and saved games (spec 09 §1).
 *
 * <p>A position is the position of the feet, in room pixels. {@link Movement}, {@link Staging} and
 * {@link Choreographer} perform operations that involve the room, the floor or the costume. The
 * setters in this class only store values.
 */
public final class Actor {

  /** The id of the walk box if the actor is in no box. */
  public static final int NO_BOX = -1;

  /** The scale of an actor in full size. */
  public static final int FULL_SCALE = 255;

  final int id;
  final LegMotion leg = new LegMotion();
  final Walk walk = new Walk();
  final CostumeState costumeState = new CostumeState();
  final DrawnExtent drawnExtent = new DrawnExtent();

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
   * @param id the number of the actor
   */
  public Actor(int id) {
    this.id = id;
    initialise();
  }

  /**
   * Sets the defaults that every initialisation of an actor sets. Costume, room, position, facing
   * and visibility are unchanged.
   */
  void initialise() {
    targetFacing = facing;
    moveBits = 0;
    walk.stop();
    costumeState.initialise();
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
        costumeState.snapshot(),
        new ActorState.Appearance(drawnExtent.snapshot(), needsRedraw, needsBackgroundReset));
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
    costumeState.restore(saved.dress());
    drawnExtent.restore(saved.appearance().drawn());
    needsRedraw = saved.appearance().needsRedraw();
    needsBackgroundReset = saved.appearance().needsBackgroundReset();
  }

  /** Returns the actor's number in scripts, 0 to 12. */
  public int id() {
    return id;
  }

  /** Returns the number of the actor's room; 0 if the actor is in no room. */
  public int room() {
    return room;
  }

  /** Returns the x coordinate of the actor's feet, in room pixels. */
  public int x() {
    return x;
  }

  /** Returns the y coordinate of the actor's feet, in room pixels, without the elevation. */
  public int y() {
    return y;
  }

  /** Returns whether the actor is shown in the current room. */
  public boolean isVisible() {
    return visible;
  }

  /** Returns the actor's facing in degrees; see {@link Facing}. */
  public int facing() {
    return facing;
  }

  /** Returns the direction to which the actor is turning, in degrees. */
  public int targetFacing() {
    return targetFacing;
  }

  /** Returns the actor's horizontal speed, in pixels per tick at full size. */
  public int speedX() {
    return speedX;
  }

  /** Returns the actor's vertical speed, in pixels per tick at full size. */
  public int speedY() {
    return speedY;
  }

  /** Returns the actor's horizontal scale, 1 to {@link #FULL_SCALE}. */
  public int scaleX() {
    return scaleX;
  }

  /** Returns the actor's vertical scale, 1 to {@link #FULL_SCALE}. */
  public int scaleY() {
    return scaleY;
  }

  /**
   * Sets the actor's scale, which is valid until a walk box changes it. Each scale is from 1 to
   * {@link #FULL_SCALE}.
   */
  public void setScale(int horizontal, int vertical) {
    boxScaleWord = horizontal;
    scaleX = horizontal;
    scaleY = vertical;
    needsRedraw = true;
  }

  /** Returns the id of the walk box that was assigned last; {@link #NO_BOX} if there is none. */
  public int box() {
    return box;
  }

  /** Returns the id of the actor's walk box for scripts and traces; 0 if there is none. */
  public int boxForScripts() {
    return Math.max(box, 0);
  }

  /** Returns whether the actor ignores walk boxes. */
  public boolean ignoresBoxes() {
    return ignoreBoxes;
  }

  /** Returns the z-plane that is forced on the actor; 0 if none is forced. */
  public int forceClip() {
    return forceClip;
  }

  /** Forces a z-plane on the actor; 0 forces none. */
  public void setForceClip(int plane) {
    forceClip = plane;
  }

  /**
   * Returns the elevation, which is the height above its feet at which the actor is drawn, in
   * pixels.
   */
  public int elevation() {
    return elevation;
  }

  /**
   * Sets the elevation, which is the height above its feet at which the actor is drawn, in pixels.
   */
  public void setElevation(int pixels) {
    if (elevation != pixels) {
      elevation = pixels;
      needsRedraw = true;
    }
  }

  /** Returns the width with which distances between actors are computed, in pixels at full size. */
  public int width() {
    return width;
  }

  /** Sets the width with which distances between actors are computed, in pixels at full size. */
  public void setWidth(int pixels) {
    width = pixels;
  }

  /** Returns the colour of the actor's speech, as a palette index. */
  public int talkColour() {
    return talkColour;
  }

  /** Sets the colour of the actor's speech, as a palette index. */
  public void setTalkColour(int colour) {
    talkColour = colour;
  }

  /** Returns the number of the actor's step sound; 0 if there is none. */
  public int sound() {
    return sound;
  }

  /** Sets the number of the actor's step sound; 0 for none. */
  public void setSound(int number) {
    sound = number;
  }

  /** Returns a copy of the actor's name, with padding and escapes. */
  public byte[] name() {
    return name.clone();
  }

  /** Sets the actor's name, with padding and escapes but without the terminating zero. */
  public void setName(byte[] text) {
    name = text.clone();
  }

  /**
   * Replaces one colour of the costume.
   *
   * @param entry the index of the costume's colour, 0 to 31
   * @param colour the palette index; {@link CostumeState#OWN_COLOUR} for the costume's own colour
   */
  public void setColour(int entry, int colour) {
    costumeState.setColour(entry, colour);
    needsRedraw = true;
  }

  /**
   * Returns the costume and the animation, which {@link Staging} and {@link Choreographer} change.
   */
  public CostumeState costumeState() {
    return costumeState;
  }

  /**
   * Returns the part of the screen that the actor covered when it was last drawn. The returned
   * object changes when the actor is drawn.
   */
  public DrawnExtent drawnExtent() {
    return drawnExtent;
  }

  /** Returns the state of the current walk, which the walker changes. */
  public Walk walk() {
    return walk;
  }

  /** Returns the state of the current leg, which the walker changes. */
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

  /** Returns whether the actor must be redrawn in this frame. */
  public boolean needsRedraw() {
    return needsRedraw;
  }

  /** Marks the actor to be redrawn. */
  public void markForRedraw() {
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
