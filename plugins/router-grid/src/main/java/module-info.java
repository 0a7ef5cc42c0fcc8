/** Raster routers over the pixels of the boxes (spec 08 §10). */
module org.bowsprit.router.grid {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
