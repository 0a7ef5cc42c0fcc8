/** Script resources as bytecode: where the code starts, not what it means (spec 05 §4.1). */
package org.bowsprit.format.script;
