package org.bowsprit.integration.games;

import java.util.Optional;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.state.GameState;

/**
 * Stores the data that scripts save outside saved games. It can be copied together with a saved
 * game and restored.
 */
final class ScriptStorage implements GameHost {

  private StoredData data;

  ScriptStorage() {
    this(new StoredData());
  }

  private ScriptStorage(StoredData data) {
    this.data = data;
  }

  /** Returns a copy. */
  ScriptStorage copy() {
    return new ScriptStorage(new StoredData(data));
  }

  /** Replaces the contents with the contents of another object. */
  void restore(ScriptStorage other) {
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

  boolean hasEnded() {
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
