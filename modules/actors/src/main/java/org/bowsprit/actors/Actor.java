package org.bowsprit.actors;

import org.bowsprit.bytes.Bytes;

/**
 * One actor: everything the game, its scripts and a saved game know of it (spec 09 §1).
 *
 * <p>Positions are room pixels of the feet. What involves the room, the floor or the costume goes
 * through {@link Movement}, {@link Staging} and {@link Choreographer}; the setters here only store.
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
   * An actor as the engine starts with it.
   *
   * @param id its number
   */
  public Actor(int id) {
    this.id = id;
    initialise();
  }

  /** What every initialisation sets; costume, room, place, facing and visibility stay. */
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

  /** Its number, 0 to 12, as scripts use it. */
  public int id() {
    return id;
  }

  /** The room it is in, 0 for nowhere. */
  public int room() {
    return room;
  }

  /** Where its feet are, x in room pixels. */
  public int x() {
    return x;
  }

  /** Where its feet are, y in room pixels, without elevation. */
  public int y() {
    return y;
  }

  /** Whether it is shown in the current room. */
  public boolean isVisible() {
    return visible;
  }

  /** Where it looks, in degrees, see {@link Facing}. */
  public int facing() {
    return facing;
  }

  /** Where it is turning, in degrees. */
  public int targetFacing() {
    return targetFacing;
  }

  /** Its step along x: pixels a tick at full size. */
  public int speedX() {
    return speedX;
  }

  /** Its step along y: pixels a tick at full size. */
  public int speedY() {
    return speedY;
  }

  /** Its horizontal size, 1 to {@link #FULL_SCALE}. */
  public int scaleX() {
    return scaleX;
  }

  /** Its vertical size, 1 to {@link #FULL_SCALE}. */
  public int scaleY() {
    return scaleY;
  }

  /** Sets its size until its box changes it, 1 to {@link #FULL_SCALE} each way. */
  public void setScale(int horizontal, int vertical) {
    boxScaleWord = horizontal;
    scaleX = horizontal;
    scaleY = vertical;
    needsRedraw = true;
  }

  /** The id of the walk box it was assigned last, {@link #NO_BOX} for none. */
  public int box() {
    return box;
  }

  /** The id of its walk box as scripts and traces see it, 0 for none. */
  public int boxForScripts() {
    return Math.max(box, 0);
  }

  /** Whether it walks where it likes: walk boxes do not bind it. */
  public boolean ignoresBoxes() {
    return ignoreBoxes;
  }

  /** The z-plane forced on it, 0 for none. */
  public int forceClip() {
    return forceClip;
  }

  /** Forces a z-plane, 0 to force none. */
  public void setForceClip(int plane) {
    forceClip = plane;
  }

  /** How high it is drawn above its feet, in pixels. */
  public int elevation() {
    return elevation;
  }

  /** Sets how high it is drawn above its feet, in pixels. */
  public void setElevation(int pixels) {
    if (elevation != pixels) {
      elevation = pixels;
      needsRedraw = true;
    }
  }

  /** Its width for keeping distance, in pixels at full size. */
  public int width() {
    return width;
  }

  /** Sets its width for keeping distance, in pixels at full size. */
  public void setWidth(int pixels) {
    width = pixels;
  }

  /** The colour of its speech, a palette index. */
  public int talkColour() {
    return talkColour;
  }

  /** Sets the colour of its speech, a palette index. */
  public void setTalkColour(int colour) {
    talkColour = colour;
  }

  /** Its step sound, 0 for none. */
  public int sound() {
    return sound;
  }

  /** Sets its step sound, 0 for none. */
  public void setSound(int number) {
    sound = number;
  }

  /** A copy of its name, with padding and escapes. */
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

  /** What it wears and plays; live, changed by {@link Staging} and {@link Choreographer}. */
  public Dress dress() {
    return dress;
  }

  /** What it used of the screen when last drawn; live. */
  public DrawnExtent drawn() {
    return drawn;
  }

  /** Its walk, planned and under way; live, changed by the walker. */
  public Walk walk() {
    return walk;
  }

  /** The leg it is on; live, changed by the walker. */
  public LegMotion leg() {
    return leg;
  }

  /**
   * The movement flags of the reference: 1 new leg, 2 in leg, 4 turning, 8 last leg.
   *
   * @return a combination of the {@link MoveBits}
   */
  public int moveBits() {
    return moveBits;
  }

  /** Whether it is to be drawn anew in this frame. */
  public boolean needsRedraw() {
    return needsRedraw;
  }

  /** Flags it to be drawn anew. */
  public void flagRedraw() {
    needsRedraw = true;
  }

  /** Takes the flag away: it has been drawn. */
  public void clearRedraw() {
    needsRedraw = false;
  }

  /** Whether what it covered must be restored, since it was hidden. */
  public boolean needsBackgroundReset() {
    return needsBackgroundReset;
  }

  /** What it covered has been restored. */
  public void clearBackgroundReset() {
    needsBackgroundReset = false;
  }
}
