/** The index file: limits, where every resource is, and how objects begin (spec 01 §4). */
package org.bowsprit.format.index;
