package org.bowsprit.render.swing;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.pixel.Viewport;
import org.bowsprit.render.rehearsal.RehearsedWindows;

/**
 * The frame around the canvas. Handles its size, title, full screen, focus and closing. Used only
 * on the event thread.
 *
 * <p>It is a plain AWT frame. A {@code JFrame} would create panes and a look and feel that are
 * never visible, which would take a third of the time to open the window.
 */
final class GameWindow {

  /** The share of a monitor that window borders and a task bar leave for the picture. */
  private static final double USABLE_SHARE = 0.9;

  private final java.awt.Frame frame = new java.awt.Frame();
  private final GameCanvas canvas;
  private final Consumer<RenderEvent> eventListener;

  GameWindow(GameCanvas canvas, Consumer<RenderEvent> eventListener) {
    this.canvas = canvas;
    this.eventListener = eventListener;
    frame.setBackground(Color.BLACK);
    frame.add(canvas, BorderLayout.CENTER);
    listen();
  }

  void show(DisplaySettings settings) {
    frame.setTitle(settings.title());
    if (settings.fullscreen()) {
      enterFullscreen(settings.monitor());
    } else {
      showAsWindow(settings);
    }
    canvas.requestFocusInWindow();
  }

  void change(DisplaySettings previous, DisplaySettings current) {
    frame.setTitle(current.title());
    boolean isOtherScreen = current.fullscreen() && current.monitor() != previous.monitor();
    if (current.fullscreen() != previous.fullscreen() || isOtherScreen) {
      leaveFullscreen();
      frame.dispose();
      show(current);
    } else if (!current.fullscreen()
        && (current.scale() != previous.scale() || current.aspect() != previous.aspect())) {
      setScaledSize(current);
    }
  }

  /**
   * Shows a dialog for a file or folder, and returns the chosen path; empty if the user cancels.
   */
  Optional<Path> chooseFile(String title, Path folder) {
    JFileChooser chooser = new JFileChooser(folder.toFile());
    chooser.setDialogTitle(title);
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    int answer = chooser.showOpenDialog(frame);
    canvas.requestFocusInWindow();
    return answer == JFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().toPath())
        : Optional.empty();
  }

  void dispose() {
    leaveFullscreen();
    frame.dispose();
  }

  /**
   * Returns whether this is a rehearsed start, in which the window is never shown and is closed
   * after its first picture.
   */
  static boolean isRehearsed() {
    return Boolean.getBoolean(RehearsedWindows.PROPERTY);
  }

  /** Returns whether the window is minimised; may be called on any thread. */
  boolean isMinimised() {
    return (frame.getExtendedState() & java.awt.Frame.ICONIFIED) != 0;
  }

  java.awt.Frame frame() {
    return frame;
  }

  private void showAsWindow(DisplaySettings settings) {
    frame.setUndecorated(false);
    if (settings.width() > 0 && settings.height() > 0) {
      setSize(settings.width(), settings.height());
    } else {
      setScaledSize(settings);
    }
    frame.setLocationRelativeTo(null);
    frame.setVisible(!isRehearsed());
  }

  private void setScaledSize(DisplaySettings settings) {
    int scale = settings.scale() > 0 ? settings.scale() : largestScale(settings);
    setSize(scale * Frame.WIDTH, Viewport.heightAt(scale, settings.aspect()));
  }

  /** Sets the size of the canvas in device pixels, limited to the monitor. */
  private void setSize(int width, int height) {
    double density = frame.getGraphicsConfiguration().getDefaultTransform().getScaleX();
    Rectangle screenBounds =
        GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    canvas.setPreferredSize(
        new Dimension(
            Math.min(screenBounds.width, (int) Math.round(width / density)),
            Math.min(screenBounds.height, (int) Math.round(height / density))));
    frame.pack();
  }

  private int largestScale(DisplaySettings settings) {
    Rectangle screenBounds =
        GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    double density = frame.getGraphicsConfiguration().getDefaultTransform().getScaleX();
    return Viewport.largestScale(
        (int) (screenBounds.width * density * USABLE_SHARE),
        (int) (screenBounds.height * density * USABLE_SHARE),
        settings.aspect());
  }

  private void enterFullscreen(int monitor) {
    GraphicsDevice device = findDevice(monitor);
    frame.setUndecorated(true);
    frame.setBounds(device.getDefaultConfiguration().getBounds());
    if (device.isFullScreenSupported()) {
      device.setFullScreenWindow(frame);
    }
    frame.setVisible(true);
    frame.setBounds(device.getDefaultConfiguration().getBounds());
  }

  private void leaveFullscreen() {
    for (GraphicsDevice device :
        GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices()) {
      if (device.getFullScreenWindow() == frame) {
        device.setFullScreenWindow(null);
      }
    }
  }

  private GraphicsDevice findDevice(int monitor) {
    GraphicsDevice[] devices = GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices();
    if (monitor >= 0 && monitor < devices.length) {
      return devices[monitor];
    }
    eventListener.accept(
        new HostEvent.Notice("there is no monitor " + monitor + ", taking the first"));
    return devices[0];
  }

  private void listen() {
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            eventListener.accept(new HostEvent.Close());
          }

          @Override
          public void windowDeiconified(WindowEvent event) {
            canvas.repaint();
          }
        });
    frame.addWindowFocusListener(
        new WindowAdapter() {
          @Override
          public void windowGainedFocus(WindowEvent event) {
            canvas.requestFocusInWindow();
            eventListener.accept(new HostEvent.Focus(true));
          }

          @Override
          public void windowLostFocus(WindowEvent event) {
            eventListener.accept(new HostEvent.Focus(false));
          }
        });
    canvas.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            canvas.repaint();
            Dimension size = canvas.deviceSize();
            eventListener.accept(new HostEvent.Resize(size.width, size.height));
          }
        });
  }
}
