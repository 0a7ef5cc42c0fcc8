/** Sources as trees: what was written, before any name means something. */
package org.bowsprit.bow.internal.tree;
