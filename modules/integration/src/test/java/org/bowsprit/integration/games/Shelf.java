package org.bowsprit.integration.games;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;

/** Keeps what scripts save outside of saved games: a game and texts. */
final class Shelf implements GameHost {

  private final Map<String, byte[]> texts = new HashMap<>();
  private GameState saved;

  /** Returns another with the same on it. */
  Shelf copy() {
    Shelf other = new Shelf();
    other.texts.putAll(texts);
    other.saved = saved;
    return other;
  }

  @Override
  public boolean save(GameState state) {
    saved = state;
    return true;
  }

  @Override
  public Optional<GameState> load() {
    return Optional.ofNullable(saved);
  }

  @Override
  public boolean keep(String name, byte[] text) {
    texts.put(name, text.clone());
    return true;
  }

  @Override
  public byte[] kept(String name) {
    byte[] text = texts.get(name);
    return text == null ? null : text.clone();
  }
}
