package org.bowsprit.engine;

import java.util.HashMap;
import java.util.Map;

/** A host without a player: texts are kept as long as the host lives, nothing is saved. */
public final class HeadlessHost implements GameHost {

  private final Map<String, byte[]> texts = new HashMap<>();
  private boolean ended;

  /** A host that keeps nothing yet. */
  public HeadlessHost() {}

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

  @Override
  public void quit() {
    ended = true;
  }

  /**
   * Whether the game has asked to end.
   *
   * @return true when it has
   */
  public boolean hasEnded() {
    return ended;
  }
}
