/**
 * The known faults of shipped scripts, by release, and their cures (spec 13 §8.4, §9.2, §10.4,
 * §11).
 */
package org.bowsprit.vm.cure.known;
