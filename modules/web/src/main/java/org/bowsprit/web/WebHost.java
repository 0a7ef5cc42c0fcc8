package org.bowsprit.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.state.GameState;

/** What a game may ask of the page around it; what it keeps lasts as long as the page. */
final class WebHost implements GameHost {

  private final Map<String, byte[]> texts = new HashMap<>();
  private GameState saved;
  private boolean menuWanted;
  private boolean ended;

  @Override
  public void openMenu() {
    menuWanted = true;
  }

  @Override
  public void quit() {
    ended = true;
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

  /** Returns whether the menu was asked for since the last call. */
  boolean takeMenuWish() {
    boolean wanted = menuWanted;
    menuWanted = false;
    return wanted;
  }

  /** Returns whether the game has asked to end. */
  boolean hasEnded() {
    return ended;
  }
}
