package org.bowsprit.render;

import org.bowsprit.service.Capability;

/**
 * A capability of a renderer.
 *
 * @since 1.0
 */
public enum RendererCapability implements Capability {
  /**
   * Several renderers may be open at the same time, for example for a second window beside the
   * game.
   */
  SEVERAL_WINDOWS
}
