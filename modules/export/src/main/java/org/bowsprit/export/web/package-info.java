/** Exports games as web pages. */
package org.bowsprit.export.web;
