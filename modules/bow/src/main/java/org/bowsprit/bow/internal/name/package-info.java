/** Resolves names: finds the declared symbol, with its kind and number, for a name in its scope. */
package org.bowsprit.bow.internal.name;
