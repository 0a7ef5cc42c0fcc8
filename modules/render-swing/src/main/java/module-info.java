/** The renderer that shows the game in a Swing window, on every desktop the JDK knows. */
module org.bowsprit.render.swing {
  requires java.desktop;
  requires org.bowsprit.render;
  requires pf4j;
}
