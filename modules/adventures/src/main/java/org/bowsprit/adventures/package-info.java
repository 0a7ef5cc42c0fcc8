/**
 * Small adventures that are made from seeds: their plans, the sources of their games, and a way to
 * win each of them.
 */
package org.bowsprit.adventures;
