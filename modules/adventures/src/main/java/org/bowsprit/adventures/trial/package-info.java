/** Trials: agents play adventures, and their success is measured. */
package org.bowsprit.adventures.trial;
