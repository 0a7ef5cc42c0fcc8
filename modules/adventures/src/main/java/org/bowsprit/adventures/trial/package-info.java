/** Lets agents play adventures, and measures their success. */
package org.bowsprit.adventures.trial;
