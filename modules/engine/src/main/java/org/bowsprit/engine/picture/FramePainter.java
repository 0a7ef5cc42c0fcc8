package org.bowsprit.engine.picture;

import java.util.function.IntUnaryOperator;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ColumnSet;
import org.bowsprit.engine.screen.RoomPalette;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.PictureState;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.room.Room;
import org.bowsprit.render.Caption;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.ActorPainter;
import org.bowsprit.zplane.Beam;
import org.bowsprit.zplane.CursorShape;
import org.bowsprit.zplane.GlyphInk;
import org.bowsprit.zplane.PlaneMasks;
import org.bowsprit.zplane.RepaintListener;
import org.bowsprit.zplane.RoomScene;
import org.bowsprit.zplane.Screen;
import org.bowsprit.zplane.Shake;
import org.bowsprit.zplane.Window;
import org.bowsprit.zplane.effect.MainWindow;
import org.bowsprit.zplane.effect.Transition;

/** Paints a session into one {@link Frame} that is updated in every iteration. */
public final class FramePainter implements ScenePainter {

  private static final int STRIP_WIDTH = 8;

  /** The distance by which letters extend beyond their line, in pixels. */
  private static final int OUTLINE_PIXELS = 3;

  private final Screen screen = new Screen();
  private final RoomScene scene = screen.scene();
  private final ActorPainter actors = new ActorPainter();
  private final ActorView actorView = new ActorView();
  private final GlyphInk ink = new GlyphInk();
  private final Shake shake = new Shake();
  private final Frame frame = new Frame();
  private final RepaintListener repaintListener = frame.changes()::mark;
  private final byte[] nextPicture = new byte[Frame.PIXELS];
  private final Cursors cursors = new Cursors();
  private final Fades fades;
  private RoomPalette shownPalette;
  private int shownPaletteChanges;

  /**
   * Creates a painter with a black frame.
   *
   * @param randomBelow returns a random number from 0 to its argument − 1, for dissolve effects;
   *     separate from the scripts' random numbers
   */
  public FramePainter(IntUnaryOperator randomBelow) {
    fades = new Fades(randomBelow);
  }

  /** Returns the live frame. It contains the picture of the last iteration. */
  public Frame frame() {
    return frame;
  }

  /** Returns the current masks that hide actors, in room pixels. */
  public PlaneMasks masks() {
    return scene.masks();
  }

  /** Returns the screen effects of the last iteration. */
  public Fades fades() {
    return fades;
  }

  @Override
  public void enterRoom(Room room) {
    if (room != null) {
      scene.enter(
          room.header().width(),
          room.header().height(),
          room.picture(),
          room.colours().transparent().index());
    }
  }

  @Override
  public void divide(ScreenAreas areas) {
    screen.divide(areas.top(), areas.bottom());
  }

  @Override
  public void moveWindow(int leftEdge, boolean scrolls) {
    if (scrolls) {
      scene.scrollTo(leftEdge);
      screen.oldPixels().discard();
    } else {
      scene.setLeftEdge(leftEdge);
    }
  }

  @Override
  public void background(int firstStrip, int lastStrip, boolean lit) {
    scene.setLit(lit);
    scene.paintBackground(firstStrip, lastStrip);
    discardOldPixels(firstStrip, lastStrip, 0, scene.windowHeight());
  }

  @Override
  public void object(LocalObject object, int state, int firstStrip, int lastStrip, boolean lit) {
    LayeredPicture picture = object.data().image().orElseThrow().pictures().get(state);
    scene.setLit(lit);
    scene.paintObject(picture, object.x(), object.y(), object.height(), firstStrip, lastStrip);
    discardOldPixels(firstStrip, lastStrip, object.y(), object.y() + object.height());
  }

  @Override
  public void restore(ColumnSet strips, int top, int bottom, boolean lit) {
    scene.setLit(lit);
    int first = scene.leftEdge() / STRIP_WIDTH;
    for (int strip = first; strip < first + RoomScene.COLUMNS; strip++) {
      if (strips.has(strip)) {
        scene.restore(strip, strip, top, bottom);
        discardOldPixels(strip, strip, top, bottom);
      }
    }
  }

