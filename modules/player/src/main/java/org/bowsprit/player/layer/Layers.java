package org.bowsprit.player.layer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;

/** The layers over a game, lowest first. */
public final class Layers {

  private final List<Layer> layers = new ArrayList<>();
  private int countBelowUppermost;
  private final Frame copy = new Frame();

  /** Creates an empty stack of layers. */
  public Layers() {}

  /**
   * Adds a layer above all others except the uppermost.
   *
   * @return the layer
   */
  public <T extends Layer> T add(T layer) {
    layers.add(countBelowUppermost++, layer);
    return layer;
  }

  /**
   * Adds a layer directly above another.
   *
   * @param lower a layer that was added by {@link #add}
   * @return the layer
   */
  public <T extends Layer> T addAbove(Layer lower, T layer) {
    layers.add(layers.indexOf(lower) + 1, layer);
    countBelowUppermost++;
    return layer;
  }

  /**
   * Adds a layer above all others, including those that are added later.
   *
   * @return the layer
   */
  public <T extends Layer> T addUppermost(T layer) {
    layers.add(layer);
    return layer;
  }

  /** Returns whether a visible layer pauses the game. */
  public boolean isGamePaused() {
    return isGamePausedByOthers(null);
  }

  /**
   * Returns whether a visible layer other than the given one pauses the game.
   *
   * @param ignored the layer to ignore; null for none
   */
  public boolean isGamePausedByOthers(Layer ignored) {
    for (int i = 0; i < layers.size(); i++) {
      Layer layer = layers.get(i);
      if (layer != ignored && layer.pausesGame() && layer.isShown()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Passes input to the visible layers, uppermost first, until one consumes it.
   *
   * @return whether a layer consumed it
   */
  public boolean handle(Input input) {
    for (int i = layers.size() - 1; i >= 0; i--) {
      if (layers.get(i).isShown() && layers.get(i).take(input)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Passes a turn of the mouse wheel to the visible layers.
   *
   * @return whether one consumed it
   */
  public boolean handleWheel(int notches) {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.handleWheel(notches));
  }

  /** Passes pasted text to the visible layers. */
  public void handleText(String text) {
    layers.stream().filter(Layer::isShown).forEach(layer -> layer.handleText(text));
  }

  /**
   * Passes a dropped or chosen file to the visible layers.
   *
   * @return whether one consumed it
   */
  public boolean handle(Path file) {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.take(file));
  }

  /** Returns whether a visible layer takes all keys. */
  public boolean receivesAllKeys() {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.receivesAllKeys());
  }

  /**
   * Passes the press of a pad button to the visible layers.
   *
   * @return whether one consumed it
   */
  public boolean handle(PadButton button) {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.take(button));
  }

  /**
   * Returns the picture to show: the game's own frame if no layer is visible, else a copy with the
   * layers drawn over it.
   */
  public Frame withLayers(Frame game) {
    Frame picture = game;
    for (int i = 0; i < layers.size(); i++) {
      if (layers.get(i).isShown()) {
        if (picture == game) {
          copy.copyFrom(game);
          picture = copy;
        }
        layers.get(i).draw(picture);
      }
    }
    return picture;
  }
}
