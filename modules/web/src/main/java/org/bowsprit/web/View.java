package org.bowsprit.web;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.control.ArrowDirection;
import org.bowsprit.player.control.HotspotJump;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.voice.Surroundings;
import org.bowsprit.render.Caption;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;
import org.bowsprit.vm.ScriptFault;

/**
 * Describes a game for the page, as JSON. It stores the last description and returns only changes.
 */
final class View {

  private final OpenGame game;
  private Frame lastFrame;
  private long revision;
  private List<Caption> captions = List.of();
  private CursorImage cursor;
  private final byte[] palette = new byte[3 * Frame.COLOURS];
  private boolean paletteChanged;

  View(OpenGame game) {
    this.game = game;
  }

  /** Returns the frame without pixels and palette. */
  String frame() {
    TimedSession timedSession = game.timedSession();
    GameSession session = game.session();
    Frame frame = timedSession.frame();
    String text =
        JsonWriter.object(
            json -> {
              json.put("x", frame.cursorX())
                  .put("y", frame.cursorY())
                  .put("visible", frame.cursorVisible())
                  .put("shake", frame.shake())
                  .put("spoken", session.speechText())
                  .put("room", session.world().room())
                  .put("ticks", session.ticks());
              rectangles(json, frame);
              cursor(json, frame.cursor());
              captions(json, timedSession.captions());
              waiting(json, timedSession.interruption());
            });
    paletteChanged = lastFrame != frame || !Arrays.equals(palette, frame.palette());
    System.arraycopy(frame.palette(), 0, palette, 0, palette.length);
    lastFrame = frame;
    revision = frame.changes().revision();
    return text;
  }

  /** Returns whether the palette changed with the last call of {@link #frame}. */
  boolean paletteChanged() {
    return paletteChanged;
  }

  /** Makes the next frame complete, so that it includes unchanged parts. */
  void requireFullFrame() {
    lastFrame = null;
    cursor = null;
  }

  private void rectangles(JsonWriter json, Frame frame) {
    FrameChanges changes = frame.changes();
    if (lastFrame != frame || changes.revision() == 0) {
      json.putNull("rects");
      return;
    }
    json.putArray(
        "rects",
        rects -> {
          for (int row = 0; row < FrameChanges.ROWS; row++) {
            addRuns(rects, changes, row);
          }
        });
  }

  private void addRuns(JsonWriter rects, FrameChanges changes, int row) {
    int from = -1;
    for (int column = 0; column <= FrameChanges.COLUMNS; column++) {
      boolean changed = column < FrameChanges.COLUMNS && changes.since(revision, column, row);
      if (changed && from < 0) {
        from = column;
      } else if (!changed && from >= 0) {
        int cell = FrameChanges.CELL;
        rects.addArray(from * cell, row * cell, column * cell, (row + 1) * cell);
        from = -1;
      }
    }
  }

  private void cursor(JsonWriter json, CursorImage image) {
    if (image.equals(cursor)) {
      json.putNull("cursor");
      return;
    }
    cursor = image;
    json.putObject(
        "cursor",
        shape ->
            shape
                .put("width", image.width())
                .put("height", image.height())
                .put("hotspotX", image.hotspotX())
                .put("hotspotY", image.hotspotY())
                .put("transparent", image.transparent()));
  }

  /** Returns the pixels of the cursor in the last frame. */
  byte[] cursorPixels() {
    byte[] pixels = new byte[cursor.width() * cursor.height()];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) cursor.pixel(i % cursor.width(), i / cursor.width());
    }
    return pixels;
  }

  private void captions(JsonWriter json, List<Caption> newCaptions) {
    if (lastFrame != null && newCaptions.equals(captions)) {
      json.putNull("captions");
      return;
    }
    captions = List.copyOf(newCaptions);
    json.putArray(
        "captions",
        list ->
            newCaptions.forEach(
                caption ->
                    list.addObject(
                        line ->
                            line.put("left", caption.left())
                                .put("top", caption.top())
                                .put("right", caption.right())
                                .put("bottom", caption.bottom())
                                .put("text", caption.text())
                                .put("ink", caption.ink())
                                .put("centred", caption.centred()))));
  }

  private static void waiting(JsonWriter json, Optional<Interruption> waiting) {
    if (waiting.isEmpty()) {
      json.putNull("waiting");
      return;
    }
    json.putObject(
        "waiting",
        object ->
            object.put("kind", waiting.get().kind().name()).put("text", waiting.get().text()));
  }

  /** Returns all hotspots, with a point and the name of each hotspot. */
  String hotspots() {
    return JsonWriter.array(
        list -> {
          for (Hotspot spot : game.session().hotspots()) {
            list.addObject(json -> hotspot(json, new Point(spot.x(), spot.y())));
          }
        });
  }

  private void hotspot(JsonWriter json, Point point) {
    json.put("x", point.x())
        .put("y", point.y())
        .put("name", Surroundings.nameAt(game.session(), point.x(), point.y()));
  }

  /**
   * Returns the target of a jump of the pointer, in the form of an element of {@link #hotspots};
   * null if there is no target. Among lines of dialogue, jumps up and down do not skip any line.
   */
  String jump(int x, int y, ArrowDirection direction) {
    return HotspotJump.target(game.timedSession(), x, y, direction)
        .map(point -> JsonWriter.object(json -> hotspot(json, point)))
        .orElse("null");
  }

  /** Returns the clickable verbs, with a point of each verb. */
  String verbs() {
    VerbSlots verbs = game.session().world().verbs();
    return JsonWriter.array(
        list -> {
          for (int slot = 1; slot < verbs.capacity(); slot++) {
            Verb verb = verbs.slot(slot);
            if (verb.id() != 0 && verb.saveId() == 0 && verb.mode() == Verb.Mode.ON) {
              list.addObject(json -> verb(json, verb, verbs));
            }
          }
        });
  }

  private static void verb(JsonWriter json, Verb verb, VerbSlots verbs) {
    byte[] label = verb.isImage() ? new byte[0] : verbs.labelOf(verb.id());
    int x = verb.isCentred() ? verb.left() : (verb.left() + verb.right()) / 2;
    json.put("id", verb.id())
        .put("text", label == null ? "" : WesternGlyphs.textOf(PlainText.of(label, label.length)))
        .put("key", verb.key())
        .put("lights", verb.hiColour() != 0)
        .put("x", x)
        .put("y", (verb.top() + verb.bottom()) / 2)
        .put("left", verb.left())
        .put("top", verb.top())
        .put("right", verb.right())
        .put("bottom", verb.bottom());
  }

  /** Returns the state of the game. */
  String state() {
    GameSession session = game.session();
    return JsonWriter.object(
        json ->
            json.put("ticks", session.ticks())
                .put("room", session.world().room())
                .put("jiffies", session.jiffiesPlayed())
                .put("router", game.router())
                .put("ended", game.timedSession().hasEnded())
                .put("halted", game.timedSession().isHalted())
                .put("fault", session.fault().map(ScriptFault::summary).orElse("")));
  }

  /** Returns the events since the last call. */
  String events() {
    return JsonWriter.object(
        json -> {
          json.put("menu", game.host().takeMenuRequest());
          json.putArray("notices", list -> game.takeMessages().forEach(list::add));
        });
  }
}
