/** Conversion of the colours of pictures to indices of a room's palette. */
package org.bowsprit.kit.internal.colour;
