/** Bytecode to sources: statements by the same definitions, structure where its shape is ours. */
package org.bowsprit.bow.internal.decompile;
