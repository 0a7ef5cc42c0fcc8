/** Syntax trees of sources, before names are resolved. */
package org.bowsprit.bow.internal.tree;
