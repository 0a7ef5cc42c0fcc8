package org.bowsprit.integration.games;

import java.util.Optional;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.state.GameState;

/**
 * Stores the data that scripts save outside saved games. It can be copied together with a saved
 * game and restored.
 */
final class Shelf implements GameHost {

  private Kept kept;

  Shelf() {
    this(new Kept());
  }

  private Shelf(Kept kept) {
    this.kept = kept;
  }

  /** Returns a copy. */
  Shelf copy() {
    return new Shelf(new Kept(kept));
  }

  /** Replaces the contents with the contents of another shelf. */
  void putBack(Shelf other) {
    kept = new Kept(other.kept);
  }

  @Override
  public boolean keep(String name, byte[] text) {
    return kept.keep(name, text);
  }

  @Override
  public byte[] kept(String name) {
    return kept.kept(name);
  }

  @Override
  public boolean save(GameState state) {
    return kept.save(state);
  }

  @Override
  public Optional<GameState> load() {
    return kept.load();
  }

  @Override
  public void quit() {
    kept.quit();
  }

  boolean hasEnded() {
    return kept.hasEnded();
  }

  /** The data that scripts have saved. */
  private static final class Kept extends HeadlessHost {

    private Kept() {}

    private Kept(Kept other) {
      super(other);
    }
  }
}
