/** The router that decides leg by leg, like the reference interpreter. */
module org.bowsprit.router.classic {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
