/**
 * Builds rooms from pictures and text (backgrounds, z-planes, object states), and decompiles them.
 */
package org.bowsprit.kit.internal.room;
