/**
 * What is known to be wrong in shipped scripts, mended while they run (spec 13 §8.4, §9.2, §10.4).
 */
package org.bowsprit.vm.cure;
