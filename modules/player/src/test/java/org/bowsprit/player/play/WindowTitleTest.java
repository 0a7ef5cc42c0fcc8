package org.bowsprit.player.play;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.concurrent.atomic.AtomicReference;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Renderer;
import org.junit.jupiter.api.Test;

class WindowTitleTest {

  @Test
  void theTitleOfTheWindowChangesWithTheLanguage() {
    DisplaySettings settings = DisplaySettings.DEFAULT.withTitle("The Lamp (English)");
    Renderer renderer = mock(Renderer.class);
    when(renderer.settings()).thenReturn(settings);
    AtomicReference<String> currentTitle = new AtomicReference<>(settings.title());
    WindowTitle title = new WindowTitle(currentTitle::get, renderer);
    title.join();

    title.round();
    verify(renderer, never()).apply(settings);
    currentTitle.set("The Lamp (Englisch)");
    title.round();

    verify(renderer).apply(settings.withTitle("The Lamp (Englisch)"));
  }
}
