/** The renderer that shows the game in a Swing window, on every desktop that the JDK supports. */
module org.bowsprit.render.swing {
  requires java.desktop;
  requires org.bowsprit.render;
  requires pf4j;
}
