/** Converts records to bytes and back. */
package org.bowsprit.engine.internal.codec;
