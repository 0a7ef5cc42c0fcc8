/**
 * Fixes for known faults in shipped scripts, applied while the scripts run (spec 13 §8.4, §9.2,
 * §10.4).
 */
package org.bowsprit.vm.cure;
