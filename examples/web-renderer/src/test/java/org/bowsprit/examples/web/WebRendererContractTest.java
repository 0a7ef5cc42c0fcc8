package org.bowsprit.examples.web;

import java.util.Map;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** Tests the contract of renderers, over a WebSocket. The tests are inherited. */
class WebRendererContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new WebRendererProvider();
  }

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    WebRenderer renderer =
        new WebRendererProvider().open(settings.withOptions(Map.of("web.port", "0")));
    return new PageStage(renderer, new PageClient(renderer.server().address()));
  }

  private record PageStage(Renderer renderer, PageClient page) implements Stage {

    @Override
    public int[] shown() {
      return page.colours();
    }

    @Override
    public void perform(Input input) {
      if (input instanceof Input.Move move) {
        page.send("move " + move.x() + " " + move.y());
      } else if (input instanceof Input.Press press) {
        page.send("down " + press.x() + " " + press.y() + " " + name(press.button()));
      } else if (input instanceof Input.Release release) {
        page.send("up " + release.x() + " " + release.y() + " " + name(release.button()));
      } else if (input instanceof Input.Key key) {
        page.send("key " + key.code() + " 0 0 0");
      }
    }

    private static String name(Input.Button button) {
      return button == Input.Button.LEFT ? "left" : "right";
    }

    @Override
    public void resize() {
      page.send("size 390 293");
    }

    @Override
    public void loseFocus() {
      page.send("focus 0");
    }

    @Override
    public void gainFocus() {
      page.send("focus 1");
    }

    @Override
    public void askToClose() {
      page.send("leave");
      page.send("key " + KeyCodes.F1);
    }

    @Override
    public void close() {
      page.close();
      renderer.close();
    }
  }
}
