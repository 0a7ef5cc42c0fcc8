/** What names mean: every declared thing with its kind and number, found from where it is used. */
package org.bowsprit.bow.internal.name;
