/** Music on the MIDI ports of the system. */
module org.bowsprit.music.midi.port {
  requires java.desktop;
  requires org.bowsprit.audio;
  requires pf4j;
}
