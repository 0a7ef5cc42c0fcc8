/** What a person or a script sees: results, diagnostics, progress, colours and failures. */
package org.bowsprit.console;