  @Override
  public void darken() {
    scene.front().clear(0);
    screen.oldPixels().discard();
  }

  @Override
  public void flashlight(int[] oldBeam, int[] newBeam) {
    if (oldBeam != null) {
      beam(oldBeam).darken(scene);
      discardOldPixels(oldBeam);
    }
    if (newBeam != null) {
      beam(newBeam).showBackground(scene);
      discardOldPixels(newBeam);
    }
  }

  private static Beam beam(int[] rectangle) {
    return new Beam(rectangle[0], rectangle[1], rectangle[2], rectangle[3]);
  }

  @Override
  public void actor(Actor actor, Costume costume, int plane, boolean ownColours, int[] shadow) {
    actors.draw(actorView.set(actor, costume, plane), scene, ownColours, shadow);
    if (screen.oldPixels().hasPixels()) {
      int first = scene.leftEdge() / STRIP_WIDTH;
      for (int strip = first; strip < first + RoomScene.COLUMNS; strip++) {
        if (actor.drawnExtent().columns().has(strip)) {
          discardOldPixels(strip, strip, actor.drawnExtent().top(), actor.drawnExtent().bottom());
        }
      }
    }
  }

  @Override
  public void character(
      ScreenAreas.Area area, Charset font, int character, int x, int y, int[] colours) {
    Glyph glyph = font.glyph(character).orElseThrow();
    ink.set(glyph, font.bitsPerPixel(), colours);
    screen.oldPixels().discard(x, y, x + glyph.width(), y + glyph.height());
    if (area == null) {
      screen.writeSpeech(ink, x, y);
    } else if (area != ScreenAreas.Area.NONE) {
      screen.write(window(area), ink, x, y);
    }
  }

  @Override
  public void clearOverlay() {
    screen.overlay().clear();
    screen.oldPixels().discard();
  }

  @Override
  public void clearWindow(ScreenAreas.Area area) {
    fill(area, 0, 0, Frame.WIDTH, Frame.HEIGHT, 0);
  }

  @Override
  public void fill(ScreenAreas.Area area, int left, int top, int right, int bottom, int colour) {
    if (area != ScreenAreas.Area.NONE) {
      screen.fill(window(area), left, top, right, bottom, colour);
      screen.oldPixels().discard(left, top, right, bottom);
    }
  }

  @Override
  public void restoreUnderVerb(int left, int top, int right, int bottom) {
    scene.setLit(true);
    screen.restore(left, top, right, bottom);
    screen.overlay().clear(left, top, right, bottom);
    screen.oldPixels().discard(left, top, right, bottom);
  }

  @Override
  public void verbPicture(ObjectImage image, int x, int y) {
    LayeredPicture picture = image.pictures().get(1);
    ImageHeader header = image.header();
    if (picture != null) {
      screen.drawVerb(
          picture, x, y, header.height() / STRIP_WIDTH * STRIP_WIDTH, scene.transparentColour());
      screen.oldPixels().discard(x, y, x + header.width(), y + header.height());
    }
  }

  @Override
  public void fadeOut(int effect, int pause) {
    scene.front().clear(0);
    fade(effect, pause);
  }

  @Override
  public void fadeIn(int effect, int pause, RoomPalette palette) {
    show(palette);
    fade(effect, pause);
  }

  /** Starts an effect from the frame's picture to the current screen. */
  private void fade(int effect, int pause) {
    MainWindow window = new MainWindow(screen.top(), screen.bottom());
    if (effect != 0) {
      screen.oldPixels().keep(frame.pixels(), Transition.endRow(effect, window), screen.bottom());
    }
    screen.compose(nextPicture);
    if (Transition.hidesSpeech(effect)) {
      screen.hideSpeech(nextPicture);
    }
    fades.add(effect, frame.pixels(), nextPicture, frame.palette(), window, pause);
    System.arraycopy(nextPicture, 0, frame.pixels(), 0, nextPicture.length);
    frame.changes().markAll();
  }

  @Override
  public void cursor(int shape, int x, int y, boolean visible) {
    frame.setCursor(cursors.image(shape));
    frame.placeCursor(x, y, visible);
  }

