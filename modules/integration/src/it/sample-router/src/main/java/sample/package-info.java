/** A router such as a third party would write: it uses only the exported service. */
package sample;
