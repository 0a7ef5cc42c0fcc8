/** Colours of pictures: which index of a room's palette stands for which. */
package org.bowsprit.kit.internal.colour;
