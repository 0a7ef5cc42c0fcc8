/** The router laboratory: asks routers the same questions and compares their answers. */
module org.bowsprit.routelab {
  requires com.fasterxml.jackson.databind;
  requires transitive org.bowsprit.pathfinding;

  exports org.bowsprit.routelab.query;
}
