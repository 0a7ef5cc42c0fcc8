/** Pictures for authors: a room with the walk boxes that its players never see. */
package org.bowsprit.kit.preview;
