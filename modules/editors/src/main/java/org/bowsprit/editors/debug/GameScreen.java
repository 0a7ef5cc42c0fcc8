package org.bowsprit.editors.debug;

import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/** A window that shows a game and receives the player's input. */
public interface GameScreen extends AutoCloseable {

  /** Opens windows. */
  @FunctionalInterface
  interface Source {

    /**
     * Opens a window.
     *
     * @param renderer the id of a renderer; empty for the best one
     * @param title the title
     * @return the window; empty if the machine cannot show a window
     */
    Optional<GameScreen> open(Optional<String> renderer, String title);
  }

  /** Shows a frame. */
  void show(Frame frame);

  /** Reports the input since the last call. */
  void poll(Consumer<Input> input);

  /** Returns whether the player has closed the window. */
  boolean isClosed();

  @Override
  void close();
}
