/** The router that finds any-angle walks over the pixels of the boxes (spec 08 §10.3). */
module org.bowsprit.router.theta {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
