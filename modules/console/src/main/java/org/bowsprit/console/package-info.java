/**
 * The output of commands for persons and scripts: results, diagnostics, progress, colours and
 * failures.
 */
package org.bowsprit.console;
