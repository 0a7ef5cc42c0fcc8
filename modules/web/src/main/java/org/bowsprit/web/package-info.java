/**
 * The engine in a browser: compiled ahead of time to JavaScript and WebAssembly, with the functions
 * that a page calls. A page only uses {@link org.bowsprit.web.Main}.
 */
package org.bowsprit.web;
