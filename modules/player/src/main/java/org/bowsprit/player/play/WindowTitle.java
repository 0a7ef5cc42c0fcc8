package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.Supplier;
import org.bowsprit.player.game.Companion;
import org.bowsprit.render.Renderer;

/** Keeps the title of the window in the program's language, which can change during play. */
final class WindowTitle implements Companion {

  /** Returns the title in the current language. */
  interface Source extends Supplier<String> {}

  private final Source title;
  private final Renderer renderer;
  private String shownTitle;

  @Inject
  WindowTitle(Source title, Renderer renderer) {
    this.title = title;
    this.renderer = renderer;
  }

  @Override
  public void join() {
    shownTitle = title.get();
  }

  @Override
  public void round() {
    String currentTitle = title.get();
    if (!currentTitle.equals(shownTitle)) {
      shownTitle = currentTitle;
      renderer.apply(renderer.settings().withTitle(currentTitle));
    }
  }
}