  @Override
  public void present(RoomPalette palette, boolean shaking, int jiffies) {
    if (shaking != shake.isOn()) {
      shake.set(shaking);
    }
    shake.advance(jiffies);
    frame.setShake(shake.rowsUp());
    screen.update(frame.pixels(), repaintListener);
    show(palette);
  }

  /**
   * Composes the whole picture from all windows. The result equals the pixels of {@link #frame()}.
   *
   * @param target receives 320·200 palette indices, row by row
   */
  public void compose(byte[] target) {
    screen.compose(target);
  }

  /**
   * Removes a line of speech from a picture, including descenders and outlines of its letters.
   *
   * @param picture a copy of {@link #frame()}
   */
  public void removeSpeech(Frame picture, Caption line) {
    screen.removeSpeech(
        picture.pixels(),
        line.left() - OUTLINE_PIXELS,
        line.top() - OUTLINE_PIXELS,
        line.right() + OUTLINE_PIXELS,
        line.bottom() + OUTLINE_PIXELS);
    picture.coverCaptions(line.left(), line.top(), line.right(), line.bottom());
  }

  @Override
  public PictureState snapshot() {
    return new PictureState(screen.snapshot(), shake.snapshot(), cursors.turn());
  }

  @Override
  public boolean restore(PictureState picture, Room room, RoomPalette palette) {
    fades.skip();
    enterRoom(room);
    if (picture != null) {
      screen.restore(picture.screen());
      shake.restore(picture.shake());
      frame.setShake(shake.rowsUp());
      cursors.restore(picture.cursorTurn());
    }
    screen.update(frame.pixels(), repaintListener);
    show(palette);
    return picture != null;
  }

  private void show(RoomPalette palette) {
    if (palette == shownPalette && palette.changeCount() == shownPaletteChanges) {
      return;
    }
    shownPalette = palette;
    shownPaletteChanges = palette.changeCount();
    byte[] colours = frame.palette();
    int[] current = palette.current();
    for (int i = 0; i < colours.length; i++) {
      colours[i] = (byte) current[i];
    }
  }

  /**
   * Drops the old pixels of a rectangle of the window that was drawn. The array contains the left
   * edge, the top edge, the width and the height.
   */
  private void discardOldPixels(int[] rectangle) {
    int left = rectangle[0];
    int top = screen.top() + rectangle[1];
    screen.oldPixels().discard(left, top, left + rectangle[2], top + rectangle[3]);
  }

  /** Drops the old pixels of strips of the room that were drawn, between two rows of the window. */
  private void discardOldPixels(int firstStrip, int lastStrip, int top, int bottom) {
    int left = firstStrip * STRIP_WIDTH - scene.leftEdge();
    int right = (lastStrip + 1) * STRIP_WIDTH - scene.leftEdge();
    screen.oldPixels().discard(left, screen.top() + top, right, screen.top() + bottom);
  }

  private static Window window(ScreenAreas.Area area) {
    return switch (area) {
      case TEXT -> Window.TEXT;
      case MAIN -> Window.MAIN;
      case VERB -> Window.VERB;
      case NONE -> throw new IllegalArgumentException("the area has no window");
    };
  }

  /** Stores the cursor's pictures in all its colours. Each picture is created once. */
  private static final class Cursors {
    private static final int COLOUR_COUNT = 4;
    private static final int SHAPE_COUNT = 4;

    private final CursorImage[] images = new CursorImage[SHAPE_COUNT * COLOUR_COUNT];
    private int frames;

    private int turn() {
      return frames % COLOUR_COUNT;
    }

    private void restore(int turn) {
      frames = Math.floorMod(turn, COLOUR_COUNT);
    }

    private CursorImage image(int number) {
      int turn = frames++ % COLOUR_COUNT;
      int index = (number & SHAPE_COUNT - 1) * COLOUR_COUNT + turn;
      if (images[index] == null) {
        CursorShape shape = CursorShape.of(number);
        images[index] =
            new CursorImage(
                shape.width(),
                shape.height(),
                shape.hotspotX(),
                shape.hotspotY(),
                CursorShape.TRANSPARENT,
                shape.pixels(CursorShape.colour(turn)));
      }
      return images[index];
    }
  }
}
