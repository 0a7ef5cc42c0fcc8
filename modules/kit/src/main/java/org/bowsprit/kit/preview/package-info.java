/** Pictures for authors: rooms with their walk boxes, which players do not see. */
package org.bowsprit.kit.preview;
