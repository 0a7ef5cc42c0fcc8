/** General MIDI with the JDK's software synthesiser. */
module org.bowsprit.music.gervill {
  requires java.desktop;
  requires java.logging;
  requires org.bowsprit.audio;
  requires pf4j;
}
