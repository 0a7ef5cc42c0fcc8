package org.bowsprit.launcher.play;

import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.HeadlessHost;

/** What a played game may ask of the program: an end, texts kept while it lasts. */
public final class PlayHost implements GameHost {

  private final HeadlessHost texts = new HeadlessHost();

  /** Makes a host. */
  public PlayHost() {}

  @Override
  public void quit() {
    texts.quit();
  }

  @Override
  public boolean keep(String name, byte[] text) {
    return texts.keep(name, text);
  }

  @Override
  public byte[] kept(String name) {
    return texts.kept(name);
  }

  /** Returns whether the game has asked to end. */
  public boolean hasEnded() {
    return texts.hasEnded();
  }
}
