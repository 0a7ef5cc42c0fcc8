/** Bytecode to sources: statements by the same definitions, structure where its shape is ours. */
package org.bowsprit.authoring.script.internal.decompile;
