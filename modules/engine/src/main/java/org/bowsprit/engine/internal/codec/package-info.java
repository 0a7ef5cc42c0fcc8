/** Records turned into bytes and back: the one place that knows the codec library. */
package org.bowsprit.engine.internal.codec;
