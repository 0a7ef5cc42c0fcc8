/**
 * The engine in a browser: compiled ahead to JavaScript and WebAssembly, with what a page calls.
 * {@link org.bowsprit.web.Main} is all that it sees.
 */
package org.bowsprit.web;
