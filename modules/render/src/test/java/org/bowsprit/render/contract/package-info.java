/**
 * The contract of every renderer as tests to extend: {@link
 * org.bowsprit.render.contract.RendererContract} has the tests, and a {@link
 * org.bowsprit.render.contract.Stage} connects them to the real window, terminal or buffer.
 */
package org.bowsprit.render.contract;
