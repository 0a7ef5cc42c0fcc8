/**
 * Resolves names. For a name in its scope, finds the declared symbol, which has a kind and a
 * number.
 */
package org.bowsprit.bow.internal.name;
