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
import org.bowsprit.render.dock.PanelDock;
import org.bowsprit.render.pixel.Viewport;

/** Receives the player's input on the canvas and reports it in the game's own units. */
final class CanvasInput extends MouseAdapter {

  private final GameCanvas canvas;
  private final PanelDock dock;
  private final Consumer<RenderEvent> events;
  private boolean isPressedInPanel;

  CanvasInput(GameCanvas canvas, PanelDock dock, Consumer<RenderEvent> events) {
    this.canvas = canvas;
    this.dock = dock;
    this.events = events;
  }

  void listen() {
    canvas.addMouseListener(this);
    canvas.addMouseMotionListener(this);
    canvas.addMouseWheelListener(this);
    canvas.addKeyListener(new KeyStrokes(events::accept, events::accept));
    canvas.setDropTarget(new DropTarget(canvas, new DropListener()));
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    boolean isOverPanel = isOverPanel(event);
    canvas.showPointer(isOverPanel);
    if (!isOverPanel) {
      events.accept(new Input.Move(screenX(event), screenY(event)));
    }
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    mouseMoved(event);
  }

  @Override
  public void mousePressed(MouseEvent event) {
    canvas.requestFocusInWindow();
    isPressedInPanel = isOverPanel(event);
    if (isPressedInPanel) {
      pressPanel(event);
    } else if (SwingUtilities.isLeftMouseButton(event)) {
      events.accept(new Input.Press(screenX(event), screenY(event), Button.LEFT));
    } else if (SwingUtilities.isRightMouseButton(event)) {
      events.accept(new Input.Press(screenX(event), screenY(event), Button.RIGHT));
    }
  }

  @Override
  public void mouseReleased(MouseEvent event) {
    if (isPressedInPanel) {
      return;
    }
    if (SwingUtilities.isLeftMouseButton(event)) {
      events.accept(new Input.Release(screenX(event), screenY(event), Button.LEFT));
    } else if (SwingUtilities.isRightMouseButton(event)) {
      events.accept(new Input.Release(screenX(event), screenY(event), Button.RIGHT));
    }
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    double notches = -event.getPreciseWheelRotation();
    if (isOverPanel(event)) {
      dock.wheel(notches);
    } else {
      events.accept(new HostEvent.Wheel(notches));
    }
  }

  private void pressPanel(MouseEvent event) {
    if (SwingUtilities.isLeftMouseButton(event)) {
      dock.press(windowX(event), windowY(event));
    }
  }

  private boolean isOverPanel(MouseEvent event) {
    return dock.contains(windowX(event), windowY(event));
  }

  private int windowX(MouseEvent event) {
    return (int) (event.getX() * canvas.density());
  }

  private int windowY(MouseEvent event) {
    return (int) (event.getY() * canvas.density());
  }

  private int screenX(MouseEvent event) {
    Viewport viewport = canvas.currentViewport();
    return viewport.screenX(windowX(event));
  }

  private int screenY(MouseEvent event) {
    Viewport viewport = canvas.currentViewport();
    return viewport.screenY(windowY(event));
  }

  /** Handles files that are dropped on the canvas. */
  private final class DropListener extends DropTargetAdapter {

    @Override
    public void drop(DropTargetDropEvent event) {
      event.dropComplete(DroppedFiles.report(event, events));
    }
  }
}
