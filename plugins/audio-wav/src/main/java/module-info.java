/** The sound device that keeps sound in a WAV file. */
module org.bowsprit.audio.wav {
  requires org.bowsprit.audio;
  requires pf4j;
}
