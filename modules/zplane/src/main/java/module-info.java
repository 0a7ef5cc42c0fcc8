/** Draws rooms, objects, actors and text on the screen, in palette indices. */
module org.bowsprit.zplane {
  requires transitive org.bowsprit.format;
  requires org.bowsprit.render;

  exports org.bowsprit.zplane;
  exports org.bowsprit.zplane.effect;
}
