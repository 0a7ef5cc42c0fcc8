/**
 * The developer's drawer: what runs, what is remembered and who is where, page by page, above a
 * console. It is shown in a panel of the renderer, or in the picture where that has none.
 */
package org.bowsprit.insight.drawer;
