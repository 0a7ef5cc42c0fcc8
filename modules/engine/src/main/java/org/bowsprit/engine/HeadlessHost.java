package org.bowsprit.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.state.GameState;

/**
 * A host without a player. It stores in memory the texts and the game that scripts save. Other
 * hosts extend this class.
 */
public class HeadlessHost implements GameHost {

  private final Map<String, byte[]> texts = new HashMap<>();
  private boolean ended;
  private GameState savedState;

  /** Creates a host without stored texts and without a saved game. */
  public HeadlessHost() {}

  /** Creates a host with a copy of the texts and the saved game of another host. */
  protected HeadlessHost(HeadlessHost other) {
    texts.putAll(other.texts);
    savedState = other.savedState;
  }

  @Override
  public boolean storeText(String name, byte[] text) {
    texts.put(name, text.clone());
    return true;
  }

  @Override
  public byte[] loadText(String name) {
    byte[] text = texts.get(name);
    return text == null ? null : text.clone();
  }

  @Override
  public boolean save(GameState state) {
    savedState = state;
    return true;
  }

  @Override
  public Optional<GameState> load() {
    return Optional.ofNullable(savedState);
  }

  @Override
  public void quit() {
    ended = true;
  }

  /** Returns whether scripts have neither saved a game nor stored a text. */
  public boolean isEmpty() {
    return savedState == null && texts.isEmpty();
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return ended;
  }
}
