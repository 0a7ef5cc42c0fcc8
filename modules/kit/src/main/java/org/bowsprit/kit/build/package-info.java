/** Builds a folder of sources into a folder with a game, and summarises the result. */
package org.bowsprit.kit.build;
