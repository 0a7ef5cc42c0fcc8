/**
 * What a whole game must do on every renderer: for renderers to test against, through their {@link
 * org.bowsprit.render.contract.Stage}.
 */
package org.bowsprit.engine.contract;
