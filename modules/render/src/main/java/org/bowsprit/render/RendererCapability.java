package org.bowsprit.render;

import org.bowsprit.service.Capability;

/**
 * What a renderer says about itself.
 *
 * @since 1.0
 */
public enum RendererCapability implements Capability {
  /** A second one may be opened while the first is, for a view beside the game. */
  SEVERAL_WINDOWS
}
