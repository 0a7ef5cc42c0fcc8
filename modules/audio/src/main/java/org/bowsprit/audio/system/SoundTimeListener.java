package org.bowsprit.audio.system;

/**
 * Receives the time to which the sounds and register writes after the call belong, in microseconds
 * since iteration 0.
 */
public interface SoundTimeListener {

  /** Does nothing. */
  SoundTimeListener NONE =
      new SoundTimeListener() {
        @Override
        public void quantum(long micros) {}

        @Override
        public void frame(long micros) {}
      };

  /** Called before the sequencer advances by one quantum. */
  void quantum(long micros);

  /** Called before the scripts of a frame run. */
  void frame(long micros);
}
