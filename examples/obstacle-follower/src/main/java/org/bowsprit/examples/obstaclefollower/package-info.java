/**
 * Contains a router that walks straight and around obstacles. It follows an obstacle's outline with
 * either hand and takes the shorter path.
 */
package org.bowsprit.examples.obstaclefollower;
