/** Decompiles bytecode to sources that compile to the same bytes. */
package org.bowsprit.bow.decompile;
