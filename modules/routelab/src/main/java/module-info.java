/** The router laboratory: asks routers the same questions and compares their answers. */
@SuppressWarnings("module") // The modules it is exported to are compiled later.
module org.bowsprit.routelab {
  requires com.fasterxml.jackson.databind;
  requires jdk.management;
  requires org.bowsprit.media;
  requires org.bowsprit.vm;
  requires org.slf4j;
  requires transitive org.bowsprit.actors;
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;

  exports org.bowsprit.routelab.audit to
      org.bowsprit.launcher;
  exports org.bowsprit.routelab.experiment to
      org.bowsprit.insight,
      org.bowsprit.launcher;
  exports org.bowsprit.routelab.metric to
      org.bowsprit.insight;
  exports org.bowsprit.routelab.movingai to
      org.bowsprit.launcher;
  exports org.bowsprit.routelab.query to
      org.bowsprit.launcher;
  exports org.bowsprit.routelab.report to
      org.bowsprit.launcher;
  exports org.bowsprit.routelab.room to
      org.bowsprit.insight,
      org.bowsprit.launcher;
}
