/** Puts rooms, objects, actors and text on the screen, in palette indices. */
module org.bowsprit.zplane {
  requires transitive org.bowsprit.format;

  exports org.bowsprit.zplane;
  exports org.bowsprit.zplane.effect;
}
