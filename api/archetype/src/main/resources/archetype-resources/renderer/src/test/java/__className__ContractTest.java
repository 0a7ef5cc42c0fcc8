package ${package};

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.PostedStage;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** Tests the contract of renderers. The tests are inherited. */
class ${className}ContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new ${className}Provider();
  }

  /**
   * The renderer has no window yet, so the tests post events to its queue. When it has a window,
   * write a Stage that sends real key strokes to the window.
   */
  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    ${className}Renderer renderer = new ${className}Provider().open(settings);
    return new PostedStage(renderer, renderer::colours, renderer::post);
  }
}
