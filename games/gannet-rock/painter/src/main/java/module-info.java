/** Paints the pictures, tunes and noises of The Lamp at Gannet Rock. */
module org.bowsprit.painter {
  requires java.desktop;
  requires org.bowsprit.format;
}
