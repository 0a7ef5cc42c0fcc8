package org.bowsprit.player.layer;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;

/** The layers over a game, lowest first. */
public final class Layers {

  private final List<Layer> layers = new ArrayList<>();
  private int usual;
  private final Frame covered = new Frame();

  /** Makes a bare game. */
  public Layers() {}

  /**
   * Lays one over all others but the uppermost.
   *
   * @return the layer
   */
  public <T extends Layer> T add(T layer) {
    layers.add(usual++, layer);
    return layer;
  }

  /**
   * Lays one over all others, those too that are added later.
   *
   * @return the layer
   */
  public <T extends Layer> T addUppermost(T layer) {
    layers.add(layer);
    return layer;
  }

  /** Returns whether a layer that is shown holds the game. */
  public boolean holdGame() {
    return holdGameWithout(null);
  }

  /**
   * Returns whether any other layer that is shown holds the game.
   *
   * @param one which does not count; null for none
   */
  public boolean holdGameWithout(Layer one) {
    for (int i = 0; i < layers.size(); i++) {
      Layer layer = layers.get(i);
      if (layer != one && layer.holdsGame() && layer.isShown()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Asks the layers shown, uppermost first, whether one keeps what the player did.
   *
   * @return whether one did
   */
  public boolean take(Input input) {
    for (int i = layers.size() - 1; i >= 0; i--) {
      if (layers.get(i).isShown() && layers.get(i).take(input)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Asks the layers shown whether one keeps the wheel.
   *
   * @return whether one did
   */
  public boolean takeWheel(double notches) {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.takeWheel(notches));
  }

  /** Returns whether a layer that is shown wants every key. */
  public boolean takeEveryKey() {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.takesEveryKey());
  }

  /**
   * Asks the layers shown whether one keeps a pad's button.
   *
   * @return whether one did
   */
  public boolean take(PadButton button) {
    return layers.stream().anyMatch(layer -> layer.isShown() && layer.take(button));
  }

  /**
   * Returns what is to be seen: the game's own frame where no layer is shown, else a copy of it
   * with the layers drawn over.
   */
  public Frame over(Frame game) {
    Frame shown = game;
    for (int i = 0; i < layers.size(); i++) {
      if (layers.get(i).isShown()) {
        if (shown == game) {
          covered.copyFrom(game);
          shown = covered;
        }
        layers.get(i).draw(shown);
      }
    }
    return shown;
  }
}
