package ${package};

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.PostedStage;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** The contract of every renderer; the tests are inherited. */
class ${className}ContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new ${className}Provider();
  }

  /** There is no window yet, so events are posted to the queue. Later, write a Stage with real strokes. */
  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    ${className}Renderer renderer = new ${className}Provider().open(settings);
    return new PostedStage(renderer, renderer::colours, renderer::post);
  }
}
