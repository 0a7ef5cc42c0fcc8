/** What routers, renderers and devices are given: typed options, and those that are kept. */
package org.bowsprit.session.service;
