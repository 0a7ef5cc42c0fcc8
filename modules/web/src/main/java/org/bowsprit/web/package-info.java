/**
 * The engine for browsers, with the functions that a page calls. It is compiled ahead of time to
 * JavaScript and WebAssembly. The page of a game only uses {@link org.bowsprit.web.Main}, the page
 * of the laboratory only {@link org.bowsprit.web.LabMain}.
 */
package org.bowsprit.web;
