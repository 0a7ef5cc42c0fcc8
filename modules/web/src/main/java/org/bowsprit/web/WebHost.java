package org.bowsprit.web;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.player.game.PlayHost;

/** The host of a game in a page. Everything that it stores lasts as long as the page. */
final class WebHost extends HeadlessHost {

  private final Supplier<Optional<String>> language;
  private boolean isMenuRequested;

  /**
   * Creates a host.
   *
   * @param language the language of the page. A game that has this language begins in it
   */
  WebHost(Supplier<Optional<String>> language) {
    this.language = language;
  }

  @Override
  public byte[] loadText(String name) {
    byte[] text = super.loadText(name);
    return text == null && name.equals(PlayHost.LANGUAGE)
        ? language.get().map(code -> code.getBytes(StandardCharsets.US_ASCII)).orElse(null)
        : text;
  }

  @Override
  public void openMenu() {
    isMenuRequested = true;
  }

  /** Returns whether the menu was requested since the last call. */
  boolean takeMenuRequest() {
    boolean isRequested = isMenuRequested;
    isMenuRequested = false;
    return isRequested;
  }
}
