/** The router that decides leg by leg, as the reference interpreter does. */
module org.bowsprit.router.classic {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
