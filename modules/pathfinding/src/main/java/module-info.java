/** Walk boxes, box matrices, and the service-provider interface of routers (spec 08). */
module org.bowsprit.pathfinding {
  exports org.bowsprit.pathfinding;
  exports org.bowsprit.pathfinding.classic;
  exports org.bowsprit.pathfinding.geometry;
  exports org.bowsprit.pathfinding.matrix;
}
