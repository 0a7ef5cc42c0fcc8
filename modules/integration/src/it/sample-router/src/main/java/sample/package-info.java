/** A router written as a third party would: against the exported service and nothing else. */
package sample;
