/**
 * Replaces numbers in the sources of a game. The editor in the browser uses it to save what a
 * person draws.
 */
package org.bowsprit.kit.edit;
