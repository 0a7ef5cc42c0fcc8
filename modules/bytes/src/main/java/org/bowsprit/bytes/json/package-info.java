/** JSON without a library and without reflection: written, and read into plain values. */
package org.bowsprit.bytes.json;
