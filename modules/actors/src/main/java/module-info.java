/**
 * Contains the state of actors, and makes them walk, turn, change their size and animate their
 * costumes.
 */
module org.bowsprit.actors {
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires org.slf4j;
  requires org.bowsprit.render;

  exports org.bowsprit.actors;
}
