/**
 * Puts one question to one router and measures the answer: the plan, its cost, and the walk along
 * it.
 */
package org.bowsprit.trial;
