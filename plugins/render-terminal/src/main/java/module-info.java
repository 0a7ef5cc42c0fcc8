/** The renderer that draws the game with the characters of a terminal. */
module org.bowsprit.render.terminal {
  requires org.bowsprit.render;
  requires pf4j;
}
