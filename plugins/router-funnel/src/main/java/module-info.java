/**
 * The router that finds the shortest walk within the chain of boxes from the matrix (spec 08
 * §11.2).
 */
module org.bowsprit.router.funnel {
  requires org.bowsprit.pathfinding;
  requires pf4j;
}
