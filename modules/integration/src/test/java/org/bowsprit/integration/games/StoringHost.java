package org.bowsprit.integration.games;

import java.util.Optional;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.state.GameState;

/**
 * A host that stores the data that scripts save outside of saved games. The host can be copied
 * together with a saved game, and restored later.
 */
final class StoringHost implements GameHost {

  private StoredData data;

  StoringHost() {
    this(new StoredData());
  }

  private StoringHost(StoredData data) {
    this.data = data;
  }

  /** Returns a copy. */
  StoringHost copy() {
    return new StoringHost(new StoredData(data));
  }

  /** Replaces the stored data with a copy of another host's data. */
  void restore(StoringHost other) {
    data = new StoredData(other.data);
  }

  @Override
  public boolean storeText(String name, byte[] text) {
    return data.storeText(name, text);
  }

  @Override
  public byte[] loadText(String name) {
    return data.loadText(name);
  }

  @Override
  public boolean save(GameState state) {
    return data.save(state);
  }

  @Override
  public Optional<GameState> load() {
    return data.load();
  }

  @Override
  public void quit() {
    data.quit();
  }

  boolean hasRequestedEnd() {
    return data.hasEnded();
  }

  /** The data that scripts have saved. */
  private static final class StoredData extends HeadlessHost {

    private StoredData() {}

    private StoredData(StoredData other) {
      super(other);
    }
  }
}
