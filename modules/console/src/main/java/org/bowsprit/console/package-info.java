/**
 * The output of commands for people and scripts: results, diagnostics, progress, colours and
 * failures.
 */
package org.bowsprit.console;
