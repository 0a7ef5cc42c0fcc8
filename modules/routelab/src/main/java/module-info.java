/** The router laboratory: asks routers the same questions and compares their answers. */
@SuppressWarnings("module") // Opened to a module that this one does not need.
module org.bowsprit.routelab {
  requires jakarta.inject;
  requires jdk.httpserver;
  requires org.bowsprit.service;
  requires com.fasterxml.jackson.databind;
  requires org.bowsprit.bytes;
  requires org.bowsprit.media;
  requires transitive org.bowsprit.vm;
  requires org.slf4j;
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires transitive org.bowsprit.desktop;
  requires transitive org.bowsprit.plugin.host;
  requires transitive org.bowsprit.trial;

  exports org.bowsprit.routelab.audit;
  exports org.bowsprit.routelab.experiment;
  exports org.bowsprit.routelab.lab;
  exports org.bowsprit.routelab.live;
  exports org.bowsprit.routelab.movingai;
  exports org.bowsprit.routelab.part;
  exports org.bowsprit.routelab.query;
  exports org.bowsprit.routelab.report;
  exports org.bowsprit.routelab.room;

  // Created by Guice.
  opens org.bowsprit.routelab.lab to
      com.google.guice;
  // Routes and rooms in files are records of this package.
  opens org.bowsprit.routelab.part to
      com.fasterxml.jackson.databind;
}
