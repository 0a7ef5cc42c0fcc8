/** The router laboratory: asks routers the same questions and compares their answers. */
@SuppressWarnings("module") // Exported to modules that are compiled later, and to Jackson.
module org.bowsprit.routelab {
  requires com.fasterxml.jackson.databind;
  requires jdk.management;
  requires org.bowsprit.bytes;
  requires org.bowsprit.media;
  requires org.bowsprit.vm;
  requires org.slf4j;
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;

  exports org.bowsprit.routelab.audit to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher;
  exports org.bowsprit.routelab.experiment to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.session,
      org.bowsprit.workshop;
  exports org.bowsprit.routelab.live to
      org.bowsprit.workshop;
  exports org.bowsprit.routelab.metric to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight;
  exports org.bowsprit.routelab.movingai to
      com.fasterxml.jackson.databind,
      org.bowsprit.workshop;
  exports org.bowsprit.routelab.part to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.routelab.query to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.routelab.report to
      com.fasterxml.jackson.databind,
      org.bowsprit.launcher,
      org.bowsprit.workshop;
  exports org.bowsprit.routelab.room to
      com.fasterxml.jackson.databind,
      org.bowsprit.insight,
      org.bowsprit.launcher,
      org.bowsprit.workshop;

  // Routes and rooms in files are records of the package's own.
  opens org.bowsprit.routelab.part to
      com.fasterxml.jackson.databind;
}
