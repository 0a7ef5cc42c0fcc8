/**
 * What every renderer keeps, as tests to extend: {@link
 * org.bowsprit.render.contract.RendererContract} asks, a {@link org.bowsprit.render.contract.Stage}
 * is the hands and eyes at the real window, terminal or buffer.
 */
package org.bowsprit.render.contract;
