package org.bowsprit.player.play;

import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.render.Renderer;

/** Something beside a game at play that brings layers and keys of its own. */
@FunctionalInterface
public interface Companion {

  /**
   * What a companion is brought together with.
   *
   * @param layers what is drawn over the game
   * @param actions what keys do
   * @param controls take what happens at the window
   * @param loop plays the game
   * @param renderer where it is shown
   */
  record Context(
      Layers layers, Actions actions, Controls controls, PlayLoop loop, Renderer renderer) {}

  /** Joins before the first round: adds its layers, takes up its actions. */
  void join(Context context);
}
