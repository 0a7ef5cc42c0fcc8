package org.bowsprit.launcher.play;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.console.Console;
import org.bowsprit.editors.debug.GameScreen;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.plugin.host.isolation.RendererChooser;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;

/**
 * Opens windows for games that are debugged. Never uses the renderer in the terminal, because
 * standard output is used for a protocol.
 */
public final class DebugScreens implements GameScreen.Source {

  private static final String TERMINAL_RENDERER = "terminal";

  private final Providers<RendererProvider> renderers;
  private final Console console;

  @Inject
  DebugScreens(Providers<RendererProvider> renderers, Console console) {
    this.renderers = renderers;
    this.console = console;
  }

  @Override
  public Optional<GameScreen> open(Optional<String> renderer, String title) {
    renderer.ifPresent(renderers::get);
    List<RendererProvider> windows =
        renderers.all().stream()
            .filter(each -> each.preference() > 0 && !each.id().equals(TERMINAL_RENDERER))
            .toList();
    try {
      return Optional.of(
          new Screen(
              new GuardedRenderer(
                  new RendererChooser(windows, console::note),
                  renderer.orElse(""),
                  DisplaySettings.DEFAULT.withTitle(title),
                  console::note)));
    } catch (RendererException e) {
      if (renderer.isPresent()) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
      console.note("no window: " + e.getMessage());
      return Optional.empty();
    }
  }

  private static final class Screen implements GameScreen {

    private final GuardedRenderer renderer;
    private boolean isClosed;

    Screen(GuardedRenderer renderer) {
      this.renderer = renderer;
    }

    @Override
    public void show(Frame frame) {
      renderer.present(frame);
    }

    @Override
    public void poll(Consumer<Input> input) {
      renderer.poll(event -> handle(event, input));
    }

    private void handle(RenderEvent event, Consumer<Input> input) {
      if (event instanceof Input gameInput) {
        input.accept(gameInput);
      } else if (event instanceof HostEvent.Close) {
        isClosed = true;
      }
    }

    @Override
    public boolean isClosed() {
      return isClosed;
    }

    @Override
    public void close() {
      renderer.close();
    }
  }
}
