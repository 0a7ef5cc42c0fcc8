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
   * There is no window yet, so events are posted to the queue. When there is a window, write a
   * Stage that sends it real key strokes.
   */
  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    ${className}Renderer renderer = new ${className}Provider().open(settings);
    return new PostedStage(renderer, renderer::colours, renderer::post);
  }
}
