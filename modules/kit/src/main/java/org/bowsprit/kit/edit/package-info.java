/**
 * Replaces numbers in the sources of a game. The editor in the browser uses this package to save
 * drawn changes.
 */
package org.bowsprit.kit.edit;
