/**
 * Contains the contract of every renderer as tests that other modules extend. {@link
 * org.bowsprit.render.contract.RendererContract} contains the tests, and a {@link
 * org.bowsprit.render.contract.Stage} connects them to the real window, terminal or buffer.
 */
package org.bowsprit.render.contract;
