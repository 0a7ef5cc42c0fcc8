/** Paints the pictures, tunes and noises of The Lamp at Gannet Rock. */
module org.bowsprit.gannet.painter {
  requires java.desktop;
}
