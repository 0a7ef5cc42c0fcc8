/** The sound device that writes to a WAV file. */
module org.bowsprit.audio.wav {
  requires org.bowsprit.audio;
  requires pf4j;
}
