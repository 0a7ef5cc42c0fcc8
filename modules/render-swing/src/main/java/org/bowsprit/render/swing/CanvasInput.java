package org.bowsprit.render.swing;

import java.awt.dnd.DropTarget;
import java.awt.dnd.DropTargetAdapter;
import java.awt.dnd.DropTargetDropEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.pixel.Viewport;

/** Receives the player's input on the canvas and reports it in the game's own units. */
final class CanvasInput extends MouseAdapter {

  private final GameCanvas canvas;
  private final Consumer<RenderEvent> events;

  CanvasInput(GameCanvas canvas, Consumer<RenderEvent> events) {
    this.canvas = canvas;
    this.events = events;
  }

  void listen() {
    canvas.addMouseListener(this);
    canvas.addMouseMotionListener(this);
    canvas.addMouseWheelListener(this);
    canvas.addKeyListener(new KeyStrokes(events::accept, events::accept));
    canvas.setDropTarget(new DropTarget(canvas, new Drops()));
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    events.accept(new Input.Move(screenX(event), screenY(event)));
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    mouseMoved(event);
  }

  @Override
  public void mousePressed(MouseEvent event) {
    canvas.requestFocusInWindow();
    if (SwingUtilities.isLeftMouseButton(event)) {
      events.accept(new Input.Press(screenX(event), screenY(event), Button.LEFT));
    } else if (SwingUtilities.isRightMouseButton(event)) {
      events.accept(new Input.Press(screenX(event), screenY(event), Button.RIGHT));
    }
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    if (SwingUtilities.isLeftMouseButton(event)) {
      events.accept(new Input.Release(screenX(event), screenY(event), Button.LEFT));
    } else if (SwingUtilities.isRightMouseButton(event)) {
      events.accept(new Input.Release(screenX(event), screenY(event), Button.RIGHT));
    }
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    events.accept(new HostEvent.Wheel(-event.getPreciseWheelRotation()));
  }

  private int screenX(MouseEvent event) {
    Viewport place = canvas.place();
    return place.screenX((int) (event.getX() * canvas.density()));
  }

  private int screenY(MouseEvent event) {
    Viewport place = canvas.place();
    return place.screenY((int) (event.getY() * canvas.density()));
  }

  /** Files dropped on the canvas. */
  private final class Drops extends DropTargetAdapter {

    @Override
    public void drop(DropTargetDropEvent event) {
      event.dropComplete(DroppedFiles.from(event, events));
    }
  }
}
