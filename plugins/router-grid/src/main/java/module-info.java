/** Routers that search the pixels of the walk boxes as a grid (spec 08 §10). */
module org.bowsprit.router.grid {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
