/** Actors: state, walking, facing, scale and costume animation. */
module org.bowsprit.actors {
  requires transitive org.bowsprit.format;
  requires transitive org.bowsprit.pathfinding;
  requires org.slf4j;
  requires org.bowsprit.render;

  exports org.bowsprit.actors;
}
