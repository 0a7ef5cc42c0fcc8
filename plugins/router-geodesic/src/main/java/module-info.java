/** The router that finds the exact shortest walk over walk boxes (spec 08 §11.3). */
module org.bowsprit.router.geodesic {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
